import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';
import { makeWorkbook } from './testing/make-workbook.js';

const PATH = '/api/patient-intolerances/parse';

let app: PatientsTestApp;
let dietitian: SignedIn;
beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
}, 60_000);
afterAll(() => app.stop());

const send = (file: Buffer) => dietitian.post(PATH).attach('file', file, 'wyniki.xlsx');
const ask = (file: Buffer) =>
  dietitian.post(`${PATH}?review=true`).attach('file', file, 'wyniki.xlsx').expect(200);

describe('a report sent by the call that asks nothing', () => {
  test.each<[string, (string | number | null)[][], string, RegExp]>([
    [
      'two columns may hold the results',
      [
        ['Produkt', 'Wynik 12.03.2025 (U/ml)', 'Wynik 14.09.2026 (U/ml)'],
        ['Mleko krowie', 28.6, 71.4],
        ['Kefir', 10.4, 12.3],
        ['Dorsz', 12.2, 45.2],
      ],
      'column_unclear',
      /^W pliku jest kilka kolumn z liczbami/,
    ],
    [
      'no unit is printed',
      [
        ['Produkt', 'Wynik'],
        ['Mleko krowie', 71.4],
        ['Kefir', 12.3],
      ],
      'unit_missing',
      /^Plik nie podaje jednostki\./,
    ],
    [
      'a number belongs to nothing',
      [
        ['Produkt', 'Wynik (U/ml)'],
        ['Mleko krowie', 71.4],
        ['Kefir', 'ok. 12'],
        ['Dorsz', 7],
      ],
      'numbers_unread',
      /^W pliku są liczby, których nie umiemy przypisać/,
    ],
  ])(
    '[decisions 57] is refused where nobody can be asked, and read with its questions: %s',
    async (_, rows, reason, sentence) => {
      const file = await makeWorkbook({ rows });
      const { body } = await send(file).expect(422);
      expect(body).toMatchObject({
        ...{ code: 'unreadable_file', details: { reason } },
        error: expect.stringMatching(sentence),
      });
      const { body: asked } = await ask(file);
      const { unread, unit, columnQuestion } = asked.review;
      expect(unread.length > 0 || unit === null || columnQuestion.length > 0).toBe(true);
    },
  );

  test('[core §7] leaves a food without a number out where nobody is asked', async () => {
    const rows = [
      ['Produkt', 'Wynik (U/ml)'],
      ['Mleko krowie', 71.4],
      ['Kefir', 'nie oznaczono'],
    ];
    const { body } = await send(await makeWorkbook({ rows })).expect(200);
    expect(body.data.categories).toEqual([
      { name: 'Bez kategorii', items: [{ name: 'Mleko krowie', value: 71.4 }] },
    ]);
  });
});
