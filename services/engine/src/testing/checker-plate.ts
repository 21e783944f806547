/**
 * The part of the independent judge that looks at single plates: what is in a meal, how much of it, and what it must not
 * hold (rules 6 to 9). Like the rest of the judge it shares no code with the generator.
 */
import type { Allergen } from '@pora/contracts/catalog/food.vocabulary';
import type {
  Catalogue,
  Food,
  Meal,
  MealEntry,
  MealIngredient,
  PatientInput,
  PlanDay,
  PlanIngredient,
  RuleConfig,
} from '../model.js';
import { createAvoidance, type Avoidance } from '../text-pl/avoidance.js';
import type { OtherWords } from '../text-pl/read-phrase.js';

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

/** Where a broken rule is told. */
export type Report = (rule: number, text: string) => void;

/** The same names are met for every food of every plate: nearly all of the judge's time went here. */
const plainTexts = new Map<string, string>();

/** A text without case, accents and double spaces. */
export function plain(text: string): string {
  let found = plainTexts.get(text);
  if (found === undefined) {
    found = text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/ł/g, 'l')
      .replace(/\s+/g, ' ')
      .trim();
    plainTexts.set(text, found);
  }
  return found;
}

function foodOf(input: CheckedInput, id: number | null): Food | undefined {
  return input.catalog.foods.find((food) => food.id === id);
}

/** The dictionary and the mappings of a catalogue, looked up once: every food of every plate asks for each of its names. */
interface Links {
  /** Keys by tested name, without case and accents. */
  readonly keys: ReadonlyMap<string, string>;
  /** Names in the dictionary by key. */
  readonly names: ReadonlyMap<string, string>;
  readonly keysOfFood: ReadonlyMap<number, ReadonlySet<string>>;
}

const linksOfCatalogues = new WeakMap<Catalogue, Links>();

function linksOf(catalog: Catalogue): Links {
  const known = linksOfCatalogues.get(catalog);
  if (known) return known;
  const { dictionary = [], mappings = [] } = catalog;
  const keys = new Map<string, string>();
  const add = (word: string, key: string) => keys.has(plain(word)) || keys.set(plain(word), key);
  for (const { name, key, aliases = [] } of dictionary)
    for (const word of [name, key, ...aliases]) add(word, key);
  for (const { intolerance, intoleranceName } of mappings) add(intoleranceName ?? intolerance, intolerance);
  const keysOfFood = new Map<number, Set<string>>();
  for (const { intolerance, foodId } of mappings) {
    const own = keysOfFood.get(foodId) ?? new Set<string>();
    keysOfFood.set(foodId, own.add(intolerance));
  }
  const names = new Map(dictionary.map(({ key, name }) => [key, name]));
  const links = { keys, names, keysOfFood };
  linksOfCatalogues.set(catalog, links);
  return links;
}

/** Foods behind a tested name: by the dictionary, the mappings, or the key a food carries itself. */
function isLinked(input: CheckedInput, name: string, food: Food): boolean {
  const { keys, keysOfFood } = linksOf(input.catalog);
  const key = keys.get(plain(name));
  return (
    key !== undefined &&
    (keysOfFood.get(food.id)?.has(key) === true || (food.intolerances ?? []).some((one) => one.key === key))
  );
}

