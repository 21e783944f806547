import { foodCalls } from '@pora/contracts/calls';
import { type Food } from '@pora/contracts/catalog/food.model';
import { callRoute, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useUndo } from '../../../shared/use-undo.js';
import { foodStrings } from '../foods.strings.js';
import { type FoodBase } from '../use-foods.js';

const t = foodStrings.trash;

/** Tells of a removal; its toast, or Ctrl+Z, takes the foods removed last out of the trash again. */
export function useUndoRemoval({ putAll }: FoodBase) {
  const offerUndo = useUndo();
  const undo = (foods: readonly Food[]) => {
    callRoute(foodCalls.restore, { body: { ids: foods.map(({ id }) => id) } }).then(
      ({ items }) => {
        putAll(items);
        toast.success(t.restored(foods.map(({ name }) => name)));
      },
      (error: unknown) => toast.error(t.restoreFailed, messageOf(error), error),
    );
  };

  return (foods: readonly Food[], title: string): void => {
    offerUndo({ title, undo: () => undo(foods) });
  };
}
