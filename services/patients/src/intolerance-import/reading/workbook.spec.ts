import { describe, expect, test } from '@jest/globals';
import { makeWorkbook, type TestSheet } from '../testing/make-workbook.js';
import { WORKBOOK_LAYOUTS } from '../testing/workbook-layouts.js';
import { readReport } from './report.js';
import { readWorkbook } from './workbook.js';

/** `Nabiał: Kefir 12, Jogurt 3.5` for each category, as short as a test wants it. */
async function read(...sheets: TestSheet[]): Promise<string[] | object> {
  const found = await readWorkbook(await makeWorkbook(...sheets));
  if (!found) return { refusal: 'too long' };
  const reading = readReport(found);
  if ('refusal' in reading) return reading.refusal;
  return reading.categories.map(
    ({ name, items }) => `${name}: ${items.map((item) => `${item.name} ${item.value}`).join(', ')}`,
  );
}

describe('results in a workbook', () => {
  test.each(WORKBOOK_LAYOUTS)('[core §5] are read in the layout %s', async (_, sheets, expected) => {
    expect(await read(...sheets)).toEqual(expected);
  });

  test.each([
    ['µg/ml in the head', [['Produkt', 'Wynik (µg/ml)'], ['**Nabiał'], ['Kefir', 12]], 'µg/ml'],
    ['kU/l beside the result', [['**Nabiał'], ['Kefir', 12, 'kU/l'], ['Jogurt', 1, 'kU/l']], 'kU/l'],
    ['MFI', [['Produkt', 'MFI'], ['**Nabiał'], ['Kefir', '4,5 MFI']], 'MFI'],
    ['µg/ml in a note', [['Wyniki podano w µg/ml'], ['Nabiał'], ['Kefir', 12]], 'µg/ml'],
    ['classes only', [['Produkt', 'Klasa'], ['**Nabiał'], ['Kefir', 2], ['Jogurt', 3]], 'klasy'],
    [
      'spots from 0 to 3',
      [
        ['Produkt', 'Wynik'],
        ['**Nabiał'],
        ['Kefir', 2],
        ['Jogurt', 3],
        ['Ser', 0],
        ['Twaróg', 1],
        ['Jaja', 0],
      ],
      'klasy',
    ],
  ])('[decisions 11] on another scale are refused: %s', async (_, rows, unit) => {
    expect(await read({ rows })).toEqual({ reason: 'other_scale', unit });
  });

  test.each([
    ['an empty workbook', []],
    ['a list without results', [['Kefir'], ['Jogurt']]],
    [
      'a table of something else',
      [
        ['Pacjent', 'Telefon'],
        ['Anna', '600 100 200'],
      ],
    ],
  ])('[core §5] are missing in %s', async (_, rows) => {
    expect(await read({ rows })).toEqual({ reason: 'no_results' });
  });
});
