import { describe, expect, it } from '@jest/globals';
import { type ComparedResult, compareSets, countChanges, shownComparison } from './compare-sets.js';

type Values = Record<string, Record<string, number>>;
const setOf = (values: Values) => ({
  categories: Object.entries(values).map(([name, items]) => ({
    name,
    items: Object.entries(items).map(([item, value]) => ({ name: item, value })),
  })),
});
const compare = (before: Values, after: Values) => compareSets(setOf(before), setOf(after));
const one = (before: number, after: number) => compare({ A: { Seler: before } }, { A: { Seler: after } })[0];
const namesOf = (groups: readonly { category: string | null; results: ComparedResult[] }[]) =>
  groups.map(({ category, results }) => [category, ...results.map(({ name }) => name)]);

describe('porównanie dwóch badań', () => {
  it.each([
    [41, 24, -17, 'lower', 'gone'],
    [18, 35, 17, 'higher', 'new'],
    [44, 31, -13, 'lower', 'still'],
    [32, 32, 0, 'same', 'still'],
    [12, 20.5, 8.5, 'higher', 'none'],
    // Above 29 is a risk, 29 itself is not [decisions 10].
    [29, 29.01, 0.01, 'higher', 'new'],
    [29.01, 29, -0.01, 'lower', 'gone'],
    // No noise of the subtraction.
    [0.1, 0.3, 0.2, 'higher', 'none'],
  ])('[core §9] z %d na %d to zmiana o %d', (before, after, difference, change, risk) => {
    expect(one(before, after)).toMatchObject({ before, after, difference, change, risk });
  });

  it('pozycja tylko z jednego badania nie ma zmiany ani „braku reakcji”: nie badano jej w drugim', () => {
    const all = compare({ A: { Por: 12, Seler: 41 } }, { A: { Kiwi: 38, Banan: 3 } });

    expect(all).toEqual([
      expect.objectContaining({
        name: 'Kiwi',
        before: null,
        after: 38,
        difference: null,
        change: 'added',
        risk: 'new',
      }),
      expect.objectContaining({ name: 'Banan', before: null, change: 'added', risk: 'none' }),
      expect.objectContaining({ name: 'Por', before: 12, after: null, change: 'absent', risk: 'none' }),
      // It was a risk, and nothing says that it is none now.
      expect.objectContaining({ name: 'Seler', before: 41, after: null, change: 'absent', risk: 'unknown' }),
    ]);
  });

  it('nazwy są te same bez względu na wielkość liter, odstępy i polskie znaki, a nazwa jest z nowszego badania', () => {
    const all = compare({ WARZYWA: { 'SELER  KORZEN': 41 } }, { Warzywa: { 'Seler korzeń': 24 } });
    expect(all).toEqual([
      expect.objectContaining({ name: 'Seler korzeń', category: 'Warzywa', before: 41, after: 24 }),
    ]);
  });

  it('[decisions 53] z powtórzonych wyników liczy się najwyższy', () => {
    const all = compareSets(
      {
        categories: [
          {
            name: 'Owoce',
            items: [
              { name: 'Kiwi', value: 12 },
              { name: 'kiwi', value: 31.5 },
            ],
          },
        ],
      },
      setOf({ Owoce: { Kiwi: 20 }, Inne: { Kiwi: 8 } }),
    );
    expect(all).toEqual([
      expect.objectContaining({ category: 'Owoce', before: 31.5, after: 20, risk: 'gone' }),
    ]);
  });

  const both = [
    { Nabiał: { Mleko: 44, Kefir: 3 }, Warzywa: { Por: 32, Seler: 41, Burak: 1 } },
    { WARZYWA: { Seler: 24, Por: 32 }, Nabiał: { Mleko: 31, Kefir: 3, Kazeina: 33 } },
  ] as const;
  const all = compare(...both);

  it('grupy stoją jak w nowszym badaniu, a to, czego w nim nie ma, w swojej grupie', () => {
    expect(namesOf(shownComparison(all, { onlyRisk: false, onlyChanges: false, order: 'category' }))).toEqual(
      [
        ['WARZYWA', 'Seler', 'Por', 'Burak'],
        ['Nabiał', 'Mleko', 'Kefir', 'Kazeina'],
      ],
    );
  });

  it('„tylko ryzyko” zostawia ryzyko z któregokolwiek badania, „tylko zmiany” pomija to, co takie samo', () => {
    const view = { onlyRisk: true, onlyChanges: false, order: 'category' } as const;
    expect(namesOf(shownComparison(all, view))).toEqual([
      ['WARZYWA', 'Seler', 'Por'],
      ['Nabiał', 'Mleko', 'Kazeina'],
    ]);
    expect(namesOf(shownComparison(all, { ...view, onlyChanges: true }))).toEqual([
      ['WARZYWA', 'Seler'],
      ['Nabiał', 'Mleko', 'Kazeina'],
    ]);
  });

  it('w kolejności zmian największy wzrost jest pierwszy, a to, czego nie da się porównać, na końcu', () => {
    const shown = shownComparison(all, { onlyRisk: false, onlyChanges: true, order: 'change' });
    expect(namesOf(shown)).toEqual([[null, 'Mleko', 'Seler', 'Burak', 'Kazeina']]);
    const byName = shownComparison(all, { onlyRisk: true, onlyChanges: false, order: 'name' });
    expect(namesOf(byName)).toEqual([[null, 'Kazeina', 'Mleko', 'Por', 'Seler']]);
  });

  it('liczy zmiany ryzyka i pozycje tylko z jednego badania', () => {
    expect(countChanges(all)).toMatchObject({
      risks: { new: 1, gone: 1, still: 2, unknown: 0, none: 2 },
      changes: { higher: 0, lower: 2, same: 2, added: 1, absent: 1 },
    });
    expect(shownComparison([], { onlyRisk: false, onlyChanges: false, order: 'category' })).toEqual([]);
  });
});
