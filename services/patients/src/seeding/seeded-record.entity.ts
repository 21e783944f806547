import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Remembers what was once loaded, so that a record a person has deleted for good does not come back. */
@Entity('seeded_records')
export class SeededRecordEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  seededAt!: Date;
}
