/** Which dishes hold a food of which the sort is said: "kapusta kiszona", "papryka czerwona". */
import { dishesWith, isInDishes } from './dishes.js';
import type { Reading } from './food-group-words.js';
import { isPreserved, isStateWord } from './food-state.js';
import { isKnownFood, Vocabulary } from './words/names.js';

const partWords = new Vocabulary(['korzeń', 'natka', 'nać', 'liść', 'bulwa']);
const isOtherFood = (word: string) => isKnownFood(word) && !partWords.has(word);

/** Places in the table of dishes; none for what is raw, and for two foods ("kiełbasa z indyka"), which are no sort of one. */
export function dishesOfSort(words: readonly string[], reading: Reading): readonly number[] {
  const [noun = '', ...others] = words.filter(isInDishes);
  const sorts = words.filter((word) => word !== noun);
  const isNoSort = (word: string) => !isPreserved(word) && (isStateWord(word) || isOtherFood(word));
  if (noun === '' || others.length > 0 || sorts.some(isNoSort)) return [];
  return dishesWith(noun, reading, sorts);
}
