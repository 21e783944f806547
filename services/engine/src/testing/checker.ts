/**
 * Independent judge of a finished plan for tests and the bench. It shares no code with the generator: every rule of
 * the specification is written here a second time, in the plainest way, from the raw input.
 * (Which foods a person's own words mean is the one thing it asks the product; that has its own table tests.)
 */
import type { Catalogue, Food, Meal, MealEntry, PatientInput, PlanDay, RuleConfig } from '../model.js';
import { createAvoidance, type Avoidance } from '../text-pl/avoidance.js';

/** What the plan was made from. */
export interface CheckedInput {
  readonly plan: {
    days: number;
    mealsPerDay: number;
    caloriesPerDay: number;
    generatorSources: readonly string[];
    planDays: readonly PlanDay[];
  };
  readonly sources?: readonly string[];
  readonly patient: PatientInput;
  readonly catalog: Catalogue;
  readonly config: RuleConfig;
  readonly usesInOtherStages?: Readonly<Record<string, number>>;
}

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

type Report = (rule: number, text: string) => void;

function plainType(type: string): string {
  return type === 'first_breakfast' ? 'breakfast' : type;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ł/g, 'l')
    .replace(/\s+/g, ' ')
    .trim();
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

function foodOf(input: CheckedInput, id: number | null): Food | undefined {
  return input.catalog.foods.find((food) => food.id === id);
}

/** Foods behind a tested name: by the dictionary, the mappings, or the key a food carries itself. */
function isLinked(input: CheckedInput, name: string, food: Food): boolean {
  const { dictionary = [], mappings = [] } = input.catalog;
  const item = dictionary.find((one) =>
    [one.name, one.key, ...(one.aliases ?? [])].some((word) => plain(word) === plain(name)),
  );
  const key =
    item?.key ??
    mappings.find((one) => plain(one.intoleranceName ?? one.intolerance) === plain(name))?.intolerance;
  return (
    key !== undefined &&
    (mappings.some((one) => one.intolerance === key && one.foodId === food.id) ||
      (food.intolerances ?? []).some((one) => one.key === key))
  );
}

function isRiskFood(input: CheckedInput, food: Food): boolean {
  const { intolerances, tested } = wordsOf(input).of(food);
  if (intolerances !== undefined) return true;
  const tolerated = input.config.ingredientToleranceCategories.map(plain).includes(plain(food.category));
  if (tolerated) return false;
  const elevated = (input.patient.intolerances ?? []).filter(({ value }) => !(value <= 29));
  return tested !== undefined || elevated.some(({ name }) => isLinked(input, name, food));
}

const wordsOfPatients = new WeakMap<PatientInput, Avoidance>();

/** What the survey says, and the elevated names that lead to no food at all. */
function wordsOf(input: CheckedInput): Avoidance {
  const { patient, catalog } = input;
  const known = wordsOfPatients.get(patient);
  if (known) return known;
  const elevated = (patient.intolerances ?? []).filter(({ value }) => !(value <= 29)).map(({ name }) => name);
  const tested = elevated.filter((name) => !catalog.foods.some((food) => isLinked(input, name, food)));
  const { disliked = [], accepted = [], allergies = [], declaredIntolerances = [] } = patient;
  const said = { disliked, accepted, allergies, intolerances: declaredIntolerances, tested };
  const words = createAvoidance(said, catalog.foods);
  wordsOfPatients.set(patient, words);
  return words;
}

function isDislikedFood(input: CheckedInput, food: Food): boolean {
  const { disliked, allergies } = wordsOf(input).of(food);
  return disliked !== undefined || allergies !== undefined;
}

