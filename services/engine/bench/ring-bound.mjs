// A tighter lower bound of J for plans whose lunches and dinners are paired over two days each and form a ring
// (lunch 1-2, dinner 2-3, lunch 3-4, … dinner 14-1). Every day is composed exactly: portions, single meals, day sum.
// Dropped are the plan average, and repeats, which are priced: a Lagrange multiplier of 0 to 0.5 points per meal.
// Any multipliers give a valid bound, the best of many steps is kept. Slots outside their tolerance cost more than
// the plan `upper` that is known already, so that no better plan holds one.
import { at } from './at.mjs';

const STEPS = 400;
/** Pairs of lunch and dinner portions a step may look at. */
const MOST_PAIRS = 500_000;

/**
 * @typedef {import('./compile.mjs').PlanState} PlanState
 * @typedef {Pick<import('./compile.mjs').Engine, 'slotPoints' | 'dayPoints' | 'POINTS'>} Objective
 *
 * @typedef {object} Item A meal where it may stand.
 * @property {number} m Index of the meal.
 * @property {{ kcal: number, cost: number }[]} options Its portions.
 * @property {number} plain Points of a meal that is no favourite.
 *
 * @typedef {object} Ring
 * @property {number} days
 * @property {Item[][]} kinds The single meals of a day, by kind.
 * @property {Item[]} lunches
 * @property {Item[]} dinners
 * @property {number[]} meals
 * @property {number} size Meals of the library.
 * @property {(kcal: number) => number} dayCost
 * @property {number} target
 */

/** Best bound found, or undefined where the plan is no such ring. @param {PlanState} state @param {Objective} objective @param {number} upper */
export function ringBound(state, objective, upper) {
  const ring = readRing(state, objective, upper);
  if (!ring || pairsOf(ring) > MOST_PAIRS) return undefined;
  const prices = startPrices(ring);
  let best = -Infinity;
  let pace = 1;
  let since = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const { value, uses } = solve(ring, prices);
    since = value > best + 1e-4 ? 0 : since + 1;
    if (value > best) best = value;
    if (since > 12) {
      pace *= 0.7;
      since = 0;
    }
    let norm = 0;
    for (const m of ring.meals)
      norm += ((uses.get(m) ?? 0) - 1) ** 2 * (at(prices, m) > 0 || uses.has(m) ? 1 : 0);
    const length = (pace * Math.max(0.002, upper - value)) / Math.max(1, norm);
    for (const m of ring.meals)
      prices[m] = Math.min(0.5, Math.max(0, at(prices, m) + length * ((uses.get(m) ?? 0) - 1)));
  }
  return best;
}

/** @param {Ring} ring */
function pairsOf({ lunches, dinners }) {
  const count = (/** @type {Item[]} */ items) => items.reduce((sum, { options }) => sum + options.length, 0);
  return count(lunches) * count(dinners);
}

/** @param {PlanState} state @param {Objective} objective @param {number} upper @returns {Ring | undefined} */
function readRing(state, { slotPoints, dayPoints, POINTS }, upper) {
  const { problem } = state;
  const { library, days, tolerances, judgedSlots } = problem;
  const blocks = state.units.filter(({ slots }) => slots.length === 2);
  const singles = state.units.filter(({ slots }) => slots.length === 1);
  const isRing = blocks.length === days && singles.length + 2 * blocks.length === problem.slots.length;
  if (!isRing || days % 2 !== 0) return undefined;
  /** @param {import('./compile.mjs').Unit} unit @returns {Item[]} */
  const itemsOf = (unit) => {
    const { slotClass, target } = at(unit.slots, 0);
    const u = state.units.indexOf(unit);
    const plain = (/** @type {number} */ m) =>
      unit.prefersFavourites && library.favourite[m] === 0 ? POINTS.nonFavouriteUnit : 0;
    return state.staticCandidates(u).flatMap((m) => {
      const options = slotClass.options
        .map((percent) => Math.round((at(library.baseKcal, m) * percent) / 100 + 1e-9))
        .map((kcal) => ({ kcal, cost: slotPoints(kcal, target, tolerances, judgedSlots) }))
        .filter(({ cost }) => cost <= upper);
      return options.length > 0 ? [{ m, options, plain: plain(m) }] : [];
    });
  };
  const day = at(problem.slotsOfDay, 0).map((slot) =>
    at(
      state.units.filter((unit) => unit.slots.includes(slot)),
      0,
    ),
  );
  const of = (/** @type {string} */ type) => {
    const pairs = day.filter((unit) => unit.slots.length === 2 && unit.type === type);
    return itemsOf(at(pairs, 0));
  };
  const kinds = day.filter((unit) => unit.slots.length === 1).map(itemsOf);
  const lunches = of('lunch');
  const dinners = of('dinner');
  const meals = [...new Set([...kinds.flat(), ...lunches, ...dinners].map(({ m }) => m))];
  return {
    days,
    kinds,
    lunches,
    dinners,
    meals,
    size: library.meals.length,
    dayCost: (kcal) => dayPoints(kcal, tolerances, days),
    target: tolerances.target,
  };
}

