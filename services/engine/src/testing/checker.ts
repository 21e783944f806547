/**
 * Independent judge of a finished plan for tests and the bench. It shares no code with the generator: every rule of
 * the specification is written here a second time, in the plainest way, from the raw input.
 * (Which foods a person's own words mean is the one thing it asks the product; that has its own table tests.)
 */
import type { MealEntry, PlanDay } from '../model.js';
import { checkEnergy, checkIngredients, plain, type CheckedInput, type Report } from './checker-plate.js';

export type { CheckedInput } from './checker-plate.js';

/** A broken rule: its number and a sentence for the person reading the test. */
export interface Violation {
  readonly rule: number;
  readonly text: string;
}

interface Placed {
  readonly day: number;
  readonly index: number;
  readonly type: string;
  readonly locked: boolean;
  readonly entry: MealEntry;
}

/** Checks a finished plan against every hard rule; an empty answer means that none is broken. */
export function checkPlan(input: CheckedInput, result: readonly PlanDay[]): Violation[] {
  const found: Violation[] = [];
  const report = (rule: number, text: string): void => void found.push({ rule, text });
  checkShape(input, result, report);
  const placed = result.flatMap((day) =>
    day.slots.flatMap((slot, index): Placed[] =>
      slot.entry
        ? [
            {
              day: day.day,
              index,
              type: plainType(slot.type),
              locked: slot.locked || slot.lockedInAllDays,
              entry: slot.entry,
            },
          ]
        : [],
    ),
  );
  for (const place of placed) if (!place.locked) checkEntry(input, place, report);
  checkRepeats(input, placed, report);
  checkKeywords(input, placed, report);
  checkSameDay(placed, report);
  return found;
}

/** Pair blocks that do not hold one meal, though all their free slots are filled (rule 15); splitting is reported, not forbidden. */
export function brokenPairs(
  input: CheckedInput,
  result: readonly PlanDay[],
): { type: string; days: number[] }[] {
  const rule = input.config.pairingRules.find(({ enabled, days }) => enabled && days === input.plan.days);
  if (!rule) return [];
  const wrapped = { lunch: false, dinner: rule.dinnerWrapToDayOne };
  const spans = { lunch: rule.lunchPairSpan, dinner: rule.dinnerPairSpan };
  const starts = { lunch: rule.lunchStartDay, dinner: rule.dinnerStartDay };
  const broken: { type: string; days: number[] }[] = [];
  for (const type of ['lunch', 'dinner'] as const) {
    if (spans[type] < 2) continue;
    for (let start = starts[type]; start <= input.plan.days; start += spans[type]) {
      const days = Array.from({ length: spans[type] }, (_, i) => start + i).filter(
        (day) => day <= input.plan.days,
      );
      for (let day = 1; wrapped[type] && days.length < spans[type] && day < starts[type]; day += 1)
        days.push(day);
      const ranks = Math.max(...days.map((day) => slotsOf(result, day, type).length), 0);
      for (let rank = 0; rank < ranks; rank += 1) {
        const free = days
          .flatMap((day) => slotsOf(result, day, type)[rank] ?? [])
          .filter((slot) => !slot.locked && !slot.lockedInAllDays);
        const meals = new Set(free.map((slot) => slot.entry?.mealId ?? ''));
        if (free.length > 1 && meals.size > 1) broken.push({ type, days });
      }
    }
  }
  return broken;
}

function slotsOf(result: readonly PlanDay[], day: number, type: string): PlanDay['slots'] {
  return (result.find((item) => item.day === day)?.slots ?? []).filter(
    (slot) => plainType(slot.type) === type,
  );
}

function plainType(type: string): string {
  return type === 'first_breakfast' ? 'breakfast' : type;
}

/** Rules 1 and 2: the days and slots asked for, locked slots untouched. */
function checkShape(input: CheckedInput, result: readonly PlanDay[], report: Report): void {
  if (result.length !== input.plan.days) report(1, `${result.length} days instead of ${input.plan.days}`);
  for (const [i, day] of result.entries())
    if (day.day !== i + 1) report(1, `day ${i + 1} is numbered ${day.day}`);
  for (const before of input.plan.planDays) {
    const after = result.find(({ day }) => day === before.day);
    if (!after || before.slots.length === 0) continue;
    if (after.slots.length !== before.slots.length) report(1, `day ${before.day} has other slots`);
    for (const [i, slot] of before.slots.entries()) {
      const now = after.slots[i];
      if (now && (now.id !== slot.id || now.time !== slot.time))
        report(1, `day ${before.day} slot ${i} was changed`);
      const locked = slot.locked || slot.lockedInAllDays;
      if (locked && JSON.stringify(now) !== JSON.stringify(slot))
        report(2, `locked slot ${i} of day ${before.day} was changed`);
    }
  }
}

