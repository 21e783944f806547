import { MEAL_SOURCES, MEAL_TYPES, type MealSource, type MealType } from './meal-types.vocabulary.js';

/** Bounds of a meal's fields [library §5, §9]. */
export const MEAL_LIMITS = { servings: { min: 1, max: 10 }, ingredients: 60 } as const;

const allowedTypes: ReadonlySet<string> = new Set(MEAL_TYPES);

/**
 * The types of a meal from whatever was sent: trimmed, lower-cased, allowed ones only, each once, `unknown` only when
 * there is no other [library §5]. The first is the primary one. A single text counts as a list of one.
 */
export function normaliseMealTypes(value: unknown): MealType[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const types = new Set(values.flatMap((entry) => readType(entry) ?? []));
  types.delete('unknown');
  return types.size > 0 ? [...types] : ['unknown'];
}

/** The primary type and the list of types as somebody sent them. */
export interface EnteredTypes {
  readonly type?: unknown;
  readonly types?: unknown;
}

/** The types of a new meal: the list, or the primary type alone where the list says nothing [library §3]. */
export function mealTypesOf({ type, types }: EnteredTypes): MealType[] {
  const listed = normaliseMealTypes(types);
  return listed[0] === 'unknown' ? normaliseMealTypes(type) : listed;
}

/**
 * The types of a changed meal; what cannot be read changes nothing. A new list replaces the old one; a new primary type alone moves to the front when the
 * meal has it already, and else takes the place of the old primary type.
 */
export function patchedMealTypes(stored: readonly MealType[], change: EnteredTypes): MealType[] {
  if (!saysType(change.types) && !saysType(change.type)) return [...stored];
  if (saysType(change.types)) return mealTypesOf(change);
  const wanted = normaliseMealTypes(change.type);
  const others = stored.some((type) => wanted.includes(type)) ? stored : stored.slice(1);
  return normaliseMealTypes([...wanted, ...others]);
}

/** Whether a type can be read in what was sent, or the list was emptied on purpose; the rest takes no good type away. */
function saysType(value: unknown): boolean {
  if (!Array.isArray(value)) return readType(value) !== undefined;
  return value.length === 0 || value.some((entry) => readType(entry) !== undefined);
}

function readType(value: unknown): MealType | undefined {
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  const type = word === 'first_breakfast' ? 'breakfast' : word;
  return isMealType(type) ? type : undefined;
}

const isMealType = (word: string): word is MealType => allowedTypes.has(word);

const sourceByWord = new Map<string, MealSource>(
  MEAL_SOURCES.map((source) => [source.toLowerCase(), source]),
);

/** The source of a meal; `own` for anything that is not AG, KB or KS in any case ("WŁASNE" included) [library §5]. */
export function normaliseMealSource(value: unknown): MealSource {
  return (typeof value === 'string' && sourceByWord.get(value.trim().toLowerCase())) || 'own';
}

/** Servings from 1 to 10, rounded and clamped; empty or not a number becomes 1 [library §5]. */
export function normaliseServings(value: unknown): number {
  const number = readNumber(value);
  const { min, max } = MEAL_LIMITS.servings;
  return number === undefined ? min : Math.min(max, Math.max(min, Math.round(number)));
}

/** Whole minutes; null when empty, negative or not finite [library §5]. */
export function normaliseCookingTime(value: unknown): number | null {
  const number = readNumber(value);
  return number === undefined || number < 0 ? null : Math.round(number);
}

/** True unless it is explicitly false [library §3]. */
export function normaliseChildFriendly(value: unknown): boolean {
  return value !== false;
}

/** A finite number, also as text with a comma or a dot; undefined for anything else. */
function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() !== '') return readNumber(Number(value.replace(',', '.')));
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** An ingredient as somebody entered it. */
export interface EnteredIngredient {
  readonly foodId: number;
  readonly grams: number;
  readonly unitName?: string | null | undefined;
  readonly unitQty?: number | null | undefined;
  readonly replaceable?: boolean | null | undefined;
}

/** An ingredient as it is kept: no empty fields. */
export interface KeptIngredient {
  foodId: number;
  grams: number;
  unitName?: string;
  unitQty?: number;
  replaceable?: boolean;
}

/**
 * The ingredients of a meal as they are kept, in the order of their first mention. The same food twice becomes one with
 * the sum of the grams; a unit quantity stays only with a unit name and above 0 [library §5]. Quantities are summed in
 * the same unit; in different units only the grams are left. One key ingredient makes the sum a key ingredient.
 */
export function normaliseIngredients(entered: readonly EnteredIngredient[]): KeptIngredient[] {
  const byFood = new Map<number, KeptIngredient>();
  for (const ingredient of entered) {
    const kept = keep(ingredient);
    const before = byFood.get(kept.foodId);
    byFood.set(kept.foodId, before ? merge(before, kept) : kept);
  }
  return [...byFood.values()];
}

function keep({ foodId, grams, unitName, unitQty, replaceable }: EnteredIngredient): KeptIngredient {
  const isCounted = typeof unitQty === 'number' && unitQty > 0;
  return {
    foodId,
    grams,
    ...(unitName && { unitName, ...(isCounted && { unitQty }) }),
    ...(typeof replaceable === 'boolean' && { replaceable }),
  };
}

function merge(a: KeptIngredient, b: KeptIngredient): KeptIngredient {
  const isKey = a.replaceable === false || b.replaceable === false;
  const replaceable = isKey ? false : (a.replaceable ?? b.replaceable);
  return {
    foodId: a.foodId,
    grams: toHundredths(a.grams + b.grams),
    ...mergeUnits(a, b),
    ...(replaceable !== undefined && { replaceable }),
  };
}

function mergeUnits(a: KeptIngredient, b: KeptIngredient): { unitName?: string; unitQty?: number } {
  const { unitName, unitQty } = a;
  if (unitName === undefined || unitName.toLowerCase() !== b.unitName?.toLowerCase()) return {};
  if (unitQty === undefined || b.unitQty === undefined) return {};
  return { unitName, unitQty: toHundredths(unitQty + b.unitQty) };
}

/** Takes the dust of binary fractions off a sum. */
const toHundredths = (value: number) => Math.round(value * 100) / 100;