/** The price at which exactly the best meals of a kind are wanted. @param {Ring} ring */
function startPrices({ kinds, lunches, dinners, days, size }) {
  const prices = new Float64Array(size);
  /** @param {Item[]} items @param {number} wanted @param {number} slots */
  const rate = (items, wanted, slots) => {
    const costs = items
      .map(({ m, options, plain }) => ({
        m,
        cost: plain + slots * Math.min(...options.map(({ cost }) => cost)),
      }))
      .sort((a, b) => a.cost - b.cost);
    const next = costs[wanted]?.cost ?? 0.5;
    for (const { m, cost } of costs.slice(0, wanted))
      prices[m] = Math.min(0.5, Math.max(at(prices, m), next - cost));
  };
  for (const items of kinds) rate(items, days, 1);
  rate(lunches, days / 2, 2);
  rate(dinners, days / 2, 2);
  return prices;
}

/** The cheapest ring under some prices, and how often it uses each meal. @param {Ring} ring @param {Float64Array} prices */
function solve({ days, kinds, lunches, dinners, dayCost, target }, prices) {
  const small = compose(kinds, prices);
  /** @type {Map<number, { cost: number, sum: number }>} */
  const rest = new Map();
  const restOf = (/** @type {number} */ kcal) => {
    let found = rest.get(kcal);
    if (!found) {
      found = { cost: Infinity, sum: 0 };
      for (const [sum, { cost }] of small) {
        if (Math.abs(sum + kcal - target) > 400) continue;
        const all = cost + dayCost(sum + kcal);
        if (all < found.cost) found = { cost: all, sum };
      }
      rest.set(kcal, found);
    }
    return found;
  };
  const cost = lunches.map((lunch) =>
    dinners.map((dinner) => {
      let best = { cost: Infinity, sum: 0 };
      for (const a of lunch.options) {
        for (const b of dinner.options) {
          const { cost: other, sum } = restOf(a.kcal + b.kcal);
          if (a.cost + b.cost + other < best.cost) best = { cost: a.cost + b.cost + other, sum };
        }
      }
      return best;
    }),
  );
  const L = lunches.map(({ m, plain }) => plain + at(prices, m));
  const D = dinners.map(({ m, plain }) => plain + at(prices, m));
  const n = dinners.length;
  const link = Array.from({ length: n }, (_, d) =>
    Array.from({ length: n }, (_, e) => {
      let best = { cost: Infinity, l: -1 };
      for (const [l, row] of cost.entries()) {
        const all = at(row, d).cost + at(row, e).cost + at(L, l);
        if (all < best.cost) best = { cost: all, l };
      }
      return best;
    }),
  );
  let value = Infinity;
  /** @type {number[]} */
  let path = [];
  for (let first = 0; first < n; first += 1) {
    let layer = new Float64Array(n).fill(Infinity);
    layer[first] = 0;
    const from = [];
    for (let step = 0; step < days / 2; step += 1) {
      const next = new Float64Array(n).fill(Infinity);
      const back = new Int32Array(n);
      for (let d = 0; d < n; d += 1) {
        const before = at(layer, d);
        if (before >= value) continue;
        const links = at(link, d);
        for (let e = 0; e < n; e += 1) {
          const all = before + at(links, e).cost + at(D, e);
          if (all < at(next, e)) {
            next[e] = all;
            back[e] = d;
          }
        }
      }
      from.push(back);
      layer = next;
    }
    if (at(layer, first) < value) {
      value = at(layer, first);
      path = [first];
      for (const back of from.toReversed()) path.unshift(at(back, at(path, 0)));
    }
  }
  /** @type {Map<number, number>} */
  const uses = new Map();
  const use = (/** @type {number} */ m) => uses.set(m, (uses.get(m) ?? 0) + 1);
  for (let i = 0; i + 1 < path.length; i += 1) {
    const [d, e] = [at(path, i), at(path, i + 1)];
    const { l } = at(at(link, d), e);
    use(at(dinners, e).m);
    use(at(lunches, l).m);
    for (const other of [d, e]) {
      for (const m of small.get(at(at(cost, l), other).sum)?.meals ?? []) use(m);
    }
  }
  let priced = 0;
  for (const price of prices) priced += price;
  return { value: value - priced, uses };
}

/** Cheapest single meals of a day by their kcal together. @param {Item[][]} kinds @param {Float64Array} prices */
function compose(kinds, prices) {
  /** @type {Map<number, { cost: number, meals: number[] }>} */
  let sums = new Map([[0, { cost: 0, meals: [] }]]);
  for (const items of kinds) {
    /** @type {Map<number, { cost: number, m: number }>} */
    const best = new Map();
    for (const { m, options, plain } of items) {
      for (const { kcal, cost } of options) {
        const all = cost + plain + at(prices, m);
        if (all < (best.get(kcal)?.cost ?? Infinity)) best.set(kcal, { cost: all, m });
      }
    }
    /** @type {Map<number, { cost: number, meals: number[], m: number }>} */
    const next = new Map();
    for (const [sum, { cost, meals }] of sums) {
      for (const [kcal, one] of best) {
        const all = cost + one.cost;
        if (all < (next.get(sum + kcal)?.cost ?? Infinity))
          next.set(sum + kcal, { cost: all, meals, m: one.m });
      }
    }
    sums = new Map([...next].map(([sum, { cost, meals, m }]) => [sum, { cost, meals: [...meals, m] }]));
  }
  return sums;
}
