import { type Food } from '@pora/contracts/catalog/food.model';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { callRoute } from '@pora/kit';

const PAGE_SIZE = '1000';

/** The whole food database, 1000 foods a call [library §9]. */
export async function fetchFoods(signal: AbortSignal): Promise<Food[]> {
  const foods: Food[] = [];
  let startKey: string | undefined;
  do {
    const query = { limit: PAGE_SIZE, includeIntolerances: 'false' as const, startKey };
    const page = await callRoute(foodRoutes.list, { query, signal });
    foods.push(...page.items);
    startKey = page.nextStartKey ?? undefined;
  } while (startKey);
  return foods;
}
