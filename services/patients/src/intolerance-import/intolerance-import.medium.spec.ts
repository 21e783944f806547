import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { makeZip } from '@pora/common/testing/zip';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';
import { makePdf, type PdfText } from './testing/make-pdf.js';
import { makeWorkbook } from './testing/make-workbook.js';

const PATH = '/api/patient-intolerances/parse';

let app: PatientsTestApp;
let dietitian: SignedIn;
let report: Buffer;
beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
  report = await makeWorkbook({
    rows: [
      ['Kategoria', 'Produkt', 'Wynik (U/ml)'],
      ['Nabiał', 'Mleko krowie', '45,2'],
      [null, 'Kefir', 12],
      ['Ryby', 'Dorsz', '<7,0'],
    ],
  });
}, 60_000);
afterAll(() => app.stop());

const READ = {
  data: {
    categories: [
      {
        name: 'Nabiał',
        items: [
          { name: 'Mleko krowie', value: 45.2 },
          { name: 'Kefir', value: 12 },
        ],
      },
      { name: 'Ryby', items: [{ name: 'Dorsz', value: 7 }] },
    ],
  },
};

const send = (file: Buffer, name = 'wyniki.xlsx') => dietitian.post(PATH).attach('file', file, name);

const ask = (file: Buffer) =>
  dietitian.post(`${PATH}?review=true`).attach('file', file, 'wyniki.xlsx').expect(200);

/** Rows of texts from the top of a page, the columns at these places. */
const table = (columns: number[], rows: (string | null)[][], top = 780, step = 14): PdfText[] =>
  rows.flatMap((row, at) =>
    row.flatMap((text, column) => {
      if (text === null) return [];
      const isBold = text.startsWith('**');
      return [{ x: columns[column] ?? 0, y: top - at * step, text: isBold ? text.slice(2) : text, isBold }];
    }),
  );

async function readPdf(...pages: PdfText[][]): Promise<string[]> {
  const { body } = await send(makePdf(pages), 'wyniki.pdf').expect(200);
  return (body as typeof READ).data.categories.map(
    ({ name, items }) => `${name}: ${items.map((item) => `${item.name} ${item.value}`).join(', ')}`,
  );
}

describe('a report of intolerances', () => {
  test('[core §7] answers its categories with their results, and nothing of it is stored', async () => {
    const { body } = await send(report).expect(200);
    expect(body).toEqual(READ);
    expect(await app.query('SELECT id FROM patient_intolerance_sets')).toHaveLength(0);
  });

  test('[core §7] tells who asks for it what is to be decided, beside the same data', async () => {
    const { body } = await ask(report);
    expect(body).toMatchObject({
      ...READ,
      review: {
        ...{ unread: [], repeated: [], printedCount: null, columnQuestion: [], patient: null, date: null },
        counts: { printed: 3, read: 3 },
        unit: { text: 'U/ml' },
      },
    });
    await dietitian.post(`${PATH}?review=tak`).attach('file', report, 'wyniki.xlsx').expect(400);
  });

  test('[core §7] is saved as it was read', async () => {
    const { body } = await send(report, 'Wyniki Anny.XLSX').expect(200);
    const patient = await dietitian
      .post('/api/patients', { personal: { firstName: 'Anna', lastName: 'Przykładowa' } })
      .expect(201);
    const set = {
      ...body.data,
      patientId: patient.body.id,
      sourceFile: 'Wyniki Anny.XLSX',
      date: '2026-07-15',
    };
    const saved = await dietitian.post('/api/patient-intolerances', set).expect(201);
    expect(saved.body.categories).toEqual(READ.data.categories);
  });

  test('[core §7] is read for nobody who is not signed in, or without the token', async () => {
    await app.http().post(PATH).attach('file', report, 'a.xlsx').expect(401);
    await app.http().post(PATH).set('Cookie', dietitian.cookie).attach('file', report, 'a.xlsx').expect(403);
  });
});

