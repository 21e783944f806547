import { FOOD_CATEGORIES, type FoodCategory } from './food.vocabulary.js';

const SPICES: FoodCategory = 'Przyprawy i dodatki';
const byLowerCase = new Map(FOOD_CATEGORIES.map((category) => [category.toLowerCase(), category]));

/**
 * The category of the fixed list that a text means, ignoring case and spacing; anything that mentions spices is
 * "Przyprawy i dodatki" [library §3]. Undefined for any other text.
 */
export function matchFoodCategory(text: string): FoodCategory | undefined {
  const wanted = text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  const listed = byLowerCase.get(wanted);
  if (listed) return listed;
  return /spice|przypraw/.test(wanted) ? SPICES : undefined;
}
