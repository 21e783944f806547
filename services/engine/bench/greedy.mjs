// A strong greedy generator as a yardstick: the same hard rules, each unit takes the best meal for its own slots
// (energy, favourites, repeats, and what its days have eaten so far), portions follow meal by meal. No looking ahead.

/** Fills a compiled state greedily and answers portion percents per slot. */
export function greedy(state, POINTS, nearestPortion) {
  const { problem } = state;
  const { library, tolerances } = problem;
  const eaten = new Float64Array(problem.days);
  const planned = new Float64Array(problem.days);
  const percents = new Map();
  for (const slot of problem.slots) {
    if (!slot.locked) continue;
    eaten[slot.day] += slot.slot.entry?.calories ?? slot.target;
    planned[slot.day] += slot.target;
  }
  const order = [...state.units.keys()].sort(
    (a, b) =>
      state.units[b].slots.length - state.units[a].slots.length ||
      state.units[a].slots[0].index - state.units[b].slots[0].index,
  );
  const fill = (u) => {
    const unit = state.units[u];
    let best;
    for (const meal of state.staticCandidates(u)) {
      if (state.obstacle(u, meal)) continue;
      let points = state.count[meal] > 0 ? POINTS.repeatedUnit : 0;
      if (unit.prefersFavourites && library.favourite[meal] === 0) points += POINTS.nonFavouriteUnit;
      const portions = unit.slots.map((slot) => {
        // The slot also makes up for what its day is ahead or behind, within half of the slot tolerance.
        const room = (slot.target * tolerances.slotRatio) / 2;
        const wanted = slot.target + Math.max(-room, Math.min(room, planned[slot.day] - eaten[slot.day]));
        const portion = nearestPortion(library.baseKcal[meal], wanted, slot.slotClass.options);
        points +=
          slot.slotClass.cost[meal] +
          (POINTS.dayDistance * Math.abs(portion.kcal - wanted)) / (tolerances.target * problem.days);
        return portion;
      });
      if (!best || points < best.points) best = { meal, points, portions };
    }
    if (!best) return false;
    state.place(u, best.meal);
    for (const [i, slot] of unit.slots.entries()) {
      eaten[slot.day] += best.portions[i].kcal;
      planned[slot.day] += slot.target;
      percents.set(slot.index, slot.slotClass.options[best.portions[i].option]);
    }
    return true;
  };
  for (const u of order) {
    if (fill(u) || state.units[u].slots.length < 2) continue;
    for (const single of state.split(u)) fill(single);
  }
  return percents;
}

/** Plan days of a greedy state, as far as the objective reads them. */
export function greedyDays(input, state, percents) {
  const { problem } = state;
  const { library } = problem;
  const held = new Map(
    state.units.flatMap((unit, u) => unit.slots.map((slot) => [slot.index, state.mealOf[u]])),
  );
  return problem.slotsOfDay.map((slots, d) => ({
    day: d + 1,
    slots: slots.map((info) => {
      if (info.locked) return info.slot;
      const meal = held.get(info.index) ?? -1;
      if (meal < 0) return { ...info.slot, entry: null };
      const calories = Math.round((library.baseKcal[meal] * percents.get(info.index)) / 100);
      return { ...info.slot, entry: { mealId: library.meals[meal].id, calories } };
    }),
  }));
}