describe('results in a PDF', () => {
  test('[core §5] are read from a table whose head, patient and page numbers repeat on each page', async () => {
    const head = ['Grupa', 'Produkt', 'Wynik (U/ml)', 'Ocena'];
    const columns = [50, 170, 310, 400];
    const page = (number: number, rows: (string | null)[][]) => [
      { x: 50, y: 810, text: 'Laboratorium Przykład' },
      ...table(columns, [head, ...rows]),
      { x: 50, y: 40, text: `Strona ${number} z 2` },
    ];
    const first = page(1, [
      ['Nabiał', 'Mleko krowie', '45,2', 'podwyższony'],
      [null, 'Kefir', '12,0', 'norma'],
      ['Ryby', 'Dorsz', '<7,0', 'norma'],
    ]);
    const second = page(2, [
      [null, 'Łosoś', '31', 'podwyższony'],
      [null, 'Śledź', 'nie oznaczono', null],
      ['Owoce', 'Jabłko', '24,5', 'graniczny'],
    ]);
    expect(await readPdf(first, second)).toEqual([
      'Nabiał: Mleko krowie 45.2, Kefir 12',
      'Ryby: Dorsz 7, Łosoś 31',
      'Owoce: Jabłko 24.5',
    ]);
  });

  test('[core §5] are read down the columns of a page, each with headings of its own', async () => {
    const rows = [
      ['**NABIAŁ', null, '**OWOCE', null],
      ['Kefir', '12,0', 'Jabłko', '9,5'],
      ['Jogurt', '33', 'Gruszka', '10'],
      ['**RYBY', null, 'Śliwka', '11'],
      ['Dorsz', '7,1', '**ZBOŻA', null],
      ['Łosoś', '8', 'Żyto', '14'],
    ];
    expect(
      await readPdf([{ x: 50, y: 800, text: 'Wyniki w U/ml' }, ...table([50, 180, 300, 430], rows)]),
    ).toEqual([
      'NABIAŁ: Kefir 12, Jogurt 33',
      'RYBY: Dorsz 7.1, Łosoś 8',
      'OWOCE: Jabłko 9.5, Gruszka 10, Śliwka 11',
      'ZBOŻA: Żyto 14',
    ]);
  });

  test('[core §5] are read from columns whose rows stand at heights of their own', async () => {
    const left = table(
      [40, 150],
      [
        ['**NABIAŁ', null],
        ['Kefir', '12 U/ml'],
        ['Jogurt', '13'],
      ],
    );
    const middle = table(
      [220, 330],
      [
        ['**RYBY', null],
        ['Dorsz', '1'],
        ['Karp', '2'],
        ['Śledź', '3'],
      ],
      775,
      13,
    );
    const right = table(
      [400, 520],
      [
        ['**OWOCE', null],
        ['Figa', '5'],
        ['Kiwi', '6'],
      ],
      770,
      15,
    );
    expect(await readPdf([...left, ...middle, ...right])).toEqual([
      'NABIAŁ: Kefir 12, Jogurt 13',
      'RYBY: Dorsz 1, Karp 2, Śledź 3',
      'OWOCE: Figa 5, Kiwi 6',
    ]);
  });

  test('[core §5] are read when the value stands before the name', async () => {
    const rows = [
      ['U/ml', '**Nabiał'],
      ['12', 'Kefir'],
      ['33', 'Jogurt'],
      [null, '**Ryby'],
      ['7', 'Dorsz'],
    ];
    expect(await readPdf(table([50, 90], rows))).toEqual(['Nabiał: Kefir 12, Jogurt 33', 'Ryby: Dorsz 7']);
  });

  test('[core §5] are read in whatever order the file stores its texts', async () => {
    const texts = table(
      [50, 200],
      [
        ['**Nabiał', 'Wynik (U/ml)'],
        ['Kefir', '12'],
        ['Jogurt', '33'],
        ['**Ryby', null],
        ['Dorsz', '7'],
      ],
    );
    expect(await readPdf(texts.toReversed())).toEqual(['Nabiał: Kefir 12, Jogurt 33', 'Ryby: Dorsz 7']);
  });

  test('[core §5] are read with names over two lines, dots that lead to the result and numbered rows', async () => {
    const rows = [
      ['Lp.', 'Produkt', 'Wynik (U/ml)'],
      [null, '**Orzechy', null],
      ['1.', 'Orzech', '12,5'],
      ['2.', 'Mleko 2 %', '14'],
      ['3.', 'Ryż', '15'],
    ];
    const wrapped = { x: 90, y: 780 - 2 * 24 - 9, text: 'brazylijski' };
    expect(await readPdf([...table([50, 90, 300], rows, 780, 24), wrapped])).toEqual([
      'Orzechy: Orzech brazylijski 12.5, Mleko 2 % 14, Ryż 15',
    ]);
    const dotted = [['**ZBOŻA'], ['1. Ryż..............12,5 U/ml'], ['2. Żyto........ 30 U/ml']];
    expect(await readPdf(table([50], dotted))).toEqual(['ZBOŻA: Ryż 12.5, Żyto 30']);
  });
});

