/**
 * Books of a plan under search: the portions and energies that belong to the meals of a state, and its points. Moves
 * change the state and book the days they touched; a snapshot brings any earlier plan back.
 */
import { missing } from '../indexed.js';
import { averagePoints, POINTS } from '../objective.js';
import { DayFitter } from './day-fit.js';
import { emptyFit, lockedKcal, type Fit, type Solution } from './fit.js';
import type { Problem, SlotInfo, Unit } from './problem.js';
import { standingPoints } from './standing-points.js';
import type { PlanState } from './state.js';

/** Placement checks that make up one unit of work. */
const CHECKS_PER_WORK = 200;

/** Points and portions of one state. */
export class Ledger {
  readonly problem: Problem;
  readonly fitter: DayFitter;
  readonly fit: Fit;
  /** Judged kcal of all days together. */
  total = 0;
  /** Slots no meal stands in. */
  empties = 0;
  /** Points for repeats, for lunches and dinners that are no favourites, and for what gives way. */
  choicePoints = 0;
  private readonly fixed: Float64Array;
  private readonly unitOfSlot: Int32Array;
  private readonly checksBefore: number;

  constructor(readonly state: PlanState) {
    this.problem = state.problem;
    this.checksBefore = state.checks;
    const { tolerances, days, judgedSlots, slots } = this.problem;
    const most = Math.max(0, ...this.problem.slotsOfDay.map((day) => day.length));
    this.fitter = new DayFitter(tolerances, days, judgedSlots, most);
    this.fit = emptyFit(slots.length, days);
    this.fixed = lockedKcal(this.problem);
    this.unitOfSlot = new Int32Array(slots.length).fill(-1);
  }

  /** Work done, in units of about 10 µs. */
  get work(): number {
    return Math.round(this.fitter.work + this.state.checks / CHECKS_PER_WORK);
  }

  /** True when the search has used up its work. */
  get isSpent(): boolean {
    return this.searched >= this.problem.workLimit;
  }

  /** Share of its work that the search has used up, 0–1. */
  get share(): number {
    return Math.min(1, this.searched / this.problem.workLimit);
  }

  private get searched(): number {
    return this.fitter.work + (this.state.checks - this.checksBefore) / CHECKS_PER_WORK;
  }

  /** The objective J of the plan as it stands. */
  get points(): number {
    let points = this.choicePoints + this.empties * POINTS.emptySlot + this.average(this.total);
    for (const day of this.fit.dayPoints) points += day;
    return points;
  }

  /** Points of the plan average for a sum of all days. */
  average(total: number): number {
    return averagePoints(total, this.problem.tolerances, this.problem.days);
  }

  /** Books the whole state anew. */
  reset(): void {
    for (const [u, unit] of this.state.units.entries())
      for (const { index } of unit.slots) this.unitOfSlot[index] = u;
    this.recount();
    this.total = 0;
    for (let d = 0; d < this.problem.days; d += 1) {
      this.fit.daySum[d] = this.problem.target;
      this.total += this.problem.target;
    }
    this.polish();
  }

  /** Counts empty slots and points for repeats and favourites anew. */
  recount(): void {
    const { state } = this;
    this.empties = 0;
    this.choicePoints = 0;
    const seen = new Set<number>();
    for (const [u, unit] of state.units.entries()) {
      const meal = state.mealOf[u] ?? missing(state.mealOf, u);
      if (meal < 0) this.empties += unit.slots.length;
      else {
        this.choicePoints += this.plainPoints(unit, meal);
        if (!seen.has(meal)) this.choicePoints += POINTS.repeatedUnit * (state.unitsHolding(meal) - 1);
        seen.add(meal);
      }
    }
  }

  /** Points of a meal in a unit whatever its portions are. */
  plainPoints(unit: Unit, meal: number): number {
    return standingPoints(this.problem.library, unit, meal);
  }

  /** Points for placing a meal once more than it stands now. */
  repeatPoints(meal: number): number {
    return (this.state.count[meal] ?? missing(this.state.count, meal)) > 0 ? POINTS.repeatedUnit : 0;
  }

  /** Slot and day points of the unit's days. */
  daysPoints(unit: Unit): number {
    let points = 0;
    for (const { day } of unit.slots) points += this.fit.dayPoints[day] ?? missing(this.fit.dayPoints, day);
    return points;
  }

  /** Unit a slot that is not locked belongs to. */
  unitAt(slot: SlotInfo): number {
    return this.unitOfSlot[slot.index] ?? missing(this.unitOfSlot, slot.index);
  }

