/**
 * Chooses the portions of one day exactly: the sum of slot points, day points and plan-average points is minimal
 * over all combinations of portion steps.
 *
 * Method: a coordinate descent gives an upper bound; every option whose extra slot points exceed the distance to the
 * lower bound cannot be part of a better answer and is dropped; dynamic programming over the kcal sum decides the
 * rest (about 10 µs a day). Buffers are reused, so that the search does not allocate.
 */
import { missing } from '../indexed.js';
import { averagePoints, dayPoints, slotPoints, type Tolerances } from '../objective.js';
import { nearestPortion, portionCalories } from '../portions.js';

/** Slots of a day the buffers hold unless more are asked for; a plan has at most 8 [diets §5]. */
const USUAL_SLOTS = 16;
/** DP cells that make up one unit of work. */
const CELLS_PER_WORK = 4000;
const EPSILON = 1e-9;

/** What the fitter reads of a slot: its target in kcal and the portion percents it may use, ascending. */
export interface FittedSlot {
  readonly target: number;
  readonly options: readonly number[];
}

/** Portions of one slot that may still be part of the best day. */
interface KeptOptions {
  option: number[];
  kcal: number[];
  extra: number[];
}

/** Reusable fitter of one problem. */
export class DayFitter {
  /** Chosen option index and kcal per slot of the last fit. */
  readonly option: Int32Array;
  readonly kcal: Int32Array;
  /** Judged kcal of the day in the last fit. */
  sum = 0;
  /** Slot and day points of the last fit, without the plan average. */
  points = 0;
  /** Work done since the start. */
  work = 0;

  private count = 0;
  private readonly base: Float64Array;
  private readonly minPoints: Float64Array;
  private readonly classes: FittedSlot[] = [];
  private readonly kept: KeptOptions[] = [];
  private readonly layers: Float64Array[] = [];
  private readonly choices: Int16Array[] = [];

  constructor(
    private readonly tolerances: Tolerances,
    private readonly days: number,
    private readonly judgedSlots: number,
    slotsOfDay = 0,
  ) {
    const size = Math.max(USUAL_SLOTS, slotsOfDay) + 1;
    this.option = new Int32Array(size);
    this.kcal = new Int32Array(size);
    this.base = new Float64Array(size);
    this.minPoints = new Float64Array(size);
    for (let i = 0; i < size; i += 1) {
      this.kept.push({ option: [], kcal: [], extra: [] });
      this.layers.push(new Float64Array(0));
      this.choices.push(new Int16Array(0));
    }
  }

  /** Starts a new day. */
  begin(): void {
    this.count = 0;
  }

  /** Adds a filled slot: one portion's energy in kcal and the slot's class. */
  add(baseKcal: number, slotClass: FittedSlot): void {
    this.base[this.count] = baseKcal;
    this.classes[this.count] = slotClass;
    this.count += 1;
  }

  /** Fits the added slots; `fixedKcal` is locked and empty slots, `restKcal` the sum of all other days. */
  fit(fixedKcal: number, restKcal: number): number {
    this.work += 1;
    const upper = this.descend(fixedKcal, restKcal);
    const slack = upper - this.lowerBound(fixedKcal, restKcal);
    if (slack > EPSILON && this.count > 0) this.decide(fixedKcal, restKcal, slack + EPSILON);
    return this.finish(fixedKcal, restKcal);
  }

  private slotPointsOf(i: number, kcal: number): number {
    const { target } = this.classes[i] ?? missing(this.classes, i);
    return slotPoints(kcal, target, this.tolerances, this.judgedSlots);
  }

  private kcalOf(i: number, option: number): number {
    const { options } = this.classes[i] ?? missing(this.classes, i);
    return portionCalories(
      this.base[i] ?? missing(this.base, i),
      options[option] ?? missing(options, option),
    );
  }

  private sumPoints(sum: number, restKcal: number): number {
    return (
      dayPoints(sum, this.tolerances, this.days) + averagePoints(restKcal + sum, this.tolerances, this.days)
    );
  }

