import { plural } from '@pora/text-pl/plural';

const PORTIONS = { one: 'porcję', few: 'porcje', many: 'porcji' };

/** Every sentence of the printed plan. */
export const handOutStrings = {
  title: 'Indywidualny plan żywieniowy',
  stage: (numeral: string) => `Etap ${numeral}`,
  days: { one: 'dzień', few: 'dni', many: 'dni' },
  prepared: (date: string) => `Opracowano ${date}`,
  preparedBy: 'Opracowanie',
  logo: 'Znak Pora: pierścień z pięciu łuków',
  header: (stage: string, person: string) =>
    person ? `Plan diety, ${stage} · ${person}` : `Plan diety, ${stage}`,
  onlyFor: (person: string) =>
    person
      ? `Plan przeznaczony wyłącznie dla: ${person}. Nie przekazuj go innym osobom.`
      : 'Plan przeznaczony wyłącznie dla osoby, której go wydano. Nie przekazuj go innym osobom.',
  page: 'Strona ',
  pageOf: ' z ',
  summary: 'Podsumowanie',
  average: 'Średnio dziennie',
  protein: 'Białko',
  fat: 'Tłuszcz',
  carbs: 'Węglowodany',
  ofEnergy: (percent: string) => `${percent} energii`,
  targetOf: (kcal: string) => `cel ${kcal}`,
  goal: 'Cel',
  needs: 'Zapotrzebowanie',
  needsWithDeficit: (tdee: string, deficit: string) => `CPM ${tdee}, deficyt ${deficit}`,
  needsWithSurplus: (tdee: string, surplus: string) => `CPM ${tdee}, nadwyżka ${surplus}`,
  needsOnly: (tdee: string) => `CPM ${tdee}`,
  mealsPerDay: 'Posiłki',
  mealsCount: (count: number, noun: string) => `${count}\u00a0${noun} dziennie`,
  mealNoun: { one: 'posiłek', few: 'posiłki', many: 'posiłków' },
  howToRead: 'Jak czytać plan',
  howToReadPoints: [
    'Masa dotyczy części jadalnej: bez skórek, pestek i kości. O tym, czy produkt jest surowy, suchy czy gotowany, mówi jego nazwa; bez dopisku jest to produkt przed obróbką.',
    'Miary domowe są płaskie i zaokrąglone: szklanka ma 250\u00a0ml, łyżka 15\u00a0ml, łyżeczka 5\u00a0ml. Gdy masz wagę, kieruj się gramami.',
    'B to białko, T tłuszcz, W węglowodany; wszystkie w gramach.',
    'Całe dni możesz zamieniać miejscami. Pojedyncze posiłki zamieniaj tylko w tej samej porze dnia.',
    'Gdy to samo danie stoi w dwóch kolejnych dniach, ugotuj je raz na oba dni. Drugą porcję przechowaj w lodówce.',
  ],
  day: (day: number) => `Dzień ${day}`,
  columns: {
    time: 'Godz.',
    meal: 'Posiłek',
    ingredients: 'Składniki (miara domowa, masa)',
    kcal: 'kcal',
    protein: 'B',
    fat: 'T',
    carbs: 'W',
  },
  daySum: 'Razem dzień',
  noMeal: 'bez posiłku',
  cooking: (portions: number) => `gotujesz na ${portions}\u00a0${plural(portions, PORTIONS)}, jesz jedną`,
  insteadOf: (food: string) => ` (zamiast: ${food})`,
  without: (foods: readonly string[]) => ` – wersja bez: ${foods.join('; ')}`,
  swaps: (pairs: readonly { from: string; to: string }[], isMarked: boolean) =>
    `${isMarked ? 'Podkreślonych produktów nie używaj. ' : ''}Zamiast: ${pairs
      .map(({ from, to }) => `${from} daj: ${to}`)
      .join('; zamiast: ')}.`,
  recipes: 'Sposób przygotowania',
} as const;
