import { type IntoleranceMapping } from '@pora/contracts/catalog/intolerance.model';
import { foldLetters } from '@pora/kit';

/** Linked foods whose name or category holds the text, or whose number begins with it [library §2]. */
export function filterLinked(
  foods: readonly IntoleranceMapping[],
  typed: string,
): readonly IntoleranceMapping[] {
  const wanted = foldLetters(typed.trim());
  if (wanted === '') return foods;
  return foods.filter(
    ({ foodName, foodCategory, foodId }) =>
      [foodName, foodCategory].some((text) => foldLetters(text).includes(wanted)) ||
      String(foodId).startsWith(wanted),
  );
}
