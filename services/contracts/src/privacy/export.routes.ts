import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier } from '../text/text.model.js';
import { patientExportSchema } from './export.model.js';
import { exportPaths } from './export.paths.js';

const ofPatient = z.object({ id: identifier });
const one = z.object({ id: identifier, exportId: identifier });

/** Calls about the export of one person's data. */
export const exportRoutes = {
  /** The latest exports, the newest first; asked again and again while one is under way, so it leaves no line. */
  list: defineRoute({
    ...exportPaths.list,
    access: 'user',
    params: ofPatient,
    answer: z.object({ items: z.array(patientExportSchema) }),
  }),
  /** Starts an export; while one is under way that one is answered, so two clicks are one job. */
  start: defineRoute({
    ...exportPaths.start,
    access: 'user',
    params: ofPatient,
    answer: patientExportSchema,
    status: 201,
  }),
  /** Stops an export under way, or removes the file of a finished one before its time. */
  remove: defineRoute({ ...exportPaths.remove, access: 'user', params: one }),
  /** The ZIP; 404 once it is removed. */
  file: defineRoute({ ...exportPaths.file, access: 'user', params: one, answerKind: 'file' }),
};
