import { isDatabaseAway } from '@pora/common/errors/postgres-errors';
import {
  ANOTHER,
  CANCELLED,
  DATABASE_AWAY,
  DISK_FULL,
  FILE_LIMIT,
  FILES_GONE,
  INTERRUPTED,
  KEY_GONE,
  KEY_MISSING,
  NO_ACCESS,
  NO_DATABASE,
  NO_FOLDER,
  NO_SCRATCH,
  NOT_READABLE,
  ROWS_DIFFER,
  STORE_AWAY,
  STORE_NO_BUCKET,
  STORE_REFUSES,
} from '../backups.strings.js';
import { BackupRefused } from '../dump/backup-refused.js';
import { errorCode } from '../dump/error-code.js';
import { DamagedFile } from '../dump/manifest.js';
import { DIFFERS, NEWER } from '../restore/restore.strings.js';
import { RestoreRefused } from '../restore/restore-refused.js';

const AWAY = 'The database does not answer: start it, or check DATABASE_URL.';
const FULL = 'The disk is full: free some space and try again.';
const LIMITED =
  'The system takes no files of that size there: raise the limit of files, or set BACKUP_DIR to another disk.';
const CLOSED = 'There is no access to the folder of the backups: correct the rights of BACKUP_DIR.';

/** What the product says of backups in Polish, for whoever runs a command. */
const ENGLISH = new Map([
  [ANOTHER, 'Another backup is under way: wait until it has ended, or cancel it.'],
  [CANCELLED, 'The backup was cancelled.'],
  [NO_DATABASE, 'There is no connection to make backups with: set BACKUP_DATABASE_URL.'],
  [NO_FOLDER, 'There is no folder for backups: set BACKUP_DIR.'],
  [NO_SCRATCH, 'No database can be made to check the backup in: its role needs the right CREATEDB.'],
  [
    NOT_READABLE,
    'The role of BACKUP_DATABASE_URL may not read every table, so the backup would not be whole: grant it SELECT on each.',
  ],
  [INTERRUPTED, 'The backup was interrupted three times: make it again.'],
  [FILES_GONE, 'There is no such backup: neither in BACKUP_DIR nor as a folder or .tar.'],
  [KEY_GONE, 'The backup was to be encrypted, and BACKUP_KEY is not set any more.'],
  [KEY_MISSING, 'The backup is encrypted: set BACKUP_KEY to the secret it was made with.'],
  [STORE_AWAY, 'The S3 store does not answer.'],
  [STORE_NO_BUCKET, 'The S3 store has no bucket of the name in BACKUP_S3_BUCKET.'],
  [
    STORE_REFUSES,
    'The S3 store refuses: check BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY and BACKUP_S3_REGION.',
  ],
  [ROWS_DIFFER, 'The rows that were restored for a check are not those that were read.'],
  [NEWER.pl, NEWER.en],
  [DATABASE_AWAY, AWAY],
  [DISK_FULL, FULL],
  [FILE_LIMIT, LIMITED],
  [NO_ACCESS, CLOSED],
]);

const BY_CODE = new Map([
  ...['ENOSPC', 'EDQUOT', '53100'].map((code): [string, string] => [code, FULL]),
  ['EFBIG', LIMITED],
  ...['EACCES', 'EPERM', 'EROFS'].map((code): [string, string] => [code, CLOSED]),
  ['42P01', 'The database has no tables for backups yet: start Pora once with this version.'],
]);

/** One English sentence about an error. */
export function inEnglish(error: unknown): string {
  if (error instanceof RestoreRefused) return error.english;
  if (error instanceof DamagedFile)
    return 'The files of the backup are damaged, or were encrypted with another key. Nothing was changed.';
  if (error instanceof BackupRefused) return ENGLISH.get(error.message) ?? DIFFERS.en;
  const known = BY_CODE.get(errorCode(error)) ?? (isDatabaseAway(error) ? AWAY : undefined);
  return known ?? `Something went wrong, and nothing was changed: ${String(error)}`;
}
