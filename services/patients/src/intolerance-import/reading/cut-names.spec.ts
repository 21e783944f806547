import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
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
});
