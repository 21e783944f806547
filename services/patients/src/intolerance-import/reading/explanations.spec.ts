import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeWorkbook, type TestSheet } from '../testing/make-workbook.js';
import { hasWrongCoding } from './letter-map.js';
import { readReport } from './report.js';
import { readWorkbook } from './workbook.js';

type Rows = (string | number | null)[][];

const reading = async (...sheets: TestSheet[]) =>
  readReport(readWorkbook(await makeWorkbook(...sheets)) ?? []);

async function read(...sheets: TestSheet[]) {
  const said = await reading(...sheets);
  if ('refusal' in said) throw new Error(JSON.stringify(said.refusal));
  const results = said.categories.flatMap(({ items }) => items.map((item) => `${item.name} ${item.value}`));
  return { results, review: said.review };
}

const HEAD = ['Produkt', 'Wynik (U/ml)'];
const FOODS: Rows = [
  ['Kefir', 12.3],
  ['Mleko krowie', 71.4],
  ['Dorsz', '<7,0'],
  ['Miód', 28.6],
];
const READ = ['Kefir 12.3', 'Mleko krowie 71.4', 'Dorsz 7', 'Miód 28.6'];

const GRADES = [
  ['prawidłowy', 'w normie', 'brak reakcji', 'klasa 0', 'wynik ujemny'],
  ['graniczny', 'reakcja graniczna', 'klasa 1', 'stopień 1', 'słabo dodatni'],
  ['podwyższony', 'reakcja podwyższona', 'klasa 2', 'silna reakcja', 'wysoki'],
];
const RANGES = [
  ['0–24,9', '< 25', '0 - 24 U/ml', 'do 25', '0,0 – 24,9 U/ml'],
  ['25–29,9', '25 - 29 U/ml', '25,0 – 29,9', '25–29', 'od 25 do 29'],
  ['≥ 30', '> 30 U/ml', 'od 30', '30–200', 'powyżej 30 U/ml'],
];

const legends = fc
  .record({
    words: fc.array(fc.nat({ max: 4 }), { minLength: 6, maxLength: 6 }),
    manner: fc.constantFrom('range first', 'meaning first', 'counts', 'counts beside', 'one text'),
    isAbove: fc.boolean(),
    advice: fc.boolean(),
  })
  .map(({ words, manner, isAbove, advice }) => {
    const pairs = GRADES.map((grades, at) => [
      grades[words[at] ?? 0] ?? '',
      RANGES[at]?.[words[at + 3] ?? 0] ?? '',
    ]);
    const rows: Rows = pairs.map(([grade = '', range = ''], at) => {
      if (manner === 'range first') return [range, grade, ...(advice ? ['rotacja co 4 dni'] : [])];
      if (manner === 'counts beside') return [grade, range, 10 + at];
      return manner === 'counts' ? [`${grade} (${range})`, 10 + at] : [grade, range];
    });
    const text = pairs.map(([grade = '', range = '']) => `${grade}: ${range}`).join('; ');
    return { rows: manner === 'one text' ? [[text]] : rows, isAbove };
  });

