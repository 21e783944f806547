import { type Food } from '@pora/contracts/catalog/food.model';
import { FOOD_CATEGORIES } from '@pora/contracts/catalog/food.vocabulary';
import { compareText, useShortcut } from '@pora/kit';
import { FilterRow, mediaQueries, PageHead, PageLayout, SearchInput, useMediaQuery } from '@pora/ui';
import { SelectField } from '@pora/ui/forms';
import { useMemo, useRef, useState } from 'react';
import { BY_NAME, LibraryTable } from '../../shared/library-table.js';
import { ListState } from '../../shared/list-state.js';
import { useRowInAddress } from '../../shared/use-row-in-address.js';
import { useSortedRows } from '../../shared/use-sorted-rows.js';
import { useFoodUsage } from '../meals/public.js';
import { filterFoods, type FoodFilters } from './filter-foods.js';
import { FoodSheet } from './food-sheet.js';
import { foodStrings as t } from './foods.strings.js';
import { useFoods } from './use-foods.js';
import { useFoodColumns } from './food-columns.js';

const NO_FILTERS: FoodFilters = { q: '', category: null };
const NO_FOODS: readonly Food[] = [];
const keyOf = (food: Food): string => String(food.id);

/** Food database: filter by name, id and category, 50 rows a page, a food beside the list [library §2]. */
export function FoodsScreen() {
  const foods = useFoods();
  const usage = useFoodUsage();
  const [filters, setFilters] = useState(NO_FILTERS);
  const phone = useMediaQuery(mediaQueries.phone);
  const search = useRef<HTMLInputElement>(null);
  useShortcut('/', () => search.current?.focus());
  const all = foods.phase === 'ready' ? foods.data : undefined;
  const found = useMemo(() => all && filterFoods(all, filters), [all, filters]);
  const columns = useFoodColumns(usage);
  const list = useSortedRows(found, columns, filters.q.trim() === '' ? BY_NAME : undefined);
  const opened = useRowInAddress(list.rows, keyOf, '/foods');
  const category = (
    <CategoryFilter
      foods={all ?? NO_FOODS}
      value={filters.category}
      onChange={(chosen) => setFilters({ ...filters, category: chosen })}
    />
  );

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
        {!phone && category}
      </FilterRow>
      <ListState load={foods} loadFailed={t.loadFailed} />
      <LibraryTable
        list={list}
        columns={columns}
        rowKey={keyOf}
        filters={filters}
        opened={opened}
        density="dense"
        phoneStart={category}
        texts={t}
        nothingAtAll={all?.length === 0}
        onClear={() => setFilters(NO_FILTERS)}
      />
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

interface CategoryFilterProps {
  foods: readonly Food[];
  value: string | null;
  onChange: (category: string | null) => void;
}

function CategoryFilter({ foods, value, onChange }: CategoryFilterProps) {
  const options = useMemo(() => categoryOptions(foods), [foods]);
  return (
    <SelectField
      label={t.category}
      hideLabel
      emptyOption={t.anyCategory}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}

/** The fixed categories, and those that foods of this practice have beside them. */
function categoryOptions(foods: readonly Food[]): { value: string; label: string }[] {
  const fixed: readonly string[] = FOOD_CATEGORIES;
  const own = new Set(foods.map(({ category }) => category).filter((name) => !fixed.includes(name)));
  const names = [...fixed, ...[...own].sort((a, b) => compareText(a, b))];
  return names.map((value) => ({ value, label: value }));
}
