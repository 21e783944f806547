import { PRACTICE_ID } from '@pora/common/database';
import type { RestoreCheck } from '@pora/contracts/admin/backup.vocabulary';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How far a backup is. */
export type BackupState = 'waiting' | 'running' | 'done' | 'failed';

/** A backup: who asked for it, how far it is, and what restoring it came to. */
@Entity('backups')
@Check('backups_state', `state IN ('waiting', 'running', 'done', 'failed')`)
@Check('backups_restore_check', `restore_check IN ('none', 'running', 'passed', 'failed')`)
@Index('backups_requested', ['requestedAt'])
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

  /** E-mail address. */
  @Column({ type: 'text' })
  requestedBy!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  requestedAt!: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  @Column({ type: 'boolean', default: false })
  encrypted!: boolean;

  @Column({ type: 'text', default: 'none' })
  restoreCheck!: RestoreCheck;

  @Column({ type: 'timestamptz', nullable: true })
  restoreCheckedAt!: Date | null;

  /** Polish sentence. */
  @Column({ type: 'text', nullable: true })
  restoreProblem!: string | null;
}