/** Tested names by the allergen a label prints for them, as a whole and by kinds; read a second time, by beginnings of words. */
const PRINTED_AS: ReadonlyMap<string, readonly [whole: RegExp, kinds: RegExp]> = new Map(
  Object.entries({
    gluten: [/^gluten/, /\b(?:gliadyn|pszen|orkisz|zyt|jeczm|slod |owies|owsi|kuskus|durum)\w*/],
    mleko: [
      /^(?:mleko$|kazein|alfa.lakto|beta.lakto)/,
      /\b(?:mleko |ser\b|jogurt|kefir|maslank|twarog|mozzarell|camembert)\w*/,
    ],
    jaja: [/^jaj(?:a|o|ko)$/, /\b(?:jajo |bialko jaj|zoltk)\w*/],
    ryby: [
      /^ryb(?:a|y)$/,
      /\b(?:dorsz|loso|pstrag|tunczyk|makrel|sledz|sardyn|sardel|halibut|fladr|sola\b|morszczuk|mintaj|plamiak|sandacz|szczupak|karp\b|okon|wegorz|turbot|barwen|miecznik|zabnic|kawior)\w*/,
    ],
    skorupiaki: [/^skorupiaki?$/, /\b(?:krewet|krab|homar|rak\b|langust)\w*/],
    moluski: [/^mieczaki?$/, /\b(?:malz|omul|ostryg|osmiornic|kalmar|matw|slimak)\w*/],
    orzechy: [
      /^orzech(?:y|y drzewne)?$/,
      /\b(?:orzech\w* (?:wlosk|laskow|nerkow|brazylijsk|makadami|pekan)|pistacj|migdal)\w*/,
    ],
    soja: [/^soj/, /$^/],
    sezam: [/^sezam/, /$^/],
    gorczyca: [/^gorczyc/, /$^/],
    seler: [/^seler$/, /\bseler\w* (?:naciow|korze)\w*/],
    dwutlenek_siarki: [/^siarczyn/, /$^/],
    lubiny: [/^lubin/, /$^/],
    arachidy: [/^(?:orzech ziemn|arachid)/, /$^/],
  } satisfies Record<Allergen, readonly [RegExp, RegExp]>),
);

/** A label that names for sure what the tested name stands for speaks like a link, unless links name the kinds (decision 56). */
function isPrinted(input: CheckedInput, name: string, food: Food): boolean {
  const { allergens = [], certainty, confidence } = food.allergenInfo ?? {};
  if (allergens.length === 0) return false;
  const linkedNames = (input.catalog.dictionary ?? [])
    .filter((item) => isLinked(input, item.name, food))
    .map((item) => plain(item.name));
  const sure = new Map(Object.entries(certainty ?? {}));
  const { keys, names } = linksOf(input.catalog);
  const printed = plain(name);
  const called = plain(names.get(keys.get(printed) ?? '') ?? name);
  return allergens.some((allergen) => {
    const [whole, kinds] = PRINTED_AS.get(allergen) ?? [];
    if (!whole || !kinds || (sure.get(allergen) ?? confidence) === 'niepewny') return false;
    if (whole.test(printed) || whole.test(called)) return true;
    return kinds.test(called) && !kinds.test(plain(food.name)) && !linkedNames.some((one) => kinds.test(one));
  });
}

function isRiskFood(input: CheckedInput, food: Food): boolean {
  const { intolerances, tested } = wordsOf(input).of(food);
  if (intolerances !== undefined) return true;
  const tolerated = input.config.ingredientToleranceCategories.map(plain).includes(plain(food.category));
  if (tolerated) return false;
  const elevated = (input.patient.intolerances ?? []).filter(({ value }) => !(value <= 29));
  return (
    tested !== undefined ||
    elevated.some(({ name }) => isLinked(input, name, food) || isPrinted(input, name, food))
  );
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
  const { chronic = [], complaints = [], notes = [], purpose = [], past = [], meds = [] } = patient;
  const { decisions = [], isChild } = patient;
  const asked = { disliked, accepted, allergies, intolerances: declaredIntolerances };
  // A list of its own, as everything here: what the generator's list forgets is still asked for.
  const elsewhere = { chronic, complaints, notes, purpose, past, meds } satisfies Required<OtherWords>;
  const said = { ...asked, ...elsewhere, decisions, tested, isChild };
  const words = createAvoidance(said, catalog.foods, catalog.ownWords);
  wordsOfPatients.set(patient, words);
  return words;
}

