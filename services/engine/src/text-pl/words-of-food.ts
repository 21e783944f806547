/** The words of a food as the matcher meets them. */
import { foldText, tidyText, wordsOf } from '@pora/text-pl/fold';
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
    const halves = halvesOf(food.name);
    const all = [...wordsOf(food.name), ...halves];
    const without = all.filter((_, i) => all[i - 1] === WITHOUT);
    const named = [...namedWords(food.name), ...halves];
    known = { all, named, without, folded: foldText(food.category ?? '') };
    foodWords.set(food, known);
  }
  return known;
}

/** First halves of compounds as adjectives of their own: "wieprzowo-wołowe" is pork and beef. */
function halvesOf(name: string): string[] {
  if (!name.includes('-')) return [];
  return [...tidyText(name).matchAll(/(\p{L}{3,})o-(?=\p{L})/gu)].map(([, half = '']) => `${half}y`);
}
