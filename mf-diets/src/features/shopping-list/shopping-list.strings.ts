import { countOf, formatRange } from '@pora/kit';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const FROM_MEALS = { one: 'posiłku', few: 'posiłków', many: 'posiłków' };
const ITEMS = { one: 'pozycja', few: 'pozycje', many: 'pozycji' };

const week = (number: 1 | 2) => `Tydzień ${number}`;
const days = (number: 1 | 2) => (number === 1 ? formatRange(1, 7) : formatRange(8, 14));
/** An abbreviation at the end of a sentence keeps its one full stop. */
const sentence = (end: string) => (end.endsWith('.') ? end : `${end}.`);
/** "dzień 5", "dni 2 i 4", "dni 1, 2 i 6". */
const dayList = (numbers: readonly number[]) =>
  numbers.length === 1
    ? `dzień\u00a0${numbers[0]}`
    : `dni\u00a0${numbers.slice(0, -1).join(', ')}\u00a0i\u00a0${numbers.at(-1)}`;

/** Words of the shopping list. */
export const shoppingStrings = {
  title: 'Lista zakupów',
  from: (planName: string, meals: number) =>
    meals === 0 ? planName : `${planName} · policzona z\u00a0${countOf(meals, FROM_MEALS)}`,
  weeks: 'Tygodnie',
  week,
  weekTab: (number: 1 | 2) => `${week(number)}, dni\u00a0${days(number)}`,
  weekHeading: (number: 1 | 2) => `${week(number)} (dni\u00a0${days(number)})`,
  printHeading: (number: 1 | 2) => `Lista zakupów, tydzień\u00a0${number} (dni\u00a0${days(number)})`,
  views: { label: 'Układ listy', departments: 'Działy', days: 'Dni', names: 'A–Z' },
  day: (day: number) => `Dzień ${day}`,
  all: 'Wszystkie produkty',
  hideTicked: 'Ukryj zaznaczone',
  jump: 'Działy listy',
  ticked: 'Zaznaczone',
  of: (ticked: number, all: number) => `${ticked} z\u00a0${all}`,
  allTicked: 'Wszystko zaznaczone.',
  untickAll: 'Odznacz wszystko',
  tick: (name: string, amount: string) => `${name}, ${amount}`,
  needed: dayList,
  meals: (count: number) => countOf(count, MEALS),
  sources: (name: string) => `Skąd ${name}:`,
  useDay: (day: number) => `dzień\u00a0${day}`,
  sum: (needed: string) => `Razem ${needed}.`,
  rounded: (needed: string, amount: string) => `Razem ${needed}, do kupienia ${sentence(amount)}`,
  byUnit: (needed: string, unit: string, weight: string, amount: string) =>
    `Razem ${needed}. 1\u00a0${unit} waży ${weight}, stąd ${sentence(amount)}`,
  outsideBase: 'poza bazą produktów',
  foot: 'Zaokrąglone do ilości sklepowych. Woda pominięta.',
  print: 'Drukuj',
  close: 'Zamknij',
  copy: 'Kopiuj listę',
  copied: 'Skopiowano!',
  loading: 'Liczę listę zakupów…',
  failed: 'Nie udało się policzyć listy zakupów',
  refreshFailed: 'To lista sprzed chwili. Nie udało się jej policzyć na nowo.',
  retry: 'Spróbuj ponownie',
  emptyWeek: (number: 1 | 2) => `Brak zakupów na ${number === 1 ? 'pierwszy' : 'drugi'} tydzień`,
  emptyWeekText: (number: 1 | 2) =>
    `W dniach ${days(number)} nie ma jeszcze posiłków ze składnikami. Lista powstaje z nich sama.`,
  count: (items: number) => countOf(items, ITEMS),
} as const;
