import type { BackupKeep } from '@pora/contracts/admin/backup-schedule.model';
import { addDays, toIsoDate } from '@pora/text-pl/dates';
import { weekdayOf } from './due-times.js';

/** A backup that is over, as far as it matters for how long it stays. */
export interface AgingBackup {
  readonly id: string;
  readonly at: Date;
  /** Made by the clock. */
  readonly isAutomatic: boolean;
  /** `damaged`: finished, and could not be restored later; the reason may be mended, such as a wrong key. */
  readonly outcome: 'good' | 'damaged' | 'failed';
  /** Something goes on with it right now. */
  readonly isBusy: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Ids of the backups that have had their time, the oldest first. Grandfather, father, son: of every day, week (from Monday) and
 * month of the practice that has a good backup the newest of them stands for it, and so many days, weeks and months stay as `keep` says.
 * Time in which no backup was made takes nothing away. Never the newest good one, a damaged one, one that is busy, and
 * one a person asked for unless `keep.manual` says so. Failed ones, which have no files, go after as many days as are kept.
 */
export function expiredBackups(backups: readonly AgingBackup[], keep: BackupKeep, now: Date): string[] {
  const counted = backups
    .filter(({ isAutomatic }) => isAutomatic || keep.manual)
    .sort((a, b) => +b.at - +a.at);
  const good = counted.filter(({ outcome }) => outcome === 'good');
  const staying = new Set([
    ...good.slice(0, 1),
    ...newestOfEach(good, keep.days, dayOf),
    ...newestOfEach(good, keep.weeks, weekOf),
    ...newestOfEach(good, keep.months, monthOf),
  ]);
  const isOver = (backup: AgingBackup): boolean => {
    if (backup.outcome === 'failed') return +now - +backup.at > keep.days * DAY_MS;
    return backup.outcome === 'good' && !staying.has(backup);
  };
  return counted
    .filter((backup) => isOver(backup) && !backup.isBusy)
    .map(({ id }) => id)
    .reverse();
}

/** The newest backup of each of the latest `most` spans that have one. */
function newestOfEach(
  newestFirst: readonly AgingBackup[],
  most: number,
  spanOf: (at: Date) => string,
): AgingBackup[] {
  const spans = new Map<string, AgingBackup>();
  for (const backup of newestFirst) {
    const span = spanOf(backup.at);
    if (!spans.has(span)) spans.set(span, backup);
  }
  return [...spans.values()].slice(0, most);
}

const dayOf = toIsoDate;
const monthOf = (at: Date) => toIsoDate(at).slice(0, 7);

function weekOf(at: Date): string {
  const date = toIsoDate(at);
  return addDays(date, 1 - weekdayOf(date));
}
