/**
 * Local search: replaces the meal of one unit or swaps two, with a lower-bound test before any portion fit, and
 * seeded kicks when no single change helps. Stopped by a work counter, never by the clock, so that a replay is exact.
 */
import { averagePoints, dayPoints, POINTS, slotPoints } from '../objective.js';
import { nearestPortion } from '../portions.js';
import { shuffle, type Random } from '../random.js';
import { fillByChain } from './construct.js';
import { DayFitter } from './day-fit.js';
import { emptyFit, lockedKcal, type Fit, type Solution } from './fit.js';
import type { MenuBook } from './menu.js';
import type { Problem, SlotInfo, Unit } from './problem.js';
import type { PlanState } from './state.js';

const EPSILON = 1e-9;
/** The search ends when it is this close to what is possible at all. */
const GOOD_ENOUGH = 0.03;
/** Random pairs of units a round of swaps looks at. */
const SWAP_TRIES = 40;
/** Best fitting meals a kick draws from. */
const KICK_CHOICES = 6;
/** Meals per unit and visit whose portions are fitted exactly. */
const TRIED = 4;
/** Estimates that make up one unit of work. */
const ESTIMATES_PER_WORK = 40;
/** Placement checks that make up one unit of work. */
const CHECKS_PER_WORK = 200;
/** Placement checks one more try at an empty unit may cost. */
const REFILL_CHECKS = 3_000;

/** A meal worth fitting: its points for repeats and favourites, and its estimated points in all. */
interface Promising {
  readonly meal: number;
  readonly choice: number;
  readonly points: number;
}

/** Searches for better meals and portions, starting from a constructed state. */
export class Search {
  private readonly problem: Problem;
  private readonly fitter: DayFitter;
  private readonly fit: Fit;
  private readonly fixed: Float64Array;
  private readonly unitOfSlot: Int32Array;
  private total = 0;
  private empties = 0;
  private choicePoints = 0;
  private readonly checksBefore: number;

