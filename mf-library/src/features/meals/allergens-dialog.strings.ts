import { countOf } from '@pora/kit';

const INGREDIENTS = { one: 'składnik', few: 'składniki', many: 'składników' };
const FOODS = { one: 'produktu', few: 'produktów', many: 'produktów' };
const IN_FOODS = {
  one: 'sprawdzonym produkcie',
  few: 'sprawdzonych produktach',
  many: 'sprawdzonych produktach',
};

/** Texts of what a meal holds that somebody may not eat. */
export const allergensDialogStrings = {
  title: 'Alergeny i nietolerancje',
  about: (meal: string, ingredients: number) => `${meal} · ${countOf(ingredients, INGREDIENTS)}`,
  unchecked: (count: number) => `Nie sprawdzono ${countOf(count, FOODS)}:`,
  uncheckedText: 'Lista może być niepełna, dlatego posiłek nie jest oznaczony jako bezpieczny.',
  allergens: 'Alergeny',
  intolerances: 'Nietolerancje',
  columns: { allergen: 'Alergen', entry: 'Pozycja', foods: 'Z produktów', confidence: 'Pewność' },
  none: 'Żaden składnik nie ma oznaczonego alergenu.',
  noIntolerances: 'Żaden składnik nie jest powiązany ze słownikiem nietolerancji.',
  others: (count: number) => `Pozostałe ${count}`,
  othersOf: (foods: number, allergens: readonly string[]) =>
    foods === 0
      ? 'Żaden składnik nie ma sprawdzonych alergenów.'
      : `W ${countOf(foods, IN_FOODS)} nie ma: ${allergens.join(', ')}.`,
  notChecked: 'nie sprawdzono',
  confidence: { pewny: 'pewny', prawdopodobny: 'prawdopodobny', niepewny: 'niepewny' },
  source: (food: string, confidence: string) => `${food} (${confidence})`,
  loading: 'Wczytuję…',
  failed: 'Nie udało się pobrać nietolerancji produktów: nie sprawdzono.',
  copy: 'Kopiuj listę',
  close: 'Zamknij',
} as const;
