import { z } from 'zod';
import { integerBetween, requiredText } from './text.model.js';

/** Question of one service to another: whose name holds the text, whatever its case and accents. */
export const nameQuestionSchema = z.object({
  text: requiredText(80, 'Podaj nazwę'),
  limit: integerBetween(1, 200),
});
/** Question of one service to another by name. */
export type NameQuestion = z.output<typeof nameQuestionSchema>;

/** Ids alone, whatever was changed last first. */
export const foundByNameSchema = z.object({
  ids: z.array(z.string()),
  /** Others have such a name, too. */
  isMore: z.boolean(),
});
/** Ids of what has such a name. */
export type FoundByName = z.output<typeof foundByNameSchema>;
