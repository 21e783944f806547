import { foodCalls, intoleranceMappingCalls, planCalls } from '@pora/contracts/calls';
import { type Food, type FoodPatch } from '@pora/contracts/catalog/food.model';
import { apiKey, apiPrefix, callRoute, conflictOf, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';

interface FoodSave {
  change: FoodPatch;
  version: number | undefined;
  /** The food is one the patient must not get from then on. */
  isRisk: boolean;
}

/** Saves what is said of a food; all that was read of the food and of the plan is read anew after it. */
export function useSaveFood(foodId: number, planId: string, onSaved: (isRisk: boolean) => void) {
  const client = useQueryClient();
  const readFoodAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: apiPrefix(foodCalls.list) }),
      client.invalidateQueries({
        queryKey: apiKey(intoleranceMappingCalls.listByFood, { params: { foodId: String(foodId) } }),
      }),
    ]);
  const save = useSingleMutation({
    mutationFn: ({ change, version }: FoodSave) =>
      callRoute(foodCalls.update, {
        params: { id: String(foodId) },
        body: change,
        ...(version !== undefined && { ifMatch: version }),
      }),
    onSuccess: (_food, { isRisk }) => {
      void readFoodAgain();
      void client.invalidateQueries({ queryKey: apiPrefix(planCalls.get, { id: planId }) });
      void client.invalidateQueries({ queryKey: apiKey(planCalls.list) });
      onSaved(isRisk);
    },
  });
  return {
    send: save.mutate,
    busy: save.isPending,
    error: save.error,
    /** The newer food that the answer would have changed. */
    theirs: conflictOf<Food>(save.error),
    takeTheirs: async () => {
      await readFoodAgain();
      save.reset();
    },
  };
}
