/**
 * Move: another meal in one unit. Candidates are ranked by an estimate of one addition; only the few best are fitted
 * exactly, and none that a lower bound rules out.
 */
import { missing } from '../../indexed.js';
import { dayPoints, POINTS, slotPoints } from '../../objective.js';
import { nearestPortion } from '../../portions.js';
import type { Ledger } from '../ledger.js';
import type { MenuCache } from '../menu.js';
import type { Unit } from '../problem.js';

const EPSILON = 1e-9;
/** Meals per unit and visit whose portions are fitted exactly. */
const TRIED = 4;
/** Estimates that make up one unit of work. */
const ESTIMATES_PER_WORK = 40;

/** A meal worth fitting: its points for repeats and favourites, and its estimated points in all. */
interface Promising {
  readonly meal: number;
  readonly choice: number;
  readonly points: number;
}

/** Tries other meals in one unit and takes the best that lowers the points; true when one did. */
export function replaceMeal(ledger: Ledger, menus: MenuCache, u: number): boolean {
  const { state } = ledger;
  const unit = state.units[u] ?? missing(state.units, u);
  const before = state.remove(u);
  const repeatBefore = ledger.repeatPoints(before);
  const own = repeatBefore + ledger.plainPoints(unit, before) + ledger.daysPoints(unit);
  const averageBefore = ledger.average(ledger.total);
  const limit = own + averageBefore - boundOfOthers(ledger, unit) - EPSILON;
  let best = -1;
  let bestChange = -EPSILON;
  for (const { meal, choice } of promising(ledger, menus, u, before, limit)) {
    const change = choice - own + ledger.tryMeal(unit, u, meal) - averageBefore;
    if (change >= bestChange) continue;
    best = meal;
    bestChange = change;
  }
  state.place(u, best < 0 ? before : best);
  if (best < 0) return false;
  const repeats = state.unitsHolding(best) > 1 ? POINTS.repeatedUnit : 0;
  ledger.choicePoints +=
    ledger.plainPoints(unit, best) - ledger.plainPoints(unit, before) + repeats - repeatBefore;
  ledger.book(unit);
  return true;
}

/** Least points the other slots of a unit's days can reach: each at its best portion, day sums on target. */
function boundOfOthers(ledger: Ledger, unit: Unit): number {
  const { slotsOfDay } = ledger.problem;
  let points = 0;
  for (const { index, day } of unit.slots) {
    for (const slot of slotsOfDay[day] ?? missing(slotsOfDay, day)) {
      if (slot.locked || slot.index === index) continue;
      const at = ledger.unitAt(slot);
      const held = ledger.state.mealOf[at] ?? missing(ledger.state.mealOf, at);
      if (held >= 0) points += slot.slotClass.cost[held] ?? missing(slot.slotClass.cost, held);
    }
  }
  return points;
}

/** Feasible meals whose points in the unit stay under `limit`, by what they cost with the other portions as they are. */
function promising(
  ledger: Ledger,
  menus: MenuCache,
  u: number,
  without: number,
  limit: number,
): readonly Promising[] {
  const { meals, points: alone } = menus.of(u);
  const unit = ledger.state.units[u] ?? missing(ledger.state.units, u);
  const found: Promising[] = [];
  let seen = 0;
  for (const [i, meal] of meals.entries()) {
    if ((alone[i] ?? missing(alone, i)) >= limit) break;
    seen += 1;
    const repeated = ledger.repeatPoints(meal);
    if (meal === without || (alone[i] ?? missing(alone, i)) + repeated >= limit) continue;
    const choice = repeated + ledger.plainPoints(unit, meal);
    const points = choice + estimate(ledger, unit, meal);
    const last = found.at(-1);
    if (found.length >= TRIED && last && points >= last.points) continue;
    if (ledger.state.obstacle(u, meal)) continue;
    if (found.length >= TRIED) found.pop();
    const at = found.findIndex((other) => other.points > points);
    found.splice(at < 0 ? found.length : at, 0, { meal, choice, points });
  }
  ledger.fitter.work += seen / ESTIMATES_PER_WORK;
  return found;
}

/** Points of the unit's slots and days with a meal, all other portions as they are. */
function estimate(ledger: Ledger, unit: Unit, meal: number): number {
  const { tolerances, days, judgedSlots, library } = ledger.problem;
  const base = library.baseKcal[meal] ?? missing(library.baseKcal, meal);
  const { daySum, kcal: present } = ledger.fit;
  let total = 0;
  for (const { index, day, target, slotClass } of unit.slots) {
    const others = (daySum[day] ?? missing(daySum, day)) - (present[index] ?? missing(present, index));
    const wanted = Math.max(1, tolerances.target - others);
    let least = Infinity;
    for (const aim of [target, wanted, (target + wanted) / 2]) {
      const { kcal } = nearestPortion(base, aim, slotClass.options);
      // The average weighs as much as the day as long as all days miss on the same side.
      const points =
        slotPoints(kcal, target, tolerances, judgedSlots) + 1.5 * dayPoints(others + kcal, tolerances, days);
      if (points < least) least = points;
    }
    total += least;
  }
  return total;
}
