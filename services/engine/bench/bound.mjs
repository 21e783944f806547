// Lower bound of J by integer programming (HiGHS), for the bench only. Units of one kind (slot type, targets, block
// length) are counted together: n[kind, meal] units of a kind hold a meal. Dropped are same-day and daily rules and
// the shape of single days, so the optimum of this model is never above the optimum of the plan.
import { at } from './at.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof import('highs').default>>} Highs
 * @typedef {import('./compile.mjs').PlanState} PlanState
 * @typedef {import('./compile.mjs').Unit} Unit
 */

/** Best possible J of a compiled problem, in points. @param {Highs} highs @param {PlanState} state @param {import('./compile.mjs').Points} POINTS */
export function lowerBound(highs, state, POINTS) {
  const { problem } = state;
  const { library, tolerances, days } = problem;
  /** @type {Map<string, { unit: Unit, u: number, count: number }>} */
  const kinds = new Map();
  for (const [u, unit] of state.units.entries()) {
    const key = `${unit.type} ${unit.slots.map((slot) => slot.target).join()}`;
    const kind = kinds.get(key) ?? { unit, u, count: 0 };
    kind.count += 1;
    kinds.set(key, kind);
  }
  const fixed = problem.slots.reduce(
    (sum, slot) => sum + (slot.locked ? (slot.slot.entry?.calories ?? slot.target) : 0),
    0,
  );
  const objective = [];
  const rows = [];
  const integers = [];
  const bounds = [];
  /** @type {Map<number, string[]>} */
  const uses = new Map();
  /** @type {Map<number, string[]>} */
  const holders = new Map();
  const low = [];
  const high = [];
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  let k = 0;
  for (const { unit, u, count } of kinds.values()) {
    const name = `e${k}`;
    const options = at(unit.slots, 0).slotClass.options;
    const [least, greatest] = [at(options, 0), at(options, options.length - 1)];
    const members = [name];
    integers.push(name);
    bounds.push(`0 <= ${name} <= ${count}`);
    objective.push(`${POINTS.emptySlot * unit.slots.length} ${name}`);
    const target = unit.slots.reduce((sum, slot) => sum + slot.target, 0);
    low.push(`${target} ${name}`);
    high.push(`${target} ${name}`);
    for (const meal of state.staticCandidates(u)) {
      const variable = `n${k}_${meal}`;
      const cap = Math.min(
        count,
        Math.floor(Math.min(unit.limit, at(library.stageRoom, meal)) / unit.slots.length),
      );
      if (cap < 1) continue;
      const plain = unit.prefersFavourites && library.favourite[meal] === 0 ? POINTS.nonFavouriteUnit : 0;
      const cost = unit.slots.reduce((sum, slot) => sum + at(slot.slotClass.cost, meal), plain);
      objective.push(`${cost.toFixed(6)} ${variable}`);
      integers.push(variable);
      bounds.push(`0 <= ${variable} <= ${cap}`);
      members.push(variable);
      push(uses, meal, `${unit.slots.length} ${variable}`);
      push(holders, meal, variable);
      const kcal = (/** @type {number} */ percent) =>
        Math.round((at(library.baseKcal, meal) * percent) / 100) * unit.slots.length;
      low.push(`${kcal(least)} ${variable}`);
      high.push(`${kcal(greatest)} ${variable}`);
      for (const word of at(library.groupsOf, meal))
        push(groups, `${word} ${unit.typeIndex}`, `${unit.slots.length} ${variable}`);
    }
    rows.push(`c${k}: ${members.join(' + ')} = ${count}`);
    k += 1;
  }
  const most = Math.max(...problem.limits.map((limit) => (Number.isFinite(limit) ? limit : 1000)));
  for (const [meal, terms] of uses) {
    rows.push(`u${meal}: ${terms.join(' + ')} <= ${Math.min(most, at(library.stageRoom, meal))}`);
    const held = holders.get(meal) ?? [];
    if (held.length > 1 || terms.length > 0) {
      objective.push(`${POINTS.repeatedUnit} r${meal}`);
      rows.push(`r_${meal}: ${held.join(' + ')} - r${meal} <= 1`);
    }
  }
  for (const [key, terms] of groups) {
    const limit = at(problem.limits, Number(key.split(' ')[1]));
    if (Number.isFinite(limit)) rows.push(`g${key.replace(' ', '_')}: ${terms.join(' + ')} <= ${limit}`);
  }
  // Distance of the plan average that no portion can close: it costs as average and at least as much as days.
  const total = tolerances.target * days;
  objective.push(`${(POINTS.averageDistance + POINTS.dayDistance) / total} a`);
  rows.push(
    `hi: ${high.join(' + ')} + a >= ${total - fixed}`,
    `lo: ${low.join(' + ')} - a <= ${total - fixed}`,
  );
  const big = total;
  objective.push(`${POINTS.averageOutside} o`);
  integers.push('o');
  bounds.push('0 <= o <= 1');
  rows.push(`out: a - ${big} o <= ${tolerances.averageKcal * days}`);
  const model = `Minimize\n obj: ${wrap(objective)}\nSubject To\n ${rows.map((row) => wrap(row.split(' + '))).join('\n ')}\nBounds\n ${bounds.join('\n ')}\nGenerals\n ${integers.join('\n ')}\nEnd`;
  const solved = highs.solve(model, {
    mip_rel_gap: 1e-4,
    mip_abs_gap: 1e-3,
    time_limit: 60,
    output_flag: false,
  });
  return { value: solved.ObjectiveValue, status: solved.Status };
}

