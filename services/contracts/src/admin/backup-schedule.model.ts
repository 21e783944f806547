import { z } from 'zod';
import { BACKUP_TABLES } from './backup.vocabulary.js';

/** How often backups are made by the clock. */
export const BACKUP_CADENCES = ['daily', 'weekly'] as const;

/** One of {@link BACKUP_CADENCES}. */
export type BackupCadence = (typeof BACKUP_CADENCES)[number];

/** How many days, weeks and months may be kept. */
export const BACKUP_KEEP_LIMITS = { days: [1, 90], weeks: [0, 104], months: [0, 120] } as const;

const kept = ([least, most]: readonly [number, number]) =>
  z.int('Podaj liczbę całkowitą').min(least, `Co najmniej ${least}`).max(most, `Najwyżej ${most}`);

/** Which backups stay: the newest of each of so many days, weeks and months that have one. */
export const backupKeepSchema = z.strictObject({
  days: kept(BACKUP_KEEP_LIMITS.days),
  weeks: kept(BACKUP_KEEP_LIMITS.weeks),
  months: kept(BACKUP_KEEP_LIMITS.months),
  /** Whether those that people asked for are counted and removed like the others. */
  manual: z.boolean(),
});

/** Which backups stay. */
export type BackupKeep = z.output<typeof backupKeepSchema>;

/** When backups are made by the clock, of what, and how long they stay. */
export const backupScheduleBodySchema = z.strictObject({
  enabled: z.boolean(),
  cadence: z.enum(BACKUP_CADENCES),
  /** Day of a weekly backup: 1 is Monday, 7 Sunday. */
  weekday: z.int().min(1, 'Wybierz dzień tygodnia').max(7, 'Wybierz dzień tygodnia'),
  /** `HH:MM` on the clock of the practice, Europe/Warsaw. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Podaj godzinę jako GG:MM'),
  tables: z.array(z.enum(BACKUP_TABLES)).min(1, 'Wybierz co najmniej jedną tabelę do backupu.').max(50),
  keep: backupKeepSchema,
});

/** When backups are made by the clock. */
export type BackupScheduleBody = z.output<typeof backupScheduleBodySchema>;

/** The schedule of the practice as it is stored. */
export const backupScheduleSchema = backupScheduleBodySchema.extend({
  version: z.int(),
  /** ISO 8601 in UTC; null while it is off. */
  nextRunAt: z.string().nullable(),
  /** Where new backups go. */
  place: z.object({ hasStore: z.boolean(), isEncrypted: z.boolean() }),
});

/** The schedule of the practice as it is stored. */
export type BackupSchedule = z.output<typeof backupScheduleSchema>;