describe('what explains the results of a report', () => {
  test('[decisions 57] is no food and nothing to decide, however it is put and wherever it stands', async () => {
    await fc.assert(
      fc.asyncProperty(legends, async ({ rows, isAbove }) => {
        const table = [HEAD, ...FOODS];
        const { results, review } = await read({
          rows: isAbove ? [...rows, [null], ...table] : [...table, [null], ...rows],
        });
        expect(results).toEqual(READ);
        expect(review.unread).toEqual([]);
        expect(review.columnQuestion).toEqual([]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('[decisions 57] on a sheet of its own it asks nothing either', async () => {
    const { results, review } = await read(
      { name: 'Wyniki', rows: [HEAD, ...FOODS] },
      {
        name: 'Objaśnienia',
        rows: [
          ['Zakres (U/ml)', 'Znaczenie', 'Zalecenie'],
          ['0–24', 'prawidłowy', 'spożycie bez ograniczeń'],
          ['25–29', 'graniczny', 'rotacja co 4 dni'],
          ['≥ 30', 'podwyższony', 'eliminacja na 3–6 miesięcy'],
        ],
      },
    );
    expect(results).toEqual(READ);
    expect(review.unread).toEqual([]);
  });

  test.each<[string, Rows, { name: string; text: string }]>([
    [
      'one row with a bound and a grade but no name',
      [[null, '> 200', 'wysoki']],
      { name: 'Wynik bez nazwy', text: '> 200' },
    ],
    ['a food with a range', [['Makrela', '25–29', 'graniczny']], { name: 'Makrela', text: '25–29' }],
  ])('[decisions 57] what only looks so is shown: %s', async (_, rows, row) => {
    const { review } = await read({ rows: [[...HEAD, 'Ocena'], ...FOODS, ...rows, ['Figa', 3.5]] });
    expect(review.unread.map(({ name, text }) => ({ name, text }))).toContainEqual(row);
  });

  test('[decisions 57] results with their grades in one text are no explanation of a scale', async () => {
    const told = 'Makrela 12,5 norma < 25; Karp 31,5 podwyższony > 30';
    const { results, review } = await read({ rows: [HEAD, ...FOODS, [told], ['Figa', 3.5]] });
    expect(results).toEqual([...READ, 'Figa 3.5']);
    const shown = review.unread.map(({ name, text }) => `${name} ${text}`).join(' ');
    expect(shown).toMatch(/Makrela 12,5.*Karp 31,5/u);
  });

  test('[core §5] the size of the panel in the title is nothing to decide, another number is', async () => {
    const titled = async (title: string) => (await read({ rows: [[title], HEAD, ...FOODS] })).review.unread;
    expect(await titled('FOOD PROFILE 4')).toEqual([]);
    expect(await titled('FOOD PROFILE 9')).toHaveLength(1);
  });
});

describe('a column of an earlier day', () => {
  const rows = (former: string, title: (string | null)[]): Rows => [
    title,
    ['Produkt', former, 'Wynik [U/ml]'],
    ['Kefir', 10.1, 12.3],
    ['Mleko krowie', 28.6, 71.4],
    ['Dorsz', '—', 7],
    ['Miód', 99.9, 28.6],
  ];

  test.each([['Wynik z 12.02.2026 [U/ml]'], ['12.02.2026 (U/ml)'], ['Wynik [U/ml] 2026-02-12']])(
    '[decisions 57] is the former test where the report is of a later one: %s',
    async (head) => {
      const { results, review } = await read({ rows: rows(head, ['Data badania:', '9 marca 2027']) });
      expect(results).toEqual(['Kefir 12.3', 'Mleko krowie 71.4', 'Dorsz 7', 'Miód 28.6']);
      expect(review.columnQuestion).toEqual([]);
      expect(review.ignoredColumns).toMatchObject([{ head, reason: 'former' }]);
      expect(review.unread).toEqual([]);
    },
  );

  test.each([
    ['the report names no day', [null]],
    ['the report is of the same day', ['Data badania:', '12.02.2026']],
  ])('[decisions 57] is a question where %s', async (_, title) => {
    const { review } = await read({ rows: rows('Wynik z 12.02.2026 [U/ml]', title) });
    expect(review.columnQuestion).toHaveLength(2);
  });
});

describe('results without a number or a unit of ours', () => {
  const names = ['Kefir', 'Mleko krowie', 'Dorsz', 'Miód', 'Figa', 'Kawa', 'Por'];
  const percent = (at: number) => `${7 + at * 9}%`;

  test.each<[string, Rows]>([
    ['with a class behind them and no head', names.map((name, at) => [name, percent(at), at % 4])],
    ['with marks behind them', names.map((name, at) => [name, `${percent(at)} ${'●'.repeat(at % 4)}`])],
    [
      'beside a class',
      [['Produkt', 'Reaktywność', 'Klasa'], ...names.map((name, at) => [name, percent(at), at % 4])],
    ],
    [
      'under a head',
      [['Produkt', '% kontroli dodatniej', 'Klasa'], ...names.map((name, at) => [name, 7 + at * 9, at % 4])],
    ],
    ['in one cell with the name', names.map((name, at) => [`${name} ${percent(at)}`])],
    [
      'as a note says',
      [
        ['Reaktywność podano w % kontroli dodatniej'],
        ['Produkt', 'Wynik'],
        ...names.map((name, at) => [name, 7 + at * 9]),
      ],
    ],
  ])(
    '[decisions 58] per cent %s are refused by that name, also beside the range of a calibration',
    async (_, rows) => {
      const said = await reading({ rows: [...rows, ['Kalibracja zestawu: 0–200 U/ml']] });
      expect(said).toMatchObject({
        refusal: { reason: 'other_scale', unit: expect.stringMatching(/%/u) },
      });
    },
  );

  test('[decisions 58] per cent beside results in U/ml are no other scale', async () => {
    const rows = [
      ['Produkt', 'Reaktywność', 'Wynik (U/ml)'],
      ...names.map((name, at) => [name, percent(at), 3.5 + at * 10]),
    ];
    const { results } = await read({ rows });
    expect(results).toEqual(names.map((name, at) => `${name} ${3.5 + at * 10}`));
  });

  test('[decisions 58] the range of a calibration is no unit of the results', async () => {
    const rows = [['Produkt', 'Wynik'], ...names.map((name, at) => [name, 3.5 + at * 10])];
    const { review } = await read({ rows: [...rows, ['Kalibracja zestawu: 0–200 U/ml']] });
    expect(review.unit).toBeNull();
  });

  test('[decisions 57] bars of a chart without a number beside them are told, nothing is guessed from the axis', async () => {
    const said = await reading({
      rows: [['Skala wykresu: U/ml'], [0, 50, 100, 150, 200], ['**Nabiał'], ...names.map((name) => [name])],
    });
    expect(said).toEqual({ refusal: { reason: 'no_numbers' } });
  });
});

describe('letters of another coding', () => {
  test.each([
    ['windows-1250 read as western', ['bia³ko', 'ry¿', 'pstr¹g', 'Kefir']],
    ['UTF-8 read as windows-1250', ['SĹ‚Ăłd', 'Ĺ»yto', 'jÄ™czmieĹ„', 'Kefir']],
    ['UTF-8 read as western', ['SÅ‚Ã³d', 'Å»yto', 'jÄ™czmieÅ„', 'Kefir']],
  ])('[decisions 59] are told: %s', (_, texts) => {
    expect(hasWrongCoding(texts)).toBe(true);
  });

  test('[decisions 59] Polish and foreign names as they are written are read', () => {
    expect(
      hasWrongCoding([
        'Kefir¹',
        'Dorsz³',
        'Miód¹',
        'mm³',
        'Żółtko',
        'Crème fraîche',
        'Äpfel',
        'm³',
        'Łosoś',
        'Jalapeño',
        '10 µg',
        'Ćwikła',
      ]),
    ).toBe(false);
  });
});
