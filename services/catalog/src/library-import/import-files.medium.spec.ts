import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn, TestApp } from '@pora/common/testing/app';
import { makeZip } from '@pora/common/testing/zip';
import ExcelJS from 'exceljs';
import { ImportSteps, startLibraryApp } from './testing/library-app.js';

let app: TestApp;
let dietitian: SignedIn;
let steps: ImportSteps;

beforeAll(async () => {
  app = await startLibraryApp();
  dietitian = await app.signIn('dietitian');
  steps = new ImportSteps(app, dietitian);
});
afterAll(() => app.stop());

const TABLE = 'Nazwa;Kalorie;Białko;Tłuszcz;Węglowodany\nŹdźbło żółte;12,5;1,5;0;ćma\n';
/** Letters of the table by their bytes. */
const BYTES = {
  'windows-1250': { Ź: 0x8f, ź: 0x9f, ł: 0xb3, ż: 0xbf, ó: 0xf3, ć: 0xe6, ę: 0xea },
  'iso-8859-2': { Ź: 0xac, ź: 0xbc, ł: 0xb3, ż: 0xbf, ó: 0xf3, ć: 0xe6, ę: 0xea },
} as const;

function encoded(text: string, charset: keyof typeof BYTES): Buffer {
  const table: Readonly<Record<string, number>> = BYTES[charset];
  return Buffer.from(Array.from(text, (letter) => table[letter] ?? letter.charCodeAt(0)));
}

async function workbook(rows: ExcelJS.CellValue[][], before: ExcelJS.CellValue[][] = []): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  if (before.length > 0) book.addWorksheet('Ukryty', { state: 'hidden' }).addRows(before);
  book.addWorksheet('Okładka').addRow(['Gabinet']);
  book.addWorksheet('Dane').addRows(rows);
  return Buffer.from(await book.xlsx.writeBuffer());
}

const refusalOf = async (content: Buffer | string, name: string) => {
  const { status, body } = await steps.send('foods', content, name);
  return [status, body.error];
};

describe('CSV, jakie ludzie mają', () => {
  it.each([
    ['UTF-8', Buffer.from(TABLE), 'utf-8'],
    ['UTF-8 ze znacznikiem', Buffer.from(`\ufeff${TABLE}`), 'utf-8'],
    ['Windows-1250', encoded(TABLE, 'windows-1250'), 'windows-1250'],
    ['ISO-8859-2', encoded(TABLE, 'iso-8859-2'), 'iso-8859-2'],
    ['UTF-16 z Excela', Buffer.from(`\ufeff${TABLE}`, 'utf16le'), 'utf-16le'],
  ])('w kodowaniu %s ma polskie litery', async (_name, bytes, encoding) => {
    const read = await steps.upload('foods', bytes);
    expect(read).toMatchObject({ encoding, separator: 'semicolon', rows: 1 });
    expect(read.columns.map(({ name, samples }) => [name, samples[0]])).toEqual([
      ...[
        ['Nazwa', 'Źdźbło żółte'],
        ['Kalorie', '12,5'],
        ['Białko', '1,5'],
      ],
      ...[
        ['Tłuszcz', '0'],
        ['Węglowodany', 'ćma'],
      ],
    ]);
  });

  it.each([
    ['semicolon', 'Nazwa;Kalorie, kcal;Białko\nChleb;225,5;5,9'],
    ['comma', 'Nazwa,Kalorie,Białko\n"Chleb, żytni",225.5,"5,9"'],
    ['tab', 'Nazwa\tKalorie\tBiałko\nChleb, żytni\t225,5\t5,9'],
  ])('z separatorem %s czyta kolumny i polskie przecinki', async (separator, text) => {
    const read = await steps.upload('foods', text);
    expect(read.separator).toBe(separator);
    const { rows } = await steps.preview(read);
    expect(rows[0]).toMatchObject({ bad: ['fat', 'carbs'], notes: ['Brak tłuszczu', 'Brak węglowodanów'] });
  });

  it('ze złym kodowaniem i separatorem daje się odczytać po poprawieniu, a zły wybór jest nazwany', async () => {
    const read = await steps.upload('foods', encoded(TABLE, 'windows-1250'));
    const anew = (change: object) =>
      dietitian.patch(`/api/library/imports/${read.id}`, { kind: 'foods', ...change });
    const refused = await anew({ encoding: 'utf-8' }).expect(422);
    expect(refused.body.error).toBe('Pliku nie da się odczytać w tym kodowaniu. Wybierz inne kodowanie.');
    const other = await anew({ encoding: 'windows-1250', separator: 'tab' }).expect(422);
    expect(other.body.error).toMatch(/W pliku nie ma tabeli/);
    const right = await anew({ encoding: 'windows-1250', separator: 'semicolon' }).expect(200);
    expect(right.body.columns).toHaveLength(5);
  });

  it('z tytułem nad tabelą, pustymi wierszami i wierszem dłuższym od nagłówka podaje numery jak arkusz', async () => {
    const read = await steps.upload(
      'foods',
      'Baza gabinetu;;;;\n\nNazwa;kcal;B;T;W\n\nChleb;1;1;1;1\n;;;;\nŹle;-1;1;1;1;;;nadmiar',
    );
    const { rows } = await steps.preview(read);
    expect(rows.map(({ line, status }) => [line, status])).toEqual([
      [5, 'new'],
      [7, 'error'],
    ]);
  });

  it('z niezamkniętym cudzysłowem mówi, w którym wierszu', async () => {
    expect(await refusalOf('Nazwa;kcal\nA;1\nB;"2\nC;3\n', 'a.csv')).toEqual([
      422,
      'Wiersz 3: cudzysłów otwarty w tym wierszu nie jest zamknięty. Popraw plik albo wybierz inny separator.',
    ]);
  });
});

