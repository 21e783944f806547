import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { countOf } from '@pora/kit';

const LOCKED = { one: 'zablokowany slot', few: 'zablokowane sloty', many: 'zablokowanych slotów' };

/** Texts of the overview of all days and of what can be done with its cells. */
export const overviewStrings = {
  /** Names of slots as they fit the first column; one that somebody typed stays as it is. */
  shortLabels: new Map([
    [MEAL_TYPE_LABELS.morning_porridge, 'Owsianka'],
    [MEAL_TYPE_LABELS.second_breakfast, 'II śniadanie'],
    [MEAL_TYPE_LABELS.snack_before_lunch, 'Przed obiadem'],
    [MEAL_TYPE_LABELS.late_snack, 'Późna przek.'],
  ]),
  locked: 'zablokowany',
  lockedInAllDays: 'zablokowany we wszystkich dniach',
  accepted: 'ryzyko przyjęte',
  legend: { danger: 'ryzyko', selected: 'wybrany', shown: 'pokazane' },
  shown: 'pokazane',
  clipboard: {
    copied: (meal: string) => `Skopiowano „${meal}”. Ctrl+V wstawi go w zaznaczone miejsce.`,
    nothingToCopy: 'W tym miejscu nie ma posiłku do skopiowania.',
    nothingToPaste: 'Najpierw skopiuj posiłek: Ctrl+C.',
    gone: (meal: string) =>
      `„${meal}” nie stoi już w miejscu, z którego go skopiowano. Skopiuj go jeszcze raz.`,
    skipped: (count: number) => `Bez zmian: ${countOf(count, LOCKED)}.`,
  },
  comparison: {
    title: (day: number) => `Dzień ${day} na tle planu`,
    day: (day: number) => `Dzień ${day}`,
    average: 'Średnio',
    difference: 'Różnica',
    target: (kcal: string, deviation: string) => `${deviation} wobec celu ${kcal}`,
    rows: { calories: 'kcal', protein: 'Białko, g', fat: 'Tłuszcz, g', carbs: 'Węgle, g' },
  },
} as const;
