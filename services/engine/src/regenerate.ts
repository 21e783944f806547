/**
 * Draws another meal for one slot (rule 21): every candidate is scored with its best portion against the plan as it
 * stands. The good ones are put in a seeded circle and the next one after the present meal is taken, so that drawing
 * again and again walks through all of them. A paired block changes together; a locked partner stays.
 */
import { buildEntry } from './entry.js';
import type { RuleCounts } from './explain/log.js';
import { poolCounts, unitCounts } from './generator/counts.js';
import { DayFitter } from './generator/day-fit.js';
import { MAX_PLAN_DAYS, type GenerateInput } from './generator/input.js';
import { compileLibrary, type Library } from './generator/library.js';
import { compileProblem, isLocked, type Problem, type SlotInfo, type Unit } from './generator/problem.js';
import { PlanState } from './generator/state.js';
import { unitPoints } from './generator/construct.js';
import { floatAt, intAt, numberAt } from './indexed.js';
import type { PlanDay, PlanSlot } from './model.js';
import { activePairing, blocksOf } from './pairing.js';
import { createRandom } from './random.js';
import { mapSlots, normaliseMealType } from './slots.js';
import { planSummary, withTotals, type PlanSummary } from './totals.js';

/** One slot to draw anew; `day` is 1-based, `slotIndex` 0-based. */
export interface RegenerateInput extends GenerateInput {
  readonly day: number;
  readonly slotIndex: number;
}

/** Why no other meal can be drawn; the first two are the reasons of [diets §8]. */
export type RegenerateRefusal =
  | 'duplicate_only'
  | 'slot_pool_mismatch'
  | 'slot_not_found'
  | 'slot_locked'
  | 'no_calories';

/** A drawn meal with the whole plan around it, or the reason and the counts behind it. */
export type RegenerateResult =
  | {
      readonly ok: true;
      readonly planDays: PlanDay[];
      readonly planSummary: PlanSummary;
      readonly slot: PlanSlot;
      /** Every slot that changed: the slot itself and the open slots of its pair block. */
      readonly changed: readonly {
        readonly day: number;
        readonly slotIndex: number;
        readonly mealId: string;
      }[];
      /** Good meals the draw could choose from. */
      readonly choices: number;
      /** True when no meal fits the whole pair block and only this slot was drawn. */
      readonly split: boolean;
    }
  | {
      readonly ok: false;
      readonly code: RegenerateRefusal;
      readonly counts?: RuleCounts;
      readonly pool?: RuleCounts;
    };

/** A meal with its points (fewer are better) and its portion in each open slot. */
export interface Scored {
  readonly meal: number;
  readonly points: number;
  readonly percents: readonly number[];
}

/** Meals the circle holds at least and at most, if there are so many. */
const MIN_CHOICES = 15;
const MAX_CHOICES = 25;
/** Meals this many points worse than the best are left out once there are enough. */
const WORSE_BY = 5;

/**
 * Draws another meal for a slot; same input, same answer. A library compiled from the same input may be passed in, and
 * `among` narrows the draw to some meals.
 */
export function regenerateSlot(
  input: RegenerateInput,
  compiled?: Library,
  among?: ReadonlySet<string>,
): RegenerateResult {
  const opened = openDraw(input);
  if (!opened.ok) return opened;
  const { days, slot, blocks } = opened;
  const library = compiled ?? compileLibrary(input);
  const present = new Set(blocks.flatMap((block) => block.map(({ entry }) => entry?.mealId ?? '')));
  for (const open of blocks) {
    const state = openState(input, days, library, open);
    const scored = scoreAll(state, present, among);
    const chosen = draw(scored, state.problem, slot, input.seed);
    const isSplit = open !== blocks[0];
    if (chosen) return answer(input, days, state.problem, chosen, scored.length, isSplit);
    if (open.length === 1) return refuse(input, state, slot);
  }
  return { ok: false, code: 'slot_not_found' };
}

