import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PatientEntity } from './patient.entity.js';

@Entity('measurements')
@Index('measurements_patient_newest', ['patientId', 'takenAt'])
export class MeasurementEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'uuid' })
  practiceId!: string;

  @Column({ type: 'text' })
  @ForeignKey(() => PatientEntity, { name: 'measurements_patient', onDelete: 'CASCADE' })
  patientId!: string;

  @Column({ type: 'timestamptz' })
  takenAt!: Date;

  @Column({ type: 'double precision', nullable: true })
  weightKg!: number | null;

  @Column({ type: 'double precision', nullable: true })
  waistCm!: number | null;

  @Column({ type: 'double precision', nullable: true })
  hipCm!: number | null;

  @Column({ type: 'double precision', nullable: true })
  chestCm!: number | null;

  @Column({ type: 'double precision', nullable: true })
  armCm!: number | null;

  @Column({ type: 'double precision', nullable: true })
  thighCm!: number | null;

  @Column({ type: 'text' })
  createdBy!: string;
}
