/** The compiled problem: slots with targets, portion options and candidates, units with their limits. */
import { floatAt, numberAt } from '../indexed.js';
import type { PlanDay, PlanSlot, RuleConfig } from '../model.js';
import { slotPoints, tolerancesOf, type Tolerances } from '../objective.js';
import { activePairing, blocksOf, type ActivePairing } from '../pairing.js';
import { nearestPortion, portionOptions } from '../portions.js';
import { repeatLimitOf } from '../repeat-limits.js';
import { acceptedTypes, buildPlanDay, normaliseMealType, normaliseShare, slotTemplates } from '../slots.js';
import type { GenerateInput } from './input.js';
import type { Library } from './library.js';
import { favouritePoints } from './standing-points.js';

/** Slots of one type and target: same portions, same candidates. */
export interface SlotClass {
  readonly type: string;
  readonly target: number;
  readonly options: readonly number[];
  /** Meals that pass every static rule, best fit first, ties by id. */
  readonly candidates: Int32Array;
  /** Points a candidate costs here at its best portion; by meal index, `Infinity` for a meal that may not stand here. */
  readonly cost: Float64Array;
}

/** One place of the plan. */
export interface SlotInfo {
  readonly index: number;
  readonly day: number;
  readonly position: number;
  readonly type: string;
  readonly typeIndex: number;
  readonly target: number;
  /** The run may not change this slot. */
  readonly locked: boolean;
  /** Not locked by the dietitian, only outside this run: still judged by the repeat limits. */
  readonly held: boolean;
  readonly slot: PlanSlot;
  readonly slotClass: SlotClass;
}

/** Slots that hold the same meal: a pair block or a single slot. */
export interface Unit {
  readonly slots: readonly SlotInfo[];
  readonly dayMask: number;
  readonly type: string;
  readonly typeIndex: number;
  /** Repeat limit of the slot type; `Infinity` when lifted. */
  readonly limit: number;
  /** True for lunches and dinners when favourites come first. */
  readonly prefersFavourites: boolean;
}

/** Everything construction and search work on. */
export interface Problem {
  readonly days: number;
  readonly target: number;
  readonly tolerances: Tolerances;
  readonly slots: readonly SlotInfo[];
  readonly slotsOfDay: readonly (readonly SlotInfo[])[];
  readonly units: readonly Unit[];
  readonly judgedSlots: number;
  readonly slotTypes: readonly string[];
  readonly limits: readonly number[];
  readonly library: Library;
  readonly pairing: ActivePairing | undefined;
  readonly shortlist: number;
  readonly workLimit: number;
}

/** Work units per attempt and day; one unit is about 10 µs. */
const WORK_PER_ATTEMPT = 16;
/** Attempts a day that are ever made [library §9]. */
const MOST_ATTEMPTS = 500;

/** The days to fill: existing ones in order, missing ones from the default meal times. */
export function completeDays(input: GenerateInput): PlanDay[] {
  const { plan, config } = input;
  const byDay = new Map(plan.planDays.map((day) => [day.day, day]));
  const templates = slotTemplates(config, plan.mealsPerDay);
  return Array.from({ length: Math.max(0, Math.min(plan.days, 60)) }, (_, i) => {
    const day = byDay.get(i + 1);
    return day && day.slots.length > 0 ? readDay(day) : buildPlanDay(i + 1, templates);
  });
}

/** Compiles slots, classes and units; `isOpen` narrows the run to some of the unlocked slots. */
export function compileProblem(
  input: GenerateInput,
  days: readonly PlanDay[],
  library: Library,
  isOpen: (day: number, position: number) => boolean = () => true,
): Problem {
  const { plan, config } = input;
  const pairing = activePairing(config, plan.days);
  const tolerances = tolerancesOf(plan.caloriesPerDay, config.calorieBudget);
  const judgedSlots = days.reduce((sum, day) => sum + day.slots.filter((slot) => !isLocked(slot)).length, 0);
  const slotTypes = [...new Set(days.flatMap((day) => day.slots.map(({ type }) => type as string)))];
  const limits = slotTypes.map((type) => repeatLimitOf(config, type, plan.mealsPerDay, pairing));
  const classOf = createClasses({ config, pairing, library, tolerances, judgedSlots });
  const { maxDailyAttempts } = config.calorieBudget;
  // Not a number would never be reached: the search needs an end.
  const attempts = maxDailyAttempts > 0 ? Math.min(maxDailyAttempts, MOST_ATTEMPTS) : 0;
  const slots = slotsOf(days, { target: plan.caloriesPerDay, slotTypes, classOf, isOpen });
  return {
    days: days.length,
    target: plan.caloriesPerDay,
    tolerances,
    slots,
    slotsOfDay: days.map((_, d) => slots.filter(({ day }) => day === d)),
    units: buildUnits(slots, days.length, pairing, limits),
    judgedSlots,
    slotTypes,
    limits,
    library,
    pairing,
    shortlist: config.candidateSelection.maxCandidatesPerSlot,
    workLimit: attempts * days.length * WORK_PER_ATTEMPT,
  };
}

type ClassOf = (type: string, target: number, open: boolean) => SlotClass;

