/**
 * Ranked alternatives for one slot: the meals a draw chooses from, by the same points and with the same portions, and
 * what put each of them where it stands. A paired block is judged as a whole.
 */
import { portionCalories } from './portions.js';
import type { RuleCounts } from './explain/log.js';
import { poolCounts, unitCounts } from './generator/counts.js';
import { compileLibrary, type Library } from './generator/library.js';
import {
  openDraw,
  openState,
  scoreAll,
  type OpenDraw,
  type RegenerateInput,
  type Scored,
} from './regenerate.js';
import type { Demotion } from './substitution/demotion.js';
import { normaliseMealType } from './slots.js';
import type { PlanState } from './generator/state.js';

/** A meal in one of the slots that change together; `day` is 1-based, `slotIndex` 0-based. */
export interface CandidatePortion {
  readonly day: number;
  readonly slotIndex: number;
  readonly portionPercent: number;
  readonly kcal: number;
  readonly targetKcal: number;
}

/** One alternative; fewer points are better. */
export interface Candidate {
  readonly mealId: string;
  readonly name: string;
  readonly points: number;
  readonly favourite: boolean;
  /** True for the meal that stands there now. */
  readonly isPresent: boolean;
  /** How often the meal stands elsewhere in the plan. */
  readonly usesInPlan: number;
  readonly portions: readonly CandidatePortion[];
  /** Why it gives way to others that fit. */
  readonly demotions: readonly Demotion[];
  readonly swaps: readonly { readonly from: string; readonly to: string; readonly percentage: number }[];
}

/** The best alternatives, or why there can be none. */
export type CandidatesResult =
  | {
      readonly ok: true;
      /** Meals that may stand there; the list holds the best of them. */
      readonly total: number;
      readonly candidates: readonly Candidate[];
      /** True when no meal fits the whole pair block and only this slot was judged. */
      readonly split: boolean;
      readonly pool: RuleCounts;
      readonly counts: RuleCounts;
    }
  | Extract<OpenDraw, { ok: false }>;

/** Ranks the meals that may stand in a slot; same input, same answer. */
export function rankCandidates(
  input: RegenerateInput & { readonly limit: number },
  compiled?: Library,
): CandidatesResult {
  const opened = openDraw(input);
  if (!opened.ok) return opened;
  const { days, slot, blocks } = opened;
  const library = compiled ?? compileLibrary(input);
  const ranked = blocks.map((open) => {
    const state = openState(input, days, library, open);
    return { open, state, scored: scoreAll(state, new Set(), undefined) };
  });
  const best = ranked.find(({ scored }) => scored.length > 0) ?? ranked.at(-1);
  if (!best) return { ok: false, code: 'slot_not_found' };
  const { open, state, scored } = best;
  return {
    ok: true,
    total: scored.length,
    candidates: scored.slice(0, input.limit).map((item) => candidateOf(item, state, slot.entry?.mealId)),
    split: open !== blocks[0],
    pool: poolCounts(library, input.config.slotPools, normaliseMealType(slot.type)),
    counts: unitCounts(state, 0),
  };
}

function candidateOf({ meal, points, percents }: Scored, state: PlanState, present: unknown): Candidate {
  const { library } = state.problem;
  const { id = '', name = '', favorite = false } = library.meals[meal] ?? {};
  const base = library.baseKcal[meal] ?? 0;
  return {
    mealId: id,
    name,
    points: Math.round(points * 1000) / 1000,
    favourite: favorite,
    isPresent: id === present,
    usesInPlan: state.problem.slots.filter(({ locked, slot }) => locked && slot.entry?.mealId === id).length,
    portions: (state.units[0]?.slots ?? []).map(({ day, position, target }, i) => ({
      ...{ day: day + 1, slotIndex: position, portionPercent: percents[i] ?? 100 },
      kcal: portionCalories(base, percents[i] ?? 100),
      targetKcal: Math.round(target),
    })),
    demotions: library.demotions[meal] ?? [],
    swaps: (library.resolved[meal]?.ingredients ?? []).flatMap(({ food, swap }) =>
      swap ? [{ from: swap.from.name, to: food.name, percentage: swap.percentage }] : [],
    ),
  };
}