/** Fewest empty slots any plan of single slots can have under the rules 11, 12 and 16, proven slot by slot. @param {Highs} highs @param {PlanState} state */
export function leastEmpty(highs, state) {
  const { library, days } = state.problem;
  /** @type {string[]} */
  const variables = [];
  const rows = [];
  /** @type {Map<number, { name: string, unit: Unit }[]>} */
  const holders = new Map();
  for (const [u, unit] of state.units.entries()) {
    const mine = state.staticCandidates(u).map((meal) => {
      const name = `x${u}_${meal}`;
      variables.push(name);
      push(holders, meal, { name, unit });
      return name;
    });
    if (mine.length > 0) rows.push(`s${u}: ${mine.join(' + ')} <= 1`);
  }
  for (const [meal, held] of holders) {
    for (let day = 0; day < days; day += 1) {
      const same = held.filter(({ unit }) => at(unit.slots, 0).day === day).map(({ name }) => name);
      if (same.length > 1) rows.push(`d${meal}_${day}: ${same.join(' + ')} <= 1`);
    }
    const most = Math.min(at(library.stageRoom, meal), held.length);
    const all = held.map(({ name }) => name).join(' + ');
    for (const limit of new Set(held.map(({ unit }) => unit.limit))) {
      const bounded = Math.min(limit, most);
      const strict = held.filter(({ unit }) => unit.limit === limit);
      // A meal that stands in a slot of this limit may stand `limit` times in all; otherwise only its other limits bind.
      rows.push(
        `y${meal}_${bounded}_${limit}: ${all} + ${held.length} z${meal}_${limit} <= ${bounded + held.length}`,
      );
      for (const { name } of strict) rows.push(`z${name}: ${name} - z${meal}_${limit} <= 0`);
      variables.push(`z${meal}_${limit}`);
    }
  }
  const placed = variables.filter((name) => name.startsWith('x'));
  if (placed.length === 0) return state.units.length;
  const model = `Maximize\n obj: ${wrap(placed)}\nSubject To\n ${rows.map((row) => wrap(row.split(' + '))).join('\n ')}\nBinary\n ${variables.join('\n ')}\nEnd`;
  const solved = highs.solve(model, { time_limit: 60, output_flag: false });
  return state.units.length - Math.round(solved.ObjectiveValue);
}

/** @template K, V @param {Map<K, V[]>} map @param {K} key @param {V} item */
function push(map, key, item) {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}

/** The LP format limits the length of a line. @param {readonly string[]} terms */
function wrap(terms) {
  const lines = [];
  for (let i = 0; i < terms.length; i += 12) lines.push(terms.slice(i, i + 12).join(' + '));
  return lines.join('\n  + ');
}
