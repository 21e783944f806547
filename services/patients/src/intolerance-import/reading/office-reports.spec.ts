import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readPages } from './page-table.js';
import { readPdf } from './pdf.js';
import { readReport } from './report.js';
import { readWorkbook } from './workbook.js';

/** The same results, laid out and printed by LibreOffice in ways laboratories use; the people are invented. */
const REPORTS = new URL('../testing/reports/', import.meta.url);

const RESULTS = {
  Nabiał: 'Mleko krowie 45.2, Kefir 12, Jogurt naturalny 7.5, Ser kozi 26.8, Twaróg 8.1',
  Ryby: 'Dorsz 31, Łosoś 7.1, Śledź 24, Okoń morski 29.5',
  'Zioła i przyprawy': 'Bazylia 3, Kminek 14.4, Gorczyca (musztarda) 100, Wanilia 0',
  'Orzechy i nasiona': 'Orzech włoski 55.5, Migdał 33, Sezam 25, Mak 2.2',
};

/** Each result with its category, in one order whatever the columns of the file are. */
const inOneOrder = (lines: readonly (readonly [string, string])[]) =>
  lines.flatMap(([name, items]) => items.split(', ').map((item) => `${name.toLowerCase()}: ${item}`)).sort();

async function read(file: string): Promise<string[] | object> {
  const bytes = new Uint8Array(readFileSync(new URL(file, REPORTS)));
  const sheets = file.endsWith('.pdf') ? readPages((await readPdf(bytes)) ?? []) : await readWorkbook(bytes);
  const reading = readReport(sheets ?? []);
  if ('refusal' in reading) return reading.refusal;
  return inOneOrder(
    reading.categories.map(({ name, items }) => [
      name,
      items.map((item) => `${item.name} ${item.value}`).join(', '),
    ]),
  );
}

describe('results that an office program wrote', () => {
  test.each(readdirSync(REPORTS))('[core §5] are read whole and in their categories: %s', async (file) => {
    expect(await read(file)).toEqual(inOneOrder(Object.entries(RESULTS)));
  });
});
