/** What stands in the history, in its order: backups and restores. */
import { type RestoreRecord } from '@pora/contracts/admin/backup.model';
import { type BackupStatus, type RestoreState } from '@pora/contracts/admin/backup.vocabulary';
import { formatDateTime, type LoadState } from '@pora/kit';
import { type BackupGroup } from './backup-history.js';
import { backupsStrings } from './backups.strings.js';
import { nameOf } from './group-words.js';

const t = backupsStrings.history.restore;

/** A restore as it stands in the history. */
export interface RestoreLine {
  key: string;
  restore: RestoreRecord;
  status: BackupStatus;
  /** The backup it was made from, by its name; undefined where that is not in the history. */
  from: string | undefined;
  /** That backup is not there any more, and not only not read yet. */
  isGone: boolean;
  /** The backup of the state before it. */
  before: string | undefined;
}

/** A line of the history: a backup with its tables, or a restore. */
export type HistoryRow = { group: BackupGroup } | { line: RestoreLine };

const STATUSES: Record<RestoreState, BackupStatus> = {
  waiting: 'PENDING',
  running: 'RUNNING',
  done: 'COMPLETED',
  failed: 'FAILED',
};

/** Backups and restores together, the newest on top [core §4]; of one moment the restore is above what it was made from. */
export function historyRows(
  groups: readonly BackupGroup[],
  restores: readonly RestoreRecord[],
  gone: ReadonlySet<string>,
): HistoryRow[] {
  const called = new Map(groups.map((group) => [group.id, nameOf(group)]));
  const lines = restores.map((restore): HistoryRow => {
    const { id, state, backupId, presentBackupId } = restore;
    const before = presentBackupId === null ? undefined : called.get(presentBackupId);
    const from = called.get(backupId);
    return { line: { key: id, restore, status: STATUSES[state], from, isGone: gone.has(backupId), before } };
  });
  const rows: HistoryRow[] = [...lines, ...groups.map((group) => ({ group }))];
  return rows
    .map((row) => ({ row, time: timeOf(row) }))
    .sort((a, b) => (a.time === b.time ? 0 : a.time < b.time ? 1 : -1))
    .map(({ row }) => row);
}

/** Backups that restores were made from and that are not in the history. */
export function missingOf(groups: readonly BackupGroup[], restores: readonly RestoreRecord[]): string[] {
  const there = new Set(groups.map(({ id }) => id));
  return restores.map(({ backupId }) => backupId).filter((id) => !there.has(id));
}

function timeOf(row: HistoryRow): number {
  const time = Date.parse(('group' in row ? row.group.at : row.line.restore.requestedAt) ?? '');
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** Restores that are known by now. */
export const restoresOf = (load: LoadState<{ items: RestoreRecord[] }>): RestoreRecord[] | undefined =>
  load.phase === 'ready' ? load.data.items : undefined;

/** What a restore is called: its moment. */
export const nameOfRestore = ({ restore }: RestoreLine): string => formatDateTime(restore.requestedAt);

/** What was restored: the name of its one table, else how many there were. */
export function aboutRestore({ restore: { tables } }: RestoreLine): string {
  const [only, ...others] = tables;
  return `${t.kind} · ${only !== undefined && others.length === 0 ? only : backupsStrings.history.tables(tables.length)}`;
}

/** When a restore was asked for and when it was over. */
export const timesOfRestore = ({ restore, status }: RestoreLine) => ({
  startedAt: restore.requestedAt,
  completedAt: restore.completedAt,
  running: status === 'RUNNING',
  bytes: null,
});

/** Which tables, who asked, where the state before is, and who stayed away: one line below it. */
export function factsOfRestore({ restore, before }: RestoreLine): string {
  const { tables, requestedBy, erasedPeople } = restore;
  return [
    t.tables(tables),
    t.requestedBy(requestedBy),
    before !== undefined && t.before(before),
    erasedPeople !== null && erasedPeople > 0 && t.stayErased(erasedPeople),
  ]
    .filter((fact) => fact !== false)
    .join(' · ');
}
