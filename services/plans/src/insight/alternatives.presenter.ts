import type { MissingData } from '@pora/contracts/plans/plan-safety.model';
import type { FoodVerdicts, SlotCandidate } from '@pora/contracts/plans/plan-alternatives.model';
import type { RuleCounts } from '@pora/contracts/plans/plan-explanation.model';
import type { Candidate, CandidatesResult } from '@pora/engine/candidates';
import { demotionSentence } from '@pora/engine/explain/demotion-words';
import type { RuleCounts as EngineCounts } from '@pora/engine/explain/log';
import { stateOfMeal } from '@pora/engine/safety/entry-safety';
import type { FoodVerdicts as EngineVerdicts } from '@pora/engine/safety/food-verdicts';
import { presentGaps } from '../safety/plan-check.js';
import { alternativesStrings as strings } from './alternatives.strings.js';

/** Verdicts on foods as answered; without the patient's data nothing is called safe. */
export function presentFoodVerdicts(
  { foods, outside, hasRecords, ...gaps }: EngineVerdicts,
  known: { readonly hasPatient: boolean; readonly missing: readonly MissingData[] },
  checkedAt: Date,
): FoodVerdicts {
  const told = presentGaps(gaps);
  const missing = [...new Set([...known.missing, ...told.missing])];
  return {
    ...told,
    missing,
    hasPatient: known.hasPatient,
    hasRecords,
    best: known.hasPatient ? stateOfMeal('safe', { hasRecords }, { ...told, missing }) : 'no_patient',
    foods: foods.map(({ foodId, problems }) => ({ foodId, problems: [...problems] })),
    outside: outside.map(({ problems, intolerances, allergens, ...food }) => ({
      ...food,
      ...(intolerances && { intolerances: intolerances.map((item) => ({ ...item })) }),
      ...(allergens && { allergens: [...allergens] }),
      problems: [...problems],
    })),
    checkedAt: checkedAt.toISOString(),
  };
}

type Ranked = Extract<CandidatesResult, { ok: true }>;

/** Ranked alternatives as answered. */
export function presentCandidates({ total, candidates, split, pool, counts }: Ranked) {
  return {
    total,
    candidates: candidates.map((item, i) => presentCandidate(item, i + 1)),
    split,
    pool: presentCounts(pool),
    counts: presentCounts(counts),
  };
}

function presentCandidate({ demotions, ...item }: Candidate, rank: number): SlotCandidate {
  const portions = item.portions.map((portion) => ({
    ...portion,
    distanceKcal: portion.kcal - portion.targetKcal,
  }));
  return {
    ...item,
    rank,
    portions,
    swaps: item.swaps.map((swap) => ({ ...swap })),
    reasons: [
      ...(item.isPresent ? [strings.isPresent] : []),
      strings.distance(portions),
      ...(item.favourite ? [strings.favourite] : []),
      item.usesInPlan === 0 ? strings.notRepeated : strings.repeated(item.usesInPlan),
      ...demotions.map(demotionSentence),
      ...item.swaps.map(({ from, to }) => strings.swapped(from, to)),
    ],
  };
}

function presentCounts({ considered, removed, left, demoted }: EngineCounts): RuleCounts {
  const named = Object.entries(removed).map(([rule, count]) => [rule, count ?? 0] as const);
  return {
    considered,
    removed: Object.fromEntries(named),
    left,
    ...(demoted && { demoted: { ...demoted } }),
  };
}
