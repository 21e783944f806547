import { type CallAnswer } from '@pora/contracts/call';
import { type planStepCalls } from '@pora/contracts/calls';
import { type MealEntry, type Plan, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotEdit, type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { planSummary } from '@pora/engine/totals';
import { dangerousFoods } from '../plan-safety/public.js';
import { isLocked, withSlotEdits } from '../plan-work/public.js';
import { labelOf, slotAt } from '../slot-moves/public.js';

type Preview = CallAnswer<typeof planStepCalls.previewSlot>;
/** A slot as it would be with the meal in it, and what speaks against it. */
export type ReplacedSlot = Preview['targets'][number];

/** One day of the row: what stands there, and whether the meal can come there. */
export interface ReplaceDay {
  day: number;
  slot: PlanSlot;
  state: 'origin' | 'locked' | 'same' | 'open';
}

/** The slot's row through all days, where its own meal goes to the other days. */
export function ownMealDays({ planDays }: Pick<Plan, 'planDays'>, place: SlotPlace): ReplaceDay[] {
  const meal = slotAt({ planDays }, place)?.entry;
  return daysOf(planDays, place, (day, slot) =>
    day === place.day ? 'origin' : isLocked(slot) ? 'locked' : isSame(slot.entry, meal) ? 'same' : 'open',
  );
}

/** The slot's row where another meal comes to every day; what would stand there is known once it was asked. */
export function otherMealDays(
  { planDays }: Pick<Plan, 'planDays'>,
  place: SlotPlace,
  targets: readonly ReplacedSlot[],
): ReplaceDay[] {
  const comes = new Map(targets.map(({ day, slot }) => [day, slot.entry]));
  return daysOf(planDays, place, (day, slot) =>
    isLocked(slot) ? 'locked' : isSame(slot.entry, comes.get(day)) ? 'same' : 'open',
  );
}

function daysOf(
  planDays: Plan['planDays'],
  { slotIndex }: SlotPlace,
  stateOf: (day: number, slot: PlanSlot) => ReplaceDay['state'],
): ReplaceDay[] {
  return planDays.flatMap(({ day, slots }) => {
    const slot = slots[slotIndex];
    return slot ? [{ day, slot, state: stateOf(day, slot) }] : [];
  });
}

/** Days in which the meal of a slot stands there as well, whatever its portion. */
export function daysWithMeal(days: readonly ReplaceDay[], { mealId, name }: MealEntry): number[] {
  return days.flatMap(({ day, slot: { entry } }) =>
    entry && (mealId === null ? entry.name === name : entry.mealId === mealId) ? [day] : [],
  );
}

/** Whether nothing would change: the same meal in the same amounts. */
function isSame(a: MealEntry | null, b: MealEntry | null | undefined): boolean {
  return Boolean(a && b) && says(a) === says(b);
}

const says = (entry: MealEntry | null | undefined) =>
  JSON.stringify(
    entry && [
      entry.mealId,
      entry.name,
      entry.portionPercent,
      entry.servings,
      entry.ingredients.map(({ foodId, foodName, grams, unitName, unitQty }) => [
        ...[foodId, foodName, grams, unitName, unitQty],
      ]),
    ],
  );

/** Whether the patient must not eat what would stand there. */
export const isDangerous = ({ safety, problems }: ReplacedSlot): boolean =>
  safety === 'dangerous' && dangerousFoods(problems).length > 0;

/** The change as one save. */
export const editsOf = (slots: readonly ReplacedSlot[], reason?: string): SlotEdit[] =>
  slots.map(({ day, slotIndex, slot: { entry } }) => ({
    ...{ day, slotIndex, entry },
    ...(reason !== undefined && { reason }),
  }));

/** Energy of the days and their average as they would be. */
export function energyAfter(plan: Pick<Plan, 'planDays' | 'caloriesPerDay'>, slots: readonly ReplacedSlot[]) {
  const { planDays, caloriesPerDay } = plan;
  const after = withSlotEdits(planDays, editsOf(slots));
  const average = (days: Plan['planDays']) => planSummary(days, caloriesPerDay).averageCalories;
  return {
    byDay: new Map(after.map(({ day, totals }) => [day, totals.calories])),
    average: { before: average(planDays), after: average(after) },
  };
}

/** What the slots accept, each label once, where the meal is of another type. */
export function mismatches(slots: readonly ReplacedSlot[]): { label: string; accepted: readonly string[] }[] {
  const other = slots.filter(({ typeMatches }) => !typeMatches);
  return [
    ...new Map(
      other.map(({ slot, acceptedTypes }) => [
        `${slot.label} ${acceptedTypes.join()}`,
        { label: labelOf(slot), accepted: acceptedTypes },
      ]),
    ).values(),
  ];
}
