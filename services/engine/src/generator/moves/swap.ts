/** Move: two units of one slot type exchange their meals. Favourites and repeats stay, only portions and sums change. */
import { missing } from '../../indexed.js';
import type { Random } from '../../random.js';
import type { Ledger } from '../ledger.js';

const EPSILON = 1e-9;
/** Random pairs of units a round of swaps looks at. */
const SWAP_TRIES = 40;

/** Looks for an exchange that lowers the points; answers the units. */
export function swapMeals(ledger: Ledger, random: Random): readonly [number, number] | undefined {
  const { state } = ledger;
  const { length } = state.units;
  if (length === 0) return undefined;
  for (let tries = 0; tries < SWAP_TRIES; tries += 1) {
    const u = random.below(length);
    const v = random.below(length);
    const a = state.units[u] ?? missing(state.units, u);
    const b = state.units[v] ?? missing(state.units, v);
    if (u === v || a.typeIndex !== b.typeIndex || (a.dayMask & b.dayMask) !== 0) continue;
    if (state.isEmpty(u) || state.isEmpty(v) || state.mealOf[u] === state.mealOf[v]) continue;
    if (ledger.isSpent) return undefined;
    if (swap(ledger, u, v)) return [u, v];
  }
  return undefined;
}

function swap(ledger: Ledger, u: number, v: number): boolean {
  const { state } = ledger;
  const before = ledger.points;
  const saved = ledger.snapshot();
  const first = state.remove(u);
  const second = state.remove(v);
  if (placeBoth(ledger, u, second, v, first)) {
    ledger.book(state.units[u] ?? missing(state.units, u));
    ledger.book(state.units[v] ?? missing(state.units, v));
    if (ledger.points < before - EPSILON) return true;
    state.remove(u);
    state.remove(v);
  }
  state.place(u, first);
  state.place(v, second);
  ledger.restoreFit(saved);
  return false;
}

/** Places a meal in each of two empty units of one type, or nothing where a rule forbids one of them. */
export function placeBoth({ state }: Ledger, u: number, mealU: number, v: number, mealV: number): boolean {
  const allowed = (unit: number, meal: number): boolean =>
    (state.units[unit] ?? missing(state.units, unit)).slots.every(
      ({ slotClass }) => slotClass.cost[meal] !== Infinity,
    ) && state.obstacle(unit, meal) === undefined;
  if (!allowed(u, mealU)) return false;
  state.place(u, mealU);
  if (allowed(v, mealV)) {
    state.place(v, mealV);
    return true;
  }
  state.remove(u);
  return false;
}
