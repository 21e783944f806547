import { InlineNotice } from '@pora/ui';
import { MealCheckNotice } from '../plan-safety/public.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { type PreviewState } from './use-slot-preview.js';

/** What the check says of the meal as it stands in the form; an old answer is never shown for a new meal. */
export function MealCheck({ preview: { phase, last } }: { preview: PreviewState }) {
  if (phase === 'asking') return <InlineNotice tone="info">{t.checking}</InlineNotice>;
  return phase === 'ready' && last ? <MealCheckNotice check={last} /> : null;
}
