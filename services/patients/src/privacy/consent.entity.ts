import { PRACTICE_ID, RecordEntity } from '@pora/common/database';
import type { ConsentWay } from '@pora/contracts/privacy/consent.vocabulary';
import type { ConsentGiver, Withdrawal } from '@pora/contracts/privacy/privacy.model';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PatientEntity } from '../patients/patient.entity.js';

/** A consent of a patient; it goes with the patient and is changed by its withdrawal alone. */
@Entity('patient_consents')
@Index('patient_consents_of_patient', ['patientId', 'date'])
export class ConsentEntity extends RecordEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'uuid', default: PRACTICE_ID })
  practiceId!: string;

  @Column({ type: 'text' })
  @ForeignKey(() => PatientEntity, { name: 'patient_consents_patient', onDelete: 'CASCADE' })
  patientId!: string;

  @Column({ type: 'text' })
  textVersion!: string;

  /** Calendar date `yyyy-MM-dd`. */
  @Column({ type: 'date' })
  date!: string;

  @Column({ type: 'text' })
  how!: ConsentWay;

  @Column({ type: 'jsonb' })
  givenBy!: ConsentGiver;

  @Column({ type: 'jsonb', nullable: true })
  withdrawal!: Withdrawal | null;
}
