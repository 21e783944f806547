import { z } from 'zod';
import { identifier, queryInteger } from '../text/text.model.js';

/** Largest page of one patient, and of the whole practice. */
interface PageLimits {
  readonly ofPatient: number;
  readonly ofPractice: number;
}

/**
 * Query of a list with at most one current record per patient: of one patient (`patientId`), else of the practice in
 * the order of the patients' ids, on from `startKey`. The default page is the largest one.
 */
export const currentListQuery = ({ ofPatient, ofPractice }: PageLimits) =>
  z
    .object({
      patientId: identifier.optional(),
      limit: queryInteger(1, ofPractice).optional(),
      startKey: identifier.optional(),
    })
    .refine(({ patientId, limit }) => patientId === undefined || limit === undefined || limit <= ofPatient, {
      path: ['limit'],
      message: `Najwyżej ${ofPatient}`,
    })
    .transform((query) => ({
      ...query,
      limit: query.limit ?? (query.patientId === undefined ? ofPractice : ofPatient),
    }));
