/**
 * A meal as a client sends it becomes the meal that is kept (decision 42): energy, macros, names and measures follow from
 * its ingredients, its portion and the food base; numbers of the client are never believed. Pure; same input, same answer.
 */
import { baseNutrition, withIngredients, withPortion, type FoodLookup } from './entry.js';
import type { Food, MealEntry, Nutrition, PlanIngredient } from './model.js';
import { isWeighed, nutritionOf, roundMacros, roundNutrition, scaleNutrition } from './nutrition.js';
import {
  completedIngredient,
  ingredientName,
  ingredientNames,
  keptIngredient,
  mergedIngredients,
  nameAfterChange,
  nameFromIngredients,
} from './plan-ingredients.js';
import {
  manualRangeOf,
  portionCalories,
  withinRange,
  type ManualRange,
  type PortionConfig,
} from './portions.js';
import { substitutionOf } from './swap-marks.js';

type Computed = 'calories' | 'macros' | 'baseIngredients' | 'baseCalories' | 'baseMacros' | 'foods';

/** A meal as a client may send it: what the server computes can be left out. */
export type IncomingEntry = Omit<MealEntry, Computed> & {
  readonly [Key in Computed]?: MealEntry[Key] | undefined;
};

/** What the plan and the catalogue know of an incoming meal. */
export interface EntryContext {
  readonly foodById: FoodLookup;
  readonly config: PortionConfig;
  /** Type of the slot the meal is to stand in; it decides which portions a person may choose. */
  readonly slotType: string;
  /** The same meal as the plan holds it already; its base is kept where the amounts still follow from it. */
  readonly origin?: MealEntry | undefined;
  /** The portion is one the plan holds for this meal already: the engine may have chosen it, so its range is no matter. */
  readonly isPortionKnown?: boolean | undefined;
  /** Ingredients the plan holds: a food that left the base keeps what they say of it. */
  readonly held?: readonly PlanIngredient[] | undefined;
  /** Foods of the recipe of the library meal, as far as there is one: only they can have been swapped. */
  readonly recipeFoods?: ReadonlySet<number> | undefined;
}

/** What decides the ingredients alone. */
type FoodContext = Omit<EntryContext, 'config' | 'slotType' | 'isPortionKnown'>;

/** The meal to keep, or why it cannot be kept. */
export type SettledEntry =
  | { readonly ok: true; readonly entry: MealEntry }
  | ({ readonly ok: false; readonly code: 'portion_range' } & ManualRange)
  | { readonly ok: false; readonly code: 'no_amount' | 'no_piece_weight'; readonly foodName: string }
  | { readonly ok: false; readonly code: 'unknown_foods'; readonly foodIds: number[] };

/** Grams are kept to 0.01 g; what differs by no more is the same amount. */
const SAME_GRAMS = 0.0201;
const WHOLE_PORTION = 100;
/** A plate is worth its base but for amounts kept to 0.01 g. */
const SAME_ENERGY = 2;
/** Macros are kept to 0.1 g; what differs by one such step is rounding. */
const ROUNDED_GRAMS = 0.11;

/** A meal of one's own from ingredients, before it is settled: named after them, as near to a whole portion as allowed. */
export function ownEntry(ingredients: readonly PlanIngredient[], context: EntryContext): IncomingEntry {
  return {
    name: nameFromIngredients(settledIngredients(ingredients, context)),
    mealId: null,
    ingredients: [...ingredients],
    portionPercent: withinRange(manualRangeOf(context.config, context.slotType), WHOLE_PORTION),
    servings: 1,
    unmapped: false,
  };
}

/** Turns an incoming meal into the one that is kept, or tells why it is refused. */
export function settleEntry(incoming: IncomingEntry, context: EntryContext): SettledEntry {
  const { portionPercent } = incoming;
  const range = manualRangeOf(context.config, context.slotType);
  if (!context.isPortionKnown && (portionPercent < range.min || portionPercent > range.max))
    return { ok: false, code: 'portion_range', ...range };
  const isBaseAlone = incoming.ingredients.length === 0 && (context.origin?.ingredients.length ?? 0) === 0;
  const sent = isBaseAlone ? (incoming.baseIngredients ?? []) : incoming.ingredients;
  const foodIds = sent.flatMap(({ foodId }) =>
    foodId === null || context.foodById(foodId) || heldOf(foodId, context) ? [] : [foodId],
  );
  if (foodIds.length > 0) return { ok: false, code: 'unknown_foods', foodIds: [...new Set(foodIds)] };
  const nothing = sent.find(
    (item) => item.foodId !== null && !(item.grams > 0) && !wasNothing(item, context),
  );
  if (nothing) return { ok: false, code: 'no_amount', foodName: nameOf(nothing, context) };
  // What the plan holds already keeps what it says of itself, as a food that left the base does.
  const unweighed = sent.find(({ foodId }) => isUnweighed(foodId, context) && !isHeld(foodId, context));
  if (unweighed) return { ok: false, code: 'no_piece_weight', foodName: nameOf(unweighed, context) };
  return { ok: true, entry: computed(incoming, settledIngredients(sent, context), isBaseAlone, context) };
}

