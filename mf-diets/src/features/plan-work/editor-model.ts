import { type PlanDay, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { formatPercent } from '@pora/kit';

/** Allowed deviations in percent: of the plan's average and of one day. */
export interface Tolerances {
  plan: number;
  day: number;
}

/** How far a day is from its target, and how much that matters [diets §3]. */
export interface Deviation {
  percent: number;
  /** `unknown` while there are no tolerances to judge it by. */
  level: 'within' | 'amber' | 'danger' | 'unknown';
}

/**
 * Deviation of `calories` from `target` (kcal); levels come from the rules' tolerances in percent. Without them
 * nothing is judged: a day is never green by a guess.
 */
export function deviationOf(
  calories: number,
  target: number,
  tolerances: Tolerances | null,
): Deviation | null {
  if (target <= 0) return null;
  const exact = ((calories - target) / target) * 100;
  const percent = Math.round(exact);
  if (!tolerances) return { percent, level: 'unknown' };
  const distance = Math.abs(exact);
  const level = distance <= tolerances.plan ? 'within' : distance <= tolerances.day ? 'amber' : 'danger';
  return { percent, level };
}

/** How much a deviation is beyond what is allowed; undefined where it is not, or nobody knows. */
export function beyond(deviation: Deviation | null): 'amber' | 'danger' | undefined {
  return deviation?.level === 'amber' || deviation?.level === 'danger' ? deviation.level : undefined;
}

/** Half the height of the band around the target, kcal; none while the tolerances are unknown. */
export const toleranceBand = (target: number, tolerances: Tolerances | null): number =>
  (target * (tolerances?.plan ?? 0)) / 100;

/** Energy a slot should hold, kcal. */
export function slotTarget(slot: Pick<PlanSlot, 'calorieSharePercent'>, caloriesPerDay: number): number {
  return Math.round((caloriesPerDay * slot.calorieSharePercent) / 100);
}

/** Share of a slot in the day's energy: "25%", "12,5%". */
export function formatShare(percent: number): string {
  const rounded = Math.round(percent * 10) / 10;
  return formatPercent(rounded, Number.isInteger(rounded) ? 0 : 1);
}

/** Share of energy from one macro in percent, 4/9/4 kcal per gram; 0 for an empty day. */
export function energyShare(
  grams: number,
  kcalPerGram: number,
  totals: { carbs: number; fat: number; protein: number },
): number {
  const energy = totals.carbs * 4 + totals.protein * 4 + totals.fat * 9;
  return energy > 0 ? Math.round(((grams * kcalPerGram) / energy) * 100) : 0;
}

const PAIRED_TYPES = new Set(['lunch', 'dinner']);

/** Day numbers that hold the same dish as this lunch or dinner without a gap, this day included; a wrap 14→1 counts. */
export function pairedDays(days: readonly PlanDay[], dayIndex: number, slotIndex: number): number[] {
  const same = (index: number) => isSameDish(days[dayIndex]?.slots[slotIndex], days[index]?.slots[slotIndex]);
  const found = [dayIndex];
  for (let index = dayIndex - 1; index >= 0 && same(index); index -= 1) found.unshift(index);
  for (let index = dayIndex + 1; index < days.length && same(index); index += 1) found.push(index);
  const last = days.length - 1;
  if (found.length === 1 && days.length > 2) {
    if (dayIndex === 0 && same(last)) found.unshift(last);
    if (dayIndex === last && same(0)) found.push(0);
  }
  return found.map((index) => days[index]?.day ?? index + 1);
}

function isSameDish(a: PlanSlot | undefined, b: PlanSlot | undefined): boolean {
  if (!a?.entry || !b?.entry || !PAIRED_TYPES.has(a.type)) return false;
  return a.entry.mealId !== null && a.entry.mealId === b.entry.mealId;
}

/** One cell of the overview: a slot of one day, or the same dish on neighbouring days of one week. */
export interface OverviewCell {
  slotIndex: number;
  /** Indexes of the days it covers, in order. */
  dayIndexes: number[];
  /** Day number on the other side of the week's edge that holds the same dish. */
  continuesFrom: number | null;
  continuesTo: number | null;
}

/** Cells of one row of a week (`from` included, `to` excluded, zero-based). Joined cells follow the stored days. */
export function overviewRow(
  days: readonly PlanDay[],
  slotIndex: number,
  from: number,
  to: number,
): OverviewCell[] {
  const cells: OverviewCell[] = [];
  for (let index = from; index < to;) {
    const own = new Set(pairedDays(days, index, slotIndex));
    const covered = [index];
    while (
      covered.length < own.size &&
      index + covered.length < to &&
      own.has(days[index + covered.length]?.day ?? -1)
    ) {
      covered.push(index + covered.length);
    }
    const last = covered[covered.length - 1] ?? index;
    const dayNumber = (at: number) => days[(at + days.length) % days.length]?.day ?? -1;
    const beyond = (at: number) =>
      own.size > covered.length && own.has(dayNumber(at)) ? dayNumber(at) : null;
    cells.push({
      slotIndex,
      dayIndexes: covered,
      continuesFrom: index === from ? beyond(index - 1) : null,
      continuesTo: last === to - 1 ? beyond(last + 1) : null,
    });
    index = last + 1;
  }
  return cells;
}

/** How many slots of the plan hold a meal. */
export function countMeals(days: readonly PlanDay[]): number {
  return days.reduce((sum, day) => sum + day.slots.filter((slot) => slot.entry !== null).length, 0);
}

/** Locked for its day or for all days: the generator leaves it alone [diets §4]. */
export function isLocked(slot: Pick<PlanSlot, 'locked' | 'lockedInAllDays'>): boolean {
  return slot.locked || slot.lockedInAllDays;
}

/** How many slots with a meal are locked. */
export function countLocked(days: readonly PlanDay[]): number {
  return days.reduce((sum, day) => sum + day.slots.filter((slot) => slot.entry && isLocked(slot)).length, 0);
}

/** The plan as it stands while the generator works: locked slots keep their meals, the others wait. */
export function keepLocked(days: readonly PlanDay[]): PlanDay[] {
  return days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => (isLocked(slot) ? slot : { ...slot, entry: null })),
  }));
}
