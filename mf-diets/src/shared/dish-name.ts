import { handOutWords } from '@pora/contracts/plans/hand-out.strings';
import { type MealEntry } from '@pora/contracts/plans/plan.model';
import { dishWithout } from '@pora/engine/dish-name';

/**
 * The name a dish stands under on the screen, as the hand-out prints it: "Owsianka – wersja bez: mleko 2 %" (decision 49).
 * @param calledAfter What the check says it is called after without holding it.
 */
export function dishName(
  entry: Pick<MealEntry, 'name' | 'ingredients'>,
  calledAfter: readonly string[] = [],
): string {
  const without = dishWithout(entry, calledAfter);
  return without.length === 0 ? entry.name : entry.name + handOutWords.without(without);
}
