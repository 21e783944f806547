import { PRACTICE_ID } from '@pora/common/database';
import type { RestoreCheck } from '@pora/contracts/admin/backup.vocabulary';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How far a backup is. */
export type BackupState = 'waiting' | 'running' | 'done' | 'failed';

/** How far its copy in a store is; nobody knows what is left of one that is being removed. */
export type CloudStatus = 'PENDING' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'REMOVING';

/** A backup: who asked for it, how far it is, and what restoring it came to. */
@Entity('backups')
@Check('backups_state', `state IN ('waiting', 'running', 'done', 'failed')`)
@Check('backups_cloud_status', `cloud_status IN ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'REMOVING')`)
@Check('backups_restore_check', `restore_check IN ('none', 'running', 'passed', 'failed')`)
@Index('backups_requested', ['requestedAt'])
@Index('backups_scheduled', ['practiceId', 'scheduledFor'], { unique: true })
@Index('backups_under_way', ['practiceId'], { unique: true, where: `state IN ('waiting', 'running')` })
export class BackupEntity {
  /** Also the name of its folder. */
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'uuid', default: PRACTICE_ID })
  practiceId!: string;

  @Column({ type: 'text', default: 'waiting' })
  state!: BackupState;

  /** How often the work was begun; only the latest run may write. */
  @Column({ type: 'integer', default: 0 })
  run!: number;

  @Column({ type: 'text', nullable: true })
  description!: string | null;

  /** E-mail address, or `AUTOMATIC` of the contract. */
  @Column({ type: 'text' })
  requestedBy!: string;

  /** When it was due by the clock; null for one that a person asked for. */
  @Column({ type: 'timestamptz', nullable: true })
  scheduledFor!: Date | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  requestedAt!: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  @Column({ type: 'boolean', default: false })
  encrypted!: boolean;

  @Column({ type: 'text', default: 'none' })
  restoreCheck!: RestoreCheck;

  /** How far the copy in the store is; null where there is none to be. */
  @Column({ type: 'text', nullable: true })
  cloudStatus!: CloudStatus | null;

  /** Polish sentence: why the last try failed. */
  @Column({ type: 'text', nullable: true })
  cloudProblem!: string | null;

  /** How often the copy was begun. */
  @Column({ type: 'integer', default: 0 })
  cloudTries!: number;

  /** Not tried again before. */
  @Column({ type: 'timestamptz', nullable: true })
  cloudNextAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  restoreCheckedAt!: Date | null;

  /** Polish sentence. */
  @Column({ type: 'text', nullable: true })
  restoreProblem!: string | null;
}