/** What a draw for a slot is about, or why there can be none. */
export type OpenDraw =
  | {
      readonly ok: true;
      readonly days: PlanDay[];
      readonly slot: PlanSlot;
      /** The slots that change together, and the slot alone where no meal fits all of them. */
      readonly blocks: readonly (readonly PlanSlot[])[];
    }
  | { readonly ok: false; readonly code: 'slot_not_found' | 'slot_locked' | 'no_calories' };

/** The slot of a draw with its pair block. */
export function openDraw(input: Pick<RegenerateInput, 'plan' | 'config' | 'day' | 'slotIndex'>): OpenDraw {
  const { plan } = input;
  const days = [...plan.planDays].sort((a, b) => a.day - b.day).slice(0, MAX_PLAN_DAYS);
  const slot = days.find(({ day }) => day === input.day)?.slots[input.slotIndex];
  if (!slot) return { ok: false, code: 'slot_not_found' };
  if (isLocked(slot)) return { ok: false, code: 'slot_locked' };
  if (!(plan.caloriesPerDay > 0) || !Number.isFinite(plan.caloriesPerDay))
    return { ok: false, code: 'no_calories' };
  const block = [slot, ...openPartners(input, days, slot)];
  return { ok: true, days, slot, blocks: block.length > 1 ? [block, [slot]] : [block] };
}

/** The plan as a draw sees it: everything but the open slots stands. */
export function openState(
  input: RegenerateInput,
  days: readonly PlanDay[],
  library: Library,
  open: readonly PlanSlot[],
): PlanState {
  const ids = new Set(open.map(({ id }) => id));
  const isOpen = (day: number, position: number): boolean =>
    ids.has(days.find((item) => item.day === day)?.slots[position]?.id ?? '');
  return new PlanState(compileProblem(input, days, library, isOpen));
}

/** Open slots that change with a slot: the same rank of its type on the other days of its pair block. */
export function openPartners(
  input: {
    readonly day: number;
    readonly plan: Pick<RegenerateInput['plan'], 'days'>;
    readonly config: Pick<RegenerateInput['config'], 'pairingRules'>;
  },
  days: readonly PlanDay[],
  slot: PlanSlot,
): PlanSlot[] {
  const type = normaliseMealType(slot.type);
  const same = (day: number): PlanSlot[] =>
    (days.find((item) => item.day === day)?.slots ?? []).filter(
      (item) => normaliseMealType(item.type) === type,
    );
  const rank = same(input.day).indexOf(slot);
  const block = blocksOf(activePairing(input.config, input.plan.days), type, input.plan.days).find(
    (members) => members.includes(input.day),
  );
  return (block ?? [])
    .flatMap((day) => same(day)[rank] ?? [])
    .filter((item) => item !== slot && !isLocked(item));
}

/** Every meal that may stand in the open slots, the best for the plan first. */
export function scoreAll(
  state: PlanState,
  present: ReadonlySet<string>,
  among: ReadonlySet<string> | undefined,
): Scored[] {
  const { problem } = state;
  const unit = state.units[0];
  if (!unit) return [];
  const fitter = new DayFitter(problem.tolerances, problem.days, problem.judgedSlots);
  const judged = problem.slotsOfDay.map((slots) => slots.reduce((sum, info) => sum + judgedKcal(info), 0));
  const scored: Scored[] = [];
  for (const meal of state.staticCandidates(0)) {
    const id = problem.library.meals[meal]?.id ?? '';
    if (present.has(id) || (among && !among.has(id)) || state.obstacle(0, meal)) continue;
    scored.push({ meal, ...score(state, unit, meal, fitter, judged) });
  }
  return scored.sort((a, b) => a.points - b.points || a.meal - b.meal);
}

/** Energy a slot is judged with before the draw: its meal, or its target while it is empty (rule 19). */
function judgedKcal({ slot, locked, target }: SlotInfo): number {
  if (!locked) return 0;
  return slot.entry && Number.isFinite(slot.entry.calories) ? Math.max(0, slot.entry.calories) : target;
}

