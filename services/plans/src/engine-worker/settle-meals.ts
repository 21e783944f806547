import type { IncomingEntry, MealEntry, PlanIngredient } from '@pora/contracts/plans/plan.model';
import { settleEntry, type SettledEntry } from '@pora/engine/incoming-entry';
import type { Catalogue, RuleConfig } from '@pora/engine/model';
import { withMovedFoods } from '@pora/engine/moved-foods';
import { targetsOf } from './food-targets.js';

/** A meal to settle, with what the plan knows of it. */
interface MealToSettle {
  readonly entry: IncomingEntry;
  readonly slotType: string;
  readonly origin: MealEntry | undefined;
  readonly isPortionKnown: boolean;
}

/**
 * Meals of a client as they are kept, or why not, in the same order; runs in the engine's thread. A browser or a file may
 * still name a food that became another one: the meal is kept with what it became.
 */
export function settleMeals(
  { catalog, config }: { readonly catalog: Catalogue; readonly config: RuleConfig },
  { meals, held }: { readonly meals: readonly MealToSettle[]; readonly held: readonly PlanIngredient[] },
): SettledEntry[] {
  const foods = new Map(catalog.foods.map((food) => [food.id, food]));
  const recipes = new Map(catalog.meals.map(({ id, ingredients }) => [id, ingredients]));
  const targetOf = targetsOf(catalog, []);
  return meals.map(({ entry: sent, origin, ...known }) => {
    const entry = withMovedFoods(sent, targetOf);
    const recipe = entry.mealId === null ? undefined : recipes.get(entry.mealId);
    return settleEntry(entry, {
      ...known,
      origin: origin && withMovedFoods(origin, targetOf),
      foodById: (id) => foods.get(id),
      config,
      held,
      recipeFoods: recipe && new Set(recipe.map(({ foodId }) => foodId)),
    });
  });
}
