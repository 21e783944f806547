import { messageOf } from '@pora/kit';
import { Button, EmptyState, ErrorState, PageHead, PageLayout, SkeletonRows } from '@pora/ui';
import { useMemo } from 'react';
import { useRowInAddress } from '../../shared/use-row-in-address.js';
import { useFoodNames } from '../foods/public.js';
import { filterMeals } from './filter-meals.js';
import { MealFiltersRow } from './meal-filters-row.js';
import { MealSheet } from './meal-sheet.js';
import { useMeals } from './meals.queries.js';
import { mealStrings as t } from './meals.strings.js';
import { MealsTable } from './meals-table.js';
import { type MealFilters, useMealFilters } from './use-meal-filters.js';

const NO_FILTERS: MealFilters = { q: '', type: null, category: null, source: null, favorites: false };

/** Meal library: search, filters kept in the address, 50 rows a page, a meal beside the list [library §2]. */
export function MealsScreen() {
  const meals = useMeals();
  const foodName = useFoodNames();
  const [filters, setFilters] = useMealFilters();
  const all = meals.phase === 'ready' ? meals.data : undefined;
  const rows = useMemo(() => all && filterMeals(all, filters), [all, filters]);
  const opened = useRowInAddress(rows, (meal) => meal.id, '/meals');

  return (
    <PageLayout>
      <PageHead title={t.title} count={all?.length} />
      <MealFiltersRow filters={filters} onChange={setFilters} />
      {meals.phase === 'loading' && <SkeletonRows rows={12} />}
      {meals.phase === 'failed' && (
        <ErrorState
          title={t.loadFailed}
          description={messageOf(meals.error)}
          onRetry={meals.retry}
          busy={meals.retrying}
        />
      )}
      {rows && (
        <MealsTable
          meals={rows}
          currentId={opened.row?.id}
          onOpen={opened.open}
          searching={filters.q.trim() !== ''}
          empty={
            all?.length === 0 ? (
              <EmptyState title={t.empty} description={t.emptyText} />
            ) : (
              <EmptyState
                title={t.noMatch}
                actions={<Button onClick={() => setFilters(NO_FILTERS)}>{t.clearFilters}</Button>}
              />
            )
          }
        />
      )}
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
