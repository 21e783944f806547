import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier } from '../text/text.model.js';
import { backupListSchema, backupRequestSchema } from './backup.model.js';
import { backupPaths } from './backup.paths.js';

const one = z.object({ id: identifier });

/** Calls about backups [core §7]; all of them are the administrator's. */
export const backupRoutes = {
  /** The newest first; asked again and again while one is under way, so it leaves no line. */
  list: defineRoute({ ...backupPaths.list, access: 'admin', answer: backupListSchema }),
  /**
   * Starts a backup. 400 `invalid_tables` names a table that is not offered, 409 `no_tables_available` says that none is,
   * 409 `conflict` that another one is under way.
   */
  start: defineRoute({
    ...backupPaths.start,
    access: 'admin',
    body: backupRequestSchema,
    answer: z.object({ backupId: z.string() }),
    status: 201,
  }),
  /** Stops a backup that waits or is under way; one that is over stays as it is (409). */
  cancel: defineRoute({ ...backupPaths.cancel, access: 'admin', params: one }),
  /** Restores a finished backup into a scratch database again and compares; the list says what came of it. */
  check: defineRoute({ ...backupPaths.check, access: 'admin', params: one }),
  /** All files of a finished backup in one TAR. */
  file: defineRoute({ ...backupPaths.file, access: 'admin', params: one, answerKind: 'file' }),
  /** Removes the files and the records of a backup that is over. */
  remove: defineRoute({ ...backupPaths.remove, access: 'admin', params: one }),
};
