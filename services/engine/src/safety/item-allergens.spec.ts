import { describe, expect, it } from '@jest/globals';
import { ALLERGENS } from '@pora/contracts/catalog/food.vocabulary';
import { ITEMS_OF_ALLERGENS } from './item-allergens.data.js';
import { allergenOfItem, itemsOfAllergen, namesAnotherKind, saysWithoutAllergen } from './item-allergens.js';

describe('[decisions 56] tabela pozycji wyników i alergenów', () => {
  it('czyta się w obie strony: pozycja wskazuje alergen, a alergen swoje pozycje', () => {
    for (const allergen of ALLERGENS) {
      const items = itemsOfAllergen(allergen);
      for (const { key, role } of items)
        expect(allergenOfItem({ key, name: '?' })).toEqual({ allergen, role });
    }
    expect(ITEMS_OF_ALLERGENS.map(({ allergen }) => allergen).toSorted()).toEqual(ALLERGENS.toSorted());
    const keys = ALLERGENS.flatMap((allergen) => itemsOfAllergen(allergen).map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['Gluten', 'gluten', 'always'],
    ['GLIADYNA IgG', 'gluten', 'kind'],
    ['Pszenica zwyczajna', 'gluten', 'kind'],
    ['Białka mleka', 'mleko', 'always'],
    ['Mleko klaczy', 'mleko', 'kind'],
    ['Ser kozi dojrzewający', 'mleko', 'kind'],
    ['Jajka kacze', 'jaja', 'kind'],
    ['Orzechy – mieszanka', 'orzechy', 'always'],
    ['orzech ziemny prażony', 'arachidy', 'always'],
    ['Sos sojowy', 'soja', 'always'],
    ['Tuńczyk żółtopłetwy', 'ryby', 'kind'],
    ['Łubin biały', 'lubiny', 'always'],
    ['musztarda francuska', 'gorczyca', 'always'],
  ])('pozycja dodana w gabinecie „%s” stoi za alergenem po nazwie', (name, allergen, role) => {
    expect(allergenOfItem({ key: 'wlasna-pozycja', name })).toEqual({ allergen, role });
    expect(allergenOfItem({ name })).toEqual({ allergen, role });
  });

  it.each([
    'Pomidor',
    'Mleko kokosowe',
    'Kapusta włoska',
    'Orzech kokosowy',
    'Drożdże',
    'Gałka muszkatołowa',
    'Mak',
  ])('„%s” nie stoi za żadnym alergenem', (name) => {
    expect(allergenOfItem({ name })).toBeUndefined();
  });

  it('nazwa produktu wskazuje inny rodzaj tego samego alergenu', () => {
    expect(namesAnotherKind('Łosoś wędzony', 'Dorsz', 'ryby')).toBe(true);
    expect(namesAnotherKind('Filet z dorsza', 'Dorsz', 'ryby')).toBe(false);
    expect(namesAnotherKind('Paluszki rybne', 'Dorsz', 'ryby')).toBe(false);
  });

  it('nazwa, która mówi, czego w produkcie nie ma, jest odpowiedzią', () => {
    expect(saysWithoutAllergen('Chleb bezglutenowy', 'gluten')).toBe(true);
    expect(saysWithoutAllergen('Ciastka bez glutenu', 'gluten')).toBe(true);
    expect(saysWithoutAllergen('Mleko bez laktozy', 'gluten')).toBe(false);
    expect(saysWithoutAllergen('Chleb żytni', 'gluten')).toBe(false);
  });
});
