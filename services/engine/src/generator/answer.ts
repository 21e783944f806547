/** Writes the answer: plan days with full entries, sums, the report and the debug log. */
import { buildEntry } from '../entry.js';
import { fingerprint } from '../fingerprint.js';
import { writeLog, type LoggedSlot, type LogInput, type RuleCounts } from '../explain/log.js';
import { sentenceOf } from '../explain/sentences.js';
import { slotTypeForms } from '../explain/type-forms.js';
import { floatAt, intAt, itemAt, numberAt } from '../indexed.js';
import type { PlanDay } from '../model.js';
import { KCAL_EPSILON } from '../objective.js';
import { planSummary, withTotals, type PlanSummary } from '../totals.js';
import { ENGINE_VERSION } from '../version.js';
import type { SplitPair } from './construct.js';
import { dominantRule, excludedMeals, poolCounts, unitCounts } from './counts.js';
import type { GenerateInput } from './input.js';
import type { Library } from './library.js';
import type { Problem, SlotInfo } from './problem.js';
import type { Solution } from './fit.js';
import type { PlanState } from './state.js';

/** A slot nothing could fill; `day` is 1-based, `slotIndex` 0-based. */
export interface EmptySlot {
  readonly day: number;
  readonly slotIndex: number;
  readonly type: string;
  readonly label: string;
  readonly counts: RuleCounts;
  /** The rule that removed most candidates; `no_candidates` when none was left for the slot type at all. */
  readonly reason: string;
  /** The same for the person, in Polish, with what can be done. */
  readonly sentence: string;
}

/** What a generation achieved. */
export interface GenerationReport {
  readonly seed: number;
  readonly engineVersion: string;
  readonly slots: number;
  readonly filledSlots: number;
  readonly lockedSlots: number;
  readonly emptySlots: readonly EmptySlot[];
  /** Mean distance of a day from the target in percent of the target, judged with empty slots at their target. */
  readonly averageDayErrorPercent: number;
  /** Mean distance of a filled slot from its target in percent. */
  readonly averageSlotErrorPercent: number;
  /** Distance of the plan average from the target in percent. */
  readonly planErrorPercent: number;
  readonly daysOutsideTolerance: readonly number[];
  readonly lowDays: readonly number[];
  readonly slotsOutsideTolerance: number;
  readonly splitPairs: readonly SplitPair[];
  readonly pools: readonly { readonly type: string; readonly counts: RuleCounts }[];
  readonly work: number;
  /** Objective, in points; lower is better. */
  readonly points: number;
  /** Days that were drawn before somebody stopped the run, the others stay as they were; absent of a whole run. */
  readonly stoppedAfterDays?: number;
  readonly configHash: string;
  readonly libraryHash: string;
  readonly patientHash: string;
}

/** A generated plan. */
export interface GeneratedPlan {
  readonly ok: true;
  readonly planDays: PlanDay[];
  readonly planSummary: PlanSummary;
  readonly report: GenerationReport;
  /** Plain text of `GET …/debug-log`. */
  readonly log: string;
}

interface Hashes {
  readonly config: string;
  readonly library: string;
  readonly patient: string;
}

/** What a run came to. */
interface FinishedRun {
  readonly input: GenerateInput;
  readonly days: readonly PlanDay[];
  readonly state: PlanState;
  readonly solution: Solution;
  readonly splits: readonly SplitPair[];
  readonly work: number;
  /** Days drawn before somebody stopped it. */
  readonly stoppedAfterDays?: number;
}

/** Builds the answer from the best solution the state now holds. */
export function writeAnswer(run: FinishedRun): GeneratedPlan {
  const { input, days, state, solution, splits, work, stoppedAfterDays } = run;
  const { problem } = state;
  const unitOfSlot = new Int32Array(problem.slots.length).fill(-1);
  for (const [u, unit] of state.units.entries()) for (const { index } of unit.slots) unitOfSlot[index] = u;
  const filled = (slot: SlotInfo): number => state.mealOf[intAt(unitOfSlot, slot.index)] ?? -1;
  const planDays = withTotals(
    days.map((day, d) => ({
      ...day,
      slots: day.slots.map((slot, position) => {
        const info = itemAt(itemAt(problem.slotsOfDay, d), position);
        return info.locked ? slot : { ...slot, entry: entryOf(problem, info, filled(info), solution) };
      }),
    })),
  );
  const pools = problem.slotTypes.map((type) => ({
    type,
    counts: poolCounts(problem.library, input.config.slotPools, type),
  }));
  const hashes: Hashes = {
    config: fingerprint(input.config),
    library: input.catalog.hash ?? fingerprint(input.catalog),
    patient: fingerprint([input.patient, input.usesInOtherStages ?? {}]),
  };
  const slots = problem.slots.map((info) => loggedSlot(state, info, filled(info), solution, unitOfSlot));
  const points = objectiveOf(state, solution);
  const report = {
    ...writeReport(input, problem, solution, points, slots, splits, pools, work, hashes),
    ...(stoppedAfterDays !== undefined && { stoppedAfterDays }),
  };
  const log = writeLog({
    planId: input.plan.id ?? '-',
    seed: input.seed,
    engine: ENGINE_VERSION,
    ...hashes,
    work,
    points,
    pools,
    slots,
    excluded: excludedMeals(problem.library),
    doubtful: doubtfulMeals(problem.library, slots),
    splits,
    stoppedAfterDays,
    lowDays: report.lowDays.map((day) => ({
      day,
      kcal: Math.round(floatAt(solution.fit.daySum, day - 1)),
      least: problem.tolerances.lowKcal,
    })),
  });
  return { ok: true, planDays, planSummary: planSummary(planDays, input.plan.caloriesPerDay), report, log };
}