  constructor(
    private readonly state: PlanState,
    private readonly menus: MenuBook,
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
    const bound = this.menus.lowerBound();
    let best = this.snapshot();
    this.fillEmpty();
    this.descend(this.state.units.keys());
    best = this.better(best);
    while (!this.isSpent && best.points > bound + GOOD_ENOUGH) {
      this.fitter.work += 1;
      const kicked = this.kick();
      if (this.empties > 0) this.fillEmpty();
      this.descend(kicked);
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

  /** Improves unit after unit, coming back to the days that changed, until nothing more helps; then tries swaps. */
  private descend(units: Iterable<number>): void {
    const queue = new Set(shuffle([...units], this.random));
    for (;;) {
      for (const u of queue) {
        if (this.isSpent) return;
        queue.delete(u);
        if (this.state.isEmpty(u) || !this.improveUnit(u)) continue;
        for (const other of this.unitsOn((this.state.units[u] as Unit).dayMask))
          if (other !== u) queue.add(other);
      }
      const swapped = this.swapRound();
      if (!swapped) return;
      for (const u of swapped) queue.add(u);
    }
  }

  /** Units with a slot on one of the days. */
  private unitsOn(dayMask: number): number[] {
    const found: number[] = [];
    for (const [u, unit] of this.state.units.entries()) if ((unit.dayMask & dayMask) !== 0) found.push(u);
    return found;
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
    const options = this.promising(u, before, own + averageBefore - others - EPSILON, TRIED);
    let best = -1;
    let bestChange = -EPSILON;
    for (const { meal, choice } of options) {
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

  /**
   * Feasible meals whose points in the unit stay under `limit`, by what they cost with the other portions as they
   * are: an estimate of one addition instead of a fit, so that only the few best need one.
   */
  private promising(u: number, without: number, limit: number, size: number): Promising[] {
    const { meals, points: alone } = this.menus.of(u);
    const unit = this.state.units[u] as Unit;
    const found: Promising[] = [];
    let seen = 0;
    for (const [i, meal] of meals.entries()) {
      if ((alone[i] as number) >= limit) break;
      seen += 1;
      const repeated = this.repeatPoints(meal);
      if (meal === without || (alone[i] as number) + repeated >= limit) continue;
      const choice = repeated + this.plainPoints(unit, meal);
      const points = choice + this.estimate(unit, meal);
      const last = found.at(-1);
      if (found.length >= size && last && points >= last.points) continue;
      if (this.state.obstacle(u, meal)) continue;
      if (found.length >= size) found.pop();
      const at = found.findIndex((other) => other.points > points);
      found.splice(at < 0 ? found.length : at, 0, { meal, choice, points });
    }
    this.fitter.work += seen / ESTIMATES_PER_WORK;
    return found;
  }

  /** Points of the unit's slots and days with a meal, all other portions as they are. */
  private estimate(unit: Unit, meal: number): number {
    const { tolerances, days, judgedSlots, library } = this.problem;
    const base = library.baseKcal[meal] as number;
    let total = 0;
    for (const { index, day, target, slotClass } of unit.slots) {
      const others = (this.fit.daySum[day] as number) - (this.fit.kcal[index] as number);
      const wanted = Math.max(1, tolerances.target - others);
      let least = Infinity;
      for (const aim of [target, wanted, (target + wanted) / 2]) {
        const { kcal } = nearestPortion(base, aim, slotClass.options);
        // The average weighs as much as the day as long as all days miss on the same side.
        const points =
          slotPoints(kcal, target, tolerances, judgedSlots) +
          1.5 * dayPoints(others + kcal, tolerances, days);
        if (points < least) least = points;
      }
      total += least;
    }
    return total;
  }

  /** Exchanges the meals of two units of one type where that lowers the points; answers the units. */
  private swapRound(): readonly [number, number] | undefined {
    const { state, random } = this;
    const { length } = state.units;
    for (let tries = 0; tries < SWAP_TRIES; tries += 1) {
      const u = random.below(length);
      const v = random.below(length);
      const a = state.units[u] as Unit;
      const b = state.units[v] as Unit;
      if (u === v || a.typeIndex !== b.typeIndex || (a.dayMask & b.dayMask) !== 0) continue;
      if (state.isEmpty(u) || state.isEmpty(v) || state.mealOf[u] === state.mealOf[v]) continue;
      if (this.isSpent) return undefined;
      if (this.swap(u, v, a, b)) return [u, v];
    }
    return undefined;
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

  /**
   * Gives a few units of one day other meals that fit their own slots well. One meal alone cannot be changed for the
   * better when it balances another one of the day; two or three together can.
   */
  private kick(): number[] {
    const { state, random } = this;
    const day = random.below(this.problem.days);
    const units = new Set(
      (this.problem.slotsOfDay[day] as readonly SlotInfo[]).flatMap(({ index, locked }) =>
        locked ? [] : [this.unitOfSlot[index] as number],
      ),
    );
    const chosen = shuffle([...units], random).slice(0, 2 + random.below(2));
    for (const u of chosen) {
      if (state.isEmpty(u)) continue;
      const before = state.remove(u);
      const options = this.fitting(u, before);
      state.place(u, options.length > 0 ? (options[random.below(options.length)] as number) : before);
    }
    for (const u of chosen) this.commit(state.units[u] as Unit);
    this.recount();
    return this.unitsOn(chosen.reduce((mask, u) => mask | (state.units[u] as Unit).dayMask, 0));
  }

  /** The first few feasible meals of a unit's menu. */
  private fitting(u: number, without: number): number[] {
    const found: number[] = [];
    for (const meal of this.menus.of(u).meals) {
      if (found.length >= KICK_CHOICES) break;
      if (meal !== without && this.repeatPoints(meal) === 0 && !this.state.obstacle(u, meal))
        found.push(meal);
    }
    return found;
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
