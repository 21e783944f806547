import { makeZip } from '@pora/common/testing/zip';
import { describe, expect, test } from '@jest/globals';
import { makeWorkbook, type TestSheet } from '../testing/make-workbook.js';
import { readReport } from './report.js';
import { readWorkbook } from './workbook.js';

async function read(...sheets: TestSheet[]) {
  const reading = readReport(readWorkbook(await makeWorkbook(...sheets)) ?? []);
  if ('refusal' in reading) throw new Error(reading.refusal.reason);
  const { categories, review } = reading;
  return {
    results: categories.flatMap(({ items }) => items.map((one) => `${one.name} ${one.value}`)),
    review,
  };
}

const HEAD = ['Produkt', 'Wynik (U/ml)'];

describe('what a workbook keeps out of sight', () => {
  test('[decisions 57] a hidden row is no result and is shown with its place', async () => {
    const rows = [HEAD, ['Kefir', 12.3], ['Mleko krowie', 71.4], ['Dorsz', 7]];
    const { results, review } = await read({ rows, hiddenRows: [3] });
    expect(results).toEqual(['Kefir 12.3', 'Dorsz 7']);
    expect(review.unread).toEqual([
      {
        ...{ category: null, name: 'Mleko krowie', text: '71.4' },
        place: { sheet: 'Arkusz1', page: null, row: 3, column: 'B', isHidden: true },
      },
    ]);
    expect(review.counts).toEqual({ printed: 3, read: 2 });
  });

  test('[decisions 57] a hidden sheet is no result: what it says anew is shown, what it repeats is not', async () => {
    const { results, review } = await read(
      { name: 'Wyniki', rows: [HEAD, ['Kefir', 12.3], ['Dorsz', 7]] },
      { name: 'Robocze', rows: [HEAD, ['Kefir', 12.3], ['Mleko krowie', 71.4]], isHidden: true },
    );
    expect(results).toEqual(['Kefir 12.3', 'Dorsz 7']);
    expect(review.unread).toMatchObject([
      { name: 'Mleko krowie', text: '71.4', place: { sheet: 'Robocze', row: 3, isHidden: true } },
    ]);
    expect(review.extent).toEqual({ kind: 'sheets', count: 1 });
  });

  test('[decisions 57] a hidden column never holds the results, whatever its head says, and is named', async () => {
    const rows = [
      ['Produkt', 'Wynik (U/ml)', 'Wynik 12.03.2025 (U/ml)'],
      ['Kefir', 12.3, 10.1],
      ['Mleko krowie', 71.4, 28.6],
      ['Dorsz', 7, 99.9],
    ];
    for (const hidden of [2, 3]) {
      const { results, review } = await read({ rows, hiddenColumns: [hidden] });
      const shown = rows.slice(1).map((row) => `${row[0]} ${row[hidden === 2 ? 2 : 1]}`);
      expect(results).toEqual(shown);
      expect(review.columnQuestion).toEqual([]);
      expect(review.ignoredColumns).toMatchObject([
        { head: rows[0]?.[hidden - 1], column: hidden === 2 ? 'B' : 'C', reason: 'hidden' },
      ]);
    }
  });

  test('[decisions 57] a report that is wholly out of sight is no report', async () => {
    const hidden = { rows: [HEAD, ['Kefir', 12.3], ['Dorsz', 7]], isHidden: true };
    await expect(read({ rows: [['Wyniki']] }, hidden)).rejects.toThrow('no_results');
  });
});

describe('days of a workbook', () => {
  test.each([false, true])(
    '[decisions 58] the day of the test is the one its program shows, counted from 1904: %s',
    async (is1904) => {
      const rows = [['Data badania', new Date(Date.UTC(2026, 8, 14))], HEAD, ['Kefir', 12.3], ['Dorsz', 7]];
      const { review, results } = await read({ rows, is1904, formats: { B1: 'dd.mm.yyyy' } });
      expect(review.date).toMatchObject({ value: '2026-09-14', label: 'Data badania' });
      expect(results).toEqual(['Kefir 12.3', 'Dorsz 7']);
    },
  );

  test.each([false, true])(
    '[decisions 57] a result that became a day is shown as that day, never as its number, counted from 1904: %s',
    async (is1904) => {
      const rows = [HEAD, ['Kefir', 12.3], ['Ser żółty', new Date(Date.UTC(2025, 11, 3))], ['Dorsz', 7]];
      const { review, results } = await read({ rows, is1904, formats: { B3: 'd.mm' } });
      expect(results).toEqual(['Kefir 12.3', 'Dorsz 7']);
      expect(review.unread).toMatchObject([{ name: 'Ser żółty', text: '03.12.2025' }]);
    },
  );
});

describe('a workbook without end', () => {
  const bookOf = (sheet: string) =>
    makeZip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      {
        name: 'xl/workbook.xml',
        content: '<workbook><sheets><sheet name="A" sheetId="1"/></sheets></workbook>',
      },
      { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
    ]);

  test.each([
    ['in rows of two', '<row><c><v>1</v></c><c><v>2</v></c></row>'.repeat(500_000)],
    ['in rows of a thousand', `<row>${'<c><v>1</v></c>'.repeat(1000)}</row>`.repeat(1000)],
    ['in one row', `<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`],
  ])('[core §8] of a million cells is refused as a whole, none of it is read: %s', (_, sheet) => {
    expect(readWorkbook(bookOf(sheet))).toBeNull();
  });
});
