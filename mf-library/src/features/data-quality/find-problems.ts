import { type Food } from '@pora/contracts/catalog/food.model';
import { hasPieceWeight } from '@pora/contracts/catalog/food.vocabulary';
import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { MEAL_SOURCE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type UnlinkedIngredient } from '@pora/contracts/plans/plan-uses.routes';
import { caloriesOfMacros, energiesDiffer } from '@pora/engine/nutrition';
import { compareText, paths } from '@pora/kit';
import { withForm } from '../../shared/form-in-address.js';
import { type Linking } from '../intolerances/public.js';
import { duplicatesOf } from './duplicates.js';
import { dataQualityStrings as t } from './data-quality.strings.js';

/** Everything that is looked through. */
export interface LibraryData {
  readonly foods: readonly Food[];
  readonly meals: readonly Meal[];
  readonly dictionary: readonly Intolerance[];
  /** Undefined while the plans cannot be asked. */
  readonly unlinked: readonly UnlinkedIngredient[] | undefined;
}

/** One thing to mend, and where that is done. */
export interface Problem {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly mending: Mending;
}

/** How a thing is mended: at an address that opens the form, or in a dialog over the page. */
export type Mending =
  | { readonly to: string }
  /** Foods to be merged, the one that is used most first. */
  | { readonly merge: readonly [number, ...number[]] }
  | { readonly link: Linking };

/** Name of a check. */
export type CheckName = keyof typeof t.checks;

/** A check with what it found; undefined where it could not be made. */
export interface Check {
  readonly name: CheckName;
  readonly problems: readonly Problem[] | undefined;
}

type Finder = (data: LibraryData, usage: ReadonlyMap<number, number>) => readonly Problem[] | undefined;

/** The checks in the order they are shown: what endangers a patient first. */
const FINDERS: readonly (readonly [CheckName, Finder])[] = [
  ['allergens', uncheckedAllergens],
  ['intolerances', intolerancesWithoutFoods],
  ['unlinked', unlinkedIngredients],
  ['energy', otherEnergy],
  ['noEnergy', withoutEnergy],
  ['duplicates', duplicates],
  ['noType', mealsWithoutType],
  ['unmapped', unmappedFoods],
  ['pieces', piecesWithoutWeight],
  ['noIngredients', mealsWithoutIngredients],
  ['negative', negativeValues],
];

/** All checks of the library, each with what it found. */
export function checkLibrary(data: LibraryData): Check[] {
  const usage = usageOf(data.meals);
  return FINDERS.map(([name, find]) => ({ name, problems: find(data, usage) }));
}

function usageOf(meals: readonly Meal[]): ReadonlyMap<number, number> {
  const usage = new Map<number, number>();
  for (const { ingredients } of meals)
    for (const foodId of new Set(ingredients.map((one) => one.foodId)))
      usage.set(foodId, (usage.get(foodId) ?? 0) + 1);
  return usage;
}

function foodProblem({ id, name }: Food, detail: string): Problem {
  return { id: String(id), name, detail, mending: { to: withForm(paths.food(String(id))) } };
}

function mealProblem({ id, name }: Meal, detail: string): Problem {
  return { id, name, detail, mending: { to: withForm(paths.meal(id)) } };
}

/** The most used first: mending those helps most plans. */
function byUsage(foods: readonly Food[], usage: ReadonlyMap<number, number>): Food[] {
  const of = ({ id }: Food) => usage.get(id) ?? 0;
  return [...foods].sort((a, b) => of(b) - of(a) || compareText(a.name, b.name));
}

function uncheckedAllergens({ foods }: LibraryData, usage: ReadonlyMap<number, number>): Problem[] {
  const unchecked = foods.filter(({ allergenInfo }) => allergenInfo.confidence === 'niepewny');
  return byUsage(unchecked, usage).map((food) => foodProblem(food, t.inMeals(usage.get(food.id) ?? 0)));
}

function intolerancesWithoutFoods({ dictionary }: LibraryData): Problem[] {
  return dictionary
    .filter(({ foodCount }) => foodCount === 0)
    .sort((a, b) => compareText(a.name, b.name))
    .map(({ key, name, aliases }) => ({
      ...{ id: key, name, detail: aliases.slice(0, 2).join(', ') },
      mending: { link: { entry: { key, name } } },
    }));
}