/** Classes of slots, each compiled once: slots of one type, target and openness share theirs. */
function createClasses({
  config,
  pairing,
  ...shared
}: Pick<ClassInput, 'library' | 'tolerances' | 'judgedSlots'> & {
  readonly config: RuleConfig;
  readonly pairing: Problem['pairing'];
}): ClassOf {
  const classes = new Map<string, SlotClass>();
  return (type, target, open) => {
    const key = `${type}|${target}|${open}`;
    const known = classes.get(key);
    if (known) return known;
    const options = portionOptions(config, type, config.candidateSelection.portionStep);
    const accepted = acceptedTypes(config.slotPools, type);
    const favourites = pairing?.prioritizeFavorites === true && isMainMeal(type);
    const made = compileClass({ type, target, options, accepted, favourites, open, ...shared });
    classes.set(key, made);
    return made;
  };
}

function slotsOf(
  days: readonly PlanDay[],
  facts: {
    readonly target: number;
    readonly slotTypes: readonly string[];
    readonly classOf: ClassOf;
    readonly isOpen: (day: number, position: number) => boolean;
  },
): SlotInfo[] {
  const slots: SlotInfo[] = [];
  for (const day of days) {
    for (const [position, slot] of day.slots.entries()) {
      const target = (facts.target * slot.calorieSharePercent) / 100;
      const open = facts.isOpen(day.day, position);
      slots.push({
        index: slots.length,
        day: day.day - 1,
        position,
        type: slot.type,
        typeIndex: facts.slotTypes.indexOf(slot.type),
        target,
        locked: isLocked(slot) || !open,
        held: !isLocked(slot) && !open,
        slot,
        slotClass: facts.classOf(slot.type, target, !isLocked(slot) && open),
      });
    }
  }
  return slots;
}

/** Either lock keeps the generator away from a slot [diets §4]. */
export function isLocked(slot: Pick<PlanSlot, 'locked' | 'lockedInAllDays'>): boolean {
  return slot.locked || slot.lockedInAllDays;
}

function isMainMeal(type: string): boolean {
  return type === 'lunch' || type === 'dinner';
}

function readDay(day: PlanDay): PlanDay {
  return {
    ...day,
    slots: day.slots.map((slot) => {
      const type = normaliseMealType(slot.type) as PlanSlot['type'];
      const calorieSharePercent = normaliseShare(slot.calorieSharePercent);
      return type === slot.type && calorieSharePercent === slot.calorieSharePercent
        ? slot
        : { ...slot, type, calorieSharePercent };
    }),
  };
}

interface ClassInput {
  readonly type: string;
  readonly target: number;
  readonly options: readonly number[];
  readonly accepted: readonly string[];
  readonly favourites: boolean;
  readonly library: Library;
  readonly tolerances: Tolerances;
  readonly judgedSlots: number;
  /** Candidates are only looked up for slots the run may fill. */
  readonly open: boolean;
}

function compileClass(input: ClassInput): SlotClass {
  const { library, target, options } = input;
  const cost = new Float64Array(library.meals.length).fill(Infinity);
  const found: number[] = [];
  for (let m = 0; input.open && m < library.meals.length; m += 1) {
    const types = library.typesOf[m];
    if (library.mask[m] !== 0 || !types || !input.accepted.some((type) => types.has(type))) continue;
    const kcal = nearestPortion(floatAt(library.baseKcal, m), target, options).kcal;
    cost[m] = slotPoints(kcal, target, input.tolerances, input.judgedSlots);
    found.push(m);
  }
  const prefers = { prefersFavourites: input.favourites };
  const rank = (m: number): number =>
    floatAt(cost, m) + favouritePoints(library, prefers, m) + floatAt(library.demotion, m);
  found.sort((a, b) => rank(a) - rank(b) || a - b);
  return { type: input.type, target, options, candidates: Int32Array.from(found), cost };
}

/** Groups unlocked slots: the k-th slot of a type on each day of a block belongs to one unit (rule 15). */
function buildUnits(
  slots: readonly SlotInfo[],
  days: number,
  pairing: ActivePairing | undefined,
  limits: readonly number[],
): Unit[] {
  const groups = new Map<string, SlotInfo[]>();
  for (const slot of slots) {
    if (slot.locked) continue;
    const rank = slots.filter(
      (s) => s.day === slot.day && s.type === slot.type && s.index < slot.index,
    ).length;
    const block = blocksOf(pairing, slot.type, days).findIndex((members) => members.includes(slot.day + 1));
    const key = block < 0 ? `slot ${slot.index}` : `${slot.type} ${rank} ${block}`;
    const group = groups.get(key);
    if (group) group.push(slot);
    else groups.set(key, [slot]);
  }
  return [...groups.values()].map((members) => unitOf(members, pairing, limits));
}

/** Unit of some slots of one type. */
export function unitOf(
  slots: readonly SlotInfo[],
  pairing: ActivePairing | undefined,
  limits: readonly number[],
): Unit {
  const [first] = slots as [SlotInfo];
  return {
    slots,
    dayMask: slots.reduce((mask, { day }) => mask | (1 << day), 0),
    type: first.type,
    typeIndex: first.typeIndex,
    limit: numberAt(limits, first.typeIndex),
    prefersFavourites: pairing?.prioritizeFavorites === true && isMainMeal(first.type),
  };
}