  /** Nearest portions first, then the best single change until none helps; returns the points reached. */
  private descend(fixedKcal: number, restKcal: number): number {
    let sum = fixedKcal;
    let slots = 0;
    for (let i = 0; i < this.count; i += 1) {
      const { target, options } = this.classes[i] ?? missing(this.classes, i);
      const nearest = nearestPortion(this.base[i] ?? missing(this.base, i), target, options);
      this.option[i] = nearest.option;
      this.kcal[i] = nearest.kcal;
      this.minPoints[i] = this.slotPointsOf(i, nearest.kcal);
      slots += this.minPoints[i] ?? missing(this.minPoints, i);
      sum += nearest.kcal;
    }
    let points = slots + this.sumPoints(sum, restKcal);
    for (let round = 0; round < 6; round += 1) {
      const change = this.bestChange(sum, slots, points, restKcal);
      if (!change) break;
      sum += change.kcal - (this.kcal[change.slot] ?? missing(this.kcal, change.slot));
      slots = change.slots;
      points = change.points;
      this.option[change.slot] = change.option;
      this.kcal[change.slot] = change.kcal;
    }
    return points;
  }

  private bestChange(
    sum: number,
    slots: number,
    points: number,
    restKcal: number,
  ): { slot: number; option: number; kcal: number; slots: number; points: number } | undefined {
    let best: { slot: number; option: number; kcal: number; slots: number; points: number } | undefined;
    let least = points - EPSILON;
    for (let i = 0; i < this.count; i += 1) {
      const { options } = this.classes[i] ?? missing(this.classes, i);
      const now = this.option[i] ?? missing(this.option, i);
      const without = slots - this.slotPointsOf(i, this.kcal[i] ?? missing(this.kcal, i));
      for (let option = Math.max(0, now - 6); option <= Math.min(options.length - 1, now + 6); option += 1) {
        if (option === now) continue;
        const kcal = this.kcalOf(i, option);
        const slotTotal = without + this.slotPointsOf(i, kcal);
        if (slotTotal >= least) continue;
        const total =
          slotTotal + this.sumPoints(sum + kcal - (this.kcal[i] ?? missing(this.kcal, i)), restKcal);
        if (total < least) {
          least = total;
          best = { slot: i, option, kcal, slots: slotTotal, points: total };
        }
      }
    }
    return best;
  }

  /** No choice of portions can do better than this. */
  private lowerBound(fixedKcal: number, restKcal: number): number {
    let low = fixedKcal;
    let high = fixedKcal;
    let slots = 0;
    for (let i = 0; i < this.count; i += 1) {
      low += this.kcalOf(i, 0);
      high += this.kcalOf(i, (this.classes[i] ?? missing(this.classes, i)).options.length - 1);
      slots += this.minPoints[i] ?? missing(this.minPoints, i);
    }
    return slots + this.bestSumPoints(low, high, restKcal);
  }

  /** Least day and average points of any sum in [low, high]; both fall towards their own target. */
  private bestSumPoints(low: number, high: number, restKcal: number): number {
    const { target } = this.tolerances;
    const average = target * this.days - restKcal;
    const day = dayPoints(Math.min(high, Math.max(low, target)), this.tolerances, this.days);
    return day + averagePoints(restKcal + Math.min(high, Math.max(low, average)), this.tolerances, this.days);
  }

  /** Dynamic programming over the kcal sum with the options that can still win. */
  private decide(fixedKcal: number, restKcal: number, limit: number): void {
    let low = 0;
    let high = 0;
    for (let i = 0; i < this.count; i += 1) {
      const kept = this.keepOptions(i, limit);
      low += Math.min(...kept.kcal);
      high += Math.max(...kept.kcal);
    }
    const width = high - low + 1;
    let reach = 0;
    this.prepare(width);
    (this.layers[0] ?? missing(this.layers, 0))[0] = 0;
    for (let i = 0; i < this.count; i += 1) reach = this.addLayer(i, reach, limit);
    this.traceBack(this.bestSum(width, low + fixedKcal, restKcal));
  }

