import { countOf } from '@pora/kit';

const IN_MEALS = { one: 'posiłku', few: 'posiłkach', many: 'posiłkach' };

/** Words of swapping a food the patient must not get. */
export const swapStrings = {
  swap: 'Podmień',
  swapFor: (what: string) => `Podmień: ${what}`,
  swapAll: 'Podmień we wszystkich',
  swapAllFor: (what: string) => `Podmień we wszystkich: ${what}`,
  title: (food: string) => `Podmień: ${food}`,
  food: 'Co podmienić',
  loading: 'Szukam bezpiecznych zamienników…',
  loadFailed: 'Nie udało się wczytać zamienników',
  instead: (grams: string) => `Zamiast ${grams}`,
  per100: 'Na każde 100\u00a0g',
  amount: (grams: string, unit: string | undefined, kcal: string) =>
    [grams, unit, `${kcal}\u00a0kcal`].filter(Boolean).join(' · '),
  unit: (quantity: string, unit: string) => `${quantity} × ${unit}`,
  none: 'Nie ma bezpiecznego zamiennika',
  noneText: 'Dodaj zamiennik w bazie produktów albo zmień posiłek.',
  refused: 'Dlaczego nie inne',
  unweighed: 'brak wagi sztuki: uzupełnij ją w bazie produktów',
  meals: 'W których posiłkach',
  mealsHint: 'Posiłki połączone w parę zmieniają się razem.',
  meal: (place: string, meal: string, grams: string) => `${place}: ${meal}, ${grams}`,
  locked: 'Zablokowany. Odblokuj posiłek, aby podmienić.',
  keyIngredient: 'Składnik kluczowy: bez niego to inne danie.',
  submit: (meals: number) => (meals === 0 ? 'Podmień' : `Podmień w ${countOf(meals, IN_MEALS)}`),
  cancel: 'Anuluj',
  failed: 'Nie udało się podmienić',
  stillNotSafe: 'Podmieniono, ale plan nadal nie jest bezpieczny',
  nothingSwapped: 'Niczego nie podmieniono',
  undo: 'Cofnij podmianę',
} as const;
