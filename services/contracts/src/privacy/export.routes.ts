import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier } from '../text/text.model.js';
import { patientExportSchema } from './export.model.js';
import { exportPaths } from './export.paths.js';

const ofPatient = z.object({ id: identifier });
const one = z.object({ id: identifier, exportId: identifier });

/** Calls about the export of one person's data. */
export const exportRoutes = {
  list: defineRoute({
    ...exportPaths.list,
    access: 'user',
    summary: "Exports of a patient's data, the newest first",
    notes: 'Asked again and again while one is under way, so it leaves no line in the audit trail.',
    params: ofPatient,
    answer: z.object({ items: z.array(patientExportSchema) }),
  }),
  start: defineRoute({
    ...exportPaths.start,
    access: 'user',
    summary: "Start an export of a patient's data",
    notes: 'While one is under way that one is answered, so two clicks are one job.',
    limited: true,
    params: ofPatient,
    answer: patientExportSchema,
    status: 201,
  }),
  remove: defineRoute({
    ...exportPaths.remove,
    access: 'user',
    summary: 'Stop an export, or remove its file before its time',
    params: one,
  }),
  file: defineRoute({
    ...exportPaths.file,
    access: 'user',
    summary: 'The ZIP of a finished export',
    mediaTypes: ['application/zip'],
    notes: '404 once it is removed.',
    errors: { 409: ['conflict'] },
    params: one,
    answerKind: 'file',
  }),
};
