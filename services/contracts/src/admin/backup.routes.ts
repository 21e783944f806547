import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier } from '../text/text.model.js';
import { backupListSchema, backupRequestSchema } from './backup.model.js';
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
    mediaTypes: ['application/x-tar'],
    errors: { 409: ['conflict'] },
    params: one,
    answerKind: 'file',
  }),
  remove: defineRoute({
    ...backupPaths.remove,
    access: 'admin',
    summary: 'Remove the files and the records of a backup that is over',
    errors: { 409: ['conflict'] },
    params: one,
  }),
};
