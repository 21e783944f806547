import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { makePdf } from '../testing/make-pdf.js';
import { readPages } from './page-table.js';
import { readPdf } from './pdf.js';
import { readReport } from './report.js';

const SEED = Number(process.env['FRAGMENTS_FUZZ_SEED'] ?? 20_261_130);
const FOODS = ['Kawa', 'Herbata', 'Kakao', 'Miód', 'Imbir', 'Wanilia', 'Kminek', 'Drożdże', 'Mak'];

/** A report in three columns with something printed below its last row. */
async function withBelow(foods: readonly string[], below: string, x: number, gap: number) {
  const top = 760;
  const texts = foods.flatMap((text, at) => [
    { x: 168, y: top - at * 13, text },
    { x: 313, y: top - at * 13, text: `${at + 3},5` },
    { x: 400, y: top - at * 13, text: 'norma' },
  ]);
  const y = top - (foods.length - 1) * 13 - gap;
  const pdf = makePdf([[{ x: 50, y: 800, text: 'Wyniki w U/ml' }, ...texts, { x, y, text: below }]]);
  const reading = readReport(readPages((await readPdf(new Uint8Array(pdf))) ?? []));
  if ('refusal' in reading) throw new Error(reading.refusal.reason);
  return reading;
}

describe('co stoi pod nazwą', () => {
  it('[decisions 57] dopisek pod ostatnim wynikiem nie jest dalszym ciągiem nazwy: każdy wynik zostaje odczytany', async () => {
    process.stdout.write(`Fragments: seed ${SEED}\n`);
    const below = fc.constantFrom(
      'Wartości do 24 U/ml uznaje się za prawidłowe.',
      'Wynik powyżej 30 U/ml wymaga konsultacji z lekarzem.',
      'Granica oznaczalności 3 U/ml dla wszystkich pozycji.',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(FOODS, { minLength: 5 }),
        below,
        fc.integer({ min: 40, max: 120 }),
        fc.integer({ min: 10, max: 15 }),
        async (foods, note, x, gap) => {
          const { categories, review } = await withBelow(foods, note, x, gap);
          const read = categories.flatMap(({ items }) => items.map(({ name }) => name));
          expect([note, x, read]).toEqual([note, x, foods]);
          const asked = review.unread.filter(({ text }) => foods.some((food) => text.startsWith(food)));
          expect([note, x, asked]).toEqual([note, x, []]);
        },
      ),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('[decisions 57] dalszy ciąg nazwy pod nią nadal pyta, jak ta nazwa brzmi', async () => {
    const { review } = await withBelow(['Kawa', 'Herbata', 'Kakao', 'Miód', 'Mleko'], 'kozie', 168, 10);
    expect(review.unread.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^Mleko… · /u));
  });
});
