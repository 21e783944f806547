import { type Food } from '@pora/contracts/catalog/food.model';
import { paths, useShortcut } from '@pora/kit';
import { doWhenIdle } from '@pora/kit/idle';
import { Link } from '@pora/kit/router';
import { useSearchWords } from '@pora/kit/search-words';
import {
  Button,
  ButtonLink,
  FilterRow,
  mediaQueries,
  PageHead,
  PageLayout,
  SearchInput,
  useMediaQuery,
} from '@pora/ui';
import { SelectField } from '@pora/ui/forms';
import { PlusIcon } from '@pora/ui/icons';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { DATA_QUALITY } from '../../shared/data-quality-path.js';
import { useFormInAddress } from '../../shared/form-in-address.js';
import { BY_NAME, LibraryTable } from '../../shared/library-table.js';
import { ListState } from '../../shared/list-state.js';
import { useRowInAddress } from '../../shared/use-row-in-address.js';
import { useSortedRows } from '../../shared/use-sorted-rows.js';
import { LibraryFilesMenu } from '../library-import/public.js';
import { SearchWordsButton } from '../search-words/public.js';
import { useFoodUsage } from '../meals/public.js';
import { type FoodFormValues } from './edit/food-form.model.js';
import { ProductButton } from './from-product/product-button.js';
import { buildFoodFilter, type FoodFilters } from './filter-foods.js';
import { categoryOptions } from './food-categories.js';
import { useFoodColumns } from './food-columns.js';
import { FoodSheet } from './food-sheet.js';
import { hasNumber } from './foods.collection.js';
import { foodStrings as t } from './foods.strings.js';
import { useBulkDelete } from './remove/use-bulk-delete.js';
import { useRemoveFood } from './remove/use-remove-food.js';
import { useUndoRemoval } from './remove/use-undo-removal.js';
import { useFoodFilters } from './use-food-filters.js';
import { useFoodBase } from './use-foods.js';

/** The form comes when somebody writes: the list and the sheet do without it. */
const FoodEditor = lazy(async () => ({ default: (await import('./edit/food-editor.js')).FoodEditor }));

const NO_FILTERS: FoodFilters = { q: '', category: null };
const NO_FOODS: readonly Food[] = [];
const keyOf = (food: Food): string => String(food.id);
const nameOf = (food: Food): string => food.name;

/** Food database: filters kept in the address, 50 rows a page, a food beside the list [library §2]. */
export function FoodsScreen() {
  const base = useFoodBase();
  const { state: foods, unsaved } = base;
  const usage = useFoodUsage();
  const [filters, setFilters] = useFoodFilters();
  const [editing, setEditing] = useState<{
    food: Food | undefined;
    draft?: FoodFormValues | undefined;
  } | null>(null);
  const add = (draft?: FoodFormValues) => setEditing({ food: undefined, draft });
  const all = foods.phase === 'ready' ? foods.data : undefined;
  const words = useSearchWords();
  const filter = useMemo(() => all && buildFoodFilter(all, words), [all, words]);
  useEffect(() => filter && doWhenIdle(filter.prepare), [filter]);
  const found = useMemo(() => filter?.(filters), [filter, filters]);
  const columns = useFoodColumns({ usage, unsaved });
  const list = useSortedRows(found, columns, filters.q.trim() === '' ? BY_NAME : undefined);
  const opened = useRowInAddress({ base: '/foods', rows: list.rows, idOf: keyOf, load: foods });
  const offerUndo = useUndoRemoval(base);
  const remove = useRemoveFood(base, offerUndo);
  const bulk = useBulkDelete({ base, all, found, usage, offerUndo });
  const categories = useMemo(
    () => categoryOptions(all ?? NO_FOODS, filters.category),
    [all, filters.category],
  );
  const phone = useMediaQuery(mediaQueries.phone);
  useShortcut('n', () => add(), { enabled: !editing });
  const { row } = opened;
  useFormInAddress(row && hasNumber(row) ? row : undefined, (food) => setEditing({ food }));

  const category = (
    <SelectField
      label={t.category}
      hideLabel
      emptyOption={t.anyCategory}
      value={filters.category}
      options={categories}
      onChange={(chosen) => setFilters({ category: chosen })}
    />
  );
  const sheet = row && (
    <FoodSheet
      food={row}
      base={base}
      usage={usage && (usage.get(row.id) ?? 0)}
      position={opened.position && t.sheet.position(opened.position.place, opened.position.count)}
      onClose={opened.close}
      onPrevious={opened.previous}
      onNext={opened.next}
      onEdit={() => setEditing({ food: row })}
      onRemove={() => {
        opened.close();
        remove(row);
      }}
    />
  );

  return (
    <PageLayout>
      <PageHead title={t.title} {...(all && { count: all.length })} actions={<Ways onAdd={add} />} />
      <FilterRow>
        <Search value={filters.q} onChange={(q) => setFilters({ q })} />
        {!phone && category}
      </FilterRow>
      <ListState load={foods} loadFailed={t.loadFailed} fromStorage={base.fromStorage} />
      <LibraryTable
        list={list}
        columns={columns}
        rowKey={keyOf}
        rowName={nameOf}
        selection={bulk.selection}
        filters={filters}
        opened={opened}
        density="dense"
        phoneStart={category}
        texts={t}
        nothingAtAll={all?.length === 0}
        onClear={() => setFilters(NO_FILTERS)}
      />
      {editing ? (
        // The sheet stays until the form is there.
        <Suspense fallback={sheet}>
          <FoodEditor
            food={editing.food}
            draft={editing.draft}
            base={base}
            categories={categories}
            onBack={() => setEditing(null)}
            onDone={(food) => {
              setEditing(null);
              if (food.id !== row?.id && hasNumber(food)) opened.openId(keyOf(food));
            }}
          />
        </Suspense>
      ) : (
        sheet
      )}
      {bulk.question}
    </PageLayout>
  );
}

/** The ways a food comes into the base. */
function Ways({ onAdd }: { onAdd: (draft?: FoodFormValues) => void }) {
  return (
    <>
      <ButtonLink as={Link} to={paths.food(DATA_QUALITY)} $variant="quiet">
        {t.dataQuality}
      </ButtonLink>
      <SearchWordsButton />
      <LibraryFilesMenu kind="foods" />
      <ProductButton onDone={onAdd} />
      <Button variant="primary" icon={<PlusIcon />} shortcut="N" onClick={() => onAdd()}>
        {t.add}
      </Button>
    </>
  );
}

interface SearchProps {
  value: string;
  onChange: (q: string) => void;
}

function Search({ value, onChange }: SearchProps) {
  const search = useRef<HTMLInputElement>(null);
  useShortcut('/', () => search.current?.focus());
  return (
    <SearchInput
      label={t.search}
      placeholder={t.search}
      shortcut="/"
      value={value}
      onChange={onChange}
      inputRef={search}
    />
  );
}
