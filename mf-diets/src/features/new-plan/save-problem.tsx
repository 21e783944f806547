import { messageOf } from '@pora/kit';
import { InlineNotice } from '@pora/ui';
import { newPlanStrings as t } from './new-plan.strings.js';

/** Why the plan could not be saved; it stays with the form until the next attempt [diets §8]. */
export function SaveProblem({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <InlineNotice tone="danger" live title={`${t.saveFailed}.`}>
      {messageOf(error)}
    </InlineNotice>
  );
}
