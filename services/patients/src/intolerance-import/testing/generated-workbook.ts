/** Reports drawn at random: any order of columns, several numbers beside a name, with and without a unit. */
import fc from 'fast-check';
import type { TestSheet } from './make-workbook.js';

const FOODS = [
  ['Nabiał', ['Mleko krowie', 'Jogurt', 'Ser żółty', 'Kefir']],
  ['Zboża', ['Pszenica', 'Żyto', 'Ryż', 'Mleko 2 %']],
  ['Warzywa', ['Cebula', 'Łubin', 'Ćwikła', 'Fasola, czerwona (kidney)']],
] as const;

/** One kind of numbers a laboratory prints beside the result: its heads, and its numbers from the result. */
interface OtherNumbers {
  readonly heads: readonly string[];
  readonly of: (value: number, at: number) => number;
}

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));
const OTHERS: readonly OtherNumbers[] = [
  {
    heads: ['OD (450 nm)', 'Absorbancja', 'OD', 'Gęstość optyczna'],
    of: (value) => round(value / 95 + 0.003, 3),
  },
  { heads: ['% kalibratora', 'Wynik (%)', 'Procent'], of: (value) => round(value * 1.7 + 0.3, 1) },
  { heads: ['Powt. 1', 'Powtórzenie 1', 'Pomiar 1'], of: (value) => round(value + 1.3, 1) },
  { heads: ['Poprzedni wynik', 'Wynik poprzedni'], of: (value) => round(value * 0.4 + 0.7, 1) },
  { heads: ['Zmiana', 'Różnica'], of: (value) => round(value * 0.6 + 0.1, 1) },
  { heads: ['Norma', 'Zakres referencyjny'], of: () => 24 },
  { heads: ['SD', 'Odchylenie'], of: (value) => round(value / 33 + 0.11, 2) },
  { heads: ['Lp.', 'Nr'], of: (_, at) => at + 1 },
];
const RESULT_HEADS = [
  'Stężenie IgG [U/ml]',
  'Wynik (U/ml)',
  'Średnia [U/ml]',
  'U/ml',
  'Wynik [U/ml]',
  'IgG (U/ml)',
];

/** A report with the results that are right. */
export interface GeneratedReport {
  readonly sheets: TestSheet[];
  readonly results: ReadonlyMap<string, number>;
  /** All other numbers that stand in the rows of the foods, by food. */
  readonly others: ReadonlyMap<string, readonly number[]>;
  readonly isUnitPrinted: boolean;
}

const draws = fc.record({
  seed: fc.array(fc.integer({ min: 3, max: 1200 }), { minLength: 12, maxLength: 12 }),
  others: fc.uniqueArray(fc.integer({ min: 0, max: OTHERS.length - 1 }), { maxLength: 4 }),
  place: fc.nat({ max: 4 }),
  head: fc.nat({ max: RESULT_HEADS.length - 1 }),
  word: fc.nat({ max: 3 }),
  isUnitPrinted: fc.boolean(),
  manner: fc.constantFrom('column', 'headings', 'sheets'),
  asText: fc.boolean(),
  hasTitle: fc.boolean(),
  hasStandards: fc.boolean(),
  hasView: fc.boolean(),
  hidesOther: fc.boolean(),
});

/** Reports in every manner at once. */
export const generatedReports: fc.Arbitrary<GeneratedReport> = draws.map((drawn) => {
  const others = drawn.others.flatMap((each) => OTHERS[each] ?? []);
  const place = Math.min(drawn.place, others.length);
  const resultHead = RESULT_HEADS[drawn.head] ?? 'Wynik (U/ml)';
  const head = drawn.isUnitPrinted ? resultHead : 'Wynik';
  const heads = others.map((each) => each.heads[drawn.word % each.heads.length] ?? '');
  const values = new Map<string, number>();
  const beside = new Map<string, number[]>();
  const rows: { category: string; cells: (string | number)[] }[] = [];
  for (const [category, names] of FOODS) {
    for (const name of names) {
      const at = values.size;
      const value = (drawn.seed[at] ?? 30) / 10 + 1.5;
      const rounded = round(value, 1);
      const numbers = others.map(({ of }) => of(rounded, at));
      values.set(name, rounded);
      beside.set(name, numbers);
      const shown = drawn.asText ? String(rounded).replace('.', ',') : rounded;
      rows.push({ category, cells: [name, ...numbers.toSpliced(place, 0, shown as number)] });
    }
  }
  const headRow = ['Produkt', ...heads.toSpliced(place, 0, head)];
  const title = drawn.hasTitle
    ? [['Raport z badania IgG'], ['Pacjent: Anna Zmyślona', 'Data badania: 12.03.2026']]
    : [];
  const standards = drawn.hasStandards
    ? [
        ['Standard 1', ...headRow.slice(1).map(() => 88.8)],
        ['Kontrola', 77.7],
      ]
    : [];
  return {
    sheets: sheetsOf(drawn, { rows, headRow, title, standards, values, head }),
    ...{ results: values, others: beside, isUnitPrinted: drawn.isUnitPrinted },
  };
});

interface Made {
  readonly rows: readonly { category: string; cells: (string | number)[] }[];
  readonly headRow: readonly string[];
  readonly title: readonly string[][];
  readonly standards: readonly (string | number)[][];
  readonly values: ReadonlyMap<string, number>;
  readonly head: string;
}

function sheetsOf(
  { manner, hasView }: { manner: string; hasView: boolean },
  { rows, headRow, title, standards, values, head }: Made,
): TestSheet[] {
  const categories = [...new Set(rows.map(({ category }) => category))];
  const of = (category: string) => rows.filter((row) => row.category === category).map(({ cells }) => cells);
  const view: TestSheet[] = hasView
    ? [
        {
          name: 'Kolejność reaktywności',
          rows: [
            ['Produkt', head],
            ...[...values].sort((a, b) => b[1] - a[1]).map(([name, value]) => [name, value]),
          ],
        },
      ]
    : [];
  if (manner === 'sheets') {
    return [...categories.map((name) => ({ name, rows: [...title, [...headRow], ...of(name)] })), ...view];
  }
  if (manner === 'headings') {
    const body = categories.flatMap((name) => [[`**${name}`], ...of(name)]);
    return [{ name: 'Wyniki', rows: [...title, [...headRow], ...body, ...standards] }, ...view];
  }
  const body = rows.map(({ category, cells }) => [category, ...cells]);
  return [{ name: 'Wyniki', rows: [...title, ['Kategoria', ...headRow], ...body] }, ...view];
}
