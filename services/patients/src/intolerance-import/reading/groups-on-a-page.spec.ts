import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makePdf, type PdfRule, type PdfText } from '../testing/make-pdf.js';
import { readPages } from './page-table.js';
import { readPdf } from './pdf.js';
import { readReport } from './report.js';

const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['Zboża', ['Pszenica', 'Owies', 'Orkisz', 'Komosa ryżowa (quinoa)']],
  ['Nabiał', ['Mleko krowie', 'Mieszanka serów (gouda, | ementaler)', 'Twaróg', 'Kefir']],
  ['Jaja', ['Białko jaja kurzego', 'Jajo przepiórcze']],
  ['Mięso', ['Indyk', 'Kaczka', 'Dziczyzna (jeleń, | sarna)', 'Cielęcina']],
  ['Owoce', ['Kiwi', 'Figa', 'Winogrono', 'Grejpfrut']],
  ['Inne', ['Kawa', 'Miód', 'Aspergillus niger']],
];

interface Drawn {
  readonly columns: number;
  /** Height of a row in each column of groups, and where its first one stands. */
  readonly steps: readonly number[];
  readonly tops: readonly number[];
  readonly hasRules: boolean;
  /** Rows without a line below, as a page leaves them out. */
  readonly bare: readonly boolean[];
  /** What stands beside the heading of each group. */
  readonly heads: readonly string[];
  readonly values: readonly number[];
}

const pages: fc.Arbitrary<Drawn> = fc.record({
  columns: fc.integer({ min: 2, max: 3 }),
  steps: fc.array(fc.integer({ min: 17, max: 24 }), { minLength: 3, maxLength: 3 }),
  tops: fc.array(fc.integer({ min: 690, max: 712 }), { minLength: 3, maxLength: 3 }),
  hasRules: fc.boolean(),
  bare: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
  heads: fc.constantFrom([], ['U/ml'], ['Wynik'], ['Wynik', 'Kl.']),
  values: fc.array(fc.integer({ min: 0, max: 2900 }), { minLength: 40, maxLength: 40 }),
});

const decimal = (value: number) => (value / 10).toFixed(1).replace('.', ',');

/** Groups one below the other in columns of the page, each column with rows of a height of its own. */
function draw({ columns, steps, tops, hasRules, bare, heads: drawnHeads, values }: Drawn) {
  // Three columns of groups leave no room for a class beside the result.
  const heads = columns === 2 ? drawnHeads : drawnHeads.slice(0, 1);
  const right = heads.length > 1 ? 75 : 45;
  const texts: PdfText[] = [
    { x: 40, y: 800, text: 'Profil nietolerancji IgG', isBold: true },
    { x: 40, y: 770, text: 'Wyniki w U/ml' },
    { x: 40, y: 30, text: 'Laboratorium Zmyślone, ul. Polna 5' },
    { x: 500, y: 30, text: 'Strona 1 z 1' },
  ];
  const rules: PdfRule[] = [];
  const expected: string[] = [];
  const width = 520 / columns;
  let at = 0;
  for (let column = 0; column < columns; column += 1) {
    const from = 40 + column * width;
    const step = steps[column] ?? 18;
    let y = tops[column] ?? 700;
    for (const [name, foods] of GROUPS.filter((_, index) => index % columns === column)) {
      texts.push({ x: from, y, text: name, isBold: true });
      for (const [index, text] of heads.entries())
        texts.push({ x: from + width - right + index * 50, y, text, isBold: true });
      y -= step;
      for (const food of foods) {
        const [first = '', second] = food.split(' | ');
        const value = values[at] ?? 0;
        texts.push({ x: from, y, text: first }, { x: from + width - right, y, text: decimal(value) });
        if (heads.includes('Kl.')) texts.push({ x: from + width - 25, y, text: value < 250 ? '0' : '2' });
        if (second !== undefined) {
          y -= 10;
          texts.push({ x: from, y, text: second });
        }
        if (hasRules && !bare[at]) rules.push({ from, to: from + width - 15, y: y - 5 });
        expected.push(`${name}: ${food.replace(' | ', ' ')} ${value / 10}`);
        y -= step;
        at += 1;
      }
    }
  }
  return { file: makePdf([texts], { rules: [rules] }), expected };
}

async function read(file: Buffer) {
  const reading = readReport(readPages((await readPdf(new Uint8Array(file))) ?? []));
  if ('refusal' in reading) throw new Error(JSON.stringify(reading.refusal));
  const results = reading.categories.flatMap(({ name, items }) =>
    items.map((item) => `${name}: ${item.name} ${item.value}`),
  );
  return { results, review: reading.review };
}

