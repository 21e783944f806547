import { foldLetters } from '@pora/kit';

/** Kind of dish told by a word of its name; it gets a small icon after the name [diets §2]. */
export type MealKeyword = 'sandwich' | 'salad' | 'soup';

const WORDS: readonly [MealKeyword, RegExp][] = [
  ['sandwich', /\b(kanapk|tost|wrap|bulka z|grahamka z)/],
  ['salad', /\b(salatk|surowk)/],
  ['soup', /\b(zup[ay]|krem z|rosol|zurek|barszcz|krupnik|chlodnik)/],
];

/** Sandwich, salad or soup, when the name says so. */
export function keywordOf(name: string): MealKeyword | null {
  const folded = foldLetters(name);
  return WORDS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
