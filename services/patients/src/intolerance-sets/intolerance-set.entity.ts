import { PracticeRecordEntity } from '@pora/common/database';
import type { NewIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { PatientEntity } from '../patients/patient.entity.js';

/** Results of a food-intolerance test; of those outside the trash at most one is not superseded: the current one. */
@Entity('patient_intolerance_sets')
@Index('patient_intolerance_sets_current', ['patientId'], {
  unique: true,
  where: 'deleted_at IS NULL AND superseded_at IS NULL',
})
@Index('patient_intolerance_sets_of_patient', ['patientId'])
export class IntoleranceSetEntity extends PracticeRecordEntity {
  @Column({ type: 'text' })
  @ForeignKey(() => PatientEntity, { name: 'patient_intolerance_sets_patient', onDelete: 'CASCADE' })
  patientId!: string;

  /** Calendar date `yyyy-MM-dd`. */
  @Column({ type: 'date', nullable: true })
  date!: string | null;

  @Column({ type: 'text', nullable: true })
  sourceFile!: string | null;

  /** One document, because it is always read and written as a whole. */
  @Column({ type: 'jsonb' })
  categories!: NewIntoleranceSet['categories'];

  /** When other results took the place of these; plans are checked only against those without such a moment. */
  @Column({ type: 'timestamptz', nullable: true })
  supersededAt!: Date | null;
}