describe('groups beside each other on a page', () => {
  test('[core §5] are read whole and each under its heading, at whatever heights their rows stand', async () => {
    await fc.assert(
      fc.asyncProperty(pages, async (drawn) => {
        const { file, expected } = draw(drawn);
        const { results, review } = await read(file);
        expect(results.toSorted()).toEqual(expected.toSorted());
        expect(review.unread).toEqual([]);
      }),
      { numRuns: 80 },
    );
  }, 120_000);

  test('[decisions 57] two names with a result each stay two, whatever their brackets say', async () => {
    const rows: [string, string][] = [
      ['Kefir', '12,3'],
      ['Ser (gouda', '31,0'],
      ['Ser edamski)', '4,5'],
      ['Dorsz', '7,1'],
    ];
    const { results } = await read(
      makePdf([
        [
          { x: 50, y: 800, text: 'Wyniki w U/ml' },
          ...rows.flatMap(([name, value], at) => [
            { x: 50, y: 760 - at * 16, text: name },
            { x: 300, y: 760 - at * 16, text: value },
          ]),
        ],
      ]),
    );
    expect(results.some((result) => result.includes('gouda Ser edamski'))).toBe(false);
    expect(results).toEqual(expect.arrayContaining([expect.stringMatching(/Kefir 12\.3/u)]));
  });

  test('[decisions 57] a part of a name is never taken for a food: the lines are shown with their result', async () => {
    const whole = ['Pszenica', 'Owies', 'Kefir', 'Twaróg', 'Dorsz', 'Łosoś', 'Kawa', 'Miód'];
    const parts: [string[], number][] = [
      [['Białko', 'jaja', 'kurzego'], 1],
      [['Komosa ryżowa', '(quinoa)'], 0],
      [['Czarna', 'porzeczka'], 0],
      [['Proso', '(kasza', 'jaglana)'], 1],
    ];
    const texts: PdfText[] = [{ x: 50, y: 800, text: 'Wyniki w U/ml' }];
    let y = 770;
    for (const [at, name] of whole.entries()) {
      texts.push({ x: 50, y, text: name }, { x: 150, y, text: decimal(100 + at * 7) });
      y -= 22;
      const [lines, beside] = parts[at] ?? [[], 0];
      for (const [line, text] of lines.entries()) {
        texts.push({ x: 50, y: y - line * 11, text });
        if (line === beside) texts.push({ x: 150, y: y - line * 11, text: decimal(500 + at) });
      }
      y -= lines.length > 0 ? lines.length * 11 + 11 : 0;
    }
    const { results, review } = await read(makePdf([texts]));
    const names = new Set([...whole, ...parts.map(([lines]) => lines.join(' '))]);
    const foods = results.map((result) => result.replace(/^.*?: /u, '').replace(/ [\d.]+$/u, ''));
    expect(foods.filter((name) => !names.has(name))).toEqual([]);
    const shown = review.unread.map(({ name, text }) => `${name} ${text}`).join(' ');
    for (const [at, [lines]] of parts.entries()) {
      const isRead = foods.includes(lines.join(' '));
      expect(isRead || shown.includes(decimal(500 + at))).toBe(true);
    }
  });

  test('[core §5] a long list that tells the highest results once more adds no food and asks nothing', async () => {
    const foods = ['Kefir', 'Mleko krowie', 'Dorsz', 'Miód', 'Soja', 'Kawa'];
    const valueOf = (at: number) => decimal(910 - at * 137);
    const list = foods.slice(0, 3).map((food, at) => `${food} – ${valueOf(at)} U/ml`);
    const page = (told: string[]): PdfText[] => [
      { x: 50, y: 800, text: 'Najwyższe wyniki w badaniu', isBold: true },
      ...told.map((text, at) => ({ x: 50, y: 788 - at * 11, text })),
      { x: 50, y: 740, text: 'Produkt' },
      { x: 300, y: 740, text: 'Wynik (U/ml)' },
      ...foods.flatMap((food, at) => [
        { x: 50, y: 720 - at * 18, text: food },
        { x: 300, y: 720 - at * 18, text: valueOf(at) },
      ]),
    ];
    const expected = foods.map((food, at) => `${food} ${valueOf(at).replace(',', '.')}`.replace(/\.0$/u, ''));
    const names = (results: string[]) => results.map((result) => result.replace(/^.*?: /u, ''));
    const broken = [`${list[0] ?? ''}; Mleko krowie`, `– ${valueOf(1)} U/ml; ${list[2] ?? ''}`];
    for (const told of [[list.join('; ')], broken]) {
      const { results, review } = await read(makePdf([page(told)]));
      expect(names(results)).toEqual(expected);
      expect(review.unread).toEqual([]);
    }
    const { review } = await read(makePdf([page(['Kefir – 91,0 U/ml; Makrela – 55,5 U/ml'])]));
    expect(review.unread).toMatchObject([{ name: 'Makrela', text: '55.5' }]);
  });
});
