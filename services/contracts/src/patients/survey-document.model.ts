import { z } from 'zod';

/** Most lines and letters of a document that are sent to be shown; the texts without a field are told whatever it measures. */
export const SURVEY_DOCUMENT_LIMITS = { lines: 3000, letters: 200_000 } as const;

const line = z.object({
  /** Number of the line, by which the review names it. */
  at: z.number().int(),
  runs: z.array(
    z.object({ text: z.string(), strong: z.boolean().optional(), struck: z.boolean().optional() }),
  ),
  listed: z.boolean().optional(),
});

/** A filled-in form as it is shown beside its review: texts and tables as data, so nothing in it can be markup. */
export const surveyDocumentSchema = z.object({
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('line'), line }),
      z.object({ kind: z.literal('table'), rows: z.array(z.array(z.array(line))) }),
    ]),
  ),
  /** The document is longer than what is shown. */
  isCut: z.boolean(),
});

/** One line of a form. */
export type SurveyDocumentLine = z.infer<typeof line>;

/** A form as it is shown. */
export type SurveyDocument = z.infer<typeof surveyDocumentSchema>;
