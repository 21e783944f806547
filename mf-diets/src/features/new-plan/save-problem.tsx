import { messageOf } from '@pora/kit';
import { InlineNotice } from '@pora/ui';
import { useEffect, useRef } from 'react';
import { newPlanStrings as t } from './new-plan.strings.js';

/** Why the plan could not be saved; it stays with the form until the next attempt [diets §8]. */
export function SaveProblem({ error }: { error: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the end of the form lies below the fold: a press on "Zapisz" would seem to do nothing.
    if (error) place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  if (!error) return null;
  return (
    <div ref={place}>
      <InlineNotice tone="danger" live title={`${t.saveFailed}.`}>
        {messageOf(error)}
      </InlineNotice>
    </div>
  );
}
