import { countOf } from '@pora/kit';

const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };

/** Texts about what the matcher made of the survey's words (decisions 33 and 34). */
export const understandingStrings = {
  title: 'Co zrozumiano',
  hint: 'Wpis i liczba produktów z bazy. Tej listy używają generator i ostrzeżenia.',
  nothing: 'Wpisz alergie, nietolerancje albo nielubiane produkty.',
  failed: 'Nie udało się sprawdzić wpisów.',
  sources: { allergies: 'Blokada: alergie', intolerances: 'Ryzyko: nietolerancje', disliked: 'Nie lubi' },
  foods: (count: number) => `→ ${countOf(count, FOODS)}`,
  notUnderstood: 'Nie rozumiem',
  reasons: {
    too_short: 'za krótkie',
    no_food: 'brak w bazie',
    partly: 'tylko częściowo',
  },
} as const;
