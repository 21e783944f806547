/**
 * Local search: replaces the meal of one unit or swaps two, with a lower-bound test before any portion fit, and
 * seeded kicks when no single change helps. Stopped by a work counter, never by the clock, so that a replay is exact.
 */
import { averagePoints, POINTS } from '../objective.js';
import { shuffle, type Random } from '../random.js';
import { fillByChain } from './construct.js';
import { DayFitter } from './day-fit.js';
import type { Problem, SlotInfo, Unit } from './problem.js';
import type { PlanState } from './state.js';

const EPSILON = 1e-9;
/** The search ends when it is this close to what is possible at all. */
const GOOD_ENOUGH = 0.05;
/** Points of unit cost beyond which a kick does not look for a meal. */
const KICK_WITHIN = 0.3;
/** Placement checks that make up one unit of work. */
const CHECKS_PER_WORK = 200;
/** Placement checks one more try at an empty unit may cost. */
const REFILL_CHECKS = 3_000;

/** Portions and energy of the plan at one moment. */
interface Fit {
  readonly option: Int32Array;
  readonly kcal: Int32Array;
  readonly daySum: Float64Array;
  readonly dayPoints: Float64Array;
}

/** A plan with its points. */
export interface Solution {
  readonly mealOf: readonly number[];
  readonly fit: Fit;
  readonly points: number;
}

/** Searches for better meals and portions, starting from a constructed state. */
export class Search {
  private readonly problem: Problem;
  private readonly fitter: DayFitter;
  private readonly fit: Fit;
  private readonly fixed: Float64Array;
  private readonly unitOfSlot: Int32Array;
  private candidates: number[][] = [];
  private total = 0;
  private empties = 0;
  private choicePoints = 0;
  private readonly checksBefore: number;

  constructor(
    private readonly state: PlanState,
    private readonly random: Random,
  ) {
    this.problem = state.problem;
    this.checksBefore = state.checks;
    const { tolerances, days, judgedSlots, slots } = this.problem;
    this.fitter = new DayFitter(tolerances, days, judgedSlots);
    this.fit = emptyFit(slots.length, days);
    this.fixed = lockedKcal(this.problem);
    this.unitOfSlot = new Int32Array(slots.length).fill(-1);
  }

  /** Work done, in units of about 10 µs. */
  get work(): number {
    return Math.round(this.fitter.work + this.state.checks / CHECKS_PER_WORK);
  }

  private get isSpent(): boolean {
    return (
      this.fitter.work + (this.state.checks - this.checksBefore) / CHECKS_PER_WORK >= this.problem.workLimit
    );
  }

  /** Runs until the work limit or until nothing better is possible; leaves the state at the best plan. */
  run(): Solution {
    this.reset();
    const bound = this.lowerBound();
    let best = this.snapshot();
    this.descend();
    best = this.better(best);
    while (!this.isSpent && best.points > bound + GOOD_ENOUGH) {
      this.fitter.work += 1;
      this.kick();
      this.descend();
      const now = this.snapshot();
      if (now.points < best.points - EPSILON) best = now;
      else this.restore(best);
    }
    this.restore(best);
    this.polish();
    return this.better(best);
  }

  private get points(): number {
    const { tolerances, days } = this.problem;
    let points =
      this.choicePoints + this.empties * POINTS.emptySlot + averagePoints(this.total, tolerances, days);
    for (const day of this.fit.dayPoints) points += day;
    return points;
  }

  /** Recomputes everything from the state. */
  private reset(): void {
    const { state } = this;
    this.candidates = state.units.map((_, u) => state.staticCandidates(u));
    for (const [u, unit] of state.units.entries())
      for (const { index } of unit.slots) this.unitOfSlot[index] = u;
    this.recount();
    this.total = 0;
    for (let d = 0; d < this.problem.days; d += 1) {
      this.fit.daySum[d] = this.problem.target;
      this.total += this.problem.target;
    }
    this.polish();
  }

  private recount(): void {
    const { state } = this;
    this.empties = 0;
    this.choicePoints = 0;
    const seen = new Set<number>();
    for (const [u, unit] of state.units.entries()) {
      const meal = state.mealOf[u] as number;
      if (meal < 0) this.empties += unit.slots.length;
      else {
        this.choicePoints += this.plainPoints(unit, meal);
        if (!seen.has(meal)) this.choicePoints += POINTS.repeatedUnit * (state.unitsHolding(meal) - 1);
        seen.add(meal);
      }
    }
  }

