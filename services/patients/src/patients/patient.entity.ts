import { PracticeRecordEntity } from '@pora/common/database';
import type { Goal, PatientFields, PatientStatus, Sex } from '@pora/contracts/patients/patient.model';
import { Check, Column, Entity, Index } from 'typeorm';

@Entity('patients')
@Index('patients_practice', ['practiceId'])
@Check('patients_status', `status IN ('active', 'completed', 'inactive')`)
@Check('patients_sex', `sex IN ('female', 'male', 'other')`)
@Check('patients_goal', `goal IN ('weight_loss', 'muscle_gain', 'maintenance', 'medical')`)
export class PatientEntity extends PracticeRecordEntity implements PatientFields {
  @Column({ type: 'text' })
  status!: PatientStatus;

  @Column({ type: 'text' })
  firstName!: string;

  @Column({ type: 'text' })
  lastName!: string;

  @Column({ type: 'text', nullable: true })
  sex!: Sex | null;

  @Column({ type: 'integer', nullable: true })
  birthYear!: number | null;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  phone!: string;

  @Column({ type: 'double precision', nullable: true })
  heightCm!: number | null;

  @Column({ type: 'double precision', nullable: true })
  startingWeightKg!: number | null;

  @Column({ type: 'double precision' })
  activityFactor!: number;

  @Column({ type: 'text' })
  goal!: Goal;

  @Column({ type: 'double precision', nullable: true })
  targetWeightKg!: number | null;

  @Column({ type: 'integer', nullable: true })
  tdee!: number | null;

  @Column({ type: 'text', default: '' })
  notes!: string;
}
