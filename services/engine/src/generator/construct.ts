/**
 * First plan: the scarcest unit first, each with a seeded choice among its best fitting meals. A unit nothing fits is
 * filled through an ejection chain (another unit gives way and finds a different meal, up to three deep); only when
 * that fails is a pair block split into single slots (rule 15).
 */
import { missing, numberAt } from '../indexed.js';
import { POINTS } from '../objective.js';
import { shuffle, type Random } from '../random.js';
import type { Menu, MenuCache } from './menu.js';
import { standingPoints } from './standing-points.js';
import type { PlanState } from './state.js';

/** A pair block that had to be split: slot type and days (1-based). */
export interface SplitPair {
  readonly type: string;
  readonly days: readonly number[];
}

/** Depth of the ejection chains. */
const CHAIN_DEPTH = 3;
/** Placement checks that filling one unit may cost, and filling all of a plan's units together. */
const CHAIN_CHECKS = 30_000;
const REPAIR_CHECKS = 600_000;
/** Candidates are counted anew per step only where there are few of them. */
const SCARCE = 80;
/** Meals within this many points of the best are drawn from. */
const DRAW_WITHIN = 0.001;

/** Fills the empty units of a state; returns the blocks that had to be split. */
export function construct(state: PlanState, menus: MenuCache, random: Random): SplitPair[] {
  const open = new Set(state.units.keys());
  const offered = state.units.map((_, u) => menus.of(u));
  const order = new Map(shuffle([...open], random).map((u, i) => [u, i]));
  while (open.size > 0) {
    let next = -1;
    let scarcest = Infinity;
    for (const u of open) {
      const { meals } = offered[u] ?? missing(offered, u);
      const rank = scarcity(state, u, meals) + (order.get(u) as number) / 1e4;
      if (rank < scarcest) {
        scarcest = rank;
        next = u;
      }
    }
    open.delete(next);
    const meal = drawMeal(state, next, offered[next] ?? missing(offered, next), random);
    if (meal !== undefined) state.place(next, meal);
  }
  return repairEmpty(state, random);
}

/** Fills what is still empty: chains first, then splitting blocks, then chains for the single slots. */
export function repairEmpty(state: PlanState, random: Random): SplitPair[] {
  const splits: SplitPair[] = [];
  const end = state.checks + REPAIR_CHECKS;
  const fill = (u: number): boolean =>
    fillByChain(state, u, random, Math.min(CHAIN_CHECKS, end - state.checks));
  for (let u = 0; u < state.units.length; u += 1) {
    if (!state.isEmpty(u) || fill(u)) continue;
    const unit = state.units[u] ?? missing(state.units, u);
    if (unit.slots.length < 2) continue;
    const singles = state.split(u);
    for (const single of singles) fill(single);
    splits.push({ type: unit.type, days: unit.slots.map(({ day }) => day + 1) });
  }
  return splits;
}

/** Places a meal in an empty unit, moving other units' meals out of the way if needed, within a number of checks. */
export function fillByChain(state: PlanState, u: number, random: Random, checks: number): boolean {
  const candidates = state.staticCandidates(u);
  const end = state.checks + checks;
  for (let depth = 0; depth <= CHAIN_DEPTH && candidates.length > 0; depth += 1) {
    if (chain({ state, random, end, used: new Set([u]) }, u, depth)) return true;
    if (state.checks >= end) return false;
  }
  return false;
}

/** Points a unit costs on its own with a meal: portions, favourites, what makes it give way, repeats. */
export function unitPoints(state: PlanState, u: number, meal: number): number {
  const unit = state.units[u] ?? missing(state.units, u);
  let points = standingPoints(state.problem.library, unit, meal);
  for (const { slotClass } of unit.slots) points += slotClass.cost[meal] ?? missing(slotClass.cost, meal);
  return (state.count[meal] ?? missing(state.count, meal)) > 0 ? points + POINTS.repeatedUnit : points;
}

/**
 * Feasible meals of a unit, best first, at most `size`, kept diverse (rule 17): no keyword takes more than a third,
 * favourites not more than three quarters.
 */