describe('arkusz', () => {
  it('[library §9] bierze zapisany wynik formuły, bez wyniku odmawia wiersza; czyta pierwszy widoczny arkusz z tabelą', async () => {
    const read = await steps.upload(
      'foods',
      await workbook(
        [
          ['Nazwa', 'Kalorie', 'Białko', 'Tłuszcz', 'Węglowodany'],
          ['Feta', { formula: 'D4*2', result: 215 }, 16.5, 9, 1.5],
          ['Feta light', { formula: 'D4*2' }, 16.5, 9, 1.5],
          [{ richText: [{ text: 'Ser ' }, { text: 'gouda' }] }, 356, 25, 27, '2,2'],
        ],
        [
          ['Nazwa', 'Kalorie'],
          ['Tajne', 1],
        ],
      ),
      'Baza.XLSX',
    );
    const { rows } = await steps.preview(read);
    expect(rows).toMatchObject([
      { line: 2, status: 'new', values: { name: 'Feta', calories: '215' } },
      { line: 3, status: 'error', values: { calories: '=D4*2' }, notes: ['Formuła zamiast wartości'] },
      { line: 4, status: 'new', values: { name: 'Ser gouda', calories: '356' } },
    ]);
  });
});

describe('plik, którego nie da się wczytać', () => {
  it.each([
    ['sam nagłówek', Buffer.from('Nazwa;kcal\n'), 'a.csv', 422, /same nazwy kolumn/],
    ['zwykły tekst', Buffer.from('Drogi Panie\nproszę o dietę\n'), 'a.csv', 422, /nie ma tabeli/],
    ['pusty', Buffer.alloc(0), 'a.csv', 422, /pusty/],
    ['arkusz nazwany csv', Buffer.from('PK\u0003\u0004abc'), 'a.csv', 415, /To nie jest plik/],
    ['csv nazwany xlsx', Buffer.from('Nazwa;kcal\nA;1'), 'a.xlsx', 415, /To nie jest plik/],
    ['obraz nazwany csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'a.csv', 415, /To nie jest plik/],
    ['stary Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'a.xlsx', 422, /hasłem/],
    ['inny plik', Buffer.from('%PDF-1.7'), 'a.pdf', 415, /To nie jest plik/],
    [
      'tysiąc kolumn',
      Buffer.from(`Nazwa${';kcal'.repeat(1000)}\nA${';1'.repeat(1000)}`),
      'a.csv',
      422,
      /250 kolumn/,
    ],
  ])('%s: mówi po polsku, co z nim jest', async (_name, bytes, name, status, sentence) => {
    expect(await refusalOf(bytes, name)).toEqual([status, expect.stringMatching(sentence)]);
  });

  it('bomba zip jest odrzucona, zanim się rozpakuje', async () => {
    const content = Buffer.alloc(40 * 1024 * 1024);
    const bomb = makeZip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'xl/workbook.xml', content },
    ]);
    expect(await refusalOf(bomb, 'a.xlsx')).toEqual([
      422,
      expect.stringMatching(/po rozpakowaniu jest zbyt duży/),
    ]);
  });

  it('50 000 wierszy: odmowa z limitem, a inni w tym czasie nie czekają', async () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => `Produkt ${at};100;1,5;2,5;3,5`);
    const upload = refusalOf(['Nazwa;kcal;B;T;W', ...rows].join('\n'), 'a.csv');
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => (await dietitian.get('/api/foods/search?q=pr')).status),
    );
    expect(others).toEqual([200, 200, 200, 200, 200]);
    expect(await upload).toEqual([422, expect.stringMatching(/więcej niż 20\s000 wierszy. Podziel go/)]);
    expect(await app.query('SELECT id FROM foods')).toEqual([]);
  });

  it('plik większy niż 10 MB jest odrzucony', async () => {
    expect(await refusalOf(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'a.csv')).toEqual([
      413,
      'Plik jest zbyt duży. Może mieć najwyżej 10 MB.',
    ]);
  });
});
