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

describe('what a report leaves to be decided', () => {
  const review = async (...rows: TestSheet['rows']) => {
    const found = await readWorkbook(await makeWorkbook({ rows }));
    const reading = readReport(found ?? []);
    return 'review' in reading ? reading.review : reading;
  };

  test.each([['ok. 12'], ['n.b.'], ['#N/A'], ['+++'], ['12 lub 13'], ['nie oznaczono'], ['20 000']])(
    '[core §5] a food whose result is "%s" is listed, never left out without a word',
    async (text) => {
      const said = await review(
        ['Produkt', 'Wynik (U/ml)'],
        ['**Zioła'],
        ['Lukrecja', text],
        ['Mięta', 12],
        ['Szałwia', 45.5],
      );
      expect(said).toMatchObject({
        unread: [
          {
            ...{ category: 'Zioła', name: 'Lukrecja', text: text === '20 000' ? '20000' : text },
            place: { sheet: 'Arkusz1', row: 3, column: 'B', isHidden: false },
          },
        ],
        repeated: [],
        counts: { printed: 3, read: 2 },
      });
    },
  );

  test.each([
    ['Dorsz ok. 12', 'Dorsz', 'ok. 12'],
    ['Dorsz około 12,5 U/ml', 'Dorsz', 'około 12,5 U/ml'],
    ['Dorsz 12–13', 'Dorsz', '12–13'],
    ['Dorsz 12 lub 13', 'Dorsz', '12 lub 13'],
    ['Dorsz........n.b.', 'Dorsz', 'n.b.'],
    ['Dorsz nie oznaczono', 'Dorsz', 'nie oznaczono'],
    ['Dorsz 12', 'Dorsz', '12'],
  ])(
    '[core §5] "%s" in one cell is listed and never taken for a name or a category',
    async (text, name, rest) => {
      const inTable = await review(
        ['Produkt', 'Wynik (U/ml)'],
        ['**Ryby'],
        ['Karp', 12],
        [text],
        ['Sum', 45.5],
      );
      expect(inTable).toMatchObject({ unread: [{ category: 'Ryby', name, text: rest }] });
    },
  );

  test.each([['Dorsz ok. 12'], ['Dorsz 12–13'], ['Dorsz n.b.']])(
    '[core §5] "%s" among lines of names with results is listed',
    async (text) => {
      const inLines = await review(['**Ryby'], ['Karp 12 U/ml'], [text], ['Sum 45,5 U/ml']);
      expect(inLines).toMatchObject({ unread: [{ category: 'Ryby', name: 'Dorsz' }] });
    },
  );

  test('[core §5] a food with a class but no number is listed', async () => {
    const said = await review(
      ['Produkt', 'Wynik (U/ml)', 'Klasa'],
      ['**Ryby'],
      ['Karp', 12, '+'],
      ['Dorsz', null, '+++'],
      ['Sum', 45.5, '+++'],
    );
    expect(said).toMatchObject({ unread: [{ category: 'Ryby', name: 'Dorsz', text: '+++' }] });
  });

  test('[core §5] a result with another name between a food and its number is listed, never guessed', async () => {
    const said = await review(
      ['Produkt', 'Uwagi', 'Wynik (U/ml)'],
      ['**Ryby'],
      ['Karp', null, 12],
      ['Mleko krowie', '45,2 Dorsz', 31],
      ['Sum', null, 45.5],
    );
    expect(said).toMatchObject({ unread: [{ name: 'Mleko krowie', text: '45,2 Dorsz' }] });
  });

  test('[core §5] a name that holds a result of its own is listed, never taken for one food', async () => {
    const said = await review(
      ['Produkt', 'Wynik (U/ml)'],
      ['**Warzywa'],
      ['Karczoch', 12],
      ['Papryka czerwona 27,0 porzeczka czarna', 31],
      ['Mleko 3,2 %', 45.5],
    );
    expect(said).toMatchObject({
      unread: [{ category: 'Warzywa', name: 'Papryka czerwona 27,0 porzeczka czarna', text: '31' }],
    });
  });

  test('[core §5] an address and a numbered part of a report are no foods', async () => {
    const said = await review(
      ['ul. Polna 5'],
      ['Tabela 2'],
      ['Produkt', 'Wynik (U/ml)'],
      ['**Grupa 1'],
      ['Karp', 12],
      ['Sum', 45.5],
      ['ul. Polna 5'],
    );
    expect(said).toMatchObject({ unread: [] });
  });

  test('[core §5] a food whose result is an error of the workbook is listed', async () => {
    const said = await review(
      ['Produkt', 'Wynik (U/ml)'],
      ['**Zioła'],
      ['Mięta', 12],
      ['Lukrecja', { error: '#N/A' }],
    );
    expect(said).toMatchObject({ unread: [{ category: 'Zioła', name: 'Lukrecja', text: '#N/A' }] });
  });

  test('[decisions 53] a food with two results in a category is listed with both; a result twice the same is none', async () => {
    const said = await review(
      ['Kategoria', 'Produkt', 'Wynik (U/ml)'],
      ['Owoce', 'Kiwi', 9],
      ['Owoce', 'Kiwi', 31],
      ['Owoce', 'Figa', 5],
      ['Owoce', 'Figa', 5],
    );
    expect(said).toMatchObject({
      unread: [],
      repeated: [{ category: 'Owoce', name: 'Kiwi', values: [9, 31] }],
    });
  });

  test('[core §5] a food that is understood elsewhere in the report is not listed again', async () => {
    const said = await review(
      ['Kategoria', 'Produkt', 'Wynik (U/ml)'],
      ['Owoce', 'Kiwi', 9],
      ['Owoce', 'Figa', 7],
      ['Owoce', 'Kiwi', 'jw.'],
    );
    expect(said).toMatchObject({ unread: [] });
  });

  test.each([
    ['in one cell', ['Liczba badanych pokarmów: 216']],
    ['in the next cell', ['Liczba produktów', 216]],
  ])('[core §5] the number of tested foods is read %s', async (_, row) => {
    expect(await review(row, ['Produkt', 'Wynik (U/ml)'], ['**Zioła'], ['Mięta', 12])).toMatchObject({
      printedCount: 216,
    });
  });
});
