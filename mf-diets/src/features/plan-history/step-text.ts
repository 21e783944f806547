import { type PlanDay } from '@pora/contracts/plans/plan.model';
import { type HistoryStep, type PlanHistory } from '@pora/contracts/plans/plan-history.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { historyStrings as t } from './plan-history.strings.js';

/** Days in order, neighbours joined: "2, 4–6". */
function dayRanges(days: readonly number[]): string {
  const sorted = [...new Set(days)].toSorted((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const day of sorted) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}

/** Where a step was made: the one slot, or how many and in which days where all of them are named. */
export function placesText(
  places: readonly SlotPlace[],
  count: number,
  planDays: readonly PlanDay[] = [],
): string {
  const [first] = places;
  if (!first) return '';
  const label = planDays.find(({ day }) => day === first.day)?.slots[first.slotIndex]?.label;
  if (count === 1) return label ? t.place(first.day, label) : t.oneDay(first.day);
  if (count > places.length) return t.places(count);
  const days = new Set(places.map(({ day }) => day));
  const where = days.size === 1 ? t.oneDay(first.day) : t.days(dayRanges([...days]));
  return `${t.places(count)}, ${where}`;
}

/** A step in a few words: "Usunięto posiłek (dzień 4, Obiad)". */
export function stepText(
  { sentence, places, changedSlots }: HistoryStep,
  planDays?: readonly PlanDay[],
): string {
  const where = placesText(places, changedSlots, planDays);
  return where ? `${sentence} (${where})` : sentence;
}

/** The step that undoing takes back: the last one that stands, of any kind. */
export function lastStep({ items }: PlanHistory): HistoryStep | undefined {
  return items.find((item): item is HistoryStep => item.kind !== 'risk' && !item.undone);
}
