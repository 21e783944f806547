import type {
  Feasibility,
  MealExplanation,
  RuleCounts,
  SlotExplanation,
} from '@pora/contracts/plans/plan-explanation.model';
import type {
  BrokenRule,
  MealExplanation as ExplainedMeal,
  SlotExplanation as ExplainedSlot,
  TypeFeasibility,
} from '@pora/engine/explain';
import type { RuleCounts as EngineCounts } from '@pora/engine/explain/log';

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

function counts({ considered, removed, left, demoted }: EngineCounts): RuleCounts {
  const named = Object.entries(removed).map(([rule, count]) => [rule, count ?? 0] as const);
  return {
    considered,
    removed: Object.fromEntries(named),
    left,
    ...(demoted && { demoted: { ...demoted } }),
  };
}
