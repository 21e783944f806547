import { PRACTICE_ID } from '@pora/common/database';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PatientEntity } from '../patients/patient.entity.js';

/** That the administrator is asked to remove a patient's data for good. */
@Entity('patient_erasure_requests')
export class ErasureRequestEntity {
  @PrimaryColumn({ type: 'text' })
  @ForeignKey(() => PatientEntity, { name: 'patient_erasure_requests_patient', onDelete: 'CASCADE' })
  patientId!: string;

  @Column({ type: 'uuid', default: PRACTICE_ID })
  practiceId!: string;

  /** E-mail address. */
  @Column({ type: 'text' })
  requestedBy!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  requestedAt!: Date;
}