function isDislikedFood(input: CheckedInput, food: Food): boolean {
  const { disliked, allergies } = wordsOf(input).of(food);
  return disliked !== undefined || allergies !== undefined;
}

/** Rules 6 and 7 for what is not in the base: by its names, by the keys the plan keeps, by a mapping of its id. */
function checkMissing(input: CheckedInput, item: PlanIngredient, where: string, report: Report): void {
  const names = [item.foodName, item.sourceText ?? ''].filter((name) => name !== '');
  const said = names.map((name) => wordsOf(input).of({ id: item.foodId, name }));
  const food = {
    ...{ id: item.foodId ?? -1, name: item.foodName, category: '', per: '100g' as const, units: [] },
    ...{ carbs: 0, fat: 0, protein: 0, intolerances: item.intolerances ?? [] },
  };
  const elevated = (input.patient.intolerances ?? []).filter(({ value }) => !(value <= 29));
  const isRisk =
    said.some(({ intolerances, tested }) => intolerances !== undefined || tested !== undefined) ||
    elevated.some(({ name }) => isLinked(input, name, food));
  const isRefused = said.some(({ disliked, allergies }) => disliked !== undefined || allergies !== undefined);
  if (isRisk) report(6, `${where}: ${item.foodName} is an intolerance risk`);
  if (isRefused) report(7, `${where}: ${item.foodName} is disliked`);
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

/** A line of the recipe and the line of the plate it went into. */
interface Pair {
  readonly recipe: MealIngredient;
  readonly item: PlanIngredient;
  /** Grams of `item` for one portion that come from this line. */
  readonly grams: number;
}

/** Where a line of the recipe can have gone: to its own food, or to a listed stand-in that lies on the plate. */
function waysOf(input: CheckedInput, meal: Meal, entry: MealEntry, recipe: MealIngredient): Pair[] {
  const divisor = divisorOf(input, meal);
  const onPlate = (id: number): PlanIngredient | undefined =>
    entry.baseIngredients.find(({ foodId }) => foodId === id);
  const own = onPlate(recipe.foodId);
  const kept = own ? [{ recipe, item: own, grams: recipe.grams / divisor }] : [];
  const swapped = (input.catalog.substitutions ?? [])
    .filter(({ foodId, substituteFoodId }) => foodId === recipe.foodId && substituteFoodId !== foodId)
    .flatMap(({ substituteFoodId, percentage }) => {
      const item = onPlate(substituteFoodId);
      return item ? [{ recipe, item, grams: (recipe.grams * percentage) / 100 / divisor }] : [];
    });
  const original = foodOf(input, recipe.foodId);
  const isEaten = original && !isRiskFood(input, original) && !isDislikedFood(input, original);
  return isEaten && own ? kept : [...kept, ...swapped];
}

/** Whether the plate holds just what the pairs bring; grams are kept to 0.01 g. */
function fits(entry: MealEntry, pairs: readonly Pair[]): boolean {
  return entry.baseIngredients.every((item) => {
    const brought = pairs.filter((pair) => pair.item === item);
    const grams = brought.reduce((sum, pair) => sum + pair.grams, 0);
    return brought.length > 0 && Math.abs(grams - item.grams) <= 0.01 * brought.length;
  });
}

/**
 * Every line of the recipe with the line of the plate it went into. Lines that became the same food are one line there, so
 * several may lead to it; of several ways that exist the one counts by which the grams come out.
 */
function pairLines(input: CheckedInput, meal: Meal, entry: MealEntry): Pair[] {
  const ways = meal.ingredients
    .map((recipe) => waysOf(input, meal, entry, recipe))
    .filter((one) => one.length > 0);
  const first = ways.flatMap((one) => one[0] ?? []);
  const search = (chosen: readonly Pair[]): Pair[] | undefined => {
    if (chosen.length === ways.length) return fits(entry, chosen) ? [...chosen] : undefined;
    for (const way of ways[chosen.length] ?? []) {
      const found = search([...chosen, way]);
      if (found) return found;
    }
    return undefined;
  };
  return search([]) ?? first;
}

/** Rules 6 to 9: nothing unsafe on the plate, nothing swapped without need, swaps from the list, amounts as written. */
export function checkIngredients(
  input: CheckedInput,
  meal: Meal,
  entry: MealEntry,
  where: string,
  report: Report,
): void {
  const pairs = pairLines(input, meal, entry);
  for (const recipe of meal.ingredients) {
    const pair = pairs.find((one) => one.recipe === recipe);
    if (!pair) {
      report(8, `${where}: ${recipe.foodId} is neither on the plate nor swapped by the list`);
      continue;
    }
    if (pair.item.foodId === recipe.foodId) continue;
    if (recipe.replaceable === false) report(8, `${where}: key ingredient ${recipe.foodId} was swapped`);
    const original = foodOf(input, recipe.foodId);
    if (original && !isRiskFood(input, original) && !isDislikedFood(input, original))
      report(8, `${where}: safe ${original.name} was swapped`);
  }
  checkBase(input, entry, pairs, where, report);
}

/** Every food of the plate is safe, stands once and in the amount the recipe brings. */
function checkBase(
  input: CheckedInput,
  entry: MealEntry,
  pairs: ReturnType<typeof pairLines>,
  where: string,
  report: Report,
): void {
  for (const [i, item] of entry.baseIngredients.entries()) {
    const food = foodOf(input, item.foodId);
    if (!food) {
      checkMissing(input, item, where, report);
      report(8, `${where}: ingredient ${i} is unknown`);
      continue;
    }
    if (isRiskFood(input, food)) report(6, `${where}: ${food.name} is an intolerance risk`);
    if (isDislikedFood(input, food)) report(7, `${where}: ${food.name} is disliked`);
    if (wordsOf(input).of(food).unverified !== undefined)
      report(7, `${where}: nobody checked the allergens of ${food.name}`);
    if (entry.baseIngredients.findIndex(({ foodId }) => foodId === item.foodId) !== i)
      report(8, `${where}: ${food.name} stands twice`);
    const brought = pairs.filter((pair) => pair.item === item);
    if (brought.length === 0) report(8, `${where}: nothing of the recipe became ${food.name}`);
    const grams = brought.reduce((sum, pair) => sum + pair.grams, 0);
    const isKept = brought.every(({ recipe }) => recipe.foodId === item.foodId);
    if (brought.length > 0 && Math.abs(grams - item.grams) > 0.01 * brought.length)
      report(isKept ? 9 : 8, `${where}: ${item.grams} g of ${food.name} instead of ${grams} g`);
  }
}

/** Rule 9: the energy of the portion follows from the foods, as far as grams to 0.01 g can tell. */
export function checkEnergy(
  input: CheckedInput,
  meal: Meal,
  entry: MealEntry,
  where: string,
  report: Report,
): void {
  let base = 0;
  let slack = 0;
  for (const { item, grams } of pairLines(input, meal, entry)) {
    const food = foodOf(input, item.foodId);
    if (!food) continue;
    const piece = food.units.find(({ name }) => name === 'sztuka')?.grams;
    if (food.per === 'sztuka' && piece === undefined) {
      report(9, `${where}: nobody knows how much a piece of ${food.name} weighs`);
      continue;
    }
    const perGram = energyOf(food) / (food.per === 'sztuka' && piece !== undefined ? piece : 100);
    base += perGram * grams;
    slack += perGram * GRAMS_ROUNDING;
  }
  const kcal = (base * entry.portionPercent) / 100;
  const most = 0.5 + (slack * entry.portionPercent) / 100 + 1e-6;
  const whole = Number.isInteger(entry.calories) && Math.abs(kcal - entry.calories) <= most;
  if (!whole) report(9, `${where}: ${entry.calories} kcal instead of ${kcal}`);
}
