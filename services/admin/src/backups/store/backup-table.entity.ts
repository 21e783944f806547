import type { BackupStatus, BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BackupEntity } from './backup.entity.js';

/** One of the names ticked for a backup, and how far it is. */
@Entity('backup_tables')
@Check('backup_tables_status', `status IN ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED')`)
export class BackupTableEntity {
  @PrimaryColumn({ type: 'text' })
  @ForeignKey(() => BackupEntity, { name: 'backup_tables_backup', onDelete: 'CASCADE' })
  backupId!: string;

  @PrimaryColumn({ type: 'text' })
  tableName!: BackupTable;

  /** Place in the backup, from 0. */
  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'text', default: 'PENDING' })
  status!: BackupStatus;

  @Column({ type: 'timestamptz', nullable: true })
  startedAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  completedAt!: Date | null;

  /** Postgres answers a bigint as text. */
  @Column({ type: 'bigint', nullable: true })
  rows!: string | null;

  @Column({ type: 'bigint', nullable: true })
  bytes!: string | null;

  /** Rows written so far; null before and after. */
  @Column({ type: 'bigint', nullable: true })
  rowsDone!: string | null;

  /** Rows at the moment of the snapshot, as long as they are being written. */
  @Column({ type: 'bigint', nullable: true })
  rowsExpected!: string | null;

  /** Polish sentence. */
  @Column({ type: 'text', nullable: true })
  problem!: string | null;
}
