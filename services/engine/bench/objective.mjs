// The objective J of a finished plan, computed from the plan days alone (guide: engine.md, section 2).
// Written a second time on purpose: the generator's own figure is compared with it.

/**
 * What of a plan is judged.
 * @typedef {import('../src/model.js').PlanSlot} PlanSlot
 * @typedef {import('../src/model.js').MealEntry} MealEntry
 * @typedef {import('../src/model.js').RuleConfig['pairingRules'][number]} PairingRule
 * @typedef {import('./compile.mjs').GenerateInput} GenerateInput
 * @typedef {Pick<PlanSlot, 'type' | 'calorieSharePercent' | 'locked' | 'lockedInAllDays'>
 *   & { entry: Pick<MealEntry, 'mealId' | 'calories'> | null }} JudgedSlot
 * @typedef {{ day: number, slots: readonly JudgedSlot[] }} JudgedDay
 * @typedef {ReturnType<typeof judgePlan>} Judged
 */

/** Points of a plan and the figures behind them. @param {GenerateInput} input @param {readonly JudgedDay[]} planDays */
export function judgePlan(input, planDays) {
  const T = input.plan.caloriesPerDay;
  const budget = input.config.calorieBudget;
  const rule = input.config.pairingRules.find((one) => one.enabled && one.days === input.plan.days);
  const sums = [];
  const slotErrors = [];
  let empty = 0;
  let slotsOut = 0;
  for (const day of planDays) {
    let sum = 0;
    for (const slot of day.slots) {
      const target = (T * slot.calorieSharePercent) / 100;
      const locked = slot.locked || slot.lockedInAllDays;
      sum += slot.entry ? slot.entry.calories : target;
      if (locked) continue;
      if (!slot.entry) {
        empty += 1;
        slotErrors.push(0);
        continue;
      }
      const distance = Math.abs(slot.entry.calories - target);
      slotErrors.push(distance / (target || T));
      if (distance > (target * budget.slotTargetTolerancePercent) / 100 + 1e-6) slotsOut += 1;
    }
    sums.push(sum);
  }
  const average = mean(sums);
  const dayErrors = sums.map((sum) => Math.abs(sum - T) / T);
  const daysOut = dayErrors.filter((error) => error * 100 > budget.dailyTargetTolerancePercent + 1e-6).length;
  const lowDays = sums.filter((sum) => sum < T * budget.lowCalorieThresholdRatio - 1e-6).length;
  const averageError = Math.abs(average - T) / T;
  const averageOut = averageError * 100 > budget.planAverageTolerancePercent + 1e-6 ? 1 : 0;
  const choice = choicePoints(input, planDays, rule);
  const J =
    1000 * empty +
    500 * averageOut +
    100 * daysOut +
    10 * lowDays +
    5 * slotsOut +
    100 * averageError +
    100 * mean(dayErrors) +
    20 * mean(slotErrors) +
    choice;
  return {
    J,
    empty,
    daysOut,
    lowDays,
    slotsOut,
    averageErrorPercent: 100 * averageError,
    dayErrorPercent: 100 * mean(dayErrors),
    slotErrorPercent: 100 * mean(slotErrors),
  };
}

/** 0.5 per repeated unit and 0.3 per lunch or dinner unit that is no favourite; a unit is a run of one meal in a block. @param {GenerateInput} input @param {readonly JudgedDay[]} planDays @param {PairingRule | undefined} rule */
function choicePoints(input, planDays, rule) {
  const favourite = new Map(input.catalog.meals.map((meal) => [meal.id, meal.favorite]));
  const units = [];
  const taken = new Set();
  for (const day of planDays) {
    for (const [index, slot] of day.slots.entries()) {
      if (!slot.entry || slot.locked || slot.lockedInAllDays || taken.has(`${day.day} ${index}`)) continue;
      const block = blockOf(rule, slot.type, day.day, input.plan.days);
      for (const other of block) {
        const twin = planDays[other - 1]?.slots[index];
        if (twin?.entry && twin.type === slot.type && twin.entry.mealId === slot.entry.mealId)
          taken.add(`${other} ${index}`);
      }
      taken.add(`${day.day} ${index}`);
      units.push({ meal: slot.entry.mealId, main: slot.type === 'lunch' || slot.type === 'dinner' });
    }
  }
  const repeated = units.length - new Set(units.map(({ meal }) => meal)).size;
  const plain = rule?.prioritizeFavorites
    ? units.filter(({ meal, main }) => main && !favourite.get(meal ?? '')).length
    : 0;
  return 0.5 * repeated + 0.3 * plain;
}

/** @param {PairingRule | undefined} rule @param {string} type @param {number} day @param {number} days */
function blockOf(rule, type, day, days) {
  const span = !rule
    ? 1
    : type === 'lunch'
      ? rule.lunchPairSpan
      : type === 'dinner'
        ? rule.dinnerPairSpan
        : 1;
  if (!rule || span < 2) return [day];
  const start = type === 'lunch' ? rule.lunchStartDay : rule.dinnerStartDay;
  for (let first = start; first <= days; first += span) {
    const block = [];
    for (let d = first; d < first + span && d <= days; d += 1) block.push(d);
    for (let d = 1; type === 'dinner' && rule.dinnerWrapToDayOne && block.length < span && d < start; d += 1)
      block.push(d);
    if (block.includes(day)) return block;
  }
  return [day];
}

/** @param {readonly number[]} values */
function mean(values) {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
