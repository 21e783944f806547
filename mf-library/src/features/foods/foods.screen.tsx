import { FOOD_CATEGORIES } from '@pora/contracts/catalog/food.vocabulary';
import { messageOf, useShortcut } from '@pora/kit';
import {
  Button,
  EmptyState,
  ErrorState,
  FilterRow,
  PageHead,
  PageLayout,
  SearchInput,
  SkeletonRows,
} from '@pora/ui';
import { SelectField } from '@pora/ui/forms';
import { useMemo, useRef, useState } from 'react';
import { useRowInAddress } from '../../shared/use-row-in-address.js';
import { useFoodUsage } from '../meals/public.js';
import { filterFoods, type FoodFilters } from './filter-foods.js';
import { FoodSheet } from './food-sheet.js';
import { useFoods } from './foods.queries.js';
import { foodStrings as t } from './foods.strings.js';
import { FoodsTable } from './foods-table.js';

const NO_FILTERS: FoodFilters = { q: '', category: null };
const categoryOptions = FOOD_CATEGORIES.map((value) => ({ value, label: value }));

/** Food database: filter by name, id and category, 50 rows a page, a food beside the list [library §2]. */
export function FoodsScreen() {
  const foods = useFoods();
  const usage = useFoodUsage();
  const [filters, setFilters] = useState(NO_FILTERS);
  const search = useRef<HTMLInputElement>(null);
  useShortcut('/', () => search.current?.focus());
  const all = foods.phase === 'ready' ? foods.data : undefined;
  const rows = useMemo(() => all && filterFoods(all, filters), [all, filters]);
  const opened = useRowInAddress(rows, (food) => String(food.id), '/foods');

  return (
    <PageLayout>
      <PageHead title={t.title} count={all?.length} />
      <FilterRow>
        <SearchInput
          label={t.search}
          placeholder={t.search}
          value={filters.q}
          onChange={(q) => setFilters({ ...filters, q })}
          inputRef={search}
        />
        <SelectField
          label={t.category}
          hideLabel
          emptyOption={t.anyCategory}
          value={categoryOptions.find(({ value }) => value === filters.category)?.value ?? null}
          options={categoryOptions}
          onChange={(category) => setFilters({ ...filters, category })}
        />
      </FilterRow>
      {foods.phase === 'loading' && <SkeletonRows rows={12} />}
      {foods.phase === 'failed' && (
        <ErrorState
          title={t.loadFailed}
          description={messageOf(foods.error)}
          onRetry={foods.retry}
          busy={foods.retrying}
        />
      )}
      {rows && (
        <FoodsTable
          foods={rows}
          usage={usage}
          currentId={opened.row?.id}
          onOpen={opened.open}
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
        <FoodSheet
          food={opened.row}
          onClose={opened.close}
          onPrevious={opened.previous}
          onNext={opened.next}
        />
      )}
    </PageLayout>
  );
}
