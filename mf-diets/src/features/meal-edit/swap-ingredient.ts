import { type FoodSubstitutes } from '@pora/contracts/plans/plan-alternatives.model';
import { type PlanIngredient } from '@pora/contracts/plans/plan.model';
import { type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { roundTo } from '@pora/ui/forms';
import { ingredientOf } from '../food-amount/public.js';
import { type StandIn } from '../plan-safety/public.js';
import { type DraftLine } from './meal-draft.js';

/** Stand-ins for the amount of the line: the list speaks of the amount the plan holds. */
export function standInsFor(
  line: DraftLine,
  { substitutes, grams }: Pick<FoodSubstitutes, 'substitutes' | 'grams'>,
): StandIn[] {
  const typed = ingredientOf(line).grams;
  const factor = grams > 0 ? typed / grams : 1;
  if (factor === 1) return substitutes;
  return substitutes.map((item) => ({
    ...item,
    grams: roundTo(item.grams * factor, 2),
    ...(item.unitQty !== undefined && { unitQty: roundTo(item.unitQty * factor, 2) }),
    kcalDifference: item.kcalDifference === null ? null : Math.round(item.kcalDifference * factor),
  }));
}

/**
 * The same with the energy of the meal as it stands in the form: the server's figure is that of the meal as it is stored.
 * `calories` are those of the changed meal; undefined while they are not known.
 */
export const withMealCalories = (standIns: readonly StandIn[], calories: number | undefined): StandIn[] =>
  standIns.map((item) => ({
    ...item,
    mealCalories:
      calories === undefined || item.kcalDifference === null ? null : calories + item.kcalDifference,
  }));

type SwapReason = NonNullable<PlanIngredient['substitution']>['reason'];
const REASONS: readonly SwapReason[] = ['allergy', 'intolerance', 'disliked'];

/** Why a food is taken out, the heaviest reason; undefined for one that nothing speaks against. */
function reasonOf(problems: readonly Pick<SafetyProblem, 'kind'>[]): SwapReason | undefined {
  return REASONS.find((reason) => problems.some(({ kind }) => kind === reason));
}

/** The line with the other food in its place; what it stands for is kept, so that the hand-out can say it. */
export function swapped(
  line: DraftLine,
  { foodId, name, grams, unitName, unitQty }: StandIn,
  problems: readonly Pick<SafetyProblem, 'kind'>[],
): DraftLine {
  const { foodName, originalFoodId, substitution, replaceable, ...item } = line.item;
  const reason = reasonOf(problems) ?? substitution?.reason;
  const origin = originalFoodId ?? item.foodId;
  const mark = reason &&
    origin !== null && {
      originalFoodId: origin,
      wasSubstituted: true,
      // A food swapped twice stands for what the recipe names, not for the first swap.
      substitution: { ...substitution, reason, from: substitution?.from ?? foodName, to: name },
    };
  return {
    ...line,
    grams,
    item: {
      foodId,
      foodName: name,
      foodCategory: '',
      grams,
      ...(unitName !== undefined && unitQty !== undefined && { unitName, unitQty }),
      ...(replaceable !== undefined && { replaceable }),
      ...mark,
    },
  };
}