/** Meals the run has placed although nobody knows what some of their foods hold. */
function doubtfulMeals(library: Library, slots: readonly LoggedSlot[]): LogInput['doubtful'] {
  const placed = new Set(
    slots.flatMap(({ state, mealId }) => (state === 'FILLED' && mealId ? [mealId] : [])),
  );
  return [...placed].flatMap((mealId) => {
    const foods = library.resolved[library.indexOf.get(mealId) ?? -1]?.doubtful ?? [];
    return foods.length > 0 ? [{ mealId, foods: [...new Set(foods)] }] : [];
  });
}

function entryOf(
  problem: Problem,
  info: SlotInfo,
  meal: number,
  solution: Solution,
): PlanDay['slots'][number]['entry'] {
  if (meal < 0) return null;
  const { library } = problem;
  const percent = numberAt(info.slotClass.options, intAt(solution.fit.option, info.index));
  const cooked = library.resolved[meal];
  const source = library.meals[meal];
  return cooked && source ? buildEntry(source, cooked, floatAt(library.divisor, meal), percent) : null;
}

function loggedSlot(
  state: PlanState,
  info: SlotInfo,
  meal: number,
  solution: Solution,
  unitOfSlot: Int32Array,
): LoggedSlot {
  const { library } = state.problem;
  const head = { day: info.day + 1, slot: info.position + 1, type: info.type, target: info.target };
  if (info.locked) {
    const { entry } = info.slot;
    return {
      ...head,
      state: info.held ? 'KEPT' : 'LOCKED',
      ...(entry ? { mealId: entry.mealId, kcal: entry.calories } : {}),
    };
  }
  const u = intAt(unitOfSlot, info.index);
  if (meal < 0) return { ...head, state: 'EMPTY', counts: unitCounts(state, u) };
  const { slots } = itemAt(state.units, u);
  return {
    ...head,
    state: 'FILLED',
    mealId: library.meals[meal]?.id ?? '',
    percent: numberAt(info.slotClass.options, intAt(solution.fit.option, info.index)),
    kcal: intAt(solution.fit.kcal, info.index),
    ...(slots.length > 1 ? { block: slots.map(({ day }) => day + 1) } : {}),
    subs: (library.resolved[meal]?.ingredients ?? []).flatMap(({ food, swap }) =>
      swap ? [{ from: swap.from.id, to: food.id, percentage: swap.percentage }] : [],
    ),
  };
}

function writeReport(
  input: GenerateInput,
  problem: Problem,
  solution: Solution,
  points: number,
  slots: readonly LoggedSlot[],
  splits: readonly SplitPair[],
  pools: GenerationReport['pools'],
  work: number,
  hashes: Hashes,
): GenerationReport {
  const { tolerances, days } = problem;
  const filled = slots.filter(({ state }) => state === 'FILLED');
  const distance = ({ kcal, target }: LoggedSlot): number => Math.abs((kcal ?? 0) - target);
  const daySums = [...solution.fit.daySum];
  const dayError = daySums.map((kcal) => Math.abs(kcal - tolerances.target));
  const average = daySums.reduce((sum, kcal) => sum + kcal, 0) / days;
  return {
    seed: input.seed,
    engineVersion: ENGINE_VERSION,
    slots: slots.length,
    filledSlots: filled.length,
    lockedSlots: slots.filter(({ state }) => state === 'LOCKED').length,
    emptySlots: slots.filter(({ state }) => state === 'EMPTY').map((slot) => emptySlot(slot, problem, pools)),
    averageDayErrorPercent: percent(mean(dayError), tolerances.target),
    averageSlotErrorPercent: mean(
      filled.map((slot) => percent(distance(slot), slot.target || tolerances.target)),
    ),
    planErrorPercent: percent(Math.abs(average - tolerances.target), tolerances.target),
    daysOutsideTolerance: daysWhere(dayError, (kcal) => kcal > tolerances.dayKcal + KCAL_EPSILON),
    lowDays: daysWhere(daySums, (kcal) => kcal < tolerances.lowKcal - KCAL_EPSILON),
    slotsOutsideTolerance: filled.filter(
      (slot) => distance(slot) > slot.target * tolerances.slotRatio + KCAL_EPSILON,
    ).length,
    splitPairs: splits,
    pools,
    work,
    points,
    configHash: hashes.config,
    libraryHash: hashes.library,
    patientHash: hashes.patient,
  };
}

/** The objective alone: what makes a dish give way leads the search and is no part of it. */
function objectiveOf({ units, mealOf, problem }: PlanState, { points }: Solution): number {
  const demotion = units.reduce((sum, unit, u) => {
    const meal = numberAt(mealOf, u);
    return meal < 0 ? sum : sum + floatAt(problem.library.demotion, meal) * unit.slots.length;
  }, 0);
  return demotion === 0 ? points : points - demotion;
}

function emptySlot(slot: LoggedSlot, problem: Problem, pools: GenerationReport['pools']): EmptySlot {
  const counts = slot.counts ?? { considered: 0, removed: {}, left: 0 };
  const pool = pools.find(({ type }) => type === slot.type)?.counts;
  const info = problem.slots.find(({ day, position }) => day === slot.day - 1 && position === slot.slot - 1);
  const reason = dominantRule(counts.considered > 0 ? counts : (pool ?? counts));
  return {
    day: slot.day,
    slotIndex: slot.slot - 1,
    type: slot.type,
    label: info?.slot.label ?? '',
    counts,
    reason,
    sentence: sentenceOf.empty(slotTypeForms(slot.type), reason, counts, pool),
  };
}

function daysWhere(values: readonly number[], test: (value: number) => boolean): number[] {
  return values.flatMap((value, i) => (test(value) ? [i + 1] : []));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(part: number, whole: number): number {
  return whole > 0 ? (100 * part) / whole : 0;
}
