import { type MealType } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type CallAnswer, type CallRequest } from '@pora/contracts/call';
import { type planStepCalls } from '@pora/contracts/calls';
import { type Plan, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotEdit, type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { acceptedTypes } from '@pora/engine/slots';
import { isLocked } from '../plan-work/public.js';

/** A meal of the plan where it stands. */
export interface SlotItem {
  kind: 'slot';
  place: SlotPlace;
  name: string;
  calories: number;
}

/** What is on its way into a slot: a meal of the plan, a meal of the library, or a food that joins a meal. */
export type MoveItem =
  | SlotItem
  | { kind: 'meal'; mealId: string; name: string; calories: number }
  | {
      kind: 'food';
      foodId: number;
      name: string;
      calories: number;
      /** Asked for before the food is put anywhere. */
      grams?: number;
      unitName?: string;
      unitQty?: number;
    };

/** Plain: moves, and swaps where something stands. `copy` leaves the origin as it is, `all` fills that slot of every day. */
export type MoveMode = 'move' | 'copy' | 'all';

/** What a slot says to what is on its way. */
export type TargetState = 'origin' | 'fits' | 'mismatch' | 'danger' | 'locked';

export type PreviewBody = NonNullable<CallRequest<typeof planStepCalls.previewSlot>['body']>;
export type Preview = CallAnswer<typeof planStepCalls.previewSlot>;

/** A place as the attribute of its element: "4.2" is day 4, third slot. */
export const placeKey = ({ day, slotIndex }: SlotPlace): string => `${day}.${slotIndex}`;

/** The place an attribute names. */
export function placeOfKey(key: string): SlotPlace | undefined {
  const [, day, slotIndex] = /^(\d+)\.(\d+)$/.exec(key) ?? [];
  return day && slotIndex ? { day: Number(day), slotIndex: Number(slotIndex) } : undefined;
}

/** Whether two places are one. */
export const isSamePlace = (a: SlotPlace | undefined, b: SlotPlace | undefined): boolean =>
  a !== undefined && b !== undefined && a.day === b.day && a.slotIndex === b.slotIndex;

/** The slot at a place. */
export const slotAt = ({ planDays }: Pick<Plan, 'planDays'>, { day, slotIndex }: SlotPlace) =>
  planDays.find((each) => each.day === day)?.slots[slotIndex];

/** A meal of the plan, ready to be picked up; undefined for an empty slot. */
export function itemAt(plan: Pick<Plan, 'planDays'>, place: SlotPlace): SlotItem | undefined {
  const entry = slotAt(plan, place)?.entry;
  return entry ? { kind: 'slot', place, name: entry.name, calories: entry.calories } : undefined;
}

/** Where a drop on `over` would put something, and how many slots of that row stay as they are because they are locked. */
export function dropTargets(
  plan: Pick<Plan, 'planDays'>,
  item: MoveItem,
  over: SlotPlace,
  mode: MoveMode,
): { targets: SlotPlace[]; locked: number } {
  if (mode !== 'all') return { targets: [over], locked: 0 };
  const row = plan.planDays
    .map(({ day }): SlotPlace => ({ day, slotIndex: over.slotIndex }))
    .filter((place) => slotAt(plan, place) && !(item.kind === 'slot' && isSamePlace(item.place, place)));
  const open = row.filter((place) => !isLockedAt(plan, place));
  return { targets: open, locked: row.length - open.length };
}

const isLockedAt = (plan: Pick<Plan, 'planDays'>, place: SlotPlace): boolean => {
  const slot = slotAt(plan, place);
  return slot !== undefined && isLocked(slot);
};

/** Whether a drop would change a locked slot; a locked meal can be copied, not moved. */
export function lockInTheWay(
  plan: Pick<Plan, 'planDays'>,
  item: MoveItem,
  over: SlotPlace,
  mode: MoveMode,
): 'origin' | 'target' | undefined {
  if (mode === 'all') return dropTargets(plan, item, over, mode).targets.length > 0 ? undefined : 'target';
  if (isLockedAt(plan, over)) return 'target';
  return mode === 'move' && item.kind === 'slot' && isLockedAt(plan, item.place) ? 'origin' : undefined;
}

/** Whether a meal of the plan changes places with the one that stands there. */
export const isSwap = (
  plan: Pick<Plan, 'planDays'>,
  item: MoveItem,
  over: SlotPlace,
  mode: MoveMode,
): boolean => mode === 'move' && item.kind === 'slot' && Boolean(slotAt(plan, over)?.entry);

/** Question to the server what a drop would come to. */
export function previewBody(
  plan: Pick<Plan, 'planDays'>,
  item: MoveItem,
  over: SlotPlace,
  mode: MoveMode,
): PreviewBody {
  const { targets } = dropTargets(plan, item, over, mode);
  if (item.kind === 'meal') return { targets, mealId: item.mealId };
  if (item.kind === 'food') {
    const { foodId, grams = WHOLE_FOOD_GRAMS, unitName, unitQty } = item;
    return { targets, food: { foodId, grams, ...(unitName && { unitName, unitQty }) } };
  }
  if (mode !== 'move') return { targets, copy: item.place };
  return isSwap(plan, item, over, mode) ? { targets, swap: item.place } : { targets, move: item.place };
}

/** Amount of a food nobody has named one for yet. */
export const WHOLE_FOOD_GRAMS = 100;

/** The drop as edits of slots: both ends of a move or swap in one list, so that they are saved together. */
export function editsOf(
  { targets, emptied }: Pick<Preview, 'targets' | 'emptied'>,
  reason?: string,
): SlotEdit[] {
  return [
    ...targets.map(({ day, slotIndex, slot }) => ({
      ...{ day, slotIndex, entry: slot.entry },
      ...(reason !== undefined && { reason }),
    })),
    ...emptied.map(({ day, slotIndex }) => ({ day, slotIndex, entry: null })),
  ];
}

/** What the rules and the library know of types. */
export interface TypeRules {
  slotPools: Readonly<Record<string, readonly string[]>>;
  /** Types of a meal of the library; undefined for one of the plan's own, which fits everywhere. */
  typesOfMeal: (mealId: string) => readonly MealType[] | undefined;
}

/** Whether a slot takes meals of these types; a meal of one's own has none and fits everywhere. */
export const takesTypes = (
  { type }: Pick<PlanSlot, 'type'>,
  types: readonly MealType[] | undefined,
  { slotPools }: Pick<TypeRules, 'slotPools'>,
): boolean => types === undefined || types.some((each) => acceptedTypes(slotPools, type).includes(each));
