import type { BackupKeep, BackupSchedule } from '@pora/contracts/admin/backup-schedule.model';
import type { BackupScheduleEntity } from './backup-schedule.entity.js';
import { nextDue, type ScheduleClock } from './due-times.js';

/** When the backups of a schedule are due. */
export const clockOf = ({ cadence, weekday, atTime }: BackupScheduleEntity): ScheduleClock => ({
  ...{ cadence, weekday, time: atTime },
});

/** Which backups of a schedule stay. */
export const keepOf = (row: BackupScheduleEntity): BackupKeep => ({
  days: row.keepDays,
  weeks: row.keepWeeks,
  months: row.keepMonths,
  manual: row.keepManual,
});

/** The schedule as its card shows it. */
export function presentSchedule(
  row: BackupScheduleEntity,
  place: BackupSchedule['place'],
  now: Date,
): BackupSchedule {
  return {
    enabled: row.enabled,
    ...clockOf(row),
    tables: row.tables,
    keep: keepOf(row),
    version: row.version,
    nextRunAt: row.enabled ? nextDue(clockOf(row), now).toISOString() : null,
    place,
  };
}
