import { z } from 'zod';
import { identifier } from '../text/text.model.js';
import { EXPORT_STATES, EXPORT_STEPS } from './export.vocabulary.js';

/** An export of one person's data and how far it is. */
export const patientExportSchema = z.object({
  id: identifier,
  state: z.enum(EXPORT_STATES),
  /** What is being done, or where it failed; null before the first step. */
  step: z.enum(EXPORT_STEPS).nullable(),
  /** Finished steps, 0 to the number of all. */
  stepsDone: z.number(),
  /** Where a step has parts, such as plans: finished ones of all. */
  part: z.object({ done: z.number(), of: z.number() }).nullable(),
  /** 0–100. */
  percent: z.number(),
  /** How often the step under way was begun; more than 1 while it is tried again. */
  attempt: z.number(),
  /** Polish sentence: why the step is tried again, or why the export was given up. */
  problem: z.string().nullable(),
  /** E-mail address. */
  requestedBy: z.string(),
  requestedAt: z.string(),
  /** Until when the file can be downloaded; null of one that is not ready. */
  expiresAt: z.string().nullable(),
  fileName: z.string().nullable(),
  sizeBytes: z.number().nullable(),
});

/** An export of one person's data. */
export type PatientExport = z.output<typeof patientExportSchema>;