  /** Units with a slot on one of the days. */
  unitsOn(dayMask: number): number[] {
    const found: number[] = [];
    for (const [u, unit] of this.state.units.entries()) if ((unit.dayMask & dayMask) !== 0) found.push(u);
    return found;
  }

  /** Energy of a day that no portion changes: locked and empty slots. */
  fixedKcal(d: number): number {
    let kcal = this.fixed[d] ?? missing(this.fixed, d);
    for (const slot of this.problem.slotsOfDay[d] ?? missing(this.problem.slotsOfDay, d))
      if (!slot.locked && this.state.isEmpty(this.unitAt(slot))) kcal += slot.target;
    return kcal;
  }

  /** Fits every day twice, so that each knows the others' sums. */
  polish(): void {
    for (let round = 0; round < 2; round += 1) for (let d = 0; d < this.problem.days; d += 1) this.bookDay(d);
  }

  /** Fits and books a day as the state now is. */
  bookDay(d: number): void {
    this.fitDay(d, -1, -1, this.total - (this.fit.daySum[d] ?? missing(this.fit.daySum, d)));
    this.keepDay(d);
  }

  /** Fits and books the unit's days as the state now is. */
  book(unit: Unit): void {
    for (const { day } of unit.slots) this.bookDay(day);
  }

  /** Points of the unit's days and the average with a meal in the unit; nothing is booked. */
  tryMeal(unit: Unit, u: number, meal: number): number {
    let { total } = this;
    let points = 0;
    for (const { day } of unit.slots) {
      const rest = total - (this.fit.daySum[day] ?? missing(this.fit.daySum, day));
      this.fitDay(day, u, meal, rest);
      points += this.fitter.points;
      total = rest + this.fitter.sum;
    }
    return points + this.average(total);
  }

  /** The plan as it stands. */
  snapshot(): Solution {
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

  /** Brings an earlier plan back. */
  restore(solution: Solution): void {
    const { state } = this;
    for (let u = 0; u < state.units.length; u += 1)
      if (state.mealOf[u] !== solution.mealOf[u]) state.remove(u);
    for (let u = 0; u < state.units.length; u += 1) {
      const meal = solution.mealOf[u] ?? missing(solution.mealOf, u);
      if (state.isEmpty(u) && meal >= 0) state.place(u, meal);
    }
    this.restoreFit(solution);
    this.recount();
  }

  /** Brings the portions of an earlier plan back whose meals stand already. */
  restoreFit({ fit }: Solution): void {
    this.fit.option.set(fit.option);
    this.fit.kcal.set(fit.kcal);
    this.fit.daySum.set(fit.daySum);
    this.fit.dayPoints.set(fit.dayPoints);
    this.total = this.fit.daySum.reduce((sum, kcal) => sum + kcal, 0);
  }

  /** Fits a day; slots of unit `u` hold `meal` instead of what the state says. */
  private fitDay(d: number, u: number, meal: number, rest: number): void {
    const { fitter, state } = this;
    const { library, slotsOfDay } = this.problem;
    let fixed = this.fixed[d] ?? missing(this.fixed, d);
    fitter.begin();
    for (const slot of slotsOfDay[d] ?? missing(slotsOfDay, d)) {
      if (slot.locked) continue;
      const unit = this.unitAt(slot);
      const held = unit === u ? meal : (state.mealOf[unit] ?? missing(state.mealOf, unit));
      if (held < 0) fixed += slot.target;
      else fitter.add(library.baseKcal[held] ?? missing(library.baseKcal, held), slot.slotClass);
    }
    fitter.fit(fixed, rest);
  }

  /** Takes over the fitter's answer for day `d`. */
  private keepDay(d: number): void {
    const { fit, fitter } = this;
    let i = 0;
    for (const slot of this.problem.slotsOfDay[d] ?? missing(this.problem.slotsOfDay, d)) {
      if (slot.locked || this.state.isEmpty(this.unitAt(slot))) continue;
      fit.option[slot.index] = fitter.option[i] ?? missing(fitter.option, i);
      fit.kcal[slot.index] = fitter.kcal[i] ?? missing(fitter.kcal, i);
      i += 1;
    }
    this.total += fitter.sum - (fit.daySum[d] ?? missing(fit.daySum, d));
    fit.daySum[d] = fitter.sum;
    fit.dayPoints[d] = fitter.points;
  }
}
