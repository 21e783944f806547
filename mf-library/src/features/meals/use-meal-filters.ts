import { DIET_CATEGORIES, type DietCategory } from '@pora/contracts/catalog/meal.vocabulary';
import {
  MEAL_SOURCES,
  MEAL_TYPES,
  type MealSource,
  type MealType,
} from '@pora/contracts/catalog/meal-types.vocabulary';
import { useFiltersInAddress } from '../../shared/use-filters-in-address.js';

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

function readFilters(params: URLSearchParams): MealFilters {
  return {
    q: params.get('q') ?? '',
    type: oneOf(MEAL_TYPES, params.get('type')),
    category: oneOf(DIET_CATEGORIES, params.get('category')),
    source: oneOf(MEAL_SOURCES, params.get('source')),
    favorites: params.get('favorites') === 'true',
  };
}

/** Filters of the library, kept in the address [library §2]. */
export function useMealFilters(): [MealFilters, (change: Partial<MealFilters>) => void] {
  return useFiltersInAddress(readFilters);
}