describe('a file that holds no results', () => {
  const zip = (...parts: { name: string; content: Buffer | string }[]) =>
    makeZip([{ name: '[Content_Types].xml', content: '<Types/>' }, ...parts]);
  const bookOf = (sheet: string, more: { name: string; content: string }[] = []) =>
    zip(
      {
        name: 'xl/workbook.xml',
        content: '<workbook><sheets><sheet name="A" sheetId="1"/></sheets></workbook>',
      },
      { name: 'xl/worksheets/sheet1.xml', content: sheet },
      ...more,
    );
  const rows = '<row><c t="n"><v>1</v></c><c><v>2</v></c></row>'.repeat(200_000);
  const many = (count: number) => Array.from({ length: count }, (_, at) => [`Ryba ${at}`, 12.5]);
  const compound = Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex');

  test.each<[string, () => Buffer | Promise<Buffer>, string, RegExp, string | null]>([
    ['empty', () => Buffer.alloc(0), 'a.xlsx', /^Plik jest pusty\.$/, 'empty'],
    [
      'of another kind',
      () => Buffer.from('Kefir;12'),
      'a.xlsx',
      /^To nie jest plik \.xlsx ani \.pdf\.$/,
      null,
    ],
    ['of a kind nobody takes', () => report, 'a.docx', /^To nie jest plik \.xlsx ani \.pdf\.$/, null],
    ['a workbook called PDF', () => report, 'a.pdf', /^To nie jest plik \.xlsx ani \.pdf\.$/, null],
    ['a PDF called workbook', () => makePdf([[]]), 'a.xlsx', /^To nie jest plik \.xlsx ani \.pdf\.$/, null],
    [
      'a document of Word called workbook',
      () => zip({ name: 'word/document.xml', content: '<a/>' }),
      'a.xlsx',
      /^To nie jest plik \.xlsx\.$/,
      null,
    ],
    ['a workbook with a password', () => compound, 'a.xlsx', /hasłem albo zapisany/, 'encrypted_or_old'],
    ['a workbook that broke off', () => report.subarray(0, 2000), 'a.xlsx', /jest uszkodzony/, 'damaged'],
    ['an archive without a workbook', () => zip(), 'a.xlsx', /^To nie jest plik \.xlsx\.$/, null],
    [
      'a workbook that unpacks without end',
      () => bookOf(`<a>${' '.repeat(40 * 1024 * 1024)}</a>`),
      'a.xlsx',
      /po rozpakowaniu jest zbyt duży/,
      'too_large_unpacked',
    ],
    [
      'a workbook with entities',
      () => bookOf('<!DOCTYPE a [<!ENTITY b "b">]><a/>'),
      'a.xlsx',
      /niedozwolone/,
      'has_dtd',
    ],
    [
      'a workbook with macros',
      () => bookOf('<a/>', [{ name: 'xl/vbaProject.bin', content: 'x' }]),
      'a.xlsx',
      /zawiera makra/,
      'has_macros',
    ],
    [
      'a workbook of 200 000 rows',
      () => bookOf(`<worksheet>${rows}</worksheet>`),
      'a.xlsx',
      /dłuższy niż wynik/,
      'too_long',
    ],
    [
      'a workbook with a merged area of all cells',
      () => bookOf('<worksheet><mergeCell ref="A1:XFD1048576"/></worksheet>'),
      'a.xlsx',
      /nie ma kategorii/,
      'no_results',
    ],
    [
      'a workbook of 1500 results',
      () => makeWorkbook({ rows: [['Produkt', 'Wynik (U/ml)'], ['**Ryby'], ...many(1500)] }),
      'a.xlsx',
      /więcej wyników, niż mieści/,
      'too_many_results',
    ],
    [
      'a workbook on another scale',
      () => makeWorkbook({ rows: [['Produkt', 'Wynik (µg/ml)'], ['**Ryby'], ['Dorsz', 3.2]] }),
      'a.xlsx',
      /^Inna skala: µg\/ml\. /,
      'other_scale',
    ],
    [
      'a workbook without results',
      () => makeWorkbook({ rows: [['Dorsz']] }),
      'a.xlsx',
      /nie ma kategorii/,
      'no_results',
    ],
    [
      'a workbook of names without numbers',
      () => makeWorkbook({ rows: ['Dorsz', 'Kefir', 'Mak', 'Figa', 'Kiwi', 'Kawa'].map((name) => [name]) }),
      'a.xlsx',
      /^W pliku są nazwy produktów, ale bez liczb: wyniki są tylko narysowane/,
      'no_numbers',
    ],
    [
      'a workbook in per cent',
      () =>
        makeWorkbook({
          rows: ['Dorsz', 'Kefir', 'Mak', 'Figa', 'Kiwi'].map((name, at) => [name, `${at * 9}%`, at % 4]),
        }),
      'a.xlsx',
      /^Inna skala: %\. /,
      'other_scale',
    ],
    [
      'a workbook with the letters of another coding',
      () =>
        makeWorkbook({
          rows: [
            ['Produkt', 'Wynik (U/ml)'],
            ['ry¿', 12],
            ['pstr¹g', 3],
            ['jab³ko', 4],
          ],
        }),
      'a.xlsx',
      /^Polskie litery w tym pliku są zniekształcone/,
      'wrong_coding',
    ],
    ['a scan', () => makePdf([[]]), 'a.pdf', /nie ma tekstu/, 'no_text'],
    ['a PDF with a password', () => makePdf([[]], { isLocked: true }), 'a.pdf', /hasłem/, 'encrypted'],
    [
      'a PDF that broke off',
      () => makePdf([table([50, 200], [['Kefir', '12']])]).subarray(0, 900),
      'a.pdf',
      /uszkodzony/,
      'damaged',
    ],
    ['a PDF that is none', () => Buffer.from('%PDF-1.7 and no more'), 'a.pdf', /jest uszkodzony/, 'damaged'],
    [
      'a PDF of 600 pages',
      () => makePdf(Array.from({ length: 600 }, () => [])),
      'a.pdf',
      /dłuższy niż/,
      'too_long',
    ],
    [
      'a PDF on another scale',
      () => makePdf([table([50, 200], [['Produkt', 'Wynik (µg/ml)'], ['**Ryby'], ['Dorsz', '3,2']])]),
      'a.pdf',
      /^Inna skala: µg\/ml\. /,
      'other_scale',
    ],
  ])('[core §8] is refused in clear Polish: %s', async (_, make, name, sentence, reason) => {
    // Another kind of file is said by the status, everything else by the reason.
    const { body } = await send(await make(), name).expect(reason === null ? 415 : 422);
    expect(body).toMatchObject({
      code: expect.any(String),
      error: expect.stringMatching(sentence),
      ...(reason !== null && { details: { reason } }),
    });
  });

  test('[core §8] leaves the service answering while it is read', async () => {
    const slow = send(bookOf(`<worksheet>${rows}</worksheet>`), 'a.xlsx');
    const [refused, list, read] = await Promise.all([
      slow,
      dietitian.get('/api/patients').expect(200),
      send(report).expect(200),
    ]);
    expect(refused.status).toBe(422);
    expect(list.body.items).toBeDefined();
    expect(read.body).toEqual(READ);
  });
});
