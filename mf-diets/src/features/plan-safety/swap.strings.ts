import { countOf } from '@pora/kit';

const IN_MEALS = { one: 'posiłku', few: 'posiłkach', many: 'posiłkach' };
const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const DAYS = { one: 'Dzień', few: 'Dni', many: 'Dni' };

/** Words of swapping a food the patient must not get. */
export const swapStrings = {
  swap: 'Podmień',
  swapFor: (what: string) => `Podmień: ${what}`,
  swapAll: 'Podmień we wszystkich',
  swapAllFor: (what: string) => `Podmień we wszystkich: ${what}`,
  title: (food: string) => `Podmień: ${food}`,
  about: (causes: readonly string[], grams: string, unit: string | undefined, meal: string, place: string) =>
    [...causes, `w tym posiłku ${grams}${unit ? ` (${unit})` : ''}`, [meal, place].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(' · '),
  food: 'Co podmienić',
  loading: 'Szukam bezpiecznych zamienników…',
  loadFailed: 'Nie udało się wczytać zamienników',
  columns: { food: 'Bezpieczne dla pacjenta', kcal: 'kcal', after: 'Posiłek po' },
  instead: (grams: string) => `Zamiast ${grams}`,
  kcal: (difference: string) => `${difference}\u00a0kcal`,
  unknown: '–',
  unknownKcal: 'kalorie nieznane',
  after: (kcal: string) => `posiłek po: ${kcal}`,
  none: 'Nie ma bezpiecznego zamiennika',
  noneText: 'Wybierz inny produkt z bazy albo zmień posiłek.',
  other: {
    open: 'Inny produkt z bazy',
    label: 'Inny produkt z bazy',
    placeholder: 'Szukaj w bazie produktów…',
    checking: 'Sprawdzam produkt…',
    failed: 'Nie udało się sprawdzić produktu',
    retry: 'Spróbuj ponownie',
    refused: (food: string) => `„${food}” nie może tu trafić:`,
    same: 'To jest produkt, który podmieniasz.',
    gone: (food: string) => `Produktu „${food}” nie ma już w bazie.`,
  },
  refused: 'Dlaczego nie inne',
  sameResult: (cause: string, value: string | undefined) =>
    value === undefined ? `ten sam powód: ${cause}` : `ten sam wynik: ${cause} ${value}`,
  unweighed: 'brak wagi sztuki: uzupełnij ją w bazie produktów',
  scope: 'Gdzie podmienić',
  here: 'W tym posiłku',
  everywhere: (meals: number) => `We wszystkich ${meals}`,
  meals: 'W których posiłkach',
  mealsHint: 'Posiłki połączone w parę zmieniają się razem.',
  day: (day: number) => `D${day}`,
  meal: (place: string, meal: string, grams: string) => `${place}: ${meal}, ${grams}`,
  locked: 'Zablokowany. Odblokuj posiłek, aby podmienić.',
  keyIngredient: 'Składnik kluczowy: bez niego to inne danie.',
  effect: {
    asking: 'Liczę, co się zmieni…',
    failed: 'Nie udało się policzyć, co się zmieni',
    risk: 'Ryzyko:',
    meals: (before: number, after: number) => `${before} → ${countOf(after, MEALS)}.`,
    sameEnergy: 'Kalorie dni się nie zmienią.',
    days: (kcal: string) => `Dni zmienią się o ${kcal}.`,
    within: 'Żaden nie wyjdzie z tolerancji.',
    outside: (days: readonly number[]) =>
      `${countOf(days.length, DAYS).replace(/^\d+\s/, '')} ${days.join(', ')}: poza tolerancją.`,
  },
  print: (standIn: string, from: string) => `Wydruk: „${standIn} (zamiast: ${from})”.`,
  submit: (meals: number) => (meals === 0 ? 'Podmień' : `Podmień w ${countOf(meals, IN_MEALS)}`),
  failed: 'Nie udało się podmienić',
  stillNotSafe: 'Podmieniono, ale plan nadal nie jest bezpieczny',
  nothingSwapped: 'Niczego nie podmieniono',
  undo: 'Cofnij podmianę',
  undone: 'Przywrócono plan sprzed podmiany',
} as const;
