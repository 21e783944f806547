import { foodCalls } from '@pora/contracts/calls';
import { type Food } from '@pora/contracts/catalog/food.model';
import { callRoute, messageOf, useShortcut } from '@pora/kit';
import { toast } from '@pora/ui';
import { useRef } from 'react';
import { foodStrings } from '../foods.strings.js';
import { type FoodBase } from '../use-foods.js';

const t = foodStrings.trash;

/** Tells of a removal; its toast, or Ctrl+Z, takes the foods removed last out of the trash again. */
export function useUndoRemoval({ putAll }: FoodBase) {
  const last = useRef<{ foods: readonly Food[]; toastId: string }>(undefined);

  const undo = (foods: readonly Food[]) => {
    if (last.current?.foods === foods) {
      toast.dismiss(last.current.toastId);
      last.current = undefined;
    }
    callRoute(foodCalls.restore, { body: { ids: foods.map(({ id }) => id) } }).then(
      ({ items }) => {
        putAll(items);
        toast.success(t.restored(foods.map(({ name }) => name)));
      },
      (error: unknown) => toast.error(t.restoreFailed, messageOf(error)),
    );
  };
  useShortcut('mod+z', () => last.current && undo(last.current.foods));

  return (foods: readonly Food[], title: string): void => {
    last.current = { foods, toastId: toast.undo(title, () => undo(foods)) };
  };
}
