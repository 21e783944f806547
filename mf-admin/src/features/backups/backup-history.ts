/** How the records of backups become the history a person reads: pure, so that its rules can be tested one by one. */
import { type BackupRecord } from '@pora/contracts/admin/backup.model';
import {
  BACKUP_STATUSES,
  type BackupStatus,
  type RestoreCheck,
} from '@pora/contracts/admin/backup.vocabulary';

type Worded = Omit<BackupRecord, 'status' | 'awsStatus'> & { status: string; awsStatus: string };

/** A record as it may come: whatever is missing in it, the history still stands. */
export type HistoryRecord = { [Key in keyof Worded]?: Worded[Key] | null | undefined };

/** A backup with the records of its tables. */
export interface BackupGroup {
  key: string;
  /** What its calls name it by; without it nothing can be asked about it. */
  id: string | undefined;
  /** When it was asked for. */
  at: string | null;
  status: BackupStatus;
  startedAt: string | null;
  /** When its last table was written; null while it is under way. */
  completedAt: string | null;
  bytes: number | null;
  description: string | null;
  requestedBy: string | null;
  encrypted: boolean | null;
  check: RestoreCheck;
  checkedAt: string | null;
  /** How far its copy in the store is; null where there is none. */
  cloud: { status: BackupStatus; problem: string | null } | null;
  /** Why it cannot be restored. */
  problem: string | null;
  tables: readonly string[];
  records: readonly HistoryRecord[];
  /** How many of its tables are written. */
  done: number;
}

const STATUSES = new Map<string, BackupStatus>(BACKUP_STATUSES.map((status) => [status, status]));
/** What may change by itself, of a record or of its copy in the cloud [core §4]. */
const CHANGING: ReadonlySet<string> = new Set<BackupStatus>(['PENDING', 'RUNNING', 'UNKNOWN']);
const UNDER_WAY: ReadonlySet<string> = new Set<BackupStatus>(['PENDING', 'RUNNING']);
const OVER: ReadonlySet<string> = new Set<BackupStatus>(['COMPLETED', 'FAILED']);

/** Status of a record: in capitals; a missing one and one that nobody knows are UNKNOWN [core §4]. */
export function statusOf({ status }: HistoryRecord): BackupStatus {
  return STATUSES.get(wordOf(status)) ?? 'UNKNOWN';
}

const wordOf = (text: string | null | undefined): string => (text ?? '').trim().toUpperCase();

/** Whether the history is asked for again by itself: its status, or that of its copy in the cloud, may change. */
export function isChanging(record: HistoryRecord): boolean {
  return CHANGING.has(statusOf(record)) || CHANGING.has(wordOf(record.awsStatus));
}

/** Whether a finished backup is being restored once more; its status does not tell. */
export function isBeingChecked({ restoreCheck }: HistoryRecord): boolean {
  return restoreCheck === 'running';
}

/** Whether a backup waits or is being written. */
export const isUnderWay = (status: BackupStatus): boolean => UNDER_WAY.has(status);

/** Whether a table is written or given up: one that is written is under way until the whole backup was restored. */
export const isWritten = (record: HistoryRecord): boolean =>
  OVER.has(statusOf(record)) || record.backupSizeBytes != null;

/** What makes two records the same: the resource, else the backup, else the table and its time [core §4]. */
function identityOf({ resourceId, backupId, tableName, createdAt }: HistoryRecord): string {
  return resourceId || backupId || `${tableName ?? ''} ${createdAt ?? ''}`;
}

const momentOf = ({ createdAt, requestedAt }: HistoryRecord): string | null =>
  createdAt || requestedAt || null;

