/** What an ingredient of a plan says it was swapped for; one line may stand for several foods of the recipe. */
import type { PlanIngredient } from './model.js';

type Swapped = Pick<PlanIngredient, 'originalFoodId' | 'wasSubstituted' | 'substitution'>;

/** One line still names everything that was swapped for it. */
export function swapOf(a: Swapped, b: Swapped): Swapped {
  const held = a.substitution ? a : b.substitution ? b : undefined;
  if (!held?.substitution) return {};
  const { substitution, originalFoodId, wasSubstituted } = held;
  const also = [a, b].flatMap((item) => [
    ...(item.substitution ? [item.substitution.from] : []),
    ...(item.substitution?.alsoFrom ?? []),
  ]);
  return {
    ...(originalFoodId !== undefined && { originalFoodId }),
    ...(wasSubstituted !== undefined && { wasSubstituted }),
    substitution: substitutionOf(substitution, also),
  };
}

/** A swap that stands for more foods than one; each is named once. */
export function substitutionOf(
  { reason, from, to }: NonNullable<PlanIngredient['substitution']>,
  also: readonly string[],
): NonNullable<PlanIngredient['substitution']> {
  const alsoFrom = [...new Set(also)].filter((name) => name !== from);
  return { reason, from, to, ...(alsoFrom.length > 0 && { alsoFrom }) };
}