  /** Extends every sum up to `reach` by the options kept for slot `i`; answers how far the sums reach then. */
  private addLayer(i: number, reach: number, limit: number): number {
    const { kcal, extra } = this.kept[i] ?? missing(this.kept, i);
    const least = Math.min(...kcal);
    const from = this.layers[i] ?? missing(this.layers, i);
    const to = this.layers[i + 1] ?? missing(this.layers, i + 1);
    const choice = this.choices[i] ?? missing(this.choices, i);
    for (let k = 0; k < kcal.length; k += 1) {
      const shift = (kcal[k] ?? missing(kcal, k)) - least;
      const points = extra[k] ?? missing(extra, k);
      for (let s = 0; s <= reach; s += 1) {
        const value = (from[s] ?? missing(from, s)) + points;
        if (value < (to[s + shift] ?? missing(to, s + shift)) && value <= limit) {
          to[s + shift] = value;
          choice[s + shift] = k;
        }
      }
    }
    this.work += ((reach + 1) * kcal.length) / CELLS_PER_WORK;
    return reach + Math.max(...kcal) - least;
  }

  private bestSum(width: number, lowest: number, restKcal: number): number {
    const last = this.layers[this.count] ?? missing(this.layers, this.count);
    let best = Infinity;
    let at = -1;
    for (let s = 0; s < width; s += 1) {
      const slots = last[s] ?? missing(last, s);
      if (slots >= best) continue;
      const points = slots + this.sumPoints(lowest + s, restKcal);
      if (points < best) {
        best = points;
        at = s;
      }
    }
    return at;
  }

  private traceBack(sum: number): void {
    let s = sum;
    for (let i = this.count - 1; i >= 0; i -= 1) {
      const { option, kcal } = this.kept[i] ?? missing(this.kept, i);
      const choice = this.choices[i] ?? missing(this.choices, i);
      const k = choice[s] ?? missing(choice, s);
      this.option[i] = option[k] ?? missing(option, k);
      this.kcal[i] = kcal[k] ?? missing(kcal, k);
      s -= (kcal[k] ?? missing(kcal, k)) - Math.min(...kcal);
    }
  }

  /** Options around the nearest portion whose extra points stay within the limit; points rise with the distance. */
  private keepOptions(i: number, limit: number): KeptOptions {
    const kept = this.kept[i] ?? missing(this.kept, i);
    const { target, options } = this.classes[i] ?? missing(this.classes, i);
    kept.option.length = 0;
    kept.kcal.length = 0;
    kept.extra.length = 0;
    const middle = nearestPortion(this.base[i] ?? missing(this.base, i), target, options).option;
    for (let option = middle; option >= 0 && this.keep(kept, i, option, limit); option -= 1);
    for (let option = middle + 1; option < options.length && this.keep(kept, i, option, limit); option += 1);
    return kept;
  }

  private keep(kept: KeptOptions, i: number, option: number, limit: number): boolean {
    const kcal = this.kcalOf(i, option);
    const extra = this.slotPointsOf(i, kcal) - (this.minPoints[i] ?? missing(this.minPoints, i));
    if (extra > limit) return false;
    kept.option.push(option);
    kept.kcal.push(kcal);
    kept.extra.push(extra);
    return true;
  }

  private prepare(width: number): void {
    for (let i = 0; i <= this.count; i += 1) {
      if ((this.layers[i] ?? missing(this.layers, i)).length < width) {
        this.layers[i] = new Float64Array(width * 2);
        this.choices[i] = new Int16Array(width * 2);
      }
      (this.layers[i] ?? missing(this.layers, i)).fill(Infinity, 0, width);
    }
  }

  private finish(fixedKcal: number, restKcal: number): number {
    let sum = fixedKcal;
    let slots = 0;
    for (let i = 0; i < this.count; i += 1) {
      sum += this.kcal[i] ?? missing(this.kcal, i);
      slots += this.slotPointsOf(i, this.kcal[i] ?? missing(this.kcal, i));
    }
    this.sum = sum;
    this.points = slots + dayPoints(sum, this.tolerances, this.days);
    return this.points + averagePoints(restKcal + sum, this.tolerances, this.days);
  }
}
