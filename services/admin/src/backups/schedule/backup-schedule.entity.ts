import { PRACTICE_ID } from '@pora/common/database';
import type { BackupTable } from '@pora/contracts/admin/backup.vocabulary';
import type { BackupCadence } from '@pora/contracts/admin/backup-schedule.model';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** When backups are made by the clock, and which stay: one row for a practice. */
@Entity('backup_schedules')
@Check('backup_schedules_cadence', `cadence IN ('daily', 'weekly')`)
@Check('backup_schedules_weekday', `weekday BETWEEN 1 AND 7`)
export class BackupScheduleEntity {
  @PrimaryColumn({ type: 'uuid', default: PRACTICE_ID })
  practiceId!: string;

  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Column({ type: 'boolean', default: false })
  enabled!: boolean;

  @Column({ type: 'text', default: 'daily' })
  cadence!: BackupCadence;

  /** 1 is Monday. */
  @Column({ type: 'integer', default: 1 })
  weekday!: number;

  /** `HH:MM` in Europe/Warsaw. */
  @Column({ type: 'text', default: '02:30' })
  atTime!: string;

  @Column({ type: 'text', array: true })
  tables!: BackupTable[];

  @Column({ type: 'integer', default: 7 })
  keepDays!: number;

  @Column({ type: 'integer', default: 4 })
  keepWeeks!: number;

  @Column({ type: 'integer', default: 12 })
  keepMonths!: number;

  @Column({ type: 'boolean', default: false })
  keepManual!: boolean;

  /** What was due until then is done, or is not to be made up for. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  handledUntil!: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  /** E-mail address. */
  @Column({ type: 'text', nullable: true })
  updatedBy!: string | null;
}
