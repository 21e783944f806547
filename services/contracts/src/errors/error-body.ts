import { z } from 'zod';

/** Every failed call answers this: a Polish sentence for the person and a stable code for the program. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  details: z.unknown().optional(),
});

/** The one error shape. */
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** One refused field in `details.fields` of an `invalid_input` answer. */
export interface FieldProblem {
  /** Dotted path of the field, e.g. `personal.firstName`. */
  path: string;
  /** Polish sentence for the person. */
  message: string;
}
