import { type Food } from '@pora/contracts/catalog/food.model';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { type MealType } from '@pora/contracts/catalog/meal-types.vocabulary';
import { otherwiseNamed } from '@pora/engine/text-pl/name-search';
import { type SearchWord } from '@pora/engine/text-pl/search-words';
import { compareText, foldLetters } from '@pora/kit';
import { type Judgement } from '../plan-safety/public.js';

/** Types the search is filtered by [diets §3]. */
export const SEARCH_TYPES = [
  'breakfast',
  'second_breakfast',
  'lunch',
  'snack',
  'dinner',
  'soup',
  'smoothie',
  'unknown',
] as const satisfies readonly MealType[];
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Most hits shown [diets §9]. */
export const MOST_HITS = 50;
/** Up to this length a query is the beginning of a name [diets §9]. */
const PREFIX_LETTERS = 2;
const NO_MATCH = 9;

/** How well a name answers: 0 the name itself, 1 its beginning, 2 beginnings of words, 3 anywhere, 4 in other forms or under another name. */
function rankOf(name: string, query: string, isOtherwise: (name: string) => boolean): number {
  if (query === '') return 0;
  const folded = foldLetters(name);
  if (folded === query) return 0;
  if (folded.startsWith(query)) return 1;
  if (query.length <= PREFIX_LETTERS) return NO_MATCH;
  const words = folded.split(/[^\p{L}\p{N}%]+/u);
  const wanted = query.split(/\s+/);
  if (wanted.every((word) => words.some((each) => each.startsWith(word)))) return 2;
  if (wanted.every((word) => folded.includes(word))) return 3;
  return isOtherwise(name) ? 4 : NO_MATCH;
}

/** A meal or food of the search, with what is known of it for the patient. */
export type Hit = { key: string; judgement: Judgement } & (
  | { kind: 'meal'; meal: Meal }
  | { kind: 'food'; food: Food }
);

/** What is asked for; `null` filters nothing. */
export interface SearchFilters {
  q: string;
  type: SearchType | null;
  category: string | null;
  favorites: boolean;
  /** Keys of what was used last, the newest first; undefined when all are wanted. */
  recent: readonly string[] | undefined;
  /** Names the practice has added to its search. */
  words?: readonly SearchWord[];
}

/** The slot a hit would go to. */
export interface SearchTarget {
  /** Calories the slot should have. */
  calories: number;
  takes: (types: readonly MealType[]) => boolean;
}

interface Ordered {
  hit: Hit;
  order: readonly number[];
  name: string;
}

const byOrder = (a: Ordered, b: Ordered): number => {
  for (const [index, value] of a.order.entries()) {
    const difference = value - (b.order[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return compareText(a.name, b.name);
};

function ordered(found: readonly Ordered[]): { hits: Hit[]; total: number } {
  const hits = [...found].sort(byOrder).slice(0, MOST_HITS);
  return { hits: hits.map(({ hit }) => hit), total: found.length };
}

const asQuery = (q: string) => foldLetters(q).trim();
const recencyOf = (key: string, recent: readonly string[] | undefined) => (recent ? recent.indexOf(key) : 0);
const isDanger = ({ state }: Judgement) => (state === 'dangerous' ? 1 : 0);

/** Meals that answer, the best first: by name, safe ones, those of the slot's type, favourites, nearest to its calories. */
export function findMeals(
  meals: readonly Meal[],
  filters: SearchFilters,
  target: SearchTarget | undefined,
  judge: (meal: Meal) => Judgement,
  categoryOf: (foodId: number) => string | undefined,
): { hits: Hit[]; total: number } {
  const q = asQuery(filters.q);
  const isOtherwise = otherwiseNamed(filters.q, filters.words);
  const { type, category, favorites, recent } = filters;
  return ordered(
    meals.flatMap((meal) => {
      const key = `meal:${meal.id}`;
      const rank = rankOf(meal.name, q, isOtherwise);
      const passes =
        rank !== NO_MATCH &&
        (type === null || meal.types.includes(type)) &&
        (category === null || meal.ingredients.some(({ foodId }) => categoryOf(foodId) === category)) &&
        (!favorites || meal.favorite) &&
        recencyOf(key, recent) >= 0;
      if (!passes) return [];
      const judgement = judge(meal);
      const order = [
        rank,
        recencyOf(key, recent),
        isDanger(judgement),
        target && !target.takes(meal.types) ? 1 : 0,
        meal.favorite ? 0 : 1,
        target ? Math.abs(meal.caloriesPerPortion - target.calories) : 0,
      ];
      return [{ hit: { key, kind: 'meal', meal, judgement }, order, name: meal.name }];
    }),
  );
}

/** Foods that answer, the best first. */
export function findFoods(
  foods: readonly Food[],
  { q: typed, category, recent, words }: SearchFilters,
  judge: (food: Food) => Judgement,
): { hits: Hit[]; total: number } {
  const q = asQuery(typed);
  const isOtherwise = otherwiseNamed(typed, words);
  return ordered(
    foods.flatMap((food) => {
      const key = `food:${food.id}`;
      const rank = rankOf(food.name, q, isOtherwise);
      const passes =
        rank !== NO_MATCH && (category === null || food.category === category) && recencyOf(key, recent) >= 0;
      if (!passes) return [];
      const judgement = judge(food);
      const order = [rank, recencyOf(key, recent), isDanger(judgement)];
      return [{ hit: { key, kind: 'food', food, judgement }, order, name: food.name }];
    }),
  );
}
