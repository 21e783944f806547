import { type BackupSchedule } from '@pora/contracts/admin/backup-schedule.model';

/** The schedule of a practice that keeps its backups on its disk and in a store. */
export const makeSchedule = (change: Partial<BackupSchedule> = {}): BackupSchedule => ({
  enabled: true,
  cadence: 'daily',
  weekday: 1,
  time: '02:30',
  tables: ['patients', 'diet-plans'],
  keep: { days: 7, weeks: 4, months: 12, manual: false },
  version: 3,
  nextRunAt: '2026-11-20T01:30:00.000Z',
  place: { hasStore: true, isEncrypted: true },
  ...change,
});