  private plainPoints(unit: Unit, meal: number): number {
    return unit.prefersFavourites && this.problem.library.favourite[meal] === 0 ? POINTS.nonFavouriteUnit : 0;
  }

  /** Fits every day twice, so that each knows the others' sums. */
  private polish(): void {
    for (let round = 0; round < 2; round += 1) {
      for (let d = 0; d < this.problem.days; d += 1) {
        this.fitDay(d, -1, -1, this.total - (this.fit.daySum[d] as number));
        this.keepDay(d);
      }
    }
  }

  /** Fits a day; slots of unit `u` hold `meal` instead of what the state says. */
  private fitDay(d: number, u: number, meal: number, rest: number): void {
    const { fitter, state } = this;
    const { library, slotsOfDay } = this.problem;
    let fixed = this.fixed[d] as number;
    fitter.begin();
    for (const slot of slotsOfDay[d] as readonly SlotInfo[]) {
      if (slot.locked) continue;
      const unit = this.unitOfSlot[slot.index] as number;
      const held = unit === u ? meal : (state.mealOf[unit] as number);
      if (held < 0) fixed += slot.target;
      else fitter.add(library.baseKcal[held] as number, slot.slotClass);
    }
    fitter.fit(fixed, rest);
  }

  /** Takes over the fitter's answer for day `d`. */
  private keepDay(d: number): void {
    const { fit, fitter } = this;
    let i = 0;
    for (const slot of this.problem.slotsOfDay[d] as readonly SlotInfo[]) {
      if (slot.locked || this.state.isEmpty(this.unitOfSlot[slot.index] as number)) continue;
      fit.option[slot.index] = fitter.option[i] as number;
      fit.kcal[slot.index] = fitter.kcal[i] as number;
      i += 1;
    }
    this.total += fitter.sum - (fit.daySum[d] as number);
    fit.daySum[d] = fitter.sum;
    fit.dayPoints[d] = fitter.points;
  }

  /** Improves unit after unit until a whole round brings nothing. */
  private descend(): void {
    const order = [...this.state.units.keys()];
    let improved = true;
    this.fillEmpty();
    while (improved && !this.isSpent) {
      improved = false;
      for (const u of shuffle(order, this.random)) {
        if (this.isSpent) return;
        if (!this.state.isEmpty(u) && this.improveUnit(u)) improved = true;
      }
      if (!improved) improved = this.swapRound(order);
    }
  }

  /** Tries again to fill what is empty, now that other meals stand elsewhere. */
  private fillEmpty(): void {
    const { state, random } = this;
    let filled = false;
    for (let u = 0; u < state.units.length; u += 1) {
      if (state.isEmpty(u) && fillByChain(state, u, random, REFILL_CHECKS)) filled = true;
    }
    if (!filled) return;
    this.recount();
    this.polish();
  }

  /** Tries other meals in one unit and takes the best that lowers the points. */
  private improveUnit(u: number): boolean {
    const { state } = this;
    const unit = state.units[u] as Unit;
    const before = state.remove(u);
    const repeatBefore = this.repeatPoints(before);
    const own = repeatBefore + this.plainPoints(unit, before) + this.daysPoints(unit);
    const averageBefore = averagePoints(this.total, this.problem.tolerances, this.problem.days);
    const others = this.boundOfOthers(unit);
    const options = this.sample(u, before)
      .map((meal) => {
        const choice = this.repeatPoints(meal) + this.plainPoints(unit, meal);
        return { meal, choice, bound: choice + others + ownPoints(unit, meal) };
      })
      .filter(({ bound }) => bound < own + averageBefore - EPSILON)
      .sort((a, b) => a.bound - b.bound || a.meal - b.meal);
    let best = -1;
    let bestChange = -EPSILON;
    for (const { meal, choice, bound } of options) {
      if (bound - own - averageBefore >= bestChange) break;
      const change = choice - own + this.tryDays(unit, u, meal) - averageBefore;
      if (change >= bestChange) continue;
      best = meal;
      bestChange = change;
    }
    state.place(u, best < 0 ? before : best);
    if (best < 0) return false;
    this.choicePoints +=
      this.plainPoints(unit, best) -
      this.plainPoints(unit, before) +
      this.repeatChange(best, before, repeatBefore);
    this.commit(unit);
    return true;
  }

