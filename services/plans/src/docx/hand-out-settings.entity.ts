import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How the practice made its last hand-out: options, texts of general advice, logo. */
@Entity('hand_out_settings')
export class HandOutSettingsEntity {
  @PrimaryColumn({ type: 'uuid', default: '00000000-0000-4000-8000-000000000001' })
  practiceId!: string;

  /** As it was written by the release that stored it; read through the contract. */
  @Column({ type: 'jsonb' })
  content!: unknown;

  /** Counts the saves; what a practice begins with is version 1. */
  @Column({ type: 'int', default: 1 })
  version!: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  @Column({ type: 'text' })
  updatedBy!: string;
}
