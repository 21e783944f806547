import { DIET_CATEGORIES, type DietCategory } from '@pora/contracts/catalog/meal.vocabulary';
import {
  MEAL_SOURCES,
  MEAL_TYPES,
  type MealSource,
  type MealType,
} from '@pora/contracts/catalog/meal-types.vocabulary';
import { useSearchParams } from '@pora/kit/router';
import { useCallback, useMemo } from 'react';

/** What the list of meals is narrowed to. */
export interface MealFilters {
  q: string;
  type: MealType | null;
  category: DietCategory | null;
  source: MealSource | null;
  favorites: boolean;
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((candidate) => candidate === value) ?? null;
}

/** Filters read from and written to the address (replaced, not pushed) [library §2]. */
export function useMealFilters(): [MealFilters, (change: Partial<MealFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters = useMemo<MealFilters>(
    () => ({
      q: params.get('q') ?? '',
      type: oneOf(MEAL_TYPES, params.get('type')),
      category: oneOf(DIET_CATEGORIES, params.get('category')),
      source: oneOf(MEAL_SOURCES, params.get('source')),
      favorites: params.get('favorites') === 'true',
    }),
    [params],
  );
  const change = useCallback(
    (next: Partial<MealFilters>) => {
      setParams(
        (current) => {
          const changed = new URLSearchParams(current);
          for (const [name, value] of Object.entries(next)) {
            if (value === null || value === '' || value === false) changed.delete(name);
            else changed.set(name, String(value));
          }
          return changed;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  return [filters, change];
}
