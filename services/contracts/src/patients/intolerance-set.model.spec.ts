import { describe, expect, it } from '@jest/globals';
import { itemsOfSet, newIntoleranceSetSchema, NO_CATEGORIES } from './intolerance-set.model.js';

const save = (body: object) => newIntoleranceSetSchema.safeParse({ patientId: 'p-1', ...body });
const items = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `Produkt ${n}`, value: n }));

describe('zestaw nietolerancji', () => {
  it.each([
    ['bez kategorii', {}],
    ['z pustą listą kategorii', { categories: [] }],
    ['z kategoriami bez wyników', { categories: [{ name: 'Ryby', items: [] }] }],
    ['z tekstem zamiast kategorii', { categories: 'Ryby' }],
  ])('[core §5] %s jest odrzucany jednym zdaniem', (_, body) => {
    expect(save(body).error?.issues.map(({ message }) => message)).toEqual([NO_CATEGORIES]);
  });

  it('pomija kategorie bez wyników i zachowuje powtórzone nazwy', () => {
    const { data } = save({
      categories: [
        {
          name: ' Owoce ',
          items: [
            { name: 'Kiwi', value: 12.5 },
            { name: 'Kiwi', value: 40 },
          ],
        },
        { name: 'Ryby', items: [] },
      ],
    });

    expect(data?.categories.map(({ name }) => name)).toEqual(['Owoce']);
    expect(data && itemsOfSet(data)).toEqual([
      { name: 'Kiwi', value: 12.5 },
      { name: 'Kiwi', value: 40 },
    ]);
  });

  it.each([
    ['ujemną wartość', [{ name: 'Dorsz', value: -1 }]],
    ['wartość ponad 10 000', [{ name: 'Dorsz', value: 10_000.1 }]],
    ['wartość, która nie jest liczbą', [{ name: 'Dorsz', value: '12' }]],
    ['nieskończoność', [{ name: 'Dorsz', value: Number.POSITIVE_INFINITY }]],
    ['wynik bez nazwy', [{ name: ' ', value: 1 }]],
    ['tysiąc jeden wyników', items(1001)],
  ])('odrzuca %s', (_, list) => {
    expect(save({ categories: [{ name: 'Ryby', items: list }] }).success).toBe(false);
  });

  it('odrzuca tysiąc jeden wyników rozłożonych na kategorie', () => {
    const categories = [1, 2].map((n) => ({ name: `Grupa ${n}`, items: items(501) }));

    expect(save({ categories }).success).toBe(false);
  });

  it.each([['2025-02-30'], ['0000-01-01'], ['31.12.2025'], ['']])(
    '[core §3] data „%s” jest odrzucana',
    (date) => {
      expect(save({ categories: [{ name: 'Ryby', items: items(1) }], date }).success).toBe(false);
    },
  );
});
