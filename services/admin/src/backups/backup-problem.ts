import { isDatabaseAway } from '@pora/common/errors/postgres-errors';
import { DAMAGED, DATABASE_AWAY, DISK_FULL, FILE_LIMIT, NO_ACCESS, OWN_FAULT } from './backups.strings.js';
import { BackupRefused, Unrestorable } from './dump/backup-refused.js';
import { errorCode } from './dump/error-code.js';
import { DamagedFile } from './dump/manifest.js';

const SENTENCES = new Map([
  ['ENOSPC', DISK_FULL],
  ['EDQUOT', DISK_FULL],
  ['53100', DISK_FULL],
  ['EFBIG', FILE_LIMIT],
  ['EACCES', NO_ACCESS],
  ['EPERM', NO_ACCESS],
  ['EROFS', NO_ACCESS],
]);

/** What an administrator is told of an error, as a Polish sentence. */
export function problemOf(error: unknown): string {
  if (error instanceof BackupRefused) return error.message;
  if (error instanceof DamagedFile) return DAMAGED;
  return SENTENCES.get(errorCode(error)) ?? (isDatabaseAway(error) ? DATABASE_AWAY : OWN_FAULT);
}

/** Whether the error is the backup's own: it will not be restored another time either. */
export const isUnrestorable = (error: unknown): boolean =>
  error instanceof DamagedFile || error instanceof Unrestorable;
