import { handOutWords } from '@pora/contracts/plans/hand-out.strings';
import { plural } from '@pora/text-pl/plural';

const DAYS_AHEAD = new Map([
  [2, 'dwa'],
  [3, 'trzy'],
  [4, 'cztery'],
]);
const PORTIONS = { one: 'porcję', few: 'porcje', many: 'porcji' };

/** Every sentence of the printed plan. */
export const handOutStrings = {
  ...handOutWords,
  stage: (numeral: string) => `Etap ${numeral}`,
  days: { one: 'dzień', few: 'dni', many: 'dni' },
  prepared: (date: string) => `Opracowano ${date}`,
  onlyFor: (person: string) =>
    person
      ? `Plan przeznaczony wyłącznie dla: ${person}. Nie przekazuj go innym osobom.`
      : 'Plan przeznaczony wyłącznie dla osoby, której go wydano. Nie przekazuj go innym osobom.',
  average: 'Średnio dziennie',
  protein: 'Białko',
  fat: 'Tłuszcz',
  carbs: 'Węglowodany',
  ofEnergy: (percent: string) => `${percent} energii`,
  targetOf: (kcal: string) => `cel ${kcal}`,
  goal: 'Cel',
  needs: 'CPM',
  needsNote: (activity: string | undefined) =>
    activity === undefined ? 'z\u00a0ruchem' : `z\u00a0ruchem, PAL\u00a0${activity}`,
  deficit: 'Deficyt',
  surplus: 'Nadwyżka',
  ofNeeds: (percent: string) => `${percent} CPM`,
  mealsPerDay: 'Posiłki',
  mealsCount: (count: number, noun: string) => `${count}\u00a0${noun} dziennie`,
  mealNoun: { one: 'posiłek', few: 'posiłki', many: 'posiłków' },
  reading: {
    mass: 'Masa dotyczy części jadalnej: bez skórek, pestek i kości. O tym, czy produkt jest surowy, suchy czy gotowany, mówi jego nazwa; bez dopisku jest to produkt przed obróbką.',
    measures:
      'Miary domowe są płaskie i zaokrąglone: szklanka ma 250\u00a0ml, łyżka 15\u00a0ml, łyżeczka 5\u00a0ml.',
    scale: 'Gdy masz wagę, kieruj się gramami.',
    macros: 'B to białko, T tłuszcz, W węglowodany; wszystkie w gramach.',
    days: 'Całe dni możesz zamieniać miejscami. Pojedyncze posiłki zamieniaj tylko w tej samej porze dnia.',
    substitutes: 'Produkty zamieniaj według części „Zamienniki”, w ilościach, które tam stoją.',
    insteadOf:
      'Dopisek „zamiast: …” mówi, co w przepisie zmieniliśmy dla Ciebie. Nie dodawaj tego, co stało tam wcześniej.',
    freezing:
      'Gdy to samo danie stoi w dwóch kolejnych dniach, ugotuj je raz na oba dni. Gotową porcję trzymaj w lodówce do 2\u00a0dni albo zamroź, najwyżej na 3\u00a0miesiące.',
  },
  day: (day: number) => `Dzień ${day}`,
  cooking: (portions: number) => `gotujesz na ${portions}\u00a0${plural(portions, PORTIONS)}, jesz jedną`,
  portions: (portions: number) => `na ${portions}\u00a0${plural(portions, PORTIONS)}, zjedz\u00a01`,
  dayAndMeal: (day: number, meal: string) => `dzień\u00a0${day}, ${meal}`,
  swaps: (pairs: readonly { from: string; to: string }[], isMarked: boolean) =>
    `${isMarked ? 'Podkreślonych produktów nie używaj. ' : ''}Zamiast: ${pairs
      .map(({ from, to }) => `${from} daj: ${to}`)
      .join('; zamiast: ')}.`,
  bodyMass: 'Masa ciała',
  bmi: (bmi: string) => `BMI ${bmi}`,
  basal: 'PPM',
  basalNote: 'w spoczynku',
  water: (least: string, most: string) =>
    `${least}–${most}\u00a0l dziennie (30–35\u00a0ml na kilogram masy ciała)`,
  waterPerKg: '30–35\u00a0ml na kilogram masy ciała dziennie',
  visit: (day: string, time: string | undefined) => (time === undefined ? day : `${day}, godz.\u00a0${time}`),
  diaryText: (visitDay: string) =>
    `Zapisz tylko to, co było inaczej niż w planie. Jeden kwadrat to jedna szklanka wody. Przynieś tę kartkę na wizytę${visitDay && `\u00a0${visitDay}`}.`,
  daysOfWeek: (week: number, first: number, last: number) =>
    first === last ? `Tydzień ${week}, dzień ${first}` : `Tydzień ${week}, dni ${first}–${last}`,
  cookedOnce: (days: number) => `gotujesz raz, na ${DAYS_AHEAD.get(days) ?? days}\u00a0dni`,
  restTomorrow: 'następna porcja jutro',
  restOfYesterday: 'porcja z\u00a0wczoraj',
  week: (number: number) => `Tydzień ${number}`,
  shoppingDays: (first: number, last: number) =>
    first === last ? `dzień\u00a0${first}` : `dni\u00a0${first}–${last}`,
  weekDay: (date: string, day: number) => `${date} · dzień\u00a0${day}`,
  shoppingWeek: (number: number) => `Lista zakupów, tydzień ${number}`,
  privacy: (controller: string) =>
    `Twoje dane. Administratorem danych jest ${controller}. Dane o zdrowiu przetwarzamy za Twoją zgodą (art. 9 ust. 2 lit. a RODO), aby ułożyć i prowadzić ten plan. Masz prawo do wglądu, poprawienia, kopii i usunięcia danych, do wycofania zgody oraz do skargi do Prezesa UODO.`,
  copyright: (year: number, author: string) =>
    `Prawa autorskie. © ${[year, author].filter(Boolean).join(' ')}. Plan ułożono dla jednej osoby; dla kogoś innego może być niebezpieczny. Nie kopiuj go i nie udostępniaj.`,
} as const;