  /** Points for repeating a meal that currently stands in no or some units. */
  private repeatPoints(meal: number): number {
    return (this.state.count[meal] as number) > 0 ? POINTS.repeatedUnit : 0;
  }

  private repeatChange(best: number, before: number, repeatBefore: number): number {
    const repeats = this.state.unitsHolding(best) > 1 ? POINTS.repeatedUnit : 0;
    return before === best ? 0 : repeats - repeatBefore;
  }

  private daysPoints(unit: Unit): number {
    let points = 0;
    for (const { day } of unit.slots) points += this.fit.dayPoints[day] as number;
    return points;
  }

  /** Least points the other slots of a unit's days can reach: each at its best portion, day sums on target. */
  private boundOfOthers(unit: Unit): number {
    const { slotsOfDay } = this.problem;
    let points = 0;
    for (const { index, day } of unit.slots) {
      for (const slot of slotsOfDay[day] as readonly SlotInfo[]) {
        if (slot.locked || slot.index === index) continue;
        const held = this.state.mealOf[this.unitOfSlot[slot.index] as number] as number;
        if (held >= 0) points += slot.slotClass.cost[held] as number;
      }
    }
    return points;
  }

  /** Points of the unit's days and the average with a meal in the unit. */
  private tryDays(unit: Unit, u: number, meal: number): number {
    let total = this.total;
    let points = 0;
    for (const { day } of unit.slots) {
      const rest = total - (this.fit.daySum[day] as number);
      this.fitDay(day, u, meal, rest);
      points += this.fitter.points;
      total = rest + this.fitter.sum;
    }
    return points + averagePoints(total, this.problem.tolerances, this.problem.days);
  }

  /** Fits and keeps the unit's days as the state now is. */
  private commit(unit: Unit): void {
    for (const { day } of unit.slots) {
      this.fitDay(day, -1, -1, this.total - (this.fit.daySum[day] as number));
      this.keepDay(day);
    }
  }

  /** Feasible meals to try: the best fitting ones and a seeded sample of the rest, at most the shortlist. */
  private sample(u: number, without: number): number[] {
    const candidates = this.candidates[u] as number[];
    const size = this.problem.shortlist;
    const picked = new Set<number>();
    const tries = Math.min(candidates.length, size * 2);
    for (let i = 0; i < tries && picked.size < size; i += 1) {
      const r = this.random.next();
      const meal = candidates[
        candidates.length <= size * 2 ? i : Math.floor(r * r * candidates.length)
      ] as number;
      if (meal !== without && !picked.has(meal) && !this.state.obstacle(u, meal)) picked.add(meal);
    }
    return [...picked];
  }

  /** Exchanges the meals of two units of one type where that lowers the points. */
  private swapRound(order: readonly number[]): boolean {
    const { state } = this;
    for (const u of order) {
      for (let tries = 0; tries < 3; tries += 1) {
        const v = order[this.random.below(order.length)] as number;
        const a = state.units[u] as Unit;
        const b = state.units[v] as Unit;
        if (u === v || a.typeIndex !== b.typeIndex || (a.dayMask & b.dayMask) !== 0) continue;
        if (state.isEmpty(u) || state.isEmpty(v) || state.mealOf[u] === state.mealOf[v]) continue;
        if (this.isSpent) return false;
        if (this.swap(u, v, a, b)) return true;
      }
    }
    return false;
  }

  /** Units of one type exchange their meals: favourites and repeats stay, only portions and sums change. */
  private swap(u: number, v: number, a: Unit, b: Unit): boolean {
    const before = this.points;
    const saved = this.snapshot();
    const first = this.state.remove(u);
    const second = this.state.remove(v);
    if (this.canPlaceBoth(u, second, v, first)) {
      this.commit(a);
      this.commit(b);
      if (this.points < before - EPSILON) return true;
      this.state.remove(u);
      this.state.remove(v);
    }
    this.state.place(u, first);
    this.state.place(v, second);
    this.restoreFit(saved);
    return false;
  }

