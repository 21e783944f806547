import type { scaledRangeSchema } from '@pora/contracts/plans/plan-steps.model';
import type { ManualRange } from '@pora/engine/portions';
import type { z } from 'zod';
import { planStrings } from './plans.strings.js';

/** The portions a person may choose, with the sentence that says whose bounds these are [decisions 20]. */
export function presentPortionRange({
  min,
  max,
  narrowedBy,
}: ManualRange): z.infer<typeof scaledRangeSchema> {
  return { min, max, narrowedBy, sentence: planStrings.allowedPortion({ min, max, narrowedBy }) };
}
