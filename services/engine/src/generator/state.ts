/**
 * A plan under construction: which meal each unit holds, with incremental counters per meal, keyword × slot type and
 * day × keyword, so that a placement is checked in constant time.
 */
import { missing } from '../indexed.js';
import type { DynamicRule } from '../rules.js';
import { unitOf, type Problem, type Unit } from './problem.js';

const EMPTY = -1;

/** Assignment of meals to units. */
export class PlanState {
  /** Units; splitting a block replaces it by single slots. */
  readonly units: Unit[];
  /** Meal index per unit, −1 when empty. */
  readonly mealOf: number[];
  /** Occurrences per meal in the whole plan, locked slots included. */
  readonly count: Int32Array;
  /** Days on which a locked slot holds the meal, as bits. */
  private readonly lockedDays: Int32Array;
  /** Placement checks made so far; the measure of work outside the portion fits. */
  checks = 0;
  /** Lowest repeat limit among the slots outside this run that hold the meal. */
  private readonly heldLimit: Float64Array;
  private readonly groupCount: Int32Array;
  private readonly dayCount: Int32Array;

  constructor(readonly problem: Problem) {
    const { library, slotTypes, days } = problem;
    this.units = [...problem.units];
    this.mealOf = this.units.map(() => EMPTY);
    this.count = new Int32Array(library.meals.length);
    this.lockedDays = new Int32Array(library.meals.length);
    this.heldLimit = new Float64Array(library.meals.length).fill(Infinity);
    this.groupCount = new Int32Array(library.groupKeywords.length * slotTypes.length);
    this.dayCount = new Int32Array(library.dayKeywords.length * days);
    this.countLocked();
  }

  /** True when the unit holds no meal. */
  isEmpty(u: number): boolean {
    return this.mealOf[u] === EMPTY;
  }

  /** Rule that keeps a meal out of an empty unit, or `undefined` when it may be placed (rules 11 to 14, 16). */
  obstacle(u: number, meal: number): DynamicRule | undefined {
    this.checks += 1;
    const unit = this.units[u] ?? missing(this.units, u);
    const span = unit.slots.length;
    const used = this.count[meal] ?? missing(this.count, meal);
    const { library } = this.problem;
    const room = library.stageRoom[meal] ?? missing(library.stageRoom, meal);
    if (used + span > unit.limit || used + span > room) return 'repeat';
    if (used > 0) {
      const clash = this.clash(unit, meal, used + span);
      if (clash) return clash;
    }
    return this.keywordObstacle(unit, meal);
  }

  /** Puts a meal into an empty unit. */
  place(u: number, meal: number): void {
    this.mealOf[u] = meal;
    this.shift(this.units[u] ?? missing(this.units, u), meal, 1);
  }

  /** Empties a unit and returns the meal it held. */
  remove(u: number): number {
    const meal = this.mealOf[u] ?? missing(this.mealOf, u);
    if (meal !== EMPTY) {
      this.mealOf[u] = EMPTY;
      this.shift(this.units[u] ?? missing(this.units, u), meal, -1);
    }
    return meal;
  }

  /** Replaces an empty block by its single slots; returns their unit indexes. */
  split(u: number): number[] {
    const { pairing, limits } = this.problem;
    const singles = (this.units[u] ?? missing(this.units, u)).slots.map((slot) =>
      unitOf([slot], pairing, limits),
    );
    const indexes = [u, ...singles.slice(1).map((_, i) => this.units.length + i)];
    singles.forEach((single, i) => {
      const at = indexes[i] ?? missing(indexes, i);
      this.units[at] = single;
      this.mealOf[at] = EMPTY;
    });
    return indexes;
  }

  /** Units that hold a meal, locked slots counted as one more. */
  unitsHolding(meal: number): number {
    let units = (this.lockedDays[meal] ?? missing(this.lockedDays, meal)) !== 0 ? 1 : 0;
    for (let u = 0; u < this.mealOf.length; u += 1) if (this.mealOf[u] === meal) units += 1;
    return units;
  }

