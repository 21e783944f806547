import { type Food } from '@pora/contracts/catalog/food.model';
import { isHttpError, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { FOOD_IN_USE } from '../foods.collection.js';
import { foodStrings } from '../foods.strings.js';
import { type FoodBase } from '../use-foods.js';

const t = foodStrings.trash;

/** Deletes one food at once; one that meals are made of comes back with the reason [library §4]. */
export function useRemoveFood(
  { remove, fromStorage }: FoodBase,
  offerUndo: (foods: readonly Food[], title: string) => void,
) {
  return (food: Food): void => {
    remove(String(food.id)).then(
      () => {
        // Without a server nothing is in the trash yet.
        if (fromStorage) toast.success(t.removed(food.name));
        else offerUndo([food], t.removed(food.name));
      },
      (error: unknown) => {
        const inUse = isHttpError(error, 409, FOOD_IN_USE);
        toast.error(inUse ? t.notRemoved(food.name) : t.removeFailed, messageOf(error), error);
      },
    );
  };
}
