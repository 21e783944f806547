/** A plan of one meal that holds one food, to be judged. */
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { buildEntry } from '@pora/engine/entry';
import type { Food, PlanDay } from '@pora/engine/model';
import { nutritionOf } from '@pora/engine/nutrition';
import { buildPlanDay, slotTemplates } from '@pora/engine/slots';

const templates = slotTemplates(DEFAULT_RULE_CONFIG, 3);

/** The only day of a plan with 100 g of a food in its first meal. */
export function planWith(food: Food): PlanDay[] {
  const ingredients = [{ food, grams: 100 }];
  const meal = { id: 'm-1', name: 'Posiłek', servings: 1 };
  const entry = buildEntry(meal, { ingredients, nutrition: nutritionOf(food, 100) }, 1, 100);
  const day = buildPlanDay(1, templates);
  return [{ ...day, slots: day.slots.map((slot, at) => ({ ...slot, entry: at === 0 ? entry : null })) }];
}
