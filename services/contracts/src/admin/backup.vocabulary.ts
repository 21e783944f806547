/** Names of what can be backed up, as the administrator ticks them; each stands for all tables of its subject. */
export const BACKUP_TABLES = [
  'patients',
  'diet-plans',
  'meals',
  'foods',
  'intolerances',
  'schedule',
  'surveys',
  'rule-config',
  'administration',
] as const;

/** One of {@link BACKUP_TABLES}. */
export type BackupTable = (typeof BACKUP_TABLES)[number];

/** How far a table of a backup is [core §4]; only a backup that was restored and compared is `COMPLETED`. */
export const BACKUP_STATUSES = ['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'UNKNOWN'] as const;

/** One of {@link BACKUP_STATUSES}. */
export type BackupStatus = (typeof BACKUP_STATUSES)[number];

/** What is known of restoring a backup: nothing, being tried, restored and equal, or not to be restored. */
export const RESTORE_CHECKS = ['none', 'running', 'passed', 'failed'] as const;

/** One of {@link RESTORE_CHECKS}. */
export type RestoreCheck = (typeof RESTORE_CHECKS)[number];

/** What `requestedBy` says of a backup made by the clock. */
export const AUTOMATIC = 'automatyczna';

/** Longest description in characters [core §5]. */
export const BACKUP_DESCRIPTION_MAX = 500;

/** How often the list is asked for while something is under way, in milliseconds [core §9]. */
export const BACKUP_REFRESH_MS = 15_000;

/** How far a restore is. */
export const RESTORE_STATES = ['waiting', 'running', 'done', 'failed'] as const;

/** One of {@link RESTORE_STATES}. */
export type RestoreState = (typeof RESTORE_STATES)[number];

/** What a restore is doing: reading the files, keeping the present state, writing the rows; `over` when it has ended. */
export const RESTORE_STEPS = ['waiting', 'reading', 'keeping', 'writing', 'over'] as const;

/** One of {@link RESTORE_STEPS}. */
export type RestoreStep = (typeof RESTORE_STEPS)[number];

/** How often a restore that is under way is asked for, in milliseconds. */
export const RESTORE_REFRESH_MS = 1_500;

/** Whether so many tables are the whole database. */
export const isWholeDatabase = (count: number) => count === BACKUP_TABLES.length;

const TABLES_TO_RESTORE = new Map([
  ['one', 'TABELĘ'],
  ['few', 'TABELE'],
]);

/**
 * What has to be typed before so many tables are restored: `ODTWÓRZ CAŁĄ BAZĘ`, `ODTWÓRZ 5 TABEL`. All tables of a backup
 * that holds a part of the database are not the whole of it.
 */
export function restoreSentence(count: number): string {
  if (isWholeDatabase(count)) return 'ODTWÓRZ CAŁĄ BAZĘ';
  const form = new Intl.PluralRules('pl').select(count);
  return `ODTWÓRZ ${count} ${TABLES_TO_RESTORE.get(form) ?? 'TABEL'}`;
}
