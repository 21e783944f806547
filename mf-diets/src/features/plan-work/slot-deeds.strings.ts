import { countOf } from '@pora/kit';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const STAY = { one: 'zablokowany zostaje', few: 'zablokowane zostają', many: 'zablokowanych zostaje' };

/** Days as they are said: "dzień 3", "dni 3 i 4", "dni 3–6". */
function daysText(days: readonly number[]): string {
  const [first = 0, last = first] = [days[0], days.at(-1)];
  if (days.length <= 1) return `dzień ${first}`;
  const isRow = days.every((day, index) => day === first + index);
  return days.length > 2 && isRow
    ? `dni ${first}–${last}`
    : `dni ${[days.slice(0, -1).join(', '), days.at(-1)].join(' i ')}`;
}

const place = (label: string, days: readonly number[]) => `${label}, ${daysText(days)}`;

/** Words of what is done with slots by hand. */
export const slotDeedStrings = {
  place,
  days: daysText,
  removed: (where: string) => `Usunięto: ${where}`,
  removedMeal: (meal: string, where: string) => `Usunięto „${meal}” (${where})`,
  removedMany: (count: number) => `Usunięto ${countOf(count, MEALS)}`,
  removedBack: 'Przywrócono usunięte posiłki',
  isLocked: (where: string) => `${where}: posiłek jest zablokowany. Odblokuj go, aby go usunąć.`,
  areLocked: 'Zaznaczone posiłki są zablokowane. Odblokuj je, aby je usunąć.',
  lockedStay: (count: number) => countOf(count, STAY),
  generating: 'Generator jeszcze pracuje. Posiłki można zmieniać, gdy skończy.',
  nothingToRemove: 'W tym miejscu nie ma posiłku.',
  locked: (where: string) => `Zablokowano: ${where}`,
  unlocked: (where: string) => `Odblokowano: ${where}`,
  lockedMany: (count: number) => `Zablokowano ${countOf(count, MEALS)}`,
  unlockedMany: (count: number) => `Odblokowano ${countOf(count, MEALS)}`,
  lockedRow: (label: string) => `Zablokowano we wszystkich dniach: ${label}`,
  unlockedRow: (label: string) => `Odblokowano we wszystkich dniach: ${label}`,
} as const;
