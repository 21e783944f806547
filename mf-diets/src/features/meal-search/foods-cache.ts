import { foodCalls } from '@pora/contracts/calls';
import { type Food } from '@pora/contracts/catalog/food.model';
import { type LoadState, useApiPages, userStorage } from '@pora/kit';
import { useEffect, useMemo, useState } from 'react';

/**
 * The list of foods in this browser [diets §9]; per person, and gone with them (decision 14). The food base keeps its list
 * under the same name and in the same shape.
 */
const copy = userStorage<{ items: readonly Food[] }>('foods-cache-v5');
/** A thousand foods a call [diets §7]. */
const PAGES = { query: { limit: '1000', includeIntolerances: 'false' } } as const;

const isFood = (item: Partial<Food> | null) => typeof item?.id === 'number' && typeof item.name === 'string';

function readCopy(): Food[] | undefined {
  const foods: unknown = copy.read()?.items;
  if (!Array.isArray(foods) || foods.length === 0) return undefined;
  return foods.every(isFood) ? (foods as Food[]) : undefined;
}

/** All foods: at once from the copy of the last visit, then as the server has them; when it is away the copy stays. */
export function useCachedFoods(): LoadState<Food[]> {
  const load = useApiPages(foodCalls.list, PAGES);
  const [stored] = useState(readCopy);
  const fresh = load.phase === 'ready' ? load.data : undefined;
  const error = load.phase === 'failed' ? load.error : undefined;
  useEffect(() => {
    if (fresh) copy.write({ items: fresh });
  }, [fresh]);
  useEffect(() => {
    if (error !== undefined) console.error('Loading the foods failed', error);
  }, [error]);
  return useMemo(() => {
    if (load.phase === 'ready' || !stored) return load;
    const retry = load.phase === 'failed' ? load.retry : () => undefined;
    const refreshing = load.phase === 'loading' || load.retrying;
    return {
      phase: 'ready',
      data: stored,
      error: load.phase === 'failed' ? load.error : null,
      refreshing,
      retry,
    };
  }, [load, stored]);
}