function unlinkedIngredients({ unlinked }: LibraryData): readonly Problem[] | undefined {
  return unlinked?.map(({ name, mealName, planName, ...place }, index) => ({
    ...{ id: `${index}`, name, detail: t.inPlan(mealName, planName) },
    mending: { to: mealInPlan(place) },
  }));
}

/** The editor of a meal in a plan, as the address of the open plan names it. */
function mealInPlan({ planId, day, slotIndex }: Pick<UnlinkedIngredient, 'planId' | 'day' | 'slotIndex'>) {
  const query = { plan: planId, day: String(day), dialog: 'edit', at: `${day}.${slotIndex + 1}` };
  return `${paths.diets}?${new URLSearchParams(query)}`;
}

function otherEnergy({ foods }: LibraryData): Problem[] {
  return foods
    .filter((food) => food.calories > 0 && energiesDiffer(food.calories, caloriesOfMacros(food)))
    .map((food) => ({ food, ofMacros: Math.round(caloriesOfMacros(food)) }))
    .sort((a, b) => apart(b) - apart(a) || compareText(a.food.name, b.food.name))
    .map(({ food, ofMacros }) => foodProblem(food, t.energy(food.calories, ofMacros)));
}

const apart = ({ food, ofMacros }: { food: Food; ofMacros: number }) => Math.abs(food.calories - ofMacros);

function withoutEnergy({ foods }: LibraryData, usage: ReadonlyMap<number, number>): Problem[] {
  const found = foods.filter(
    ({ calories, carbs, fat, protein }) => calories === 0 && carbs + fat + protein > 0,
  );
  return byUsage(found, usage).map((food) => foodProblem(food, t.macros(food)));
}

function duplicates({ foods }: LibraryData, usage: ReadonlyMap<number, number>): Problem[] {
  return duplicatesOf(foods)
    .map((group) => {
      const [first, ...others] = byUsage(group, usage);
      const meals = group.reduce((sum, { id }) => sum + (usage.get(id) ?? 0), 0);
      return { first, others, meals };
    })
    .sort((a, b) => b.meals - a.meals)
    .flatMap(({ first, others, meals }): Problem[] =>
      first
        ? [
            {
              ...{ id: String(first.id), name: first.name, detail: t.entries(others.length + 1, meals) },
              mending: { merge: [first.id, ...others.map(({ id }) => id)] },
            },
          ]
        : [],
    );
}

function mealsWithoutType({ meals }: LibraryData): Problem[] {
  return meals
    .filter(({ types }) => types.every((type) => type === 'unknown'))
    .sort((a, b) => compareText(a.name, b.name))
    .map((meal) => mealProblem(meal, t.mealFacts(meal.caloriesPerPortion, MEAL_SOURCE_LABELS[meal.source])));
}

/** Foods that no intolerance leads to, also those of no meal yet: the most used first. */
export function unlinkedFoods({ foods, meals }: Pick<LibraryData, 'foods' | 'meals'>): Food[] {
  return byUsage(foods.filter(isUnlinked), usageOf(meals));
}

const isUnlinked = ({ intolerances = [] }: Food): boolean => intolerances.length === 0;

/** Foods of meals that no intolerance leads to: no result of a patient is about them. */
function unmappedFoods({ foods }: LibraryData, usage: ReadonlyMap<number, number>): Problem[] {
  const unmapped = foods.filter((food) => isUnlinked(food) && usage.has(food.id));
  return byUsage(unmapped, usage).map(({ id, name }) => ({
    ...{ id: String(id), name, detail: t.inMeals(usage.get(id) ?? 0) },
    mending: { link: { food: { id, name } } },
  }));
}

function piecesWithoutWeight({ foods }: LibraryData, usage: ReadonlyMap<number, number>): Problem[] {
  const bare = foods.filter((food) => !hasPieceWeight(food));
  return byUsage(bare, usage).map((food) => foodProblem(food, t.inMeals(usage.get(food.id) ?? 0)));
}

function mealsWithoutIngredients({ meals }: LibraryData): Problem[] {
  return meals
    .filter(({ ingredients }) => ingredients.length === 0)
    .sort((a, b) => compareText(a.name, b.name))
    .map((meal) => mealProblem(meal, MEAL_SOURCE_LABELS[meal.source]));
}

function negativeValues({ foods }: LibraryData): Problem[] {
  return foods
    .filter(({ calories, carbs, fat, protein }) => Math.min(calories, carbs, fat, protein) < 0)
    .map((food) => foodProblem(food, t.macros(food)));
}
