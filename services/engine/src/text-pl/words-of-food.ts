/** The words of a food as the matcher meets them. */
import { foldText, wordsOf } from '@pora/text-pl/fold';
import { namedWords } from './dislikes.js';

interface Food {
  readonly name: string;
  readonly category?: string | undefined;
}

const WITHOUT = 'bez';

/** Words of one food. */
export interface FoodWords {
  readonly all: readonly string[];
  readonly named: readonly string[];
  /** Words right behind "bez". */
  readonly without: readonly string[];
  readonly folded: string;
}

const foodWords = new WeakMap<Food, FoodWords>();

/** The words of a food, read once. */
export function wordsOfFood(food: Food): FoodWords {
  let known = foodWords.get(food);
  if (!known) {
    const all = wordsOf(food.name);
    const without = all.filter((_, i) => all[i - 1] === WITHOUT);
    known = { all, named: namedWords(food.name), without, folded: foldText(food.category ?? '') };
    foodWords.set(food, known);
  }
  return known;
}
