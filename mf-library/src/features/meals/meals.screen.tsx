import { type Meal } from '@pora/contracts/catalog/meal.model';
import { PageHead, PageLayout } from '@pora/ui';
import { useMemo } from 'react';
import { BY_NAME, LibraryTable } from '../../shared/library-table.js';
import { ListState } from '../../shared/list-state.js';
import { useRowInAddress } from '../../shared/use-row-in-address.js';
import { useSortedRows } from '../../shared/use-sorted-rows.js';
import { useFoodNames } from '../foods/public.js';
import { filterMeals } from './filter-meals.js';
import { MealFiltersRow } from './meal-filters-row.js';
import { MealSheet } from './meal-sheet.js';
import { mealStrings as t } from './meals.strings.js';
import { mealColumns } from './meal-columns.js';
import { type MealFilters, useMealFilters } from './use-meal-filters.js';
import { useMeals } from './use-meals.js';

const NO_FILTERS: MealFilters = { q: '', type: null, category: null, source: null, favorites: false };

const keyOf = (meal: Meal): string => meal.id;

/** Meal library: search, filters kept in the address, 50 rows a page, a meal beside the list [library §2]. */
export function MealsScreen() {
  const meals = useMeals();
  const foodName = useFoodNames();
  const [filters, setFilters] = useMealFilters();
  const all = meals.phase === 'ready' ? meals.data : undefined;
  const found = useMemo(() => all && filterMeals(all, filters), [all, filters]);
  const searching = filters.q.trim() !== '';
  const list = useSortedRows(found, mealColumns, searching ? undefined : BY_NAME);
  const opened = useRowInAddress(list.rows, keyOf, '/meals');

  return (
    <PageLayout>
      <PageHead title={t.title} {...(all && { count: all.length })} />
      <MealFiltersRow filters={filters} found={found?.length} onChange={setFilters} />
      <ListState load={meals} loadFailed={t.loadFailed} />
      <LibraryTable
        list={list}
        columns={mealColumns}
        rowKey={keyOf}
        filters={filters}
        phoneStart={found && t.found(found.length)}
        opened={opened}
        texts={t}
        nothingAtAll={all?.length === 0}
        onClear={() => setFilters(NO_FILTERS)}
      />
      {opened.row && (
        <MealSheet
          meal={opened.row}
          foodName={foodName}
          onClose={opened.close}
          onPrevious={opened.previous}
          onNext={opened.next}
        />
      )}
    </PageLayout>
  );
}
