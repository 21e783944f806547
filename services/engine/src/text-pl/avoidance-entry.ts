/** Tells an answer that says that there is nothing. */
import { FoodMeanings } from './food-meanings.js';
import { readEntry } from './words/reader.js';

const NO_FOODS: readonly never[] = [];

/** True for an answer that only denies: "brak", "nie stwierdzono", "-". */
export function isDenial(answer: string, isChild = false): boolean {
  return readEntry(answer, 'allergies', FoodMeanings.of(NO_FOODS), isChild).every(
    ({ reading }) => reading === 'denied',
  );
}