/** Rules 3 to 10 for one meal. */
function checkEntry(input: CheckedInput, place: Placed, report: Report): void {
  const { entry, type } = place;
  const where = `day ${place.day} slot ${place.index}`;
  const meal = input.catalog.meals.find(({ id }) => id === entry.mealId);
  if (!meal) return report(1, `${where}: meal ${entry.mealId} is not in the library`);
  const sources = input.sources?.length ? input.sources : input.plan.generatorSources;
  if (!sources.includes(meal.source)) report(3, `${where}: source ${meal.source}`);
  const pool = (input.config.slotPools[type] ?? []).map(plainType);
  const accepted = pool.length > 0 ? pool : [type];
  if (!meal.types.some((one) => accepted.includes(plainType(one))))
    report(4, `${where}: types ${meal.types.join()}`);
  if (input.patient.isChild && meal.childFriendly === false) report(5, `${where}: not for children`);
  checkIngredients(input, meal, entry, where, report);
  checkEnergy(input, meal, entry, where, report);
  checkPortion(input, type, entry.portionPercent, where, report);
}

/** Rule 10: the portion is fixed or on the grid of its range. */
function checkPortion(
  input: CheckedInput,
  type: string,
  percent: number,
  where: string,
  report: Report,
): void {
  const { fixedPortions, variablePortions, candidateSelection } = input.config;
  const main = type === 'lunch' || type === 'dinner';
  const fixed = main ? undefined : fixedPortions[type];
  if (fixed !== undefined && fixed > 0) {
    if (percent !== fixed) report(10, `${where}: ${percent} % instead of fixed ${fixed} %`);
    return;
  }
  const override = variablePortions.overrides[type];
  const ranges = [override, variablePortions.defaultRange, { min: 30, max: 300 }];
  const usable = ranges.find(
    (range) => range && range.min > 0 && range.max >= range.min && range.max <= 1000,
  );
  const { min, max } = usable ?? { min: 30, max: 300 };
  if (percent < min || percent > max) report(10, `${where}: ${percent} % is outside ${min}–${max} %`);
  const anchor = min <= 100 && max >= 100 ? 100 : min;
  if ((percent - anchor) % candidateSelection.portionStep !== 0)
    report(10, `${where}: ${percent} % is off the grid`);
}

function limitOf(input: CheckedInput, type: string): number {
  const { repeatLimits, pairingRules } = input.config;
  const lifted = repeatLimits.unlimitedWhenMealsPerDayAtLeast[type];
  if (lifted !== undefined && lifted <= input.plan.mealsPerDay) return Infinity;
  const rule = pairingRules.find(({ enabled, days }) => enabled && days === input.plan.days);
  const span =
    rule && type === 'lunch' ? rule.lunchPairSpan : rule && type === 'dinner' ? rule.dinnerPairSpan : 1;
  return Math.max(repeatLimits.perType[type] ?? repeatLimits.defaultPerType, span);
}

/** Rules 11 and 12: repeats in the plan and across stages; locked meals count and are not judged. */
function checkRepeats(input: CheckedInput, placed: readonly Placed[], report: Report): void {
  const max = input.config.repeatLimits.maxAcrossStagesPerMeal;
  for (const place of placed) {
    if (place.locked) continue;
    const uses = placed.filter(({ entry }) => entry.mealId === place.entry.mealId).length;
    if (uses > limitOf(input, place.type)) report(11, `${place.entry.mealId} stands ${uses} times`);
    const elsewhere = input.usesInOtherStages?.[place.entry.mealId ?? ''] ?? 0;
    if (max > 0 && uses + elsewhere > max)
      report(12, `${place.entry.mealId} is used ${uses} + ${elsewhere} times`);
  }
}

/** Rules 13 and 14: keyword groups per slot type, keywords per day. */
function checkKeywords(input: CheckedInput, placed: readonly Placed[], report: Report): void {
  for (const word of input.config.repeatKeywordGroups.map(plain)) {
    if (word === '') continue;
    const holding = placed.filter(({ entry }) => plain(entry.name).includes(word));
    for (const type of new Set(holding.map((place) => place.type))) {
      const same = holding.filter((place) => place.type === type);
      if (same.length > limitOf(input, type) && same.some(({ locked }) => !locked))
        report(13, `"${word}" stands ${same.length} times as ${type}`);
    }
  }
  for (const { keyword, limit } of input.config.dailyKeywordLimits) {
    const word = plain(keyword);
    for (let day = 1; day <= input.plan.days && word !== ''; day += 1) {
      const same = placed.filter((place) => place.day === day && plain(place.entry.name).includes(word));
      if (same.length > limit && same.some(({ locked }) => !locked))
        report(14, `"${word}" stands ${same.length} times on day ${day}`);
    }
  }
}

/** Rule 16: no meal twice on one day. */
function checkSameDay(placed: readonly Placed[], report: Report): void {
  for (const [i, place] of placed.entries()) {
    const twin = placed
      .slice(i + 1)
      .find(
        (other) =>
          other.day === place.day && other.entry.mealId === place.entry.mealId && other.entry.mealId !== null,
      );
    if (twin && !(twin.locked && place.locked))
      report(16, `${place.entry.mealId} stands twice on day ${place.day}`);
  }
}
