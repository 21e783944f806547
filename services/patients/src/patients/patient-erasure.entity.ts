import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A patient who was removed for good here, while the plans service still has to be told. */
@Entity('patient_erasures')
export class PatientErasureEntity {
  @PrimaryColumn({ type: 'text' })
  patientId!: string;

  /** E-mail address of the administrator; the product's own where the trash let go of the patient. */
  @Column({ type: 'text' })
  requestedBy!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  requestedAt!: Date;
}