function computed(
  incoming: IncomingEntry,
  ingredients: readonly PlanIngredient[],
  isBaseAlone: boolean,
  context: EntryContext,
): MealEntry {
  const unmoved = isBaseAlone ? undefined : asItWas(incoming, context);
  if (unmoved) return unmoved;
  const { origin, foodById } = context;
  const shell = shellOf(incoming, ingredients, context);
  if (isBaseAlone)
    return ingredients.length > 0 ? portioned(shell, ingredients, context) : stated(shell, incoming);
  const typed = withIngredients(shell, ingredients, foodById);
  if (isAsShown(incoming, typed)) return typed;
  const originBase = heldBase(context);
  const sentBase = settledBase(incoming, context);
  for (const base of [originBase, sentBase]) {
    const entry = portioned(shell, base, context);
    if (haveSameAmounts(entry.ingredients, ingredients)) return entry;
  }
  // Amounts of the former portion follow the new one.
  const former = origin ? settledIngredients(origin.ingredients, context) : sentBase;
  const isMoved = shell.portionPercent !== (origin?.portionPercent ?? 100);
  if (isMoved && haveSameAmounts(former, ingredients))
    return portioned(shell, origin ? originBase : sentBase, context);
  return typed;
}

/**
 * Whether the meal was sent as its amounts make it: a meal a preview computed from what was typed is kept as it was shown,
 * where computing it from its rounded base would move a tenth of a gram.
 */
function isAsShown(incoming: IncomingEntry, typed: MealEntry): boolean {
  const { macros, baseMacros, baseIngredients = [] } = incoming;
  const haveSameMacros = (a: MealEntry['macros'] | undefined, b: MealEntry['macros']) =>
    a?.carbs === b.carbs && a.fat === b.fat && a.protein === b.protein;
  return (
    incoming.calories === typed.calories &&
    haveSameMacros(macros, typed.macros) &&
    incoming.baseCalories === typed.baseCalories &&
    haveSameMacros(baseMacros, typed.baseMacros) &&
    baseIngredients.length === typed.baseIngredients.length &&
    baseIngredients.every(({ grams }, i) => grams === typed.baseIngredients[i]?.grams)
  );
}

/**
 * The meal with the amounts the plan holds, where neither they nor the portion have moved: a plate rounded for the kitchen
 * does not follow from its base to the hundredth of a gram, so it is not cooked again for another number of servings.
 * Undefined where it is to be computed, also where the plan holds a plate that is not worth its base.
 */
function asItWas(incoming: IncomingEntry, context: EntryContext): MealEntry | undefined {
  const { origin, foodById } = context;
  const isUnmoved =
    origin !== undefined &&
    origin.baseIngredients.length > 0 &&
    origin.portionPercent === incoming.portionPercent &&
    haveSameAmounts(incoming.ingredients, origin.ingredients) &&
    incoming.ingredients.every((item, i) => hasMeasure(item) === hasMeasure(origin.ingredients[i]));
  if (!isUnmoved) return undefined;
  const ingredients = origin.ingredients.map((item) => refreshed(item, context));
  const shell = shellOf(incoming, ingredients, context);
  const baseIngredients = origin.baseIngredients.map((item) => refreshed(item, context));
  const base = baseNutrition({ ...origin, baseIngredients }, foodById);
  const plate = baseNutrition({ ...origin, baseIngredients: ingredients }, foodById);
  const portion = scaleNutrition(base, incoming.portionPercent / 100);
  if (Math.abs(plate.calories - portion.calories) > SAME_ENERGY) return undefined;
  return {
    ...shell,
    ...keptNumbers(origin, {
      calories: portionCalories(base.calories, incoming.portionPercent),
      ...roundMacros(plate),
    }),
    ingredients,
    baseIngredients,
    ...baseNumbers(origin, roundNutrition(base)),
  };
}

function keptNumbers(
  { calories, macros }: Pick<MealEntry, 'calories' | 'macros'>,
  computed: Nutrition,
): Pick<MealEntry, 'calories' | 'macros'> {
  const { calories: kcal, ...grams } = unlessRounding({ calories, ...macros }, computed);
  return { calories: kcal, macros: grams };
}

