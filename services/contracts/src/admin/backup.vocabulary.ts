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

/** What is known of restoring a backup: never tried, being tried, restored and equal, or not to be restored. */
export const RESTORE_CHECKS = ['none', 'running', 'passed', 'failed'] as const;

/** One of {@link RESTORE_CHECKS}. */
export type RestoreCheck = (typeof RESTORE_CHECKS)[number];

/** Longest description in characters [core §5]. */
export const BACKUP_DESCRIPTION_MAX = 500;

/** How often the list is asked for while something is under way, in milliseconds [core §9]. */
export const BACKUP_REFRESH_MS = 15_000;
