/**
 * What stands of a stopped run: the days that are finished. The others stay as they were before, so the drawn meals are
 * placed once more, beside those: a rule that looks across days sees the plan as it will be saved.
 */
import type { PlanDay } from '../model.js';
import { numberAt } from '../indexed.js';
import { blocksOf } from '../pairing.js';
import type { Random } from '../random.js';
import { repairEmpty, type SplitPair } from './construct.js';
import type { Solution } from './fit.js';
import type { GenerateInput } from './input.js';
import { Ledger } from './ledger.js';
import { compileProblem, type SlotInfo, type Unit } from './problem.js';
import { PlanState } from './state.js';

/** Finished days in a plan whose other days stay. */
interface KeptDays {
  readonly state: PlanState;
  readonly solution: Solution;
  readonly splits: SplitPair[];
  readonly work: number;
}

const NOTHING = -1;

/** The first `finishedDays` days of a run with the other days as they were before it. */
export function keepFinished(
  input: GenerateInput,
  days: readonly PlanDay[],
  run: PlanState,
  finishedDays: number,
  random: Random,
): KeptDays {
  const problem = compileProblem(input, days, run.problem.library, (day) => day <= finishedDays);
  const state = new PlanState(problem);
  const drawn = drawnMeals(run);
  const splits = splitAsDrawn(state, drawn);
  const cut: number[] = [];
  for (const [u, unit] of state.units.entries()) {
    if (partnersOf(state, unit).length > 0) cut.push(u);
    else placeFirst(state, u, [drawnIn(unit, drawn)]);
  }
  // A pair that the stop divides holds the meal of its other day, where that may be.
  for (const u of cut) {
    const unit = state.units[u] as Unit;
    const partners = partnersOf(state, unit).map((slot) => mealIn(state, slot));
    placeFirst(state, u, [...partners, drawnIn(unit, drawn)]);
  }
  splits.push(...repairEmpty(state, random), ...dividedPairs(state));
  const ledger = new Ledger(state);
  ledger.reset();
  return { state, solution: ledger.snapshot(), splits, work: ledger.work };
}

/** The meal of each slot as the run drew it, by slot index. */
function drawnMeals(run: PlanState): Int32Array {
  const drawn = new Int32Array(run.problem.slots.length).fill(NOTHING);
  for (const [u, { slots }] of run.units.entries())
    for (const { index } of slots) drawn[index] = numberAt(run.mealOf, u);
  return drawn;
}

function drawnIn({ slots }: Unit, drawn: Int32Array): number {
  return drawn[slots[0]?.index ?? 0] ?? NOTHING;
}

/** Splits the blocks that the run had to split. */
function splitAsDrawn(state: PlanState, drawn: Int32Array): SplitPair[] {
  const splits: SplitPair[] = [];
  for (const [u, unit] of [...state.units].entries()) {
    if (new Set(unit.slots.map(({ index }) => drawn[index])).size < 2) continue;
    state.split(u);
    splits.push({ type: unit.type, days: unit.slots.map(({ day }) => day + 1) });
  }
  return splits;
}

/** Places the first of the meals that may stand in the unit; none of them leaves it empty. */
function placeFirst(state: PlanState, u: number, meals: readonly number[]): void {
  const { slots } = state.units[u] as Unit;
  const fits = (meal: number) =>
    meal !== NOTHING &&
    slots.every(({ slotClass }) => Number.isFinite(slotClass.cost[meal])) &&
    state.obstacle(u, meal) === undefined;
  const meal = meals.find(fits);
  if (meal !== undefined) state.place(u, meal);
}

/** Filled slots of the unit's pair block on days that stay. */
function partnersOf({ problem }: PlanState, unit: Unit): SlotInfo[] {
  const [first] = unit.slots;
  if (!first) return [];
  const rankOf = ({ day, type, index }: SlotInfo): number =>
    (problem.slotsOfDay[day] ?? []).filter((slot) => slot.type === type && slot.index < index).length;
  const block = blocksOf(problem.pairing, unit.type, problem.days).find((days) =>
    days.includes(first.day + 1),
  );
  const rank = rankOf(first);
  return (block ?? []).flatMap((day) =>
    (problem.slotsOfDay[day - 1] ?? []).filter(
      (slot) => slot.held && slot.slot.entry !== null && slot.type === unit.type && rankOf(slot) === rank,
    ),
  );
}

function mealIn({ problem }: PlanState, { slot }: SlotInfo): number {
  return problem.library.indexOf.get(slot.entry?.mealId ?? '') ?? NOTHING;
}

/** Pairs of a drawn day and one that stays which hold two meals. */
function dividedPairs(state: PlanState): SplitPair[] {
  return state.units.flatMap((unit, u) => {
    const meal = numberAt(state.mealOf, u);
    const others = partnersOf(state, unit).filter((slot) => mealIn(state, slot) !== meal);
    if (meal === NOTHING || others.length === 0) return [];
    const days = [...unit.slots, ...others].map(({ day }) => day + 1).sort((a, b) => a - b);
    return [{ type: unit.type, days }];
  });
}