function baseNumbers(origin: MealEntry, computed: Nutrition): Pick<MealEntry, 'baseCalories' | 'baseMacros'> {
  const { calories, macros } = keptNumbers(
    { calories: origin.baseCalories, macros: origin.baseMacros },
    computed,
  );
  return { baseCalories: calories, baseMacros: macros };
}

/** An ingredient of the plan as the food base has it today, in the amount and the measure it has. */
function refreshed(item: PlanIngredient, context: FoodContext): PlanIngredient {
  const { unitName, unitQty } = item;
  const food = countedFood(item.foodId, context);
  if (!food) return completed(item, context);
  const nutrition = roundNutrition(nutritionOf(food, item.grams));
  return {
    ...completed(item, context),
    ...(unitName && unitQty && { unitName, unitQty }),
    nutrition: item.nutrition ? unlessRounding(item.nutrition, nutrition) : nutrition,
  };
}

/** The numbers a plan holds where the computed ones differ by rounding alone: amounts are kept to 0.01 g. */
function unlessRounding(held: Nutrition, computed: Nutrition): Nutrition {
  const isRounding =
    Math.abs(held.calories - computed.calories) <= 1 &&
    [held.carbs - computed.carbs, held.fat - computed.fat, held.protein - computed.protein].every(
      (apart) => Math.abs(apart) <= ROUNDED_GRAMS,
    );
  return isRounding ? held : computed;
}

/** What stands in the meal beside its numbers. */
function shellOf(
  incoming: IncomingEntry,
  ingredients: readonly PlanIngredient[],
  context: EntryContext,
): MealEntry {
  const { origin, foodById } = context;
  const isLinked = ingredients.length > 0 && ingredients.every(({ foodId }) => foodId !== null);
  const isGone = ingredients.some(({ foodId }) => foodId !== null && !foodById(foodId));
  const nothing = { carbs: 0, fat: 0, protein: 0 };
  return {
    ...incoming,
    name: nameAfterChange(incoming, origin?.ingredients ?? [], ingredients),
    calories: 0,
    macros: nothing,
    ingredients: [],
    baseIngredients: [],
    baseCalories: 0,
    baseMacros: nothing,
    foods: ingredientNames(ingredients),
    unmapped: isGone || incoming.unmapped || (origin?.unmapped === true && !isLinked),
  };
}

/** A meal of no ingredients: there is nothing to compute it from, so it counts as the person stated it. */
function stated(shell: MealEntry, incoming: IncomingEntry): MealEntry {
  const { portionPercent } = shell;
  const toBase = 100 / portionPercent;
  const { calories = 0, macros = shell.macros } = incoming;
  const baseMacros = incoming.baseMacros ?? roundMacros(scaleNutrition({ calories, ...macros }, toBase));
  const baseCalories = Math.round(incoming.baseCalories ?? calories * toBase);
  return {
    ...shell,
    foods: incoming.foods ?? [],
    calories: portionCalories(baseCalories, portionPercent),
    macros: roundMacros(scaleNutrition({ calories, ...baseMacros }, portionPercent / 100)),
    baseCalories,
    baseMacros,
  };
}

function portioned(
  shell: MealEntry,
  baseIngredients: readonly PlanIngredient[],
  context: EntryContext,
): MealEntry {
  const entry = { ...shell, baseIngredients: [...baseIngredients] };
  const base = baseNutrition(entry, context.foodById);
  const sums = { baseCalories: Math.round(base.calories), baseMacros: roundMacros(base) };
  return withPortion({ ...entry, ...sums }, shell.portionPercent, context.foodById);
}

/** Ingredients as the food base has them, each food once; swap marks stay only where they are true. */
export function settledIngredients(items: readonly PlanIngredient[], context: FoodContext): PlanIngredient[] {
  const sent = new Set(items.flatMap(({ foodId }) => foodId ?? []));
  return mergedIngredients(items.map((item) => completed(marked(item, sent, context), context))).map(
    (item) => {
      const food = countedFood(item.foodId, context);
      return food ? { ...item, nutrition: roundNutrition(nutritionOf(food, item.grams)) } : item;
    },
  );
}

/** The base the plan holds, by today's foods; empty where the meal is new. */
function heldBase(context: EntryContext): PlanIngredient[] {
  return (context.origin?.baseIngredients ?? []).map((item) => refreshed(item, context));
}