function score(
  state: PlanState,
  unit: Unit,
  meal: number,
  fitter: DayFitter,
  judged: readonly number[],
): { points: number; percents: number[] } {
  const { problem } = state;
  const base = floatAt(problem.library.baseKcal, meal);
  let rest = judged.reduce((sum, kcal) => sum + kcal, 0);
  for (const { target } of unit.slots) rest += target;
  let points = unitPoints(state, 0, meal);
  const percents: number[] = [];
  for (const { day, target, slotClass } of unit.slots) {
    const fixed = numberAt(judged, day);
    fitter.begin();
    fitter.add(base, slotClass);
    points += fitter.fit(fixed, rest - fixed - target);
    rest += fitter.sum - fixed - target;
    percents.push(numberAt(slotClass.options, intAt(fitter.option, 0)));
  }
  return { points, percents };
}

/** The meals that give way to none, where one of them fits about as well; else all. */
function firstInLine(scored: readonly Scored[], { library }: Problem): readonly Scored[] {
  const open = scored.filter(({ meal }) => floatAt(library.demotion, meal) === 0);
  const isGood = open[0] && scored[0] && open[0].points <= scored[0].points + WORSE_BY;
  return isGood ? open : scored;
}

/** The next good meal after the present one in a circle whose order only depends on the seed. */
function draw(scored: readonly Scored[], problem: Problem, slot: PlanSlot, seed: number): Scored | undefined {
  const open = firstInLine(scored, problem);
  const best = open[0];
  if (!best) return undefined;
  const most = Math.max(MAX_CHOICES, problem.shortlist);
  const good = open.filter(
    ({ points }, i) => i < MIN_CHOICES || (i < most && points <= best.points + WORSE_BY),
  );
  const keyOf = (meal: number): number => createRandom(seed ^ Math.imul(meal + 1, 0x9e3779b1)).next();
  const presentMeal = problem.library.indexOf.get(slot.entry?.mealId ?? '');
  const from = presentMeal === undefined ? -1 : keyOf(presentMeal);
  const circle = good.map((item) => ({ item, key: keyOf(item.meal) })).sort((a, b) => a.key - b.key);
  return (circle.find(({ key }) => key > from) ?? circle[0])?.item;
}

function answer(
  input: RegenerateInput,
  days: readonly PlanDay[],
  problem: Problem,
  chosen: Scored,
  choices: number,
  split: boolean,
): RegenerateResult {
  const { library } = problem;
  const meal = library.meals[chosen.meal];
  const resolved = library.resolved[chosen.meal];
  const unit = problem.units[0];
  if (!meal || !resolved || !unit) return { ok: false, code: 'slot_not_found' };
  const changed = unit.slots.map(({ day, position }) => ({
    day: day + 1,
    slotIndex: position,
    mealId: meal.id,
  }));
  const drawn = (slot: PlanSlot, day: number, position: number): PlanSlot => {
    const at = unit.slots.findIndex((info) => info.day === day - 1 && info.position === position);
    if (at < 0) return slot;
    const percent = numberAt(chosen.percents, at);
    return { ...slot, entry: buildEntry(meal, resolved, floatAt(library.divisor, chosen.meal), percent) };
  };
  const planDays = withTotals(mapSlots(days, drawn));
  const slot = planDays.find(({ day }) => day === input.day)?.slots[input.slotIndex];
  if (!slot) return { ok: false, code: 'slot_not_found' };
  return {
    ok: true,
    planDays,
    planSummary: planSummary(planDays, input.plan.caloriesPerDay),
    slot,
    changed,
    choices,
    split,
  };
}

function refuse(input: RegenerateInput, state: PlanState, slot: PlanSlot): RegenerateResult {
  const pool = poolCounts(state.problem.library, input.config.slotPools, normaliseMealType(slot.type));
  const typed = pool.considered - (pool.removed['type'] ?? 0);
  return {
    ok: false,
    code: typed === 0 ? 'slot_pool_mismatch' : 'duplicate_only',
    pool,
    counts: unitCounts(state, 0),
  };
}
