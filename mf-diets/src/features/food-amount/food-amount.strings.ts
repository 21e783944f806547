import { formatGrams } from '@pora/kit';

/** Words of an amount of a food. */
export const foodAmountStrings = {
  measureOf: (food: string) => `Miara domowa: ${food}`,
  measure: 'Miara domowa',
  measurePlaceholder: 'np. 4 łyżki',
  measureBad: 'Podaj liczbę i nazwę, np. 4 łyżki',
  units: (units: readonly { name: string; grams: number }[]) =>
    `Miary: ${units.map(({ name, grams }) => `${name} ${formatGrams(grams, Number.isInteger(grams) ? 0 : 1)}`).join(' · ')}`,
} as const;
