import { PRACTICE_ID } from '@pora/common/database';
import type { ExportState, ExportStep } from '@pora/contracts/privacy/export.vocabulary';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PatientEntity } from '../patients/patient.entity.js';

/** An export of a patient's data: how far it is, and for a day its file. It goes with the patient. */
@Entity('patient_exports')
@Index('patient_exports_of_patient', ['patientId', 'requestedAt'])
@Index('patient_exports_under_way', ['patientId'], {
  unique: true,
  where: `state IN ('waiting', 'running')`,
})
export class PatientExportEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'uuid', default: PRACTICE_ID })
  practiceId!: string;

  @Column({ type: 'text' })
  @ForeignKey(() => PatientEntity, { name: 'patient_exports_patient', onDelete: 'CASCADE' })
  patientId!: string;

  @Column({ type: 'text' })
  state!: Exclude<ExportState, 'expired'>;

  /** How often the work was begun; only the latest run may write, so that a job done twice does no harm. */
  @Column({ type: 'integer', default: 0 })
  run!: number;

  @Column({ type: 'text', nullable: true })
  step!: ExportStep | null;

  @Column({ type: 'integer', default: 0 })
  stepsDone!: number;

  @Column({ type: 'integer', nullable: true })
  partDone!: number | null;

  @Column({ type: 'integer', nullable: true })
  partOf!: number | null;

  @Column({ type: 'integer', default: 1 })
  attempt!: number;

  /** Polish sentence; it names nobody. */
  @Column({ type: 'text', nullable: true })
  problem!: string | null;

  /** E-mail address. */
  @Column({ type: 'text' })
  requestedBy!: string;

  @Column({ type: 'timestamptz' })
  requestedAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  expiresAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  fileName!: string | null;

  @Column({ type: 'integer', nullable: true })
  sizeBytes!: number | null;

  @Column({ type: 'bytea', nullable: true, select: false })
  file!: Buffer | null;
}
