import { describe, expect, it } from '@jest/globals';
import { codeOf, readProduct, type ReadProduct } from './read-product.js';

const PRODUCT = {
  code: '5901234123457',
  product: {
    product_name: 'Cottage cheese',
    product_name_pl: 'Serek wiejski',
    brands: 'Mleczna Dolina, Inna',
    nutriments: {
      'energy-kcal_100g': 97,
      energy_100g: 406,
      proteins_100g: '11,0',
      fat_100g: 5,
      carbohydrates_100g: 2.04,
      salt_100g: 0.7,
    },
    allergens_tags: ['en:milk'],
    traces_tags: ['en:nuts', 'pl:soja'],
    serving_quantity: '50',
    product_quantity: 200,
  },
};
const read = (value: unknown) => readProduct(JSON.stringify(value)) as ReadProduct;
const withNutriments = (nutriments: object) => read({ product_name: 'A', nutriments });

describe('produkt z Open Food Facts', () => {
  it('daje nazwę po polsku z marką, wartości 100 g, miary i alergeny', () => {
    expect(read(PRODUCT)).toMatchObject({
      code: '5901234123457',
      missing: [],
      refused: [],
      values: {
        ...{ name: 'Serek wiejski, Mleczna Dolina', per: '100g', code: '5901234123457' },
        ...{ calories: 97, protein: 11, fat: 5, carbs: 2 },
        units: [
          { name: 'porcja', grams: 50 },
          { name: 'opakowanie', grams: 200 },
        ],
        allergens: ['mleko'],
        confidence: 'niepewny',
        note: 'Źródło: Open Food Facts, kod 5901234123457. Może zawierać: orzechy, soja.',
      },
    });
    expect(read(PRODUCT.product).values.name).toBe('Serek wiejski, Mleczna Dolina');
  });

  it('kodu ze złą cyfrą kontrolną nie przepisuje, tylko go nazywa', () => {
    const { values, refused } = read({ product_name: 'A', code: '5901234123450' });
    expect([values.code, refused]).toEqual(['', ['kod kreskowy 5901234123450 (zła cyfra kontrolna)']]);
  });

  it.each([
    ['en:sesame-seeds', 'sezam'],
    ['en:sulphur-dioxide-and-sulphites', 'dwutlenek_siarki'],
    ['pl:orzeszki-ziemne', 'arachidy'],
    ['pl:Łubin', 'lubiny'],
    ['en:wheat', 'gluten'],
    ['pl:mięczaki', 'moluski'],
  ])('tag %s to %s', (tag, allergen) => {
    const { values } = read({ product_name: 'A', allergens_tags: [tag] });
    expect(values.allergens).toEqual([allergen]);
    expect(values.confidence).toBe('prawdopodobny');
  });

  it('nieznany tag alergenu nie ginie: stoi w uwadze, a lista jest niepewna', () => {
    const { values } = read({ product_name: 'A', allergens_tags: ['en:milk', 'fr:truc-rare'] });
    expect(values).toMatchObject({
      allergens: ['mleko'],
      confidence: 'niepewny',
      note: 'Źródło: Open Food Facts. Nierozpoznane alergeny: truc rare.',
    });
  });

  it('brakujące wartości są brakujące, nie zerowe', () => {
    const { values, missing } = withNutriments({ fat_100g: 0 });
    expect(values).toMatchObject({ calories: null, protein: null, fat: 0, carbs: null });
    expect(missing).toEqual(['energia', 'białko', 'węglowodany', 'alergeny']);
  });

  it('energia w samych kJ jest przeliczona i nazwana, sól jest pominięta', () => {
    const { values, remarks } = withNutriments({ 'energy-kj_100g': 1000, salt_100g: 5 });
    expect(values.calories).toBe(239);
    expect(remarks).toEqual(['Energia przeliczona z kJ.']);
  });

  it('wartości spoza zakresu są odrzucone, a nie przycięte', () => {
    const { values, refused } = withNutriments({
      ...{ 'energy-kcal_100g': 4060, proteins_100g: 250, fat_100g: -1, carbohydrates_100g: 'x' },
    });
    expect(values).toMatchObject({ calories: null, protein: null, fat: null, carbs: null });
    expect(refused).toEqual(
      ['energia 4 060', 'białko 250', 'tłuszcz −1'].map((one) => one.replace(' 060', '\u00a0060')),
    );
    const { remarks } = withNutriments({ proteins_100g: 60, fat_100g: 60, carbohydrates_100g: 10 });
    expect(remarks).toEqual(['Białko, tłuszcz i węglowodany mają razem 130 g w 100 g. Sprawdź wartości.']);
  });

  it('[library §5] czego nie ma w 100 g żadnego produktu, odrzuca tą samą granicą co formularz', () => {
    const of = (nutriments: object) => {
      const { values, refused, remarks } = withNutriments({ ...nutriments });
      return [values.calories, values.fat, refused.length, remarks.length];
    };
    const fat = { proteins_100g: 0, carbohydrates_100g: 0 };
    expect(of({ ...fat, fat_100g: 100.5, 'energy-kcal_100g': 902 })).toEqual([902, 100.5, 0, 0]);
    expect(of({ ...fat, fat_100g: 100.6, 'energy-kcal_100g': 903 })).toEqual([null, null, 2, 0]);
    expect(of({ ...fat, fat_100g: 5, 'saturated-fat_100g': 6 })).toEqual([null, 5, 0, 1]);
  });

  it.each([
    ['nie json', 'not_json'],
    ['[1,2]', 'not_json'],
    ['{"status":0,"status_verbose":"product not found"}', 'no_product'],
    ['null', 'not_json'],
  ])('%s nie jest produktem', (text, fault) => {
    expect(readProduct(text)).toBe(fault);
  });

  it('wrogie dane nie psują odczytu', () => {
    const { values } = read({
      product_name: `A\u0000\u202e${'b'.repeat(500)}`,
      nutriments: { fat_100g: { toString: 1 }, __proto__: { proteins_100g: 3 } },
      allergens_tags: 'en:milk',
      traces_tags: [null, {}, 7],
      serving_quantity: 1e99,
    });
    expect(values.name.length).toBeLessThanOrEqual(160);
    expect(values).toMatchObject({ fat: null, allergens: [], units: [] });
  });

  it.each([
    ['5901234123457', '5901234123457'],
    [' 590 1234 123457 ', '5901234123457'],
    ['https://pl.openfoodfacts.org/produkt/5901234123457/serek-wiejski', '5901234123457'],
    ['https://world.openfoodfacts.org/api/v2/product/20724696.json', '20724696'],
    ['https://example.org/5901234123457', null],
    ['12', null],
  ])('„%s” to kod %s', (typed, code) => {
    expect(codeOf(typed)).toBe(code);
  });

  it('[library §5] czyta obecny kształt Open Food Facts, a wartości porcji i po przygotowaniu zostawia', () => {
    const nutrients = {
      'energy-kcal': { value: 61, unit: 'kcal' },
      ...{
        proteins: { value: 4.1, unit: 'g' },
        fat: { value: 2, unit: 'g' },
        carbohydrates: { value: 6.5, unit: 'g' },
      },
    };
    const of = (set: object) =>
      readProduct(
        JSON.stringify({ product: { product_name: 'Kefir próbny', nutrition: { aggregated_set: set } } }),
      );
    expect(of({ preparation: 'as_sold', per: '100g', nutrients })).toMatchObject({
      values: { name: 'Kefir próbny', calories: 61, protein: 4.1, fat: 2, carbs: 6.5 },
    });
    for (const set of [
      { per: 'serving', nutrients },
      { preparation: 'prepared', per: '100g', nutrients },
    ])
      expect(of(set)).toMatchObject({
        missing: expect.arrayContaining(['energia', 'białko', 'tłuszcz', 'węglowodany']),
      });
    const milligrams = { ...nutrients, proteins: { value: 4100, unit: 'mg' } };
    expect(of({ per: '100g', nutrients: milligrams })).toMatchObject({ values: { protein: null, fat: 2 } });
  });
});