  /** Candidates of a unit that pass every static rule for all its slots, best fit of the first slot first. */
  staticCandidates(u: number): number[] {
    const { slots } = this.units[u] ?? missing(this.units, u);
    const found: number[] = [];
    for (const meal of slots[0]?.slotClass.candidates ?? []) {
      if (slots.every(({ slotClass }) => slotClass.cost[meal] !== Infinity)) found.push(meal);
    }
    return found;
  }

  private clash(unit: Unit, meal: number, total: number): DynamicRule | undefined {
    if (((this.lockedDays[meal] ?? missing(this.lockedDays, meal)) & unit.dayMask) !== 0) return 'same_day';
    if (total > (this.heldLimit[meal] ?? missing(this.heldLimit, meal))) return 'repeat';
    let sameDay = false;
    for (let u = 0; u < this.mealOf.length; u += 1) {
      if (this.mealOf[u] !== meal) continue;
      const other = this.units[u] ?? missing(this.units, u);
      if (total > other.limit) return 'repeat';
      if ((other.dayMask & unit.dayMask) !== 0) sameDay = true;
    }
    return sameDay ? 'same_day' : undefined;
  }

  private keywordObstacle(unit: Unit, meal: number): DynamicRule | undefined {
    const { library, slotTypes } = this.problem;
    for (const k of library.groupsOf[meal] ?? missing(library.groupsOf, meal)) {
      const cell = k * slotTypes.length + unit.typeIndex;
      const used = this.groupCount[cell] ?? missing(this.groupCount, cell);
      if (used + unit.slots.length > unit.limit) return 'keyword';
    }
    for (const k of library.dayKeywordsOf[meal] ?? missing(library.dayKeywordsOf, meal)) {
      const limit = library.dayKeywords[k]?.limit ?? Infinity;
      for (const { day } of unit.slots) {
        const cell = this.dayCell(day, k);
        if ((this.dayCount[cell] ?? missing(this.dayCount, cell)) + 1 > limit) return 'keyword';
      }
    }
    return undefined;
  }

  private shift(unit: Unit, meal: number, by: 1 | -1): void {
    const { library, slotTypes } = this.problem;
    this.count[meal] = (this.count[meal] ?? missing(this.count, meal)) + by * unit.slots.length;
    for (const k of library.groupsOf[meal] ?? missing(library.groupsOf, meal)) {
      const cell = k * slotTypes.length + unit.typeIndex;
      this.groupCount[cell] =
        (this.groupCount[cell] ?? missing(this.groupCount, cell)) + by * unit.slots.length;
    }
    for (const k of library.dayKeywordsOf[meal] ?? missing(library.dayKeywordsOf, meal)) {
      for (const { day } of unit.slots) {
        const cell = this.dayCell(day, k);
        this.dayCount[cell] = (this.dayCount[cell] ?? missing(this.dayCount, cell)) + by;
      }
    }
  }

  private dayCell(day: number, keyword: number): number {
    return day * this.problem.library.dayKeywords.length + keyword;
  }

  /** Locked meals count for repeats and keywords, by the name they carry (rule 2). */
  private countLocked(): void {
    const { library, slotTypes, slots, limits } = this.problem;
    for (const { slot, locked, held, day, typeIndex } of slots) {
      if (!locked || !slot.entry) continue;
      const meal = slot.entry.mealId === null ? undefined : library.indexOf.get(slot.entry.mealId);
      if (meal !== undefined) {
        this.count[meal] = (this.count[meal] ?? missing(this.count, meal)) + 1;
        this.lockedDays[meal] = (this.lockedDays[meal] ?? missing(this.lockedDays, meal)) | (1 << day);
        const limit = held ? (limits[typeIndex] ?? missing(limits, typeIndex)) : Infinity;
        this.heldLimit[meal] = Math.min(limit, this.heldLimit[meal] ?? missing(this.heldLimit, meal));
      }
      const { name } = slot.entry;
      for (const k of library.groupsIn(name)) {
        const cell = k * slotTypes.length + typeIndex;
        this.groupCount[cell] = (this.groupCount[cell] ?? missing(this.groupCount, cell)) + 1;
      }
      for (const k of library.dayKeywordsIn(name)) {
        const cell = this.dayCell(day, k);
        this.dayCount[cell] = (this.dayCount[cell] ?? missing(this.dayCount, cell)) + 1;
      }
    }
  }
}