/** The base as it was sent, where nothing in it is unknown. */
function settledBase({ baseIngredients = [] }: IncomingEntry, context: EntryContext): PlanIngredient[] {
  const isKnown = baseIngredients.every(
    ({ foodId }) => foodId === null || context.foodById(foodId) || heldOf(foodId, context),
  );
  return isKnown ? settledIngredients(baseIngredients, context) : [];
}

/** Named by the food base as far as it is in there; its numbers are the plan's where the base cannot tell them. */
function completed(item: PlanIngredient, context: FoodContext): PlanIngredient {
  const { foodId } = item;
  const held = foodId === null || countedFood(foodId, context) ? undefined : heldOf(foodId, context);
  const kept = held ? keptIngredient(item, held) : item;
  return held && !isUnweighed(foodId, context) ? kept : completedIngredient(kept, context.foodById);
}

/** Says that a food was swapped only where the plan says so already or the recipe names the other one. */
function marked(item: PlanIngredient, sent: ReadonlySet<number>, context: FoodContext): PlanIngredient {
  const { originalFoodId, wasSubstituted: _mark, substitution, ...rest } = item;
  if (originalFoodId === undefined || originalFoodId === null || item.foodId === null) return rest;
  const known = context.origin?.baseIngredients.find(
    (one) => one.foodId === item.foodId && one.originalFoodId === originalFoodId,
  );
  if (known) return { ...rest, originalFoodId, ...markOf(known) };
  const [from, to] = [context.foodById(originalFoodId), context.foodById(item.foodId)];
  const { recipeFoods = new Set<number>() } = context;
  // A swap onto a food of the recipe itself is one where the recipe's other food is gone.
  const isSwap =
    recipeFoods.has(originalFoodId) && !(recipeFoods.has(item.foodId) && sent.has(originalFoodId));
  if (!from || !to || !isSwap) return rest;
  const swap = { ...rest, originalFoodId, wasSubstituted: true };
  if (!substitution) return swap;
  const gone = [...recipeFoods].flatMap((id) => (sent.has(id) ? [] : (context.foodById(id)?.name ?? [])));
  const also = (substitution.alsoFrom ?? []).filter((name) => gone.includes(name));
  const names = { reason: substitution.reason, from: from.name, to: to.name };
  return { ...swap, substitution: substitutionOf(names, also) };
}

/** What an ingredient of the plan says of its swap. */
function markOf({
  wasSubstituted,
  substitution,
}: PlanIngredient): Pick<PlanIngredient, 'wasSubstituted' | 'substitution'> {
  return { ...(wasSubstituted !== undefined && { wasSubstituted }), ...(substitution && { substitution }) };
}

/** The same foods in the same amounts, measures and roles. */
function haveSameAmounts(a: readonly PlanIngredient[], b: readonly PlanIngredient[]): boolean {
  return (
    a.length === b.length &&
    a.every((item, i) => {
      const other = b[i];
      return (
        other !== undefined &&
        item.foodId === other.foodId &&
        (item.foodId !== null || ingredientName(item) === ingredientName(other)) &&
        Math.abs(item.grams - other.grams) <= SAME_GRAMS &&
        item.unitName === other.unitName &&
        item.replaceable === other.replaceable
      );
    })
  );
}

function hasMeasure(item: PlanIngredient | undefined): boolean {
  return Boolean(item?.unitName && item.unitQty);
}

/** The food of the base, where the energy of an amount of it can be told. */
function countedFood(foodId: number | null, { foodById }: FoodContext): Food | undefined {
  const food = foodId === null ? undefined : foodById(foodId);
  return food && isWeighed(food) ? food : undefined;
}

function isUnweighed(foodId: number | null, context: FoodContext): boolean {
  return foodId !== null && context.foodById(foodId) !== undefined && !countedFood(foodId, context);
}

function isHeld(foodId: number | null, context: FoodContext): boolean {
  return foodId !== null && heldOf(foodId, context) !== undefined;
}

function heldOf(foodId: number, { origin, held = [] }: FoodContext): PlanIngredient | undefined {
  const isOne = (item: PlanIngredient): boolean => item.foodId === foodId;
  return origin?.ingredients.find(isOne) ?? origin?.baseIngredients.find(isOne) ?? held.find(isOne);
}

/** Whether the plan holds the ingredient without an amount already: what stands there does not block other changes. */
function wasNothing({ foodId }: PlanIngredient, { origin }: EntryContext): boolean {
  return (origin?.ingredients ?? []).some((item) => item.foodId === foodId && !(item.grams > 0));
}

function nameOf(item: PlanIngredient, context: EntryContext): string {
  const food = item.foodId === null ? undefined : context.foodById(item.foodId);
  return food?.name ?? ingredientName(item);
}
