/** Picks one choice per slot so that slot points, day and plan average together are least: DP over the day's kcal. */
import { missing } from '../../indexed.js';
import { averagePoints, dayPoints } from '../../objective.js';
import type { Ledger } from '../ledger.js';

/** DP cells that make up one unit of work. */
const CELLS_PER_WORK = 4000;
const NOWHERE = -1;

/** What one slot may hold: energies with their points, and the meal that gives each. */
export interface Choices {
  readonly kcal: number[];
  readonly points: number[];
  readonly meal: number[];
}

/** Reusable buffers of the dynamic programme. */
export class DaySum {
  private readonly layers: Float64Array[] = [];
  private readonly picks: Int16Array[] = [];

  constructor(private readonly ledger: Ledger) {}

  /**
   * The best meal per slot, or `undefined` when none brings the day under `limit` points. `fixedKcal` is what no
   * choice changes on this day, `restKcal` the sum of all other days.
   */
  choose(
    all: readonly Choices[],
    fixedKcal: number,
    restKcal: number,
    limit: number,
  ): readonly number[] | undefined {
    if (all.some(({ kcal }) => kcal.length === 0)) return undefined;
    const low = all.map(({ kcal }) => Math.min(...kcal));
    const spread = all.map(({ kcal }, i) => Math.max(...kcal) - (low[i] ?? missing(low, i)));
    const width = spread.reduce((sum, one) => sum + one, 1);
    this.prepare(all.length, width);
    let reach = 0;
    for (const [i, choices] of all.entries()) {
      this.layer(i, choices, low[i] ?? missing(low, i), reach, limit);
      reach += spread[i] ?? missing(spread, i);
    }
    const lowest = fixedKcal + low.reduce((sum, one) => sum + one, 0);
    const sum = this.bestSum(all.length, width, lowest, restKcal, limit);
    return sum === NOWHERE ? undefined : this.traceBack(all, low, sum);
  }

  private layer(i: number, { kcal, points }: Choices, low: number, reach: number, limit: number): void {
    const from = this.layers[i] ?? missing(this.layers, i);
    const to = this.layers[i + 1] ?? missing(this.layers, i + 1);
    const pick = this.picks[i] ?? missing(this.picks, i);
    for (let k = 0; k < kcal.length; k += 1) {
      const shift = (kcal[k] ?? missing(kcal, k)) - low;
      const cost = points[k] ?? missing(points, k);
      for (let s = 0; s <= reach; s += 1) {
        const value = (from[s] ?? missing(from, s)) + cost;
        if (value < (to[s + shift] ?? missing(to, s + shift)) && value <= limit) {
          to[s + shift] = value;
          pick[s + shift] = k;
        }
      }
    }
    this.ledger.fitter.work += ((reach + 1) * kcal.length) / CELLS_PER_WORK;
  }

  private bestSum(slots: number, width: number, lowest: number, restKcal: number, limit: number): number {
    const { tolerances, days } = this.ledger.problem;
    const last = this.layers[slots] ?? missing(this.layers, slots);
    let best = limit;
    let at = NOWHERE;
    for (let s = 0; s < width; s += 1) {
      const points = last[s] ?? missing(last, s);
      if (points >= best) continue;
      const sum = lowest + s;
      const all = points + dayPoints(sum, tolerances, days) + averagePoints(restKcal + sum, tolerances, days);
      if (all < best) {
        best = all;
        at = s;
      }
    }
    return at;
  }

  private traceBack(all: readonly Choices[], low: readonly number[], sum: number): number[] {
    const meals: number[] = [];
    let s = sum;
    for (let i = all.length - 1; i >= 0; i -= 1) {
      const { kcal, meal } = all[i] ?? missing(all, i);
      const pick = this.picks[i] ?? missing(this.picks, i);
      const k = pick[s] ?? missing(pick, s);
      meals[i] = meal[k] ?? missing(meal, k);
      s -= (kcal[k] ?? missing(kcal, k)) - (low[i] ?? missing(low, i));
    }
    return meals;
  }

  private prepare(slots: number, width: number): void {
    for (let i = 0; i <= slots; i += 1) {
      if ((this.layers[i]?.length ?? 0) < width) {
        this.layers[i] = new Float64Array(width * 2);
        this.picks[i] = new Int16Array(width * 2);
      }
      (this.layers[i] ?? missing(this.layers, i)).fill(Infinity, 0, width);
    }
    (this.layers[0] ?? missing(this.layers, 0))[0] = 0;
  }
}
