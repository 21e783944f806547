import type { RouteAnswer } from '@pora/contracts';
import type {
  Feasibility,
  MealExplanation,
  RuleCounts,
  SlotExplanation,
} from '@pora/contracts/plans/plan-explanation.model';
import type { MealSafety } from '@pora/contracts/plans/plan-safety.model';
import type { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import type {
  BrokenRule,
  MealExplanation as ExplainedMeal,
  SlotExplanation as ExplainedSlot,
  TypeFeasibility,
} from '@pora/engine/explain';
import type { RuleCounts as EngineCounts } from '@pora/engine/explain/log';
import type { PlaceResult } from '@pora/engine/place-meal';
import type { MissingData } from '../safety/plan-check.js';
import { safetyStrings } from '../safety/safety.strings.js';
import { insightStrings as strings } from './insight.strings.js';

type Preview = RouteAnswer<typeof planStepRoutes.previewSlot>;
type PlacedMeal = Extract<PlaceResult, { ok: true }>;

/** Explanation of a slot as answered. */
export function presentExplanation({
  pool,
  dynamic,
  present,
  asked,
  ...slot
}: ExplainedSlot): SlotExplanation {
  return {
    day: slot.day,
    slotIndex: slot.slotIndex,
    type: slot.type,
    pool: counts(pool),
    dynamic: counts(dynamic),
    present: present && explainedMeal(present),
    asked: asked && explainedMeal(asked),
    sentences: [...slot.sentences],
  };
}

/** What can be said before a run, as answered. */
export function presentFeasibility(types: readonly TypeFeasibility[]): Feasibility {
  return { types: types.map((item) => ({ ...item, pool: counts(item.pool) })) };
}

/** A meal about to be placed, with what the person should know; without the patient's data it is unchecked. */
export function presentPreview(
  placed: PlacedMeal,
  { missing, hasPatient }: { readonly missing: readonly MissingData[]; readonly hasPatient: boolean },
): Preview {
  const { slot, typeMatches } = placed;
  const acceptedTypes = [...placed.acceptedTypes];
  const safety: MealSafety['safety'] =
    missing.length > 0 && placed.safety !== 'dangerous' ? 'unchecked' : placed.safety;
  const sentences = [
    ...(missing.length > 0 ? [safetyStrings.unchecked(missing)] : []),
    ...(hasPatient ? [] : [safetyStrings.noPatient]),
    ...(hasPatient && missing.length === 0 ? [strings.judged(safety, placed.problems)] : []),
    ...placed.swaps.map(({ from, to }) => strings.swapped(from, to)),
    ...(typeMatches ? [] : [strings.otherType(slot, acceptedTypes)]),
  ];
  const problems = [...placed.problems];
  return { slot, safety, problems, typeMatches, acceptedTypes, sentence: sentences.join(' ') };
}

function explainedMeal({ broken, swaps, sentences, ...meal }: ExplainedMeal): MealExplanation {
  return {
    ...meal,
    broken: broken.map(brokenRule),
    swaps: swaps.map((swap) => ({ ...swap })),
    sentences: [...sentences],
  };
}

function brokenRule({ rule, foodName, problem }: BrokenRule): MealExplanation['broken'][number] {
  const { cause, value } = problem ?? {};
  return {
    rule,
    ...(foodName !== undefined && { foodName }),
    ...(cause !== undefined && { cause }),
    ...(value !== undefined && { value }),
  };
}

function counts({ considered, removed, left }: EngineCounts): RuleCounts {
  const named = Object.entries(removed).map(([rule, count]) => [rule, count ?? 0] as const);
  return { considered, removed: Object.fromEntries(named), left };
}
