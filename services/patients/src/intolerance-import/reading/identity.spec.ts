import { describe, expect, test } from '@jest/globals';
import { makePdf, type PdfText } from '../testing/make-pdf.js';
import { makeWorkbook } from '../testing/make-workbook.js';
import { readPages } from './page-table.js';
import { readPdf } from './pdf.js';
import { readReport } from './report.js';
import { readWorkbook } from './workbook.js';

const FOODS = [
  ['Produkt', 'Wynik (U/ml)'],
  ['Kefir', '12,3'],
  ['Mleko krowie', '71,4'],
  ['Dorsz', '7,1'],
];

describe('czyj jest wynik i z którego dnia', () => {
  test.each<[title: string, name: string, day: string]>([
    ['Pacj.: Barbara Zmyślna | dn. 2026/10/28', 'Barbara Zmyślna', '2026-10-28'],
    ['Wynik kontrolny – p. Irena Dąb (ur. 1968) | pobrano: 2026-11-16', 'Irena Dąb', '2026-11-16'],
    ['Badany: Jan Makieta, wiek 51 lat. Przyjęto 2026-09-02.', 'Jan Makieta', '2026-09-02'],
    ['Pacjent: Ewa Próbna | pobranie: 2026.08.18', 'Ewa Próbna', '2026-08-18'],
    ['Badany/a: Salomea Zmyślona | Data badania: 9 marca 2027', 'Salomea Zmyślona', '2027-03-09'],
    ['Pacjentka: | Telimena Zmyślona | Data badania: | 30.03.2027', 'Telimena Zmyślona', '2027-03-30'],
    ['Raport dla: Bonifacy Próbny | Data wykonania testu: 2027-02-04', 'Bonifacy Próbny', '2027-02-04'],
    [
      'Pacjent: Ewa Próbna | Data wydania: 13.10.2026 | Data pobrania: 06.10.2026',
      'Ewa Próbna',
      '2026-10-06',
    ],
  ])('[decisions 58] czyta nazwisko i dzień: %s', async (title, name, day) => {
    const rows = [...title.split(' | ').map((text) => [text]), ...FOODS];
    const reading = readReport(readWorkbook(await makeWorkbook({ rows })) ?? []);
    if ('refusal' in reading) throw new Error(reading.refusal.reason);
    expect(reading.review.patient?.name).toBe(name);
    expect(reading.review.date?.value).toBe(day);
  });

  test('[decisions 57] co przeglądarka drukuje nad i pod stroną, nie jest wynikiem ani pozycją do rozstrzygnięcia', async () => {
    const page = (number: number, rows: readonly (readonly string[])[]): PdfText[] => [
      { x: 30, y: 820, text: '11/28/26, 5:01 PM' },
      { x: 300, y: 820, text: 'Raport' },
      ...rows.flatMap(([name = '', value = ''], at) => [
        { x: 60, y: 760 - at * 20, text: name },
        { x: 300, y: 760 - at * 20, text: value },
      ]),
      { x: 30, y: 20, text: 'file:///home/wyniki/raport.html' },
      { x: 540, y: 20, text: `${number}/2` },
    ];
    const file = makePdf([
      page(1, FOODS),
      page(2, [
        ['Makrela', '62,6'],
        ['Krab', '28,9'],
        ['Karp', '3,5'],
      ]),
    ]);
    const reading = readReport(readPages((await readPdf(new Uint8Array(file))) ?? []));
    if ('refusal' in reading) throw new Error(reading.refusal.reason);
    expect(reading.review.unread).toEqual([]);
    expect(reading.review.counts).toEqual({ printed: 6, read: 6 });
  });
});
