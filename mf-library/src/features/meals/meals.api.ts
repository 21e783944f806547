import { type Meal } from '@pora/contracts/catalog/meal.model';
import { mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { callRoute } from '@pora/kit';

/** The whole library, page after page [library §7]; a meal that comes twice is kept once. */
export async function fetchMeals(signal: AbortSignal): Promise<Meal[]> {
  const meals = new Map<string, Meal>();
  let startKey: string | undefined;
  do {
    const page = await callRoute(mealRoutes.list, { query: { all: 'true', startKey }, signal });
    for (const meal of page.items) if (!meals.has(meal.id)) meals.set(meal.id, meal);
    startKey = page.nextStartKey ?? undefined;
  } while (startKey);
  return [...meals.values()];
}
