import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Remembers what was loaded and with which content, so that no edit or deletion by a person is ever undone. */
@Entity('seeded_records')
export class SeededRecordEntity {
  /** Kind of record, e.g. `food` or `mapping`. */
  @PrimaryColumn({ type: 'text' })
  kind!: string;

  @PrimaryColumn({ type: 'text' })
  recordId!: string;

  @Column({ type: 'text' })
  contentHash!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  seededAt!: Date;
}
