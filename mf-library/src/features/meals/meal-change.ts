import { type Meal, type MealIngredient } from '@pora/contracts/catalog/meal.model';

/** What a person writes into a meal; the rest follows from it. */
export interface MealContent {
  name: string;
  types: Meal['types'];
  source: Meal['source'];
  favorite: boolean;
  childFriendly: boolean;
  servings: number;
  cookingTimeMinutes: number | null;
  preparationTime: string;
  description: string;
  diets: Meal['diets'];
  ingredients: MealIngredient[];
}

/** A meal on its way to the server; a copy names the one whose picture it begins with. */
export type AddedMeal = Meal & { pictureOf?: string };

/** What follows from the content of a meal, as this browser computes it until the server has answered. */
export type MealFigures = Pick<
  Meal,
  | 'calories'
  | 'macros'
  | 'caloriesPerPortion'
  | 'macrosPerPortion'
  | 'caloriesOfMacros'
  | 'energyDiffers'
  | 'portions'
  | 'foods'
> & { unweighedFoods?: string[] | undefined };

/** One change of a meal; `figures` stays in the browser, the server computes its own [library §5]. */
export type MealChange = Partial<MealContent> & { figures?: MealFigures };

/** The meal with a change applied; its primary type is the first of its types [library §3]. */
export function applyMealChange(meal: Meal, { figures, ...content }: MealChange): Meal {
  const { unweighedFoods, ...known } = figures ?? {};
  const changed = { ...meal, ...content, ...known };
  if (figures) delete changed.unweighedFoods;
  return {
    ...changed,
    ...(unweighedFoods && { unweighedFoods }),
    type: changed.types[0] ?? 'unknown',
  };
}

/** What travels to the server. */
export function bodyOfChange({ figures: _computed, ...body }: MealChange): Partial<MealContent> {
  return body;
}

/** Names of the fields of a meal, as a sentence lists them. */
const FIELD_WORDS: Record<keyof MealContent, string> = {
  name: 'nazwa',
  types: 'typy',
  source: 'źródło',
  favorite: 'ulubione',
  childFriendly: 'dla dzieci',
  servings: 'porcje',
  cookingTimeMinutes: 'czas gotowania',
  preparationTime: 'opis czasu',
  description: 'sposób przygotowania',
  diets: 'kategorie diety',
  ingredients: 'składniki',
};

const isField = (name: string): name is keyof MealContent => Object.hasOwn(FIELD_WORDS, name);

/** Polish names of the fields a change touches. */
export function changedMealFields(change: MealChange): string[] {
  return Object.keys(bodyOfChange(change))
    .filter(isField)
    .map((name) => FIELD_WORDS[name]);
}

interface DescribedMealChange {
  record: Meal | undefined;
  patch: MealChange | undefined;
  added: boolean;
  removed: boolean;
}

/** What waits, for the person: "posiłek Owsianka – składniki". */
export function describeMealChange({ record, patch, added, removed }: DescribedMealChange): string {
  const name = ['posiłek', record?.name].filter(Boolean).join(' ');
  if (removed) return `${name} – usunięcie`;
  if (added) return `nowy ${name}`;
  return `${name} – ${changedMealFields(patch ?? {}).join(', ')}`;
}

/** Polish names of the fields in which two versions of a meal differ: what the person would overwrite. */
export function differentMealFields(theirs: Meal, mine: Meal): string[] {
  return Object.keys(FIELD_WORDS)
    .filter(isField)
    .filter((name) => JSON.stringify(comparable(theirs)[name]) !== JSON.stringify(comparable(mine)[name]))
    .map((name) => FIELD_WORDS[name]);
}

/** The content of a meal without what the answers add to its ingredients. */
export function comparable(meal: Meal): MealContent {
  const { name, types, source, favorite, childFriendly, servings, cookingTimeMinutes, preparationTime } =
    meal;
  const { description, diets } = meal;
  const ingredients = meal.ingredients.map(({ foodId, grams, unitName, unitQty, replaceable }) => ({
    foodId,
    grams,
    ...(unitName !== undefined && { unitName }),
    ...(unitQty !== undefined && { unitQty }),
    ...(replaceable !== undefined && { replaceable }),
  }));
  return {
    ...{ name, types, source, favorite, childFriendly, servings, cookingTimeMinutes, preparationTime },
    ...{ description, diets, ingredients },
  };
}
