import type { IncomingEntry, MealEntry, PlanIngredient } from '@pora/contracts/plans/plan.model';
import { settleEntry, type SettledEntry } from '@pora/engine/incoming-entry';
import type { Catalogue, RuleConfig } from '@pora/engine/model';

/** A meal to settle, with what the plan knows of it. */
interface MealToSettle {
  readonly entry: IncomingEntry;
  readonly slotType: string;
  readonly origin: MealEntry | undefined;
  readonly isPortionKnown: boolean;
}

/** Meals of a client as they are kept, or why not, in the same order; runs in the engine's thread. */
export function settleMeals(
  { catalog, config }: { readonly catalog: Catalogue; readonly config: RuleConfig },
  { meals, held }: { readonly meals: readonly MealToSettle[]; readonly held: readonly PlanIngredient[] },
): SettledEntry[] {
  const foods = new Map(catalog.foods.map((food) => [food.id, food]));
  const recipes = new Map(catalog.meals.map(({ id, ingredients }) => [id, ingredients]));
  return meals.map(({ entry, ...known }) => {
    const recipe = entry.mealId === null ? undefined : recipes.get(entry.mealId);
    return settleEntry(entry, {
      ...known,
      foodById: (id) => foods.get(id),
      config,
      held,
      recipeFoods: recipe && new Set(recipe.map(({ foodId }) => foodId)),
    });
  });
}
