import { type MealEntry, type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { type Judgement } from '../plan-safety/public.js';
import {
  isSamePlace,
  isSwap,
  lockInTheWay,
  type MoveItem,
  type MoveMode,
  placeKey,
  slotAt,
  takesTypes,
  type TargetState,
  type TypeRules,
} from './move-model.js';

/** What is known in the browser of meals: enough to colour every slot at once; the server is asked on the drop. */
export interface MoveKnowledge extends TypeRules {
  judgeEntry: (entry: MealEntry) => Judgement;
  judgeItem: (item: MoveItem) => Judgement;
}

/** What one slot says to what is on its way. */
export function targetState(
  plan: Plan,
  item: MoveItem,
  over: SlotPlace,
  mode: MoveMode,
  knowledge: MoveKnowledge,
): TargetState {
  if (item.kind === 'slot' && isSamePlace(item.place, over)) return 'origin';
  if (lockInTheWay(plan, item, over, mode)) return 'locked';
  const slot = slotAt(plan, over);
  if (!slot) return 'locked';
  const moved = item.kind === 'slot' ? slotAt(plan, item.place) : undefined;
  const returned = isSwap(plan, item, over, mode) ? slot.entry : null;
  if (bringsDanger(item, [moved?.entry, returned], knowledge)) return 'danger';
  const typesOf = (entry: MealEntry | null | undefined) =>
    entry?.mealId ? knowledge.typesOfMeal(entry.mealId) : undefined;
  const types = item.kind === 'meal' ? knowledge.typesOfMeal(item.mealId) : typesOf(moved?.entry);
  const fits = takesTypes(slot, types, knowledge);
  const fitsBack = !returned || !moved || takesTypes(moved, typesOf(returned), knowledge);
  return fits && fitsBack ? 'fits' : 'mismatch';
}

/** Whether what is put somewhere, or what goes back for it, must not be eaten. */
function bringsDanger(
  item: MoveItem,
  entries: readonly (MealEntry | null | undefined)[],
  { judgeEntry, judgeItem }: MoveKnowledge,
): boolean {
  const judged = entries.flatMap((entry) => (entry ? [judgeEntry(entry)] : []));
  if (item.kind !== 'slot') judged.push(judgeItem(item));
  return judged.some(({ state }) => state === 'dangerous');
}

/** What every slot of the plan says, by its place's key. */
export function targetStates(
  plan: Plan,
  item: MoveItem,
  mode: MoveMode,
  knowledge: MoveKnowledge,
): ReadonlyMap<string, TargetState> {
  const places = plan.planDays.flatMap(({ day, slots }) => slots.map((_, slotIndex) => ({ day, slotIndex })));
  return new Map(places.map((place) => [placeKey(place), targetState(plan, item, place, mode, knowledge)]));
}

const STEPS = new Map([
  ['ArrowLeft', { day: -1, slotIndex: 0 }],
  ['ArrowRight', { day: 1, slotIndex: 0 }],
  ['ArrowUp', { day: 0, slotIndex: -1 }],
  ['ArrowDown', { day: 0, slotIndex: 1 }],
]);

/** The next slot in the direction of an arrow that would take it; undefined where there is none, and for other keys. */
export function nextTarget(
  from: SlotPlace,
  key: string,
  states: ReadonlyMap<string, TargetState>,
): SlotPlace | undefined {
  const step = STEPS.get(key);
  if (!step) return undefined;
  let place = from;
  for (;;) {
    place = { day: place.day + step.day, slotIndex: place.slotIndex + step.slotIndex };
    const state = states.get(placeKey(place));
    if (state === undefined) return undefined;
    if (state !== 'locked') return place;
  }
}
