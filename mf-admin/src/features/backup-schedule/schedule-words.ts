import { type BackupSchedule } from '@pora/contracts/admin/backup-schedule.model';
import { addDays, formatDate, formatWeekday, MISSING, todayIso, toIsoDate } from '@pora/kit';
import { scheduleStrings as t } from './schedule.strings.js';

/** When backups are made: `codziennie 02:30`, `w poniedziałki 02:30`. */
export function whenOf({ enabled, cadence, weekday, time }: BackupSchedule): string {
  if (!enabled) return t.off;
  return cadence === 'daily' ? t.daily(time) : t.weekly(t.onDays[weekday - 1] ?? MISSING, time);
}

/** When the next one is made: `jutro, 20.11`. */
export function nextOf({ nextRunAt }: BackupSchedule, now = new Date()): string {
  if (nextRunAt === null) return MISSING;
  const [today, date] = [todayIso(now), toIsoDate(new Date(nextRunAt))];
  // The year says nothing: it is at most a week away.
  const shown = formatDate(date).slice(0, 'dd.MM'.length);
  if (date === today) return t.today(shown);
  return date === addDays(today, 1) ? t.tomorrow(shown) : t.onDate(formatWeekday(date), shown);
}

/** How many stay: `7 dni · 4 tyg. · 12 mies.` */
export function keptOf({ keep: { days, weeks, months } }: BackupSchedule): string {
  return [t.days(days), weeks > 0 && t.weeks(weeks), months > 0 && t.months(months)]
    .filter((part) => part !== false)
    .join(' · ');
}

/** Where they lie: `dysk i S3, szyfrowane`. */
export const placeOf = ({ place: { hasStore, isEncrypted } }: BackupSchedule): string =>
  `${hasStore ? t.diskAndStore : t.disk}, ${isEncrypted ? t.encrypted : t.plain}`;
