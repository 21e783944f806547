import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { makePdf } from '../testing/make-pdf.js';
import { readPages } from './page-table.js';
import { readPdf } from './pdf.js';
import { readReport } from './report.js';

/** A sheet whose column of names is too narrow, printed by LibreOffice: the print keeps what has room. */
const REPORTS = new URL('../testing/cut-reports/', import.meta.url);

describe('names that the print cut off', () => {
  test.each(readdirSync(REPORTS))(
    '[decisions 57] are asked for with their result, whole ones are read: %s',
    async (file) => {
      const pages = await readPdf(new Uint8Array(readFileSync(new URL(file, REPORTS))));
      const reading = readReport(readPages(pages ?? []));
      if ('refusal' in reading) throw new Error(reading.refusal.reason);
      const { categories, review } = reading;
      expect(
        categories.map(({ name, items }) => [name, ...items.map((one) => `${one.name} ${one.value}`)]),
      ).toEqual([
        ['Nabiał', 'Mleko krowie 71.4', 'Mleko kozie 23', 'Ser żółty 29', 'Jogurt 4'],
        ['Orzechy i nasiona', 'Orzech włoski 55.5', 'Siemię lniane 3.3', 'Mak 2'],
      ]);
      expect(
        review.unread.map(({ name, text, category }) => [name, text.replace(',', '.'), category]),
      ).toEqual([
        ['Wynik bez nazwy', 'Jogurt natural… · 12.3', 'Nabiał'],
        ['Wynik bez nazwy', 'Beta-laktoglob… · 8.3', 'Nabiał'],
        ['Wynik bez nazwy', 'Orzech brazyli… · 33', 'Orzechy i nasiona'],
      ]);
      expect(review.counts).toEqual({ printed: 10, read: 7 });
    },
  );

  test.each([
    ['stands left', false],
    ['stands right', true],
  ])(
    '[decisions 57] a whole name that reaches up to its number is read and asks nothing, where the number %s',
    async (_, isRight) => {
      const foods: [string, string][] = [
        ['Kefir', '12'],
        ['Dorsz', '7'],
        ['Mak', '104'],
        ['Miód', '31'],
        ['Kapusta pekińska', '3'],
        ['Orzech nerkowca', '1'],
        ['Pietruszka (korzeń)', '137'],
      ];
      const widthOf = async (text: string) => {
        const [page] = (await readPdf(new Uint8Array(makePdf([[{ x: 50, y: 700, text }]])))) ?? [];
        return page?.texts[0]?.width ?? 0;
      };
      const widths = await Promise.all(foods.map(([name]) => widthOf(name)));
      const numbers = await Promise.all(foods.map(([, value]) => widthOf(value)));
      const edge = 52 + Math.max(...widths);
      const texts = foods.flatMap(([text, value], at) => [
        { x: 50, y: 760 - at * 18, text },
        {
          x: isRight ? edge + Math.max(...numbers) - (numbers[at] ?? 0) : edge,
          y: 760 - at * 18,
          text: value,
        },
      ]);
      const pages = await readPdf(
        new Uint8Array(makePdf([[{ x: 50, y: 800, text: 'Wyniki w U/ml' }, ...texts]])),
      );
      const reading = readReport(readPages(pages ?? []));
      if ('refusal' in reading) throw new Error(reading.refusal.reason);
      expect(
        reading.categories.flatMap(({ items }) => items.map((one) => `${one.name} ${one.value}`)),
      ).toEqual(foods.map((food) => food.join(' ')));
      expect(reading.review.unread).toEqual([]);
    },
  );
});
