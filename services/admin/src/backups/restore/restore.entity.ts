import { PRACTICE_ID } from '@pora/common/database';
import type { BackupTable, RestoreState, RestoreStep } from '@pora/contracts/admin/backup.vocabulary';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One restore: what was asked for and what came of it. */
@Entity('restores')
@Check('restores_state', `state IN ('waiting', 'running', 'done', 'failed')`)
@Check('restores_step', `step IN ('waiting', 'reading', 'keeping', 'writing', 'over')`)
@Index('restores_requested', ['requestedAt'])
@Index('restores_under_way', ['practiceId'], { unique: true, where: `state IN ('waiting', 'running')` })
export class RestoreEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'uuid', default: PRACTICE_ID })
  practiceId!: string;

  /** Its files need not be there any more. */
  @Column({ type: 'text' })
  backupId!: string;

  @Column({ type: 'text', array: true })
  tables!: BackupTable[];

  @Column({ type: 'text', default: 'waiting' })
  state!: RestoreState;

  @Column({ type: 'text', default: 'waiting' })
  step!: RestoreStep;

  /** Backup of the state before it. */
  @Column({ type: 'text', nullable: true })
  presentBackupId!: string | null;

  /** E-mail address, or the name of a command. */
  @Column({ type: 'text' })
  requestedBy!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  requestedAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  completedAt!: Date | null;

  /** How many people stayed erased though the backup holds them. */
  @Column({ type: 'integer', nullable: true })
  erasedPeople!: number | null;

  /** Polish sentence. */
  @Column({ type: 'text', nullable: true })
  problem!: string | null;
}
