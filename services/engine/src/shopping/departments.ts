/** Shop departments of a shopping list, in the order in which a shop is walked. */
import { foldText, wordsOf } from '@pora/text-pl/fold';
import { sameTidyWord } from '../text-pl/inflection.js';

/** Departments in walking order. */
export const DEPARTMENTS = [
  'Pieczywo',
  'Warzywa',
  'Owoce',
  'Nabiał i jaja',
  'Mięso i ryby',
  'Produkty zbożowe',
  'Tłuszcze',
  'Przyprawy i dodatki',
  'Inne',
] as const;
export type Department = (typeof DEPARTMENTS)[number];

const BY_CATEGORY: Readonly<Record<string, Department>> = {
  pieczywo: 'Pieczywo',
  warzywa: 'Warzywa',
  owoce: 'Owoce',
  nabial: 'Nabiał i jaja',
  'nabial i jaja': 'Nabiał i jaja',
  mieso: 'Mięso i ryby',
  'ryby i owoce morza': 'Mięso i ryby',
  'kasze makarony zboza': 'Produkty zbożowe',
  'przyprawy i dodatki': 'Przyprawy i dodatki',
};
const FATS = ['olej', 'oliwa', 'masło', 'smalec', 'margaryna', 'ghee'];

/** Department of a food by its category; cooking fats have their own shelf. */
export function departmentOf(name: string, category: string): Department {
  const department = BY_CATEGORY[foldText(category)] ?? 'Inne';
  const first = wordsOf(name)[0] ?? '';
  const isFat = department === 'Przyprawy i dodatki' || department === 'Nabiał i jaja';
  return isFat && FATS.some((fat) => sameTidyWord(fat, first)) ? 'Tłuszcze' : department;
}
