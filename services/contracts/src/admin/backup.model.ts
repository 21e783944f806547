import { z } from 'zod';
import { text } from '../text/text.model.js';
import { BACKUP_DESCRIPTION_MAX, BACKUP_STATUSES, RESTORE_CHECKS } from './backup.vocabulary.js';

/**
 * What a backup is asked to hold. Names are checked by the service, so that an unknown one has its own code.
 * The description is trimmed; an empty one is none.
 */
export const backupRequestSchema = z.object({
  tables: z.array(text(60)).max(50),
  description: text(BACKUP_DESCRIPTION_MAX).nullish(),
});

/** One table of one backup, as the history lists it [core §3]. Moments are ISO 8601 in UTC. */
export const backupRecordSchema = z.object({
  /** `<backupId>/<tableName>`. */
  resourceId: z.string(),
  backupId: z.string(),
  backupName: z.string(),
  tableName: z.string(),
  status: z.enum(BACKUP_STATUSES),
  /** How far the copy in the cloud is; null where backups stay on the disk of the practice. */
  awsStatus: z.enum(BACKUP_STATUSES).nullable(),
  /** E-mail address. */
  requestedBy: z.string(),
  requestedAt: z.string(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  updatedAt: z.string(),
  /** Bytes on the disk, compressed; null until they are written. */
  backupSizeBytes: z.number().nullable(),
  /** Rows of all its tables; null until they are written. */
  rows: z.number().nullable(),
  description: z.string().nullable(),
  /** Polish sentence. */
  errorMessage: z.string().nullable(),
  /** Of the whole backup, the same in each of its records. */
  restoreCheck: z.enum(RESTORE_CHECKS),
  restoreCheckedAt: z.string().nullable(),
  /** Polish sentence: why the backup cannot be restored. */
  restoreProblem: z.string().nullable(),
  encrypted: z.boolean(),
});

/** One table of one backup. */
export type BackupRecord = z.output<typeof backupRecordSchema>;

/** The history of backups [core §7]. */
export const backupListSchema = z.object({
  tables: z.array(z.string()),
  items: z.array(backupRecordSchema),
  /** `table_missing`, or a Polish sentence; null when nothing is wrong. */
  warning: z.string().nullable(),
});