/** Rules 6 to 8: nothing unsafe on the plate, nothing swapped without need, swaps from the list. */
function checkIngredients(
  input: CheckedInput,
  meal: Meal,
  entry: MealEntry,
  where: string,
  report: Report,
): void {
  if (entry.baseIngredients.length !== meal.ingredients.length)
    report(8, `${where}: ingredients are missing`);
  for (const [i, item] of entry.baseIngredients.entries()) {
    const recipe = meal.ingredients[i];
    const food = foodOf(input, item.foodId);
    if (!food || !recipe) {
      report(8, `${where}: ingredient ${i} is unknown`);
      continue;
    }
    if (isRiskFood(input, food)) report(6, `${where}: ${food.name} is an intolerance risk`);
    if (isDislikedFood(input, food)) report(7, `${where}: ${food.name} is disliked`);
    const divisor = divisorOf(input, meal);
    const original = foodOf(input, recipe.foodId);
    if (item.foodId === recipe.foodId) {
      if (Math.abs(item.grams - recipe.grams / divisor) > 0.01)
        report(9, `${where}: ${food.name} has ${item.grams} g`);
      continue;
    }
    const listed = (input.catalog.substitutions ?? []).filter(
      (one) => one.foodId === recipe.foodId && one.substituteFoodId === item.foodId,
    );
    if (recipe.replaceable === false) report(8, `${where}: key ingredient ${recipe.foodId} was swapped`);
    if (listed.length === 0)
      report(8, `${where}: ${recipe.foodId} > ${item.foodId} is not a listed substitute`);
    if (original && !isRiskFood(input, original) && !isDislikedFood(input, original))
      report(8, `${where}: safe ${original.name} was swapped`);
    const amounts = listed.map(({ percentage }) => (recipe.grams * percentage) / 100 / divisor);
    if (!amounts.some((grams) => Math.abs(grams - item.grams) <= 0.01))
      report(8, `${where}: ${item.grams} g of ${food.name}`);
  }
}

function divisorOf(input: CheckedInput, meal: Meal): number {
  if (meal.servings > 1) return meal.servings;
  const { enabled, maxDetectedPortions } = input.config.portionDetection;
  if (!enabled) return 1;
  for (const text of [meal.name, meal.description ?? '']) {
    const found = / na (\d+) porcj/i.exec(` ${text}`);
    const portions = found ? Number(found[1]) : 0;
    if (portions >= 2 && portions <= maxDetectedPortions) return portions;
  }
  return 1;
}

/** Energy a food states, else of its macros; what is no amount of anything counts as none. */
function energyOf({ calories, carbs, fat, protein }: Food): number {
  if (typeof calories === 'number' && calories >= 0 && calories < Infinity) return calories;
  const [c, f, p] = [carbs, fat, protein].map((value) => (value > 0 && value < Infinity ? value : 0));
  return (c ?? 0) * 4 + (f ?? 0) * 9 + (p ?? 0) * 4;
}

/** Half of what the grams of a stored ingredient are rounded to. */
const GRAMS_ROUNDING = 0.005;

/** Rule 9: the energy of the portion follows from the foods, as far as grams to 0.01 g can tell. */
function checkEnergy(input: CheckedInput, meal: Meal, entry: MealEntry, where: string, report: Report): void {
  let base = 0;
  let slack = 0;
  const divisor = divisorOf(input, meal);
  for (const [i, item] of entry.baseIngredients.entries()) {
    const food = foodOf(input, item.foodId);
    const recipe = meal.ingredients[i];
    if (!food || !recipe) continue;
    const listed = (input.catalog.substitutions ?? []).find(
      (one) => one.foodId === recipe.foodId && one.substituteFoodId === item.foodId,
    );
    const share = item.foodId === recipe.foodId ? 1 : (listed?.percentage ?? 0) / 100;
    const grams = (recipe.grams * share) / divisor;
    const each = energyOf(food);
    const piece = food.units.find(({ name }) => name === 'sztuka')?.grams ?? 100;
    const perGram = each / (food.per === '100g' ? 100 : piece);
    base += perGram * grams;
    slack += perGram * GRAMS_ROUNDING;
  }
  const kcal = (base * entry.portionPercent) / 100;
  const most = 0.5 + (slack * entry.portionPercent) / 100 + 1e-6;
  const whole = Number.isInteger(entry.calories) && Math.abs(kcal - entry.calories) <= most;
  if (!whole) report(9, `${where}: ${entry.calories} kcal instead of ${kcal}`);
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
