import { z } from 'zod';
import { text } from '../text/text.model.js';
import {
  BACKUP_DESCRIPTION_MAX,
  BACKUP_STATUSES,
  RESTORE_CHECKS,
  RESTORE_STATES,
  RESTORE_STEPS,
} from './backup.vocabulary.js';

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
  /** How far the copy in the store is, the same in each record of a backup; null where it stays on the disk alone. */
  awsStatus: z.enum(BACKUP_STATUSES).nullable(),
  /** Polish sentence: why the last try of that copy failed; it is tried again by itself. */
  awsProblem: z.string().nullable(),
  /** E-mail address, or {@link AUTOMATIC}. */
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
  /** Rows written so far, while the table is being written; null before and after. */
  rowsDone: z.number().nullable(),
  /** Rows it had at the moment of the backup, while it is being written. */
  rowsExpected: z.number().nullable(),
  description: z.string().nullable(),
  /** Polish sentence. */
  errorMessage: z.string().nullable(),
  /** Of the whole backup, the same in each of its records. */
  restoreCheck: z.enum(RESTORE_CHECKS),
  restoreCheckedAt: z.string().nullable(),
  /** Polish sentence: why the backup cannot be restored, or why that could not be tried. */
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

/** What is restored, and the sentence somebody typed to confirm it (see `restoreSentence`). */
export const restoreRequestSchema = z.object({
  tables: z.array(text(60)).max(50),
  confirmation: text(60),
});

/** What restoring a backup would change. */
export const restorePreviewSchema = z.object({
  backupId: z.string(),
  /** Moment of the backup, ISO 8601 in UTC. */
  takenAt: z.string(),
  /** Bytes of all its files. */
  sizeBytes: z.number(),
  /** Each table the backup holds: rows of the moment and of the backup. */
  tables: z.array(
    z.object({
      ...{ tableName: z.string(), now: z.number(), stored: z.number() },
      /** Changes saved after the backup that go with restoring it; missing in answers of the release before. */
      changes: z.number().optional(),
    }),
  ),
  /** All changes that were saved after the backup, whichever of them would go. */
  changesSince: z.number(),
  /** People who were removed for good after the backup; they stay so. */
  erasedSince: z.number(),
  /** People who have a plan open at the moment, apart from who asks. */
  workingNow: z.number(),
  /** Polish sentence: why it cannot be restored; null when it can. */
  problem: z.string().nullable(),
});

/** What restoring a backup would change. */
export type RestorePreview = z.output<typeof restorePreviewSchema>;

/** One restore. Moments are ISO 8601 in UTC. */
export const restoreRecordSchema = z.object({
  id: z.string(),
  backupId: z.string(),
  tables: z.array(z.string()),
  state: z.enum(RESTORE_STATES),
  step: z.enum(RESTORE_STEPS),
  /** Backup of the state before it; null until it is made. */
  presentBackupId: z.string().nullable(),
  /** E-mail address, or the name of a command. */
  requestedBy: z.string(),
  requestedAt: z.string(),
  completedAt: z.string().nullable(),
  /** People who stayed erased though the backup holds them; null until it is done. */
  erasedPeople: z.number().nullable(),
  /** Polish sentence. */
  problem: z.string().nullable(),
});

/** One restore. */
export type RestoreRecord = z.output<typeof restoreRecordSchema>;
