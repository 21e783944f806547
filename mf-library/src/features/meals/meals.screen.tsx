import { type Meal } from '@pora/contracts/catalog/meal.model';
import { type LoadState, useShortcut } from '@pora/kit';
import { useSearchWords } from '@pora/kit/search-words';
import { Button, PageHead, PageLayout, toast } from '@pora/ui';
import { FileInputIcon, PlusIcon } from '@pora/ui/icons';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useFormInAddress } from '../../shared/form-in-address.js';
import { BY_NAME, LibraryTable } from '../../shared/library-table.js';
import { ListState } from '../../shared/list-state.js';
import { useRowInAddress } from '../../shared/use-row-in-address.js';
import { useSortedRows } from '../../shared/use-sorted-rows.js';
import { useFoodNames } from '../foods/public.js';
import { LibraryFilesMenu } from '../library-import/public.js';
import { filterMeals } from './filter-meals.js';
import { mealColumnsOf } from './meal-columns.js';
import { type MealEditing } from './edit/meal-editor.js';
import { type SavedMeal } from './edit/use-save-meal.js';
import { mealFailure } from './meal-failure.js';
import { MealFiltersRow } from './meal-filters-row.js';
import { MealSheet } from './meal-sheet.js';
import { mealStrings as t } from './meals.strings.js';
import { type MealFilters, useMealFilters } from './use-meal-filters.js';
import { useMealLibrary } from './use-meals.js';
import { useRemoveMeal } from './use-remove-meal.js';

const loadEditor = () => import('./edit/meal-editor.js');
/** The form comes when somebody writes: the list and the sheet do without it. */
const MealEditor = lazy(async () => ({ default: (await loadEditor()).MealEditor }));
const RecipeDialog = lazy(async () => ({
  default: (await import('./from-text/recipe-dialog.js')).RecipeDialog,
}));

const NO_FILTERS: MealFilters = { q: '', type: null, category: null, source: null, favorites: false };

const keyOf = (meal: Meal): string => meal.id;

/** A list that could not be fetched is told once, whether older rows stay or not [library §8]. */
function useTellFailedLoad(meals: LoadState<unknown>): void {
  const failed = meals.phase !== 'loading' && meals.error !== null && meals.error !== undefined;
  useEffect(() => {
    if (failed) toast.error(t.failed, mealFailure('load'));
  }, [failed]);
}

/** Meal library: search, filters kept in the address, 50 rows a page, a meal beside the list [library §2]. */
export function MealsScreen() {
  const library = useMealLibrary();
  const { state: meals, update } = library;
  const foodName = useFoodNames();
  const [filters, setFilters] = useMealFilters();
  const [editing, setEditing] = useState<MealEditing | null>(null);
  // A form that goes on after a save begins anew with what was saved.
  const [saves, setSaves] = useState(0);
  const [isPasting, setIsPasting] = useState(false);
  const columns = useMemo(() => mealColumnsOf({ update }), [update]);
  const all = meals.phase === 'ready' ? meals.data : undefined;
  const words = useSearchWords();
  const found = useMemo(() => all && filterMeals(all, filters, words), [all, filters, words]);
  const searching = filters.q.trim() !== '';
  const list = useSortedRows(found, columns, searching ? undefined : BY_NAME);
  const opened = useRowInAddress({ base: '/meals', rows: list.rows, idOf: keyOf, load: meals });
  const remove = useRemoveMeal(library);
  useShortcut('n', () => setEditing({ mode: 'new' }), { enabled: !editing && !isPasting });
  const { row } = opened;
  useFormInAddress(row, (meal) => setEditing({ mode: 'edit', meal }));
  useTellFailedLoad(meals);
  const finish = ({ id: mealId, withoutPicture }: SavedMeal) => {
    setEditing(withoutPicture ? { mode: 'edit', ...withoutPicture } : null);
    setSaves((count) => count + 1);
    if (mealId === row?.id) return;
    // A meal that the filters hide could not be shown.
    opened.openId(mealId);
  };

  const sheet = row && (
    <MealSheet
      meal={row}
      library={library}
      foodName={foodName}
      position={opened.position && t.sheet.position(opened.position.place, opened.position.count)}
      onClose={opened.close}
      onPrevious={opened.previous}
      onNext={opened.next}
      onEdit={() => setEditing({ mode: 'edit', meal: row })}
      onCopy={() => setEditing({ mode: 'copy', meal: row })}
      onRemove={() => {
        opened.close();
        remove(row);
      }}
    />
  );

  return (
    <PageLayout>
      <PageHead
        title={t.title}
        {...(all && { count: all.length })}
        actions={
          <>
            <LibraryFilesMenu kind="meals" />
            <Button icon={<FileInputIcon />} onClick={() => setIsPasting(true)}>
              {t.paste}
            </Button>
            <Button
              variant="primary"
              icon={<PlusIcon />}
              shortcut="N"
              onClick={() => setEditing({ mode: 'new' })}
            >
              {t.add}
            </Button>
          </>
        }
      />
      <MealFiltersRow filters={filters} found={found?.length} onChange={setFilters} />
      <ListState load={meals} loadFailed={mealFailure('load')} fromStorage={library.fromStorage} />
      <LibraryTable
        list={list}
        columns={columns}
        rowKey={keyOf}
        filters={filters}
        phoneStart={found && t.found(found.length)}
        opened={opened}
        texts={t}
        nothingAtAll={all?.length === 0}
        onClear={() => setFilters(NO_FILTERS)}
      />
      {editing ? (
        // The sheet stays until the form is there.
        <Suspense fallback={sheet}>
          <MealEditor
            key={`${editing.mode} ${editing.meal?.id ?? ''} ${saves}`}
            editing={editing}
            library={library}
            foodName={foodName}
            onBack={() => setEditing(null)}
            onDone={finish}
          />
        </Suspense>
      ) : (
        sheet
      )}
      {isPasting && (
        <Suspense fallback={null}>
          <RecipeDialog
            submit={t.openPasted}
            onClose={() => setIsPasting(false)}
            onDone={(draft) => {
              setIsPasting(false);
              setEditing({ mode: 'new', draft });
            }}
          />
        </Suspense>
      )}
    </PageLayout>
  );
}
