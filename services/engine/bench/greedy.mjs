// A strong greedy generator as a yardstick: the same hard rules, each unit takes the best meal for its own slots
// (energy, favourites, repeats, and what its days have eaten so far), portions follow meal by meal. No looking ahead.

import { at } from './at.mjs';

/**
 * @typedef {import('./compile.mjs').Engine} Engine
 * @typedef {import('./compile.mjs').PlanState} PlanState
 */

/**
 * Fills a compiled state greedily and answers portion percents per slot.
 * @param {PlanState} state @param {Engine['POINTS']} POINTS @param {Engine['nearestPortion']} nearestPortion
 */
export function greedy(state, POINTS, nearestPortion) {
  const { problem } = state;
  const { library, tolerances } = problem;
  const eaten = new Float64Array(problem.days);
  const planned = new Float64Array(problem.days);
  /** @type {Map<number, number>} */
  const percents = new Map();
  for (const slot of problem.slots) {
    if (!slot.locked) continue;
    eaten[slot.day] = at(eaten, slot.day) + (slot.slot.entry?.calories ?? slot.target);
    planned[slot.day] = at(planned, slot.day) + slot.target;
  }
  const slotsOf = (/** @type {number} */ u) => at(state.units, u).slots;
  const order = [...state.units.keys()].sort(
    (a, b) => slotsOf(b).length - slotsOf(a).length || at(slotsOf(a), 0).index - at(slotsOf(b), 0).index,
  );
  const fill = (/** @type {number} */ u) => {
    const unit = at(state.units, u);
    /** @type {{ meal: number, points: number, portions: ReturnType<typeof nearestPortion>[] } | undefined} */
    let best;
    for (const meal of state.staticCandidates(u)) {
      if (state.obstacle(u, meal)) continue;
      let points = at(state.count, meal) > 0 ? POINTS.repeatedUnit : 0;
      if (unit.prefersFavourites && library.favourite[meal] === 0) points += POINTS.nonFavouriteUnit;
      const portions = unit.slots.map((slot) => {
        // The slot also makes up for what its day is ahead or behind, within half of the slot tolerance.
        const room = (slot.target * tolerances.slotRatio) / 2;
        const wanted =
          slot.target + Math.max(-room, Math.min(room, at(planned, slot.day) - at(eaten, slot.day)));
        const portion = nearestPortion(at(library.baseKcal, meal), wanted, slot.slotClass.options);
        points +=
          at(slot.slotClass.cost, meal) +
          (POINTS.dayDistance * Math.abs(portion.kcal - wanted)) / (tolerances.target * problem.days);
        return portion;
      });
      if (!best || points < best.points) best = { meal, points, portions };
    }
    if (!best) return false;
    state.place(u, best.meal);
    for (const [i, slot] of unit.slots.entries()) {
      const portion = at(best.portions, i);
      eaten[slot.day] = at(eaten, slot.day) + portion.kcal;
      planned[slot.day] = at(planned, slot.day) + slot.target;
      percents.set(slot.index, at(slot.slotClass.options, portion.option));
    }
    return true;
  };
  for (const u of order) {
    if (fill(u) || slotsOf(u).length < 2) continue;
    for (const single of state.split(u)) fill(single);
  }
  return percents;
}

/**
 * Plan days of a greedy state, as far as the objective reads them.
 * @param {PlanState} state @param {ReadonlyMap<number, number>} percents
 * @returns {import('./objective.mjs').JudgedDay[]}
 */
export function greedyDays(state, percents) {
  const { problem } = state;
  const { library } = problem;
  const held = new Map(
    state.units.flatMap((unit, u) =>
      unit.slots.map((slot) => /** @type {const} */ ([slot.index, at(state.mealOf, u)])),
    ),
  );
  return problem.slotsOfDay.map((slots, d) => ({
    day: d + 1,
    slots: slots.map((info) => {
      if (info.locked) return info.slot;
      const meal = held.get(info.index) ?? -1;
      if (meal < 0) return { ...info.slot, entry: null };
      const calories = Math.round(
        (at(library.baseKcal, meal) * (percents.get(info.index) ?? Number.NaN)) / 100,
      );
      return { ...info.slot, entry: { mealId: at(library.meals, meal).id, calories } };
    }),
  }));
}
