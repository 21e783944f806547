import { mealCalls } from '@pora/contracts/calls';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { callRoute, messageOf, useShortcut } from '@pora/kit';
import { toast } from '@pora/ui';
import { useRef } from 'react';
import { mealFailure } from './meal-failure.js';
import { mealStrings } from './meals.strings.js';
import { type MealLibrary } from './use-meals.js';

const t = mealStrings.trash;

/** Deletes a meal at once; the toast, or Ctrl+Z, takes the one deleted last out of the trash again [library §7]. */
export function useRemoveMeal({ remove, put, fromStorage }: MealLibrary) {
  const last = useRef<{ meal: Meal; toastId: string }>(undefined);

  const undo = (meal: Meal) => {
    if (last.current?.meal === meal) {
      toast.dismiss(last.current.toastId);
      last.current = undefined;
    }
    callRoute(mealCalls.restore, { params: { id: meal.id } }).then(
      (restored) => {
        put(restored);
        toast.success(t.restored(meal.name));
      },
      (error: unknown) => toast.error(t.restoreFailed, messageOf(error)),
    );
  };
  useShortcut('mod+z', () => last.current && undo(last.current.meal));

  return (meal: Meal): void => {
    remove(meal.id).then(
      () => {
        // Without a server nothing is in the trash yet.
        if (fromStorage) toast.success(t.removed(meal.name));
        else last.current = { meal, toastId: toast.undo(t.removed(meal.name), () => undo(meal)) };
      },
      (error: unknown) => toast.error(mealStrings.failed, mealFailure('remove', error)),
    );
  };
}
