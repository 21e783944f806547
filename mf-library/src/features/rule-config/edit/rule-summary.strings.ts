import {
  countOf,
  formatDecimal,
  formatGrams,
  formatPercent,
  formatRange,
  joinNames,
  plural,
} from '@pora/kit';

const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };
const TIMES = { one: 'raz', few: 'razy', many: 'razy' };
const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const ATTEMPTS = { one: 'próby', few: 'prób', many: 'prób' };
const SLOTS = { one: 'slot', few: 'sloty', many: 'slotów' };

/** The rules in plain words, sentence by sentence. */
export const summaryStrings = {
  title: 'Reguły prostymi słowami',
  go: (section: string) => `Przejdź do sekcji: ${section}`,
  changed: 'zmieniona',
  planAverage: (percent: number) => `Średnia planu: cel ±${formatPercent(percent)}.`,
  day: (percent: number) => `Dzień: cel ±${formatPercent(percent)}.`,
  slot: (percent: number, attempts: number) =>
    `Posiłek: swój udział ±${formatPercent(percent)}, do ${countOf(attempts, ATTEMPTS)} na dzień.`,
  lowCalorie: (percent: number) => `Poniżej ${formatPercent(percent)} celu dzień jest „niskokaloryczny”.`,
  candidates: (most: number, step: number) =>
    `Do ${countOf(most, MEALS)} na slot, porcje co ${formatPercent(step)}.`,
  detection: (most: number) => `„Na 6 porcji” w tekście liczy się, najwyżej do ${most}.`,
  noDetection: 'Liczba porcji z tekstu się nie liczy.',
  range: (min: number, max: number) => `Porcja od ${formatRange(min, max)}% przepisu.`,
  ranges: (ranges: readonly { name: string; min: number; max: number }[]) =>
    `Inaczej: ${ranges.map(({ name, min, max }) => `${name.toLowerCase()} ${formatRange(min, max)}%`).join(', ')}.`,
  fixed: (name: string, percent: number) => `${name} zawsze ${formatPercent(percent)}.`,
  minimum: (words: readonly string[], amounts: readonly string[]) =>
    `${joinWords(words)}: co najmniej ${amounts.join(' i ')}.`,
  pieces: (quantity: number, units: readonly string[]) =>
    [formatDecimal(quantity, 0), units.join(' lub ')].filter(Boolean).join(' '),
  grams: (grams: number) => formatGrams(grams),
  tolerated: (categories: readonly string[]) => `Bez zamiany przy nietolerancji: ${joinNames(categories)}.`,
  noneTolerated: 'Każdy składnik jest zamieniany przy nietolerancji.',
  repeats: (limit: number) => `To samo danie wraca najwyżej ${limit} ${plural(limit, TIMES)}.`,
  repeatsOf: (name: string, limit: number) => `${name}: najwyżej ${limit} ${plural(limit, TIMES)}.`,
  unlimited: (name: string, count: number) => `${name} bez limitu od ${count} posiłków dziennie.`,
  stages: (limit: number) =>
    `W innych etapach pacjenta to samo danie najwyżej ${limit} ${plural(limit, TIMES)}.`,
  groups: (words: readonly string[]) => `Liczą się jak jedno danie: ${words.join(', ')}.`,
  keyword: (word: string, limit: number) => `„${word}” najwyżej ${limit} ${plural(limit, TIMES)} dziennie.`,
  slots: (count: number) => `${countOf(count, SLOTS)}.`,
  alsoTakes: (slot: string, types: readonly string[]) =>
    `${slot} przyjmuje też: ${types.map((type) => type.toLowerCase()).join(', ')}.`,
  pair: (days: number, lunch: number, dinner: number, dinnerStart: number) =>
    `Plan ${days}-dniowy: obiad na ${countOf(lunch, DAYS)}, kolacja na ${countOf(dinner, DAYS)}, kolacja od dnia ${dinnerStart}.`,
  noPairs: 'Obiady i kolacje nie są parowane.',
  layout: (count: number, first: string, last: string) => `${countOf(count, MEALS)} od ${first} do ${last}.`,
  badSum: (count: number, sum: number) =>
    `${countOf(count, MEALS)}: udziały dają ${formatPercent(sum, Number.isInteger(sum) ? 0 : 1)}.`,
  short: (count: number, entries: number) => `${countOf(count, MEALS)}: zapisano ${entries}.`,
  unknownType: (count: number, type: string) => `${countOf(count, MEALS)}: typ „${type}” jest nieznany.`,
} as const;

const NAMED_WORDS = 3;

function joinWords(words: readonly string[]): string {
  const shown = words.slice(0, NAMED_WORDS).join(', ');
  const first = shown.charAt(0).toUpperCase() + shown.slice(1);
  return words.length > NAMED_WORDS ? `${first}…` : first;
}
