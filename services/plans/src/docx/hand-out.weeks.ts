import type { PrintedWeek, PrintedWeekCell } from '@pora/contracts/plans/hand-out.model';
import type { MealEntry, PlanDay } from '@pora/contracts/plans/plan.model';
import { dateNumbers, dayMonthRange, DAYS_OF_WEEK, weekdayOf } from './hand-out.dates.js';
import { handOutStrings as strings } from './hand-out.strings.js';
import { safeText } from './safe-text.js';
import { dishText, missingFoods } from './swapped-foods.js';

/** Seven columns leave no room for large print. */
const LARGE_DAYS = 4;

interface WeekSource {
  readonly firstDay: string | undefined;
  readonly largePrint: boolean;
  /** Whose week it is. */
  readonly person: string;
}

/** Names of the dishes, a week per table; in large print two tables a week. */
export function weeksOf(days: readonly PlanDay[], source: WeekSource): PrintedWeek[] {
  const numbers = [...new Set(days.map(({ day }) => Math.ceil(day / DAYS_OF_WEEK)))];
  return numbers.flatMap((number) => {
    const week = days.filter(({ day }) => Math.ceil(day / DAYS_OF_WEEK) === number);
    if (!source.largePrint) return tableOf(strings.week(number), week, days, source);
    return [week.slice(0, LARGE_DAYS), week.slice(LARGE_DAYS)].flatMap((part) =>
      tableOf(
        strings.daysOfWeek(number, part[0]?.day ?? 0, part.at(-1)?.day ?? 0),
        part,
        ...([days, source] as const),
      ),
    );
  });
}

function tableOf(
  heading: string,
  part: readonly PlanDay[],
  days: readonly PlanDay[],
  { firstDay, person }: WeekSource,
): PrintedWeek[] {
  const [first] = part;
  const last = part.at(-1);
  // Days without a single meal are no week to hang on the fridge.
  const isPlanned = part.some(({ slots }) => slots.some(({ entry }) => entry !== null));
  if (!first || !last || !isPlanned) return [];
  return [
    {
      heading,
      about: [dayMonthRange(first.day, last.day, firstDay), person].filter((text) => text !== '').join(' · '),
      days: part.map(({ day }) => columnHead(day, firstDay)),
      rows: first.slots.map(({ time, label, type }, slot) => ({
        ...{ time, label: safeText(label), type },
        cells: cellsOf(part, slot, days),
      })),
    },
  ];
}

/** Hung on the fridge it is read by the day of the week, where that is known. */
function columnHead(day: number, firstDay: string | undefined) {
  const weekday = weekdayOf(day, firstDay);
  return weekday === ''
    ? { heading: strings.day(day), date: '' }
    : {
        heading: upperFirst(weekday),
        date: strings.weekDay(dateNumbers(day, firstDay), day),
      };
}

const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);

/** The dishes of one time of day; the same dish on days that follow each other is one cell. */
function cellsOf(part: readonly PlanDay[], slot: number, days: readonly PlanDay[]): PrintedWeekCell[] {
  const entryOn = (day: number) => days.find((each) => each.day === day)?.slots[slot]?.entry ?? null;
  const cells: (PrintedWeekCell & { readonly first: number })[] = [];
  for (const { day } of part) {
    const entry = entryOn(day);
    const before = cells.at(-1);
    if (before && isSameDish(entryOn(day - 1), entry))
      cells.splice(-1, 1, { ...before, days: before.days + 1 });
    else
      cells.push({
        ...{ first: day, name: entry ? dishText(entry) : '', without: entry ? missingFoods(entry) : [] },
        ...{ days: 1, note: '' },
      });
  }
  return cells.map(({ first, ...cell }) => {
    const entry = entryOn(first);
    const isPrepared = entry !== null && (entry.description ?? '').trim() !== '';
    if (!isPrepared) return cell;
    const note = noteOf(cell.days, {
      began: isSameDish(entryOn(first - 1), entry),
      goesOn: isSameDish(entry, entryOn(first + cell.days)),
    });
    return { ...cell, note };
  });
}

/** That a dish is cooked once; at the edge of a table, where the other portion is. */
function noteOf(days: number, { began, goesOn }: { began: boolean; goesOn: boolean }): string {
  if (days > 1) return strings.cookedOnce(days);
  if (goesOn) return strings.restTomorrow;
  return began ? strings.restOfYesterday : '';
}

/** Cooked together: the same name and the same foods, whatever the portion. */
function isSameDish(one: MealEntry | null, other: MealEntry | null): boolean {
  return one !== null && other !== null && dishKey(one) === dishKey(other);
}

const dishKey = (entry: MealEntry) =>
  JSON.stringify([
    dishText(entry),
    missingFoods(entry),
    entry.ingredients.map(({ foodId, foodName }) => foodId ?? foodName).toSorted(),
  ]);