export function shortlistOf(
  state: PlanState,
  u: number,
  candidates: readonly number[],
  size: number,
): number[] {
  const { library } = state.problem;
  const perKeyword = new Map<number, number>();
  const chosen: number[] = [];
  const passed: number[] = [];
  let favourites = 0;
  for (const meal of candidates) {
    if (chosen.length >= size) break;
    if (state.obstacle(u, meal)) continue;
    const words = library.groupsOf[meal] ?? missing(library.groupsOf, meal);
    const favourite = library.favourite[meal] === 1;
    const crowded =
      words.some((k) => (perKeyword.get(k) ?? 0) >= Math.ceil(size / 3)) ||
      (favourite && favourites >= Math.ceil((size * 3) / 4));
    if (crowded) {
      passed.push(meal);
      continue;
    }
    for (const k of words) perKeyword.set(k, (perKeyword.get(k) ?? 0) + 1);
    if (favourite) favourites += 1;
    chosen.push(meal);
  }
  return chosen.length > 0 ? chosen : passed.slice(0, size);
}

function scarcity(state: PlanState, u: number, candidates: readonly number[]): number {
  const unit = state.units[u] ?? missing(state.units, u);
  let free = candidates.length;
  if (free <= SCARCE) free = candidates.reduce((sum, meal) => sum + (state.obstacle(u, meal) ? 0 : 1), 0);
  return free / unit.slots.length;
}

/** Draws among the feasible meals whose points are close to the best; the menu is sorted by points. */
function drawMeal(state: PlanState, u: number, menu: Menu, random: Random): number | undefined {
  const rated: { meal: number; points: number }[] = [];
  let least = Infinity;
  for (const [i, meal] of menu.meals.entries()) {
    if ((menu.points[i] ?? missing(menu.points, i)) > least + DRAW_WITHIN) break;
    if (state.obstacle(u, meal)) continue;
    const repeated = (state.count[meal] ?? missing(state.count, meal)) > 0 ? POINTS.repeatedUnit : 0;
    const points = (menu.points[i] ?? missing(menu.points, i)) + repeated;
    rated.push({ meal, points });
    least = Math.min(least, points);
  }
  const best = rated.filter(({ points }) => points <= least + DRAW_WITHIN);
  return best.length > 0 ? best[random.below(best.length)]?.meal : undefined;
}

interface Chain {
  readonly state: PlanState;
  readonly random: Random;
  /** Value of the state's check counter at which the chain gives up. */
  readonly end: number;
  readonly used: Set<number>;
}

function chain(run: Chain, u: number, depth: number): boolean {
  const { state, random, used } = run;
  const candidates = state.staticCandidates(u);
  if (candidates.length === 0) return false;
  if (depth === 0) {
    const open = shortlistOf(state, u, candidates, state.problem.shortlist);
    if (open.length === 0) return false;
    state.place(u, numberAt(open, random.below(open.length)));
    return true;
  }
  const start = random.below(candidates.length);
  for (let i = 0; i < candidates.length && state.checks < run.end; i += 1) {
    const turn = (i + start) % candidates.length;
    const meal = candidates[turn] ?? missing(candidates, turn);
    for (const blocker of blockersOf(state, u, meal, used)) {
      const moved = state.remove(blocker);
      if (!state.obstacle(u, meal)) {
        state.place(u, meal);
        used.add(blocker);
        if (chain(run, blocker, depth - 1)) return true;
        used.delete(blocker);
        state.remove(u);
      }
      state.place(blocker, moved);
    }
  }
  return false;
}

/** Units whose meal could stand in the way: the same meal, or a shared keyword on the same day or slot type. */
function blockersOf(state: PlanState, u: number, meal: number, used: ReadonlySet<number>): number[] {
  const { library } = state.problem;
  const unit = state.units[u] ?? missing(state.units, u);
  const groups = library.groupsOf[meal] ?? missing(library.groupsOf, meal);
  const words = library.dayKeywordsOf[meal] ?? missing(library.dayKeywordsOf, meal);
  const found: number[] = [];
  state.checks += state.mealOf.length >> 2;
  for (const [other, held] of state.mealOf.entries()) {
    if (held < 0 || used.has(other)) continue;
    const { typeIndex, dayMask } = state.units[other] ?? missing(state.units, other);
    const shares =
      held === meal ||
      (typeIndex === unit.typeIndex &&
        groups.some((k) => (library.groupsOf[held] ?? missing(library.groupsOf, held)).includes(k))) ||
      ((dayMask & unit.dayMask) !== 0 &&
        words.some((k) => (library.dayKeywordsOf[held] ?? missing(library.dayKeywordsOf, held)).includes(k)));
    if (shares) found.push(other);
  }
  return found;
}
