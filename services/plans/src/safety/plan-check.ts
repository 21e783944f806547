import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { PlanSafety, PlanVerdict } from '@pora/contracts/plans/plan-safety.model';
import { sentenceOf } from '@pora/engine/explain/sentences';
import { countMeals } from '../plans/plan-content.js';
import type { PlanAnalysis } from './analyse-plan.js';
import { safetyStrings } from './safety.strings.js';

/** What a check may lack. */
export type MissingData = PlanVerdict['missing'][number];

/** Check of a plan from what the engine found in it. */
export function checkOf(analysis: PlanAnalysis, planDays: readonly PlanDay[], checkedAt: Date): PlanSafety {
  const { state, missing, counts, unmapped, dislikeGaps, slots, emptySlots } = analysis;
  if (missing.length > 0) return uncheckedOf(planDays, missing, checkedAt);
  return {
    state,
    missing: [],
    ...counts,
    unmapped: unmapped.map(({ name, value }) => ({ name, value })),
    unmatchedDislikes: dislikeGaps.map(({ entry }) => entry),
    sentence: counts.meals === 0 ? safetyStrings.noMeals : sentenceOf.verdict(counts),
    checkedAt: checkedAt.toISOString(),
    slots: slots
      .filter(({ safety }) => safety !== 'safe')
      .map((slot) => ({ ...slot, problems: [...slot.problems] })),
    emptySlots: [...emptySlots],
    dislikeGaps: dislikeGaps.map((gap) => ({ entry: gap.entry, sentence: sentenceOf.dislikeGap(gap) })),
  };
}

/** Check that could not be made: no meal of the plan counts as checked (decision 12). */
export function uncheckedOf(
  planDays: readonly PlanDay[],
  missing: readonly MissingData[],
  checkedAt: Date,
): PlanSafety {
  const meals = countMeals(planDays);
  const sentence = safetyStrings.unchecked(missing);
  return {
    ...nothingFound(planDays, checkedAt),
    state: 'unchecked',
    missing: [...missing],
    unchecked: meals,
    sentence,
  };
}

/** Check of a plan nobody is to eat yet: there is nothing to check it against. */
export function withoutPatient(planDays: readonly PlanDay[], checkedAt: Date): PlanSafety {
  return { ...nothingFound(planDays, checkedAt), state: 'no_patient', sentence: safetyStrings.noPatient };
}

/** A check in short, as it is kept with a generated plan. */
export function verdictOfCheck({
  slots: _slots,
  emptySlots: _empty,
  dislikeGaps: _gaps,
  ...verdict
}: PlanSafety): PlanVerdict {
  return verdict;
}

function nothingFound(planDays: readonly PlanDay[], checkedAt: Date) {
  return {
    missing: [],
    meals: countMeals(planDays),
    dangerous: 0,
    unchecked: 0,
    unmapped: [],
    unmatchedDislikes: [],
    checkedAt: checkedAt.toISOString(),
    slots: [],
    dislikeGaps: [],
    emptySlots: planDays.flatMap(({ day, slots }) =>
      slots.flatMap(({ entry, label }, slotIndex) => (entry ? [] : [{ day, slotIndex, label }])),
    ),
  };
}
