import { type CallAnswer, type CallRequest } from '@pora/contracts/call';
import { planStepCalls } from '@pora/contracts/calls';
import { type MealEntry, type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { apiPrefix, callRoute } from '@pora/kit';

/** A meal of the library with the portion for each slot it would stand in. */
export interface WantedMeal {
  mealId: string;
  name: string;
  portions: readonly (SlotPlace & { portionPercent: number })[];
}

type PreviewBody = NonNullable<CallRequest<typeof planStepCalls.previewSlot>['body']>;
/** A slot with the meal in it. */
export type PreviewedMeal = CallAnswer<typeof planStepCalls.previewSlot>['targets'][number];

const keyOf = ({ day, slotIndex }: SlotPlace) => `${day}.${slotIndex}`;

/** The same meal where the plan holds it: in the place itself, else anywhere. */
function heldMeal({ planDays }: Pick<Plan, 'planDays'>, { day, slotIndex }: SlotPlace, mealId: string) {
  const here = planDays.find((each) => each.day === day)?.slots[slotIndex]?.entry;
  if (here?.mealId === mealId) return here;
  const entries = planDays.flatMap(({ slots }) => slots.flatMap(({ entry }) => entry ?? []));
  return entries.findLast((entry) => entry.mealId === mealId);
}

const amountsOf = ({ baseIngredients }: MealEntry) =>
  baseIngredients.map(({ foodId, grams }) => `${foodId} ${grams}`).join();

/**
 * The meal with another portion, as the server is asked to compute it anew: amounts that are those of the portion it
 * knows (of the plan, else the whole one) follow the new portion.
 */
function withPortion(entry: MealEntry, portionPercent: number, held: MealEntry | undefined) {
  const { calories: _calories, macros: _macros, foods: _foods, ...rest } = entry;
  const known = held && amountsOf(held) === amountsOf(entry) ? held.ingredients : entry.baseIngredients;
  return { ...rest, ingredients: known, portionPercent };
}

/** Amounts are rounded for the kitchen; more than that is another amount. */
const ROUNDED = 0.05;
const isOfPortion = ({ calories, baseCalories, portionPercent }: MealEntry) =>
  Math.abs(calories - (baseCalories * portionPercent) / 100) <= baseCalories * ROUNDED;

type PlanOfMeal = Pick<Plan, 'id' | 'version' | 'planDays'>;

/**
 * The slots with the meal, as they would be stored: the server swaps what the patient must not get and computes the
 * portion that was ranked, as far as a person may choose it.
 */
async function previewMeal(
  plan: PlanOfMeal,
  { mealId, portions }: WantedMeal,
  signal: AbortSignal,
): Promise<PreviewedMeal[]> {
  const { id, version } = plan;
  const preview = (body: PreviewBody) =>
    callRoute(planStepCalls.previewSlot, { params: { id }, body, ifMatch: version, signal });
  const places = portions.map(({ day, slotIndex }) => ({ day, slotIndex }));
  const { targets } = await preview({ mealId, targets: places });
  const wanted = new Map(portions.map((portion) => [keyOf(portion), portion.portionPercent]));
  return Promise.all(
    targets.map(async (target) => {
      const { day, slotIndex, portionRange } = target;
      const { entry } = target.slot;
      const percent = Math.min(
        portionRange.max,
        Math.max(portionRange.min, wanted.get(keyOf(target)) ?? 100),
      );
      if (!entry || entry.portionPercent === percent) return target;
      const asked = withPortion(entry, percent, heldMeal(plan, target, mealId));
      const [ranked] = (await preview({ entry: asked, targets: [{ day, slotIndex }] })).targets;
      // A meal the plan holds with other ingredients: the portion next to the slot's target is as good.
      return ranked?.slot.entry && isOfPortion(ranked.slot.entry) ? ranked : target;
    }),
  );
}

/** What a meal would make of the plan; kept for the version of the plan it was asked for. */
export function mealPreview(plan: PlanOfMeal, meal: WantedMeal) {
  const { id, version } = plan;
  return {
    queryKey: [
      ...apiPrefix(planStepCalls.previewSlot, { id }),
      {
        version,
        mealId: meal.mealId,
        portions: meal.portions.map((one) => [keyOf(one), one.portionPercent]),
      },
    ],
    queryFn: ({ signal }: { signal: AbortSignal }) => previewMeal(plan, meal, signal),
    staleTime: 60_000,
  };
}