  private canPlaceBoth(u: number, mealU: number, v: number, mealV: number): boolean {
    const allowed = (unit: number, meal: number): boolean =>
      (this.state.units[unit] as Unit).slots.every(({ slotClass }) => slotClass.cost[meal] !== Infinity) &&
      this.state.obstacle(unit, meal) === undefined;
    if (!allowed(u, mealU)) return false;
    this.state.place(u, mealU);
    if (allowed(v, mealV)) {
      this.state.place(v, mealV);
      return true;
    }
    this.state.remove(u);
    return false;
  }

  /** Replaces a few meals by other good ones, whatever that costs for the moment. */
  private kick(): void {
    const { state, random } = this;
    const strength = 1 + random.below(3);
    for (let i = 0; i < strength; i += 1) {
      const u = random.below(state.units.length);
      if (state.isEmpty(u)) continue;
      const unit = state.units[u] as Unit;
      const before = state.remove(u);
      const near = ownPoints(unit, before) + KICK_WITHIN;
      const options = this.sample(u, before).filter((meal) => ownPoints(unit, meal) <= near);
      state.place(u, options.length > 0 ? (options[random.below(options.length)] as number) : before);
      this.commit(unit);
    }
    this.recount();
  }

  /** No plan can have fewer points: every unit at its best candidate, every sum on target. */
  private lowerBound(): number {
    let points = 0;
    for (const [u, unit] of this.state.units.entries()) {
      let least = Infinity;
      for (const meal of this.candidates[u] as number[]) {
        let cost = this.plainPoints(unit, meal);
        for (const { slotClass } of unit.slots) cost += slotClass.cost[meal] as number;
        if (cost < least) least = cost;
      }
      points += least === Infinity ? POINTS.emptySlot * unit.slots.length : least;
    }
    return points;
  }

  private snapshot(): Solution {
    return {
      mealOf: [...this.state.mealOf],
      fit: {
        option: this.fit.option.slice(),
        kcal: this.fit.kcal.slice(),
        daySum: this.fit.daySum.slice(),
        dayPoints: this.fit.dayPoints.slice(),
      },
      points: this.points,
    };
  }

  private better(best: Solution): Solution {
    const now = this.snapshot();
    if (now.points <= best.points) return now;
    this.restore(best);
    return best;
  }

  private restore(solution: Solution): void {
    const { state } = this;
    for (let u = 0; u < state.units.length; u += 1)
      if (state.mealOf[u] !== solution.mealOf[u]) state.remove(u);
    for (let u = 0; u < state.units.length; u += 1) {
      const meal = solution.mealOf[u] as number;
      if (state.isEmpty(u) && meal >= 0) state.place(u, meal);
    }
    this.restoreFit(solution);
    this.recount();
  }

  private restoreFit(solution: Solution): void {
    this.fit.option.set(solution.fit.option);
    this.fit.kcal.set(solution.fit.kcal);
    this.fit.daySum.set(solution.fit.daySum);
    this.fit.dayPoints.set(solution.fit.dayPoints);
    this.total = this.fit.daySum.reduce((sum, kcal) => sum + kcal, 0);
  }
}

/** Points of a unit's own slots with a meal at its best portions. */
function ownPoints(unit: Unit, meal: number): number {
  let points = 0;
  for (const { slotClass } of unit.slots) points += slotClass.cost[meal] as number;
  return points;
}

function emptyFit(slots: number, days: number): Fit {
  return {
    option: new Int32Array(slots),
    kcal: new Int32Array(slots),
    daySum: new Float64Array(days),
    dayPoints: new Float64Array(days),
  };
}

/** Energy that cannot change: locked meals, and locked empty slots at their target (rule 19). */
function lockedKcal(problem: Problem): Float64Array {
  const fixed = new Float64Array(problem.days);
  for (const { slot, locked, day, target } of problem.slots) {
    if (!locked) continue;
    const kcal = slot.entry ? slot.entry.calories : target;
    fixed[day] = (fixed[day] as number) + (Number.isFinite(kcal) ? Math.max(0, kcal) : 0);
  }
  return fixed;
}
