import { type Food } from '@pora/contracts/catalog/food.model';
import { compareText } from '@pora/kit';
import { Button, toast } from '@pora/ui';
import { type TableSelection } from '@pora/ui/data';
import { TrashIcon } from '@pora/ui/icons';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { hasNumber } from '../foods.collection.js';
import { foodStrings } from '../foods.strings.js';
import { type FoodBase } from '../use-foods.js';
import { bulkDeleteStrings } from './bulk-delete.strings.js';
import { type SelectedFoods, useSelectedFoods } from './use-selected-foods.js';

/** The question comes when somebody deletes: the list does without it. */
const BulkDeleteDialog = lazy(async () => ({
  default: (await import('./bulk-delete-dialog.js')).BulkDeleteDialog,
}));

const t = foodStrings.selection;
const NO_FOODS: readonly Food[] = [];
/** Foods the server deletes in one call. */
const MOST_AT_ONCE = 1000;
const keyOf = (food: Food): string => String(food.id);

interface BulkDeleteInput {
  base: FoodBase;
  /** All foods, and those that pass the filters; undefined while they load. */
  all: readonly Food[] | undefined;
  found: readonly Food[] | undefined;
  /** Number of meals of each food; undefined while it is being counted. */
  usage: ReadonlyMap<number, number> | undefined;
  offerUndo: (foods: readonly Food[], title: string) => void;
}

/** Boxes of the list, and the question before the ticked foods are deleted [library §2]. */
export function useBulkDelete(input: BulkDeleteInput): { selection: TableSelection; question: ReactNode } {
  const { base, all, found, usage, offerUndo } = input;
  const [isAsking, setIsAsking] = useState(false);
  const selected = useSelectedFoods(all);
  const { keys } = selected;
  const foods = useMemo(
    () =>
      // What the server has not numbered yet is not there to be deleted.
      (all ?? NO_FOODS)
        .filter((food) => keys.has(keyOf(food)) && hasNumber(food))
        .sort((a, b) => compareText(a.name, b.name)),
    [all, keys],
  );
  const hidden = useMemo(() => {
    if (keys.size === 0) return 0;
    const shown = new Set(found?.map(keyOf));
    return [...keys].filter((key) => !shown.has(key)).length;
  }, [found, keys]);
  const finish = (deleted: readonly Food[], skipped: readonly Food[]) => {
    setIsAsking(false);
    selected.leave(skipped);
    const told = bulkDeleteStrings.result(deleted.length, skipped.length);
    if (deleted.length > 0) offerUndo(deleted, told);
    else toast.show({ title: told });
  };
  return {
    selection: selectionOf(selected, { hidden, count: foods.length, onRemove: () => setIsAsking(true) }),
    question: isAsking && (
      <Suspense>
        <BulkDeleteDialog
          foods={foods}
          usage={usage}
          base={base}
          onClose={() => setIsAsking(false)}
          onDone={finish}
        />
      </Suspense>
    ),
  };
}

interface SelectionParts {
  /** Ticked foods that the filters hide. */
  hidden: number;
  /** Ticked foods that can be deleted. */
  count: number;
  onRemove: () => void;
}

function selectionOf(selected: SelectedFoods, { hidden, count, onRemove }: SelectionParts): TableSelection {
  const isTooMuch = count > MOST_AT_ONCE;
  return {
    selected: selected.keys,
    onChange: selected.choose,
    describe: (ticked) => (selected.areSkipped ? t.skipped(ticked) : t.count(ticked, hidden)),
    actions: (
      <>
        {isTooMuch && <span>{t.tooMany(MOST_AT_ONCE)}</span>}
        <Button
          variant="danger-quiet"
          size="compact"
          icon={<TrashIcon />}
          disabled={isTooMuch || count === 0}
          onClick={onRemove}
        >
          {t.remove}
        </Button>
      </>
    ),
  };
}