/** Milliseconds of a moment; one that is missing or unreadable is older than all. */
function timeOf(moment: string | null | undefined): number {
  const time = Date.parse(moment ?? '');
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** Each record once, as it was written last, the newest on top [core §4]. */
export function tidyHistory(records: readonly HistoryRecord[]): HistoryRecord[] {
  const byIdentity = new Map<string, HistoryRecord>();
  for (const record of records) {
    const identity = identityOf(record);
    const known = byIdentity.get(identity);
    if (!known || timeOf(record.updatedAt) > timeOf(known.updatedAt)) byIdentity.set(identity, record);
  }
  return [...byIdentity.values()].sort((a, b) => compareTimes(timeOf(momentOf(b)), timeOf(momentOf(a))));
}

/** Two moments that are both missing have no difference to count with. */
const compareTimes = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** The history by backup, the newest on top; a record without a backup stands for itself. */
export function groupHistory(records: readonly HistoryRecord[]): BackupGroup[] {
  const groups = new Map<string, HistoryRecord[]>();
  for (const record of tidyHistory(records)) {
    const key = record.backupId || identityOf(record);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return [...groups].map(([key, group]) => groupOf(key, group));
}

function groupOf(key: string, records: readonly HistoryRecord[]): BackupGroup {
  const status = foldStatuses(records.map(statusOf));
  const check = foldChecks(records.map(({ restoreCheck }) => restoreCheck ?? 'none'));
  return {
    key,
    id: firstOf(records, ({ backupId }) => backupId) ?? undefined,
    at: firstOf(records, momentOf),
    status,
    startedAt: extreme(records, ({ startedAt }) => startedAt, -1),
    completedAt: isUnderWay(status) ? null : extreme(records, ({ completedAt }) => completedAt, 1),
    bytes: sumOf(records.map(({ backupSizeBytes }) => backupSizeBytes)),
    description: firstOf(records, ({ description }) => description),
    requestedBy: firstOf(records, ({ requestedBy }) => requestedBy),
    encrypted: records.find(({ encrypted }) => encrypted != null)?.encrypted ?? null,
    check,
    checkedAt: extreme(records, ({ restoreCheckedAt }) => restoreCheckedAt, 1),
    cloud: cloudOf(records),
    problem: check === 'passed' ? null : firstOf(records, ({ restoreProblem }) => restoreProblem),
    tables: records.flatMap(({ tableName }) => tableName || []),
    records,
    done: records.filter(isWritten).length,
  };
}

/** The copy in the store is one of the whole backup: each record says the same of it. */
function cloudOf(records: readonly HistoryRecord[]): BackupGroup['cloud'] {
  const awsStatus = firstOf(records, (record) => record.awsStatus);
  if (awsStatus === null) return null;
  return {
    status: statusOf({ status: awsStatus }),
    problem: firstOf(records, (record) => record.awsProblem),
  };
}

/** Status of a whole backup: what is under way first, then what failed, then what nobody knows. */
export function foldStatuses(statuses: readonly BackupStatus[]): BackupStatus {
  const has = (status: BackupStatus): boolean => statuses.includes(status);
  const isHalfDone = has('COMPLETED') || has('FAILED');
  if (has('RUNNING') || (has('PENDING') && isHalfDone)) return 'RUNNING';
  if (has('PENDING')) return 'PENDING';
  if (has('FAILED')) return 'FAILED';
  return has('UNKNOWN') || statuses.length === 0 ? 'UNKNOWN' : 'COMPLETED';
}

/** A backup can be restored only when nothing of it says otherwise. */
function foldChecks(checks: readonly RestoreCheck[]): RestoreCheck {
  if (checks.includes('running')) return 'running';
  if (checks.includes('failed')) return 'failed';
  return checks.every((check) => check === 'passed') ? 'passed' : 'none';
}

/** The first of the records that says it; blank says nothing. */
function firstOf(
  records: readonly HistoryRecord[],
  read: (record: HistoryRecord) => string | null | undefined,
): string | null {
  for (const record of records) {
    const text = read(record)?.trim();
    if (text) return text;
  }
  return null;
}

/** The earliest (-1) or the latest (1) moment of the records. */
function extreme(
  records: readonly HistoryRecord[],
  read: (record: HistoryRecord) => string | null | undefined,
  sign: -1 | 1,
): string | null {
  const moments = records.flatMap((record) => read(record) || []);
  return moments.sort((a, b) => sign * compareTimes(timeOf(b), timeOf(a))).at(0) ?? null;
}

function sumOf(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value != null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** So many tables are all shown. */
const SHOWN_WHOLE = 4;

/**
 * The tables that tell how a backup stands; the others are counted. Under way: what is being written, the one written last
 * and the one that waits next. Failed: one for each reason. A backup that is finished, and a short one, shows all.
 */
export function tellingRecords({ status, records }: Pick<BackupGroup, 'status' | 'records'>): {
  shown: readonly HistoryRecord[];
  rest: readonly HistoryRecord[];
} {
  const isShort = records.length <= SHOWN_WHOLE;
  if (isShort || !(isUnderWay(status) || status === 'FAILED')) return { shown: records, rest: [] };
  const telling = new Set(failuresOf(records));
  if (isUnderWay(status)) for (const record of movingOf(records)) telling.add(record);
  const rest = records.filter((record) => !telling.has(record));
  // A line that counts a single table would take the place of that table.
  if (rest.length < 2) return { shown: records, rest: [] };
  return { shown: records.filter((record) => telling.has(record)), rest };
}

/** The first failed table of each reason: a backup that stopped as a whole has one reason for all its tables. */
function failuresOf(records: readonly HistoryRecord[]): HistoryRecord[] {
  const byReason = new Map<string, HistoryRecord>();
  for (const record of records) {
    const reason = record.errorMessage ?? '';
    if (statusOf(record) === 'FAILED' && !byReason.has(reason)) byReason.set(reason, record);
  }
  return [...byReason.values()];
}

/** The table written last, those being written, and the one that waits next. */
function movingOf(records: readonly HistoryRecord[]): HistoryRecord[] {
  const isFailed = (record: HistoryRecord) => statusOf(record) === 'FAILED';
  const written = records.filter((record) => isWritten(record) && !isFailed(record));
  const last = written.sort((a, b) => compareTimes(timeOf(endOf(b)), timeOf(endOf(a)))).slice(0, 1);
  const writing = records.filter((record) => statusOf(record) === 'RUNNING' && !isWritten(record));
  const next = records.filter((record) => statusOf(record) === 'PENDING').slice(0, 1);
  return [...last, ...writing, ...next];
}

const endOf = ({ completedAt, startedAt }: HistoryRecord) => completedAt ?? startedAt;
