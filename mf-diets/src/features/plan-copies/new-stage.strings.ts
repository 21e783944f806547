import { countOf } from '@pora/kit';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };

/** Texts of the next stage out of a plan. */
export const newStageStrings = {
  title: 'Nowy etap z tego planu',
  text: (name: string) => `Powstaje z planu „${name}”: te same dni, godziny i udziały.`,
  stage: 'Etap',
  name: 'Nazwa planu',
  calories: 'Kalorie dziennie',
  tdee: (kcal: string, now: string) => `Obecny plan ma ${kcal}, TDEE to ${now}`,
  now: (kcal: string) => `Obecny plan ma ${kcal}`,
  meals: 'Posiłki',
  mealsOptions: {
    adjusted: 'Skopiuj i dopasuj porcje do nowych kalorii',
    empty: 'Zostaw puste miejsca',
  },
  adjustedHint: (n: number) =>
    `Przejdzie ${countOf(n, MEALS)}. Niedozwolone składniki zostaną podmienione, blokady nie przechodzą.`,
  emptyHint: 'Zostają godziny, nazwy i udziały posiłków. Posiłki dobierzesz sam albo zrobi to generator.',
  noMeals: 'Ten plan nie ma posiłków do skopiowania.',
  listFailed: 'Nie udało się sprawdzić, które etapy są wolne',
  create: 'Utwórz etap',
  createAndGenerate: 'Utwórz i generuj',
  created: (name: string) => `Utworzono plan „${name}”`,
  notAdjusted: 'Plan powstał, ale porcji nie udało się dopasować',
} as const;
