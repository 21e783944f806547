import { useFiltersInAddress } from '../../shared/use-filters-in-address.js';
import { type FoodFilters } from './filter-foods.js';

function readFilters(params: URLSearchParams): FoodFilters {
  return { q: params.get('q') ?? '', category: params.get('category') };
}

/** Filters of the food base, kept in the address [library §2]. */
export function useFoodFilters(): [FoodFilters, (change: Partial<FoodFilters>) => void] {
  return useFiltersInAddress(readFilters);
}
