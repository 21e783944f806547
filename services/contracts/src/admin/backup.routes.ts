import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier, text } from '../text/text.model.js';
import {
  backupListSchema,
  backupRequestSchema,
  restorePreviewSchema,
  restoreRecordSchema,
  restoreRequestSchema,
} from './backup.model.js';
import { backupPaths } from './backup.paths.js';

const one = z.object({ id: identifier });

/** Calls about backups [core §7]; all of them are the administrator's. */
export const backupRoutes = {
  list: defineRoute({
    ...backupPaths.list,
    access: 'admin',
    summary: 'Backups, the newest first',
    notes: 'Asked again and again while one is under way, so it leaves no line in the audit trail.',
    answer: backupListSchema,
  }),
  start: defineRoute({
    ...backupPaths.start,
    access: 'admin',
    summary: 'Start a backup',
    notes:
      'A table that is not offered is named by 400 `invalid_tables`; 409 `no_tables_available` says ' +
      'that none is, 409 `conflict` that another backup is under way.',
    limited: true,
    errors: { 400: ['invalid_tables'], 409: ['no_tables_available', 'conflict'] },
    body: backupRequestSchema,
    answer: z.object({ backupId: z.string() }),
    status: 201,
  }),
  cancel: defineRoute({
    ...backupPaths.cancel,
    access: 'admin',
    summary: 'Stop a backup that waits or is under way',
    notes: 'One that is over stays as it is (409).',
    errors: { 409: ['conflict'] },
    params: one,
  }),
  check: defineRoute({
    ...backupPaths.check,
    access: 'admin',
    summary: 'Restore a finished backup into a scratch database and compare',
    notes: 'The list says what came of it.',
    limited: true,
    errors: { 409: ['conflict'] },
    params: one,
  }),
  file: defineRoute({
    ...backupPaths.file,
    access: 'admin',
    summary: 'All files of a finished backup in one TAR',
    limited: true,
    mediaTypes: ['application/x-tar'],
    errors: { 409: ['conflict'] },
    params: one,
    answerKind: 'file',
  }),
  restorePreview: defineRoute({
    ...backupPaths.restorePreview,
    access: 'admin',
    summary: 'What restoring a finished backup would change',
    notes: '`problem` says why it cannot be restored at all; the numbers are those of this moment.',
    limited: true,
    errors: { 409: ['conflict'] },
    params: one,
    answer: restorePreviewSchema,
  }),
  lostChanges: defineRoute({
    ...backupPaths.lostChanges,
    access: 'admin',
    summary: 'The changes that go with restoring these tables, as CSV',
    notes:
      'Entries of the audit trail, the newest first: those that the preview counts as `changes` of the tables. ' +
      'The export is itself an entry.',
    mediaTypes: ['text/csv'],
    limited: true,
    errors: { 400: ['invalid_tables'], 409: ['conflict'] },
    params: one,
    /** Names of tables with commas between them. */
    query: z.object({ tables: text(600) }),
    answerKind: 'file',
  }),
  restore: defineRoute({
    ...backupPaths.restore,
    access: 'admin',
    summary: 'Restore a finished backup, whole or in single tables',
    notes:
      '`confirmation` is the sentence that names how much is restored. The list of restores says what came of it; ' +
      'a backup of the present state is made first.',
    limited: true,
    errors: { 400: ['invalid_tables'], 409: ['conflict'] },
    params: one,
    body: restoreRequestSchema,
    answer: z.object({ restoreId: z.string() }),
    status: 201,
  }),
  restores: defineRoute({
    ...backupPaths.restores,
    access: 'admin',
    summary: 'Restores, the newest first',
    notes: 'Asked again and again while one is under way, so it leaves no line in the audit trail.',
    answer: z.object({ items: z.array(restoreRecordSchema) }),
  }),
  remove: defineRoute({
    ...backupPaths.remove,
    access: 'admin',
    summary: 'Remove the files and the records of a backup that is over',
    errors: { 409: ['conflict'] },
    params: one,
  }),
};
