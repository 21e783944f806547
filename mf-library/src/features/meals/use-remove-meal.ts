import { mealCalls } from '@pora/contracts/calls';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { callRoute, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useUndo } from '../../shared/use-undo.js';
import { mealFailure } from './meal-failure.js';
import { mealStrings } from './meals.strings.js';
import { type MealLibrary } from './use-meals.js';

const t = mealStrings.trash;

/** Deletes a meal at once; the toast, or Ctrl+Z, takes the one deleted last out of the trash again [library §7]. */
export function useRemoveMeal({ remove, put, fromStorage }: MealLibrary) {
  const offerUndo = useUndo();
  const undo = (meal: Meal) => {
    callRoute(mealCalls.restore, { params: { id: meal.id } }).then(
      (restored) => {
        put(restored);
        toast.success(t.restored(meal.name));
      },
      (error: unknown) => toast.error(t.restoreFailed, messageOf(error), error),
    );
  };

  return (meal: Meal): void => {
    remove(meal.id).then(
      () => {
        // Without a server nothing is in the trash yet.
        if (fromStorage) toast.success(t.removed(meal.name));
        else offerUndo({ title: t.removed(meal.name), undo: () => undo(meal) });
      },
      (error: unknown) => toast.error(mealStrings.failed, mealFailure('remove', error), error),
    );
  };
}
