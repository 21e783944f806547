import { describe, expect, it } from '@jest/globals';
import { makeFood } from '../../../testing/make-catalog.js';
import {
  BLANK_FOOD,
  changedFields,
  changeOfForm,
  contentOfForm,
  energyCheck,
  foodFormSchema,
  type FoodFormValues,
  foodOfForm,
  formOfFood,
  unitNamesFor,
} from './food-form.model.js';

const egg = makeFood({
  ...{ id: 3, name: 'Jajko', per: 'sztuka', calories: 77, carbs: 0.4, fat: 5.3, protein: 6.9 },
  units: [
    { name: 'opakowanie', grams: 550 },
    { name: 'szt.', grams: 55 },
  ],
});
const form = (change: Partial<FoodFormValues> = {}): FoodFormValues => ({ ...formOfFood(egg), ...change });
const problemsOf = (values: FoodFormValues) => {
  const read = foodFormSchema.safeParse(values);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('formularz produktu', () => {
  it('[library §3] nowy produkt: kategoria „Inne”, na 100 g, alergeny niepewne', () => {
    const values = { ...BLANK_FOOD, name: ' Kisiel ', protein: 1, fat: 0, carbs: 12 };
    expect(contentOfForm(values)).toEqual({
      ...{ name: 'Kisiel', category: 'Inne', code: null, per: '100g', calories: null },
      ...{ protein: 1, fat: 0, carbs: 12, units: [] },
      allergenInfo: { allergens: [], confidence: 'niepewny', note: '', verifiedAt: null },
    });
  });

  it('[library §5] bez kalorii liczy je z makroskładników: 4/4/9', () => {
    // 5×4 + 10×9 + 20×4 = 190
    const values = { ...BLANK_FOOD, name: 'Krem', protein: 5, fat: 10, carbs: 20 };
    expect(foodOfForm(values, { id: -1, now: new Date(0) })).toMatchObject({ id: -1, calories: 190 });
  });

  it('[decisions 40] waga sztuki jest miarą „sztuka”, a wartości na sztukę jej wymagają', () => {
    expect(form()).toMatchObject({ pieceGrams: 55, units: [{ name: 'opakowanie', grams: 550 }] });
    expect(contentOfForm(form({ pieceGrams: 60 })).units).toEqual([
      { name: 'sztuka', grams: 60 },
      { name: 'opakowanie', grams: 550 },
    ]);
    expect(problemsOf(form({ pieceGrams: null }))).toEqual(['pieceGrams: Podaj wagę jednej sztuki']);
    expect(problemsOf(form({ per: '100g', pieceGrams: null }))).toEqual([]);
  });

  it.each([0, 0.05, 5001, Number.NaN, null])('[library §3] miara z %s g nie przechodzi', (grams) => {
    const units = [{ key: 'a', name: 'łyżka', grams }];
    expect(problemsOf(form({ units }))).toEqual(['units.0.grams: Podaj gramy większe od 0, najwyżej 5000']);
  });

  it('[library §3] miara bez nazwy nie przechodzi, a nazwy są z listy, każda raz', () => {
    const line = { key: 'a', name: null, grams: 10 };
    expect(problemsOf(form({ units: [line] }))).toEqual(['units.0.name: Wybierz miarę']);
    const own = { key: 'b', name: 'bochenek', grams: 800 };
    const lines = [line, { key: 'c', name: 'łyżki', grams: 10 }, own];
    expect(unitNamesFor(line, lines)).toContain('szklanka');
    expect(unitNamesFor(line, lines)).not.toContain('łyżka');
    expect(unitNamesFor(line, lines)).not.toContain('sztuka');
    expect(unitNamesFor(own, lines)[0]).toBe('bochenek');
  });

  it('[library §2] jedno inne pole wystarcza, żeby były zmiany; to samo wpisane z powrotem nimi nie jest', () => {
    expect(changedFields(BLANK_FOOD, { ...BLANK_FOOD, protein: 0 })).toEqual(new Set(['protein']));
    expect(changedFields(BLANK_FOOD, { ...BLANK_FOOD, calories: Number.NaN })).toEqual(new Set(['calories']));
    const begun = { ...BLANK_FOOD, units: [{ key: 'a', name: null, grams: null }] };
    expect(changedFields(BLANK_FOOD, begun)).toEqual(new Set(['units']));
    expect(changedFields(form(), formOfFood(egg)).size).toBe(0);
  });

  it('[library §7] wysyła tylko to, co zmieniono, także z informacji o alergenach', () => {
    expect(changeOfForm(form(), form())).toBeNull();
    expect(changeOfForm(form(), form({ note: 'Z wolnego wybiegu' }))).toEqual({
      allergenInfo: { note: 'Z wolnego wybiegu' },
    });
    expect(changeOfForm(form(), form({ calories: null, allergens: ['jaja', 'gluten'] }))).toEqual({
      calories: null,
      allergenInfo: { allergens: ['gluten', 'jaja'] },
    });
  });

  it('[decisions 37] mówi, gdy energia różni się od 4/4/9 o więcej niż 5 %', () => {
    const wrap = form({ calories: 198, protein: 5.6, fat: 4.6, carbs: 29.8 });
    // 5.6×4 + 4.6×9 + 29.8×4 = 22.4 + 41.4 + 119.2 = 183
    expect(energyCheck(wrap)).toEqual({ ofMacros: 183, differsBy: 8 });
    expect(energyCheck({ ...wrap, calories: 190 })).toEqual({ ofMacros: 183 });
    expect(energyCheck({ ...wrap, calories: null })).toEqual({ ofMacros: 183 });
    expect(energyCheck({ ...wrap, fat: null })).toBeUndefined();
  });
});
