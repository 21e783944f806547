import { plural } from '@pora/text-pl/plural';

const MEALS = { one: 'niedozwolony posiłek', few: 'niedozwolone posiłki', many: 'niedozwolonych posiłków' };
const NAMED = 5;

/** Sentences about edits of slots. */
export const slotStrings = {
  placeNotFound: 'Nie znaleziono tego miejsca w planie.',
  allergyNotConfirmed: (foods: readonly string[]) =>
    `Pacjent ma alergię: ${foods.join('; ')}. Podaj powód, aby mimo to wstawić do planu.`,
  forbiddenReturn: (meals: number, foods: readonly string[]) =>
    `Wróciłoby ${meals} ${plural(meals, MEALS)} (${[...foods.slice(0, NAMED), ...(foods.length > NAMED ? ['…'] : [])].join('; ')}). Zostaw te miejsca puste, zamień je na bezpieczne albo podaj powód dla każdej przyczyny.`,
} as const;
