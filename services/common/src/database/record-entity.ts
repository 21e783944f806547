import { Column, PrimaryColumn } from 'typeorm';

/** The one practice of today; every patient-related table carries it. */
export const PRACTICE_ID = '00000000-0000-4000-8000-000000000001';

/** Columns of every editable row: version for ETag and `If-Match`, who made it and who changed it last. */
export abstract class RecordEntity {
  @Column({ type: 'int', default: 1 })
  version!: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  @Column({ type: 'text' })
  createdBy!: string;

  @Column({ type: 'text' })
  updatedBy!: string;
}

/** A {@link RecordEntity} of the practice with a text id and a place in the trash. */
export abstract class PracticeRecordEntity extends RecordEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'uuid', default: PRACTICE_ID })
  practiceId!: string;

  /** Moment it was moved to the trash; null while it is in use. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;
}
