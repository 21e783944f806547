import { type MealType } from '@pora/contracts/catalog/meal-types.vocabulary';
import { FOOD_CATEGORIES } from '@pora/contracts/catalog/food.vocabulary';
import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { useSearchWords } from '@pora/kit/search-words';
import { useMemo, useState } from 'react';
import { type MealJudge, useMealJudge } from '../plan-safety/public.js';
import { slotTarget, usePlanEditing } from '../plan-work/public.js';
import {
  asJudged,
  foodAsJudged,
  takesTypes,
  useLibraryMeals,
  useRecentItems,
  useSlotPools,
} from '../slot-moves/public.js';
import { useCachedFoods } from './foods-cache.js';
import {
  findFoods,
  findMeals,
  type Hit,
  SEARCH_TYPES,
  type SearchTarget,
  type SearchType,
} from './search-hits.js';

/** What is searched for. */
export type SearchMode = 'meals' | 'foods';

const searchTypeOf = (type: MealType | undefined): SearchType | null =>
  SEARCH_TYPES.find((each) => each === type) ?? null;

/** The filters as the person sets them; the type follows the slot until another one is chosen for it. */
function useFilters(slotType: MealType | undefined) {
  const [mode, setMode] = useState<SearchMode>('meals');
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<{ of: MealType | undefined; type: SearchType | null }>();
  const [category, setCategory] = useState<string | null>(null);
  const [favorites, setFavorites] = useState(false);
  const [onlyRecent, setOnlyRecent] = useState(false);
  const type = chosen && chosen.of === slotType ? chosen.type : searchTypeOf(slotType);
  return {
    ...{ mode, setMode, q, setQ, type, category, setCategory, favorites, setFavorites },
    ...{ onlyRecent, setOnlyRecent },
    setType: (next: SearchType | null) => setChosen({ of: slotType, type: next }),
    clear: () => {
      setQ('');
      setChosen({ of: slotType, type: null });
      setCategory(null);
      setFavorites(false);
      setOnlyRecent(false);
    },
  };
}

/** Categories that foods can have: the fixed ones and those that somebody has typed. */
function categoriesOf(foods: readonly { category: string }[]): string[] {
  return [...new Set([...FOOD_CATEGORIES, ...foods.map(({ category }) => category)])];
}

const NO_FOODS: never[] = [];

function useTarget(slot: PlanSlot | undefined): SearchTarget | undefined {
  const { plan } = usePlanEditing();
  const slotPools = useSlotPools();
  const { caloriesPerDay } = plan;
  return useMemo(
    () =>
      slot && {
        calories: slotTarget(slot, caloriesPerDay),
        takes: (types) => takesTypes(slot, types, { slotPools }),
      },
    [slot, caloriesPerDay, slotPools],
  );
}

type Found = { hits: readonly Hit[]; total: number };

/** The search for one slot, or for none: filters, hits marked for the plan's patient, and what could not be loaded. */
export function useSearch(slot: PlanSlot | undefined) {
  const { plan } = usePlanEditing();
  const judge: MealJudge = useMealJudge(plan.id);
  const meals = useLibraryMeals();
  const foods = useCachedFoods();
  const filters = useFilters(slot?.type);
  const recentItems = useRecentItems();
  const target = useTarget(slot);
  const mealList = meals.phase === 'ready' ? meals.data : undefined;
  const foodList = foods.phase === 'ready' ? foods.data : NO_FOODS;
  const categories = useMemo(() => new Map(foodList.map(({ id, category }) => [id, category])), [foodList]);
  const { mode, q, type, category, favorites, onlyRecent } = filters;
  const judgeNow = judge.judge;
  const words = useSearchWords();
  const found = useMemo((): Found => {
    const recent = onlyRecent ? recentItems : undefined;
    const asked = { q, type, category, favorites, recent, words };
    return mode === 'meals'
      ? findMeals(
          mealList ?? [],
          asked,
          target,
          (meal) => judgeNow(asJudged(meal)),
          (id) => categories.get(id),
        )
      : findFoods(foodList, asked, ({ id, name }) => judgeNow(foodAsJudged(id, name)));
  }, [
    mode,
    q,
    words,
    type,
    category,
    favorites,
    onlyRecent,
    recentItems,
    mealList,
    foodList,
    target,
    judgeNow,
    categories,
  ]);
  const load = mode === 'meals' ? meals : foods;
  return {
    filters,
    ...found,
    phase: load.phase,
    retry: load.phase === 'loading' ? undefined : load.retry,
    /** The list of foods is that of an earlier visit. */
    isOld: mode === 'foods' && foods.phase === 'ready' && Boolean(foods.error),
    judge,
    target,
    categories: useMemo(() => categoriesOf(foodList), [foodList]),
  };
}

/** The search as its parts receive it. */
export type Search = ReturnType<typeof useSearch>;
