import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type MealEntry, type PlanDay, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { isLocked } from '../plan-work/public.js';

/** Days of one week of a plan. */
const WEEK = 7;

/** From which day to which other a copy goes; days are 1-based. */
export interface DayPair {
  from: number;
  to: number;
}

/** What copying does to one place of a day. */
export interface PlaceCopy {
  slotIndex: number;
  label: string;
  /** The meal that stands there now. */
  before: MealEntry | null;
  /** The meal that comes; its check is that of `from`. */
  entry: MealEntry;
  from: number;
  /** The place the meal comes from, where it is for meals of another type than this one. */
  mismatch: string | null;
  /** `kept`: the place is locked, and stays as it is. */
  outcome: 'replaced' | 'filled' | 'kept';
}

/** What copying does to one day. */
export interface DayCopy {
  day: number;
  /** Places that get another meal, or would if they were not locked. */
  places: PlaceCopy[];
  /** Places whose meal stays, because the copied day has none there. */
  empty: string[];
  /** Meals of the copied day for which this day has no place. */
  homeless: string[];
}

/** The seven days of the first week, each to its day of the second; none where the plan has no second week. */
export function weekPairs(days: readonly PlanDay[]): DayPair[] {
  const numbers = new Set(days.map(({ day }) => day));
  return Array.from({ length: WEEK }, (_, index) => ({ from: index + 1, to: index + 1 + WEEK })).filter(
    ({ from, to }) => numbers.has(from) && numbers.has(to),
  );
}

const outcomeOf = (slot: PlanSlot) => (isLocked(slot) ? 'kept' : slot.entry ? 'replaced' : 'filled');

const isSameMeal = (a: MealEntry | null, b: MealEntry) =>
  a !== null && JSON.stringify(a) === JSON.stringify(b);

const nameOf = ({ label, type }: PlanSlot) => label || MEAL_TYPE_LABELS[type];

function placeCopy(source: PlanSlot, target: PlanSlot, slotIndex: number, from: number): PlaceCopy[] {
  const { entry } = source;
  if (!entry || isSameMeal(target.entry, entry)) return [];
  const mismatch = source.type === target.type ? null : nameOf(source);
  const outcome = outcomeOf(target);
  return [{ slotIndex, label: nameOf(target), before: target.entry, entry, from, mismatch, outcome }];
}

/** What copying days would do, place by place; an empty place of the source changes nothing. */
export function copiesOf(days: readonly PlanDay[], pairs: readonly DayPair[]): DayCopy[] {
  const slotsOf = new Map(days.map(({ day, slots }) => [day, slots]));
  return pairs.map(({ from, to }) => {
    const source = slotsOf.get(from) ?? [];
    const target = slotsOf.get(to) ?? [];
    return {
      day: to,
      places: source.flatMap((slot, index) => {
        const place = target[index];
        return place ? placeCopy(slot, place, index, from) : [];
      }),
      empty: target.flatMap((slot, index) =>
        slot.entry && source[index]?.entry === null ? [nameOf(slot)] : [],
      ),
      homeless: source.slice(target.length).flatMap(({ entry }) => (entry ? [entry.name] : [])),
    };
  });
}

/** The copies as changes of slots; locked places are left out. */
export function editsOf(copies: readonly DayCopy[]): SlotEdit[] {
  return copies.flatMap(({ day, places }) =>
    places.flatMap(({ slotIndex, entry, outcome }) =>
      outcome === 'kept' ? [] : [{ day, slotIndex, entry }],
    ),
  );
}
