import type { RouteAnswer } from '@pora/contracts';
import { mealEntrySchema } from '@pora/contracts/plans/plan.model';
import type { PreviewedSlot } from '@pora/contracts/plans/plan-steps.model';
import type { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import type { PreviewResult, PreviewedSlot as EngineSlot } from '@pora/engine/preview-slots';
import { notAcceptable } from '@pora/common/errors';
import { presentPortionRange } from '../plans/portion-range.presenter.js';
import { planStrings } from '../plans/plans.strings.js';
import { mealCheckOf, type MealCheckContext } from '../safety/plan-check.js';
import { safetyStrings } from '../safety/safety.strings.js';
import { insightStrings as strings } from './insight.strings.js';

type Preview = RouteAnswer<typeof planStepRoutes.previewSlot>;
type ShownSlots = Extract<PreviewResult, { ok: true }>;
type Totals = PreviewedSlot['dayTotals'];

/**
 * Slots about to be filled, with what the person should know; without the patient's data they are unchecked.
 * @throws ApiError 422 when a meal would hold more than a plan can keep
 */
export function presentPreview({ slots, emptied, days }: ShownSlots, context: MealCheckContext): Preview {
  const totals = new Map(days.map(({ day, before, after }) => [day, { before, after }]));
  const targets = slots.map((item) => presentSlot(item, totals.get(item.day), context));
  const [first] = targets;
  if (!first) throw new Error('a preview without a slot');
  const { day: _day, slotIndex: _index, portionRange: _range, dayTotals: _totals, ...asked } = first;
  const { isPortionInRange: _isInRange, ...answer } = asked;
  return { ...answer, targets, emptied: [...emptied], days: [...days] };
}

function presentSlot(item: EngineSlot, totals: Totals | undefined, context: MealCheckContext): PreviewedSlot {
  const { day, slotIndex, slot, swaps, typeMatches, portionRange } = item;
  const { entry } = slot;
  if (!totals || !entry) throw new Error('a previewed slot without its meal or day');
  if (!mealEntrySchema.safeParse(entry).success)
    throw notAcceptable('invalid_input', planStrings.tooMuchInMeal(entry.name, day));
  const check = mealCheckOf(item, context);
  const acceptedTypes = [...item.acceptedTypes];
  const isLoaded = check.missing.length === 0;
  const sentences = [
    ...(isLoaded ? [strings.judged(check)] : [safetyStrings.unchecked(check.missing)]),
    ...swaps.map(({ from, to }) => strings.swapped(from, to)),
    ...(typeMatches ? [] : [strings.otherType(slot, acceptedTypes)]),
  ];
  const { portionPercent } = entry;
  return {
    ...check,
    ...{ day, slotIndex, slot, typeMatches, acceptedTypes, sentence: sentences.join(' ') },
    portionRange: presentPortionRange(portionRange),
    isPortionInRange: portionPercent >= portionRange.min && portionPercent <= portionRange.max,
    dayTotals: totals,
  };
}
