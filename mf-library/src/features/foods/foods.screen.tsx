import { FOOD_CATEGORIES } from '@pora/contracts/catalog/food.vocabulary';
import { useShortcut } from '@pora/kit';
import { FilterRow, PageHead, PageLayout, SearchInput } from '@pora/ui';
import { type SortState } from '@pora/ui/data';
import { SelectField } from '@pora/ui/forms';
import { useMemo, useRef, useState } from 'react';
import { EmptyList, ListState } from '../../shared/list-state.js';
import { useRowInAddress } from '../../shared/use-row-in-address.js';
import { useSortedRows } from '../../shared/use-sorted-rows.js';
import { useFoodUsage } from '../meals/public.js';
import { filterFoods, type FoodFilters } from './filter-foods.js';
import { FoodSheet } from './food-sheet.js';
import { useFoods } from './foods.queries.js';
import { foodStrings as t } from './foods.strings.js';
import { FoodsTable, useFoodColumns } from './foods-table.js';

const NO_FILTERS: FoodFilters = { q: '', category: null };
const BY_NAME: SortState = { column: 'name', direction: 'ascending' };
const categoryOptions = FOOD_CATEGORIES.map((value) => ({ value, label: value }));

/** Food database: filter by name, id and category, 50 rows a page, a food beside the list [library §2]. */
export function FoodsScreen() {
  const foods = useFoods();
  const usage = useFoodUsage();
  const [filters, setFilters] = useState(NO_FILTERS);
  const search = useRef<HTMLInputElement>(null);
  useShortcut('/', () => search.current?.focus());
  const all = foods.phase === 'ready' ? foods.data : undefined;
  const found = useMemo(() => all && filterFoods(all, filters), [all, filters]);
  const columns = useFoodColumns(usage);
  const { rows, sort, onSortChange } = useSortedRows(found, columns, BY_NAME);
  const opened = useRowInAddress(rows, (food) => String(food.id), '/foods');

  return (
    <PageLayout>
      <PageHead title={t.title} {...(all && { count: all.length })} />
      <FilterRow>
        <SearchInput
          label={t.search}
          placeholder={t.search}
          shortcut="/"
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
      <ListState load={foods} loadFailed={t.loadFailed} />
      {rows && (
        <FoodsTable
          foods={rows}
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          resetKey={JSON.stringify(filters)}
          currentId={opened.row?.id}
          onOpen={opened.open}
          empty={
            <EmptyList nothingAtAll={all?.length === 0} texts={t} onClear={() => setFilters(NO_FILTERS)} />
          }
        />
      )}
      {opened.row && (
        <FoodSheet
          food={opened.row}
          usage={usage && (usage.get(opened.row.id) ?? 0)}
          onClose={opened.close}
          onPrevious={opened.previous}
          onNext={opened.next}
        />
      )}
    </PageLayout>
  );
}
