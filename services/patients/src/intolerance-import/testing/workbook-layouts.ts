import type { TestSheet } from './make-workbook.js';

const HEAD = ['Produkt', 'Wynik (U/ml)'];
const NO = null;

/** Layouts laboratories use: what stands on the sheets, and what is read from them. */
export const WORKBOOK_LAYOUTS: readonly (readonly [string, TestSheet[], string[]])[] = [
  [
    'A: the category in a column of its own, once for its group',
    [
      {
        rows: [
          ['Kategoria', 'Produkt', 'Wynik (U/ml)'],
          ['Nabiał', 'Mleko krowie', 45.2],
          [NO, 'Kefir', '12,5'],
          ['Ryby', 'Dorsz', '<7,5'],
          [NO, 'Łosoś', '>200 U/ml'],
        ],
      },
    ],
    ['Nabiał: Mleko krowie 45.2, Kefir 12.5', 'Ryby: Dorsz 7.5, Łosoś 200'],
  ],
  [
    'A with the category in each row, without a head',
    [
      {
        rows: [
          ['Nabiał', 'Mleko krowie', 45.2],
          ['Nabiał', 'Kefir', 12],
          ['Nabiał', 'Jogurt', 31],
          ['Ryby', 'Dorsz', 7],
          ['Ryby', 'Karp', 8.5],
        ],
      },
    ],
    ['Nabiał: Mleko krowie 45.2, Kefir 12, Jogurt 31', 'Ryby: Dorsz 7, Karp 8.5'],
  ],
  [
    'A with the category in merged cells beside its group',
    [
      {
        rows: [
          ['Grupa', 'Produkt', 'Wynik [U/ml]'],
          ['Nabiał', 'Mleko krowie', 45.2],
          [NO, 'Kefir', 12],
          ['Ryby', 'Dorsz', 7],
          [NO, 'Karp', 8.5],
        ],
        merged: ['A2:A3', 'A4:A5'],
      },
    ],
    ['Nabiał: Mleko krowie 45.2, Kefir 12', 'Ryby: Dorsz 7, Karp 8.5'],
  ],
  [
    'B: the category as a merged row, and a product without a result under it',
    [
      {
        rows: [
          ['Wyniki badania IgG'],
          ['Imię i nazwisko', 'Anna Przykładowa'],
          ['Data badania:', '12.11.2026'],
          HEAD,
          ['NABIAŁ I JAJA'],
          ['1. Mleko krowie', 45.2],
          ['2. Kefir', NO],
          ['3. Jogurt..........', '8,1'],
          ['RYBY'],
          ['4. Dorsz', 'nie oznaczono'],
          ['5. Łosoś', '31,0 U/ml ↑'],
          ['Zakres referencyjny: do 24 U/ml'],
        ],
        merged: ['A5:B5', 'A9:B9'],
      },
    ],
    ['NABIAŁ I JAJA: Mleko krowie 45.2, Jogurt 8.1', 'RYBY: Łosoś 31'],
  ],
  [
    'B with bold headings and its head below each of them',
    [
      {
        rows: [
          ['**Nabiał'],
          HEAD,
          ['Kefir', 12],
          ['Maślanka', NO],
          ['Jogurt', 13],
          ['**Przyprawy'],
          HEAD,
          ['Kminek', 14],
        ],
      },
    ],
    ['Nabiał: Kefir 12, Jogurt 13', 'Przyprawy: Kminek 14'],
  ],
  [
    'C: three pairs side by side, each with headings of its own, of different lengths',
    [
      {
        rows: [
          ['**Nabiał', NO, '**Ryby', NO, '**Owoce', NO],
          ['Kefir', 12, 'Dorsz', 7, 'Jabłko', 9.5],
          ['Jogurt', 13, 'Karp', 8, 'Gruszka', 10],
          ['**Jaja', NO, 'Łosoś', 31, '**Warzywa', NO],
          ['Białko jaja', 55, NO, NO, 'Por', 3.3],
          ['Żółtko jaja', 14, NO, NO, 'Seler', 4],
        ],
      },
    ],
    [
      'Nabiał: Kefir 12, Jogurt 13',
      'Jaja: Białko jaja 55, Żółtko jaja 14',
      'Ryby: Dorsz 7, Karp 8, Łosoś 31',
      'Owoce: Jabłko 9.5, Gruszka 10',
      'Warzywa: Por 3.3, Seler 4',
    ],
  ],
  [
    'C: two pairs side by side under headings that hold for both',
    [
      {
        rows: [
          ['Produkt', 'Wynik (U/ml)', 'Produkt', 'Wynik (U/ml)'],
          ['WARZYWA'],
          ['Por', 3.3, 'Seler', 4],
          ['Burak', 25, 'Dynia', 29.5],
          ['OWOCE'],
          ['Jabłko', 9.5, 'Gruszka', 10],
          ['Malina', 11],
        ],
      },
    ],
    ['WARZYWA: Por 3.3, Burak 25, Seler 4, Dynia 29.5', 'OWOCE: Jabłko 9.5, Malina 11, Gruszka 10'],
  ],
  [
    'C: categories in the heads of two tables side by side',
    [
      {
        rows: [
          ['Nabiał', 'U/ml', NO, 'Owoce', 'U/ml'],
          ['Kefir', 12, NO, 'Jabłko', 9.5],
          ['Jogurt', 13, NO, 'Gruszka', 10],
        ],
      },
    ],
    ['Nabiał: Kefir 12, Jogurt 13', 'Owoce: Jabłko 9.5, Gruszka 10'],
  ],
  [
    'D: a sheet for each category, a hidden one left out',
    [
      { name: 'Nabiał', rows: [HEAD, ['Kefir', 12], ['Jogurt', 13]] },
      { name: 'Owoce', rows: [HEAD, ['Jabłko', 9.5]] },
      { name: 'Słownik', rows: [HEAD, ['Sezam', 99]], isHidden: true },
    ],
    ['Nabiał: Kefir 12, Jogurt 13', 'Owoce: Jabłko 9.5'],
  ],
  [
    'E: three columns by reaction',
    [
      {
        rows: [
          ['PODWYŻSZONE', NO, 'GRANICZNE', NO, 'NORMALNE', NO],
          ['Kefir', '45 U/ml', 'Dorsz', '27 U/ml', 'Jabłko', '9 U/ml'],
          ['Jogurt', '33 U/ml', 'Karp', '26 U/ml', 'Gruszka', '10 U/ml'],
        ],
      },
    ],
    ['PODWYŻSZONE: Kefir 45, Jogurt 33', 'GRANICZNE: Dorsz 27, Karp 26', 'NORMALNE: Jabłko 9, Gruszka 10'],
  ],
  [
    'F: one list in the order of reaction, the grade beside it',
    [
      {
        rows: [
          ['Lp.', 'Antygen', 'Wynik U/ml', 'Ocena'],
          [1, 'Kefir', 45, 'podwyższony'],
          [2, 'Dorsz', 27, 'graniczny'],
          [3, 'Jabłko', 9, 'norma'],
        ],
      },
    ],
    ['podwyższony: Kefir 45', 'graniczny: Dorsz 27', 'norma: Jabłko 9'],
  ],
  [
    'I: foods by group and again by reaction',
    [
      { name: 'Grupy żywności', rows: [HEAD, ['**Nabiał'], ['Kefir', 45], ['**Ryby'], ['Dorsz', 27]] },
      { name: 'Wg reakcji', rows: [HEAD, ['PODWYŻSZONE'], ['Kefir', 45], ['GRANICZNE'], ['Dorsz', 27]] },
    ],
    ['Nabiał: Kefir 45', 'Ryby: Dorsz 27'],
  ],
  [
    'K: names in two languages',
    [
      {
        rows: [
          ['Produkt / Food', 'Wynik / Result (U/ml)'],
          ['NABIAŁ / DAIRY'],
          ["Mleko krowie / Cow's Milk", 45],
          ['Ser żółty / Cheddar', 12],
        ],
      },
    ],
    ['NABIAŁ: Mleko krowie 45, Ser żółty 12'],
  ],
  [
    'L: results as people type them',
    [
      {
        rows: [
          HEAD,
          ['Różne:'],
          ['Kawa', '12'],
          ['Kakao', ' 12,5\u00a0U/ml'],
          ['Miód', '<7,5'],
          ['Aloes', '≤ 5'],
          ['Chmiel', '>100'],
          ['Kurka', '*45'],
          ['Mak', '45 ↑'],
          ['Teff', '–'],
          ['Nori', 'n.b.'],
          ['Sezam', 0],
          ['Kokos', '+++'],
          ['Agar-agar', '1 200,5'],
        ],
      },
    ],
    [
      'Różne: Kawa 12, Kakao 12.5, Miód 7.5, Aloes 5, Chmiel 100, Kurka 45, Mak 45, Sezam 0, Agar-agar 1200.5',
    ],
  ],
  [
    'names that hold numbers, brackets, commas and the words of categories',
    [
      {
        rows: [
          HEAD,
          ['**Nabiał'],
          ['Mleko 2 %', 14],
          ['Grape mix 2', 15],
          ['Fasola, czerwona (kidney)', 16],
          ['Pieprz czarny/biały', 17],
          ['Jaja', 18],
          ['Ryby', 19],
          ['Daktyl', 20],
        ],
      },
    ],
    [
      'Nabiał: Mleko 2 % 14, Grape mix 2 15, Fasola, czerwona (kidney) 16, Pieprz czarny/biały 17, Jaja 18, Ryby 19, Daktyl 20',
    ],
  ],
  [
    'name and result in one cell',
    [{ rows: [['NABIAŁ'], ['Dorsz........12'], ['12. Mleko 2 % 14'], ['Kefir 45,5 U/ml']] }],
    ['NABIAŁ: Dorsz 12, Mleko 2 % 14, Kefir 45.5'],
  ],
  [
    'some names with their result in one cell of a table with columns',
    [{ rows: [HEAD, ['**Nabiał'], ['Kefir', 12], ['Mleko krowie 12,5 U/ml'], ['Jogurt 7,5'], ['Ser', 3]] }],
    ['Nabiał: Kefir 12, Mleko krowie 12.5, Jogurt 7.5, Ser 3'],
  ],
  [
    'a single line with its unit',
    [{ rows: [['NABIAŁ'], ['Mleko krowie 12,5 U/ml']] }],
    ['NABIAŁ: Mleko krowie 12.5'],
  ],
  [
    'a food that stands there several times has its highest result; a category that goes on is one',
    [
      {
        rows: [HEAD, ['**Owoce'], ['Kiwi', 12], ['Kiwi', 31], ['**Owoce (cd.)'], ['kiwi', 20], ['Figa', 3]],
      },
    ],
    ['Owoce: Kiwi 31, Figa 3'],
  ],
  [
    'formulas, rich text and a unit that only the format of the cell shows',
    [
      {
        rows: [
          ['Produkt', 'Wynik'],
          ['**Zboża'],
          ['Żyto', { formula: '10+2.5', result: 12.5 }],
          [{ richText: [{ text: 'Psze' }, { text: 'nica' }] }, 30.25],
        ],
        formats: { B3: '0.0" U/ml"', B4: '0.0" U/ml"' },
      },
    ],
    ['Zboża: Żyto 12.5, Pszenica 30.25'],
  ],
  [
    'A with the category behind the result',
    [
      {
        rows: [
          ['Produkt', 'Wynik (U/ml)', 'Kategoria'],
          ['Kefir', 12, 'Nabiał'],
          ['Dorsz', 4, 'Ryby'],
          ['Ser', 5, 'Nabiał'],
        ],
      },
    ],
    ['Nabiał: Kefir 12, Ser 5', 'Ryby: Dorsz 4'],
  ],
  [
    'the grade in the cell of the result, a total on a scale of its own',
    [
      {
        rows: [
          ['Produkt', 'Wynik'],
          ['Ryby'],
          ['Dorsz', '45,2 U/ml (+++)'],
          ['Karp', '12 U/ml norma'],
          ['IgG całkowite', '980 mg/l'],
        ],
      },
    ],
    ['Ryby: Dorsz 45.2, Karp 12'],
  ],
  [
    'names in capitals as well, one of them without a result',
    [{ rows: [HEAD, ['NABIAŁ'], ['KEFIR', 12], ['JOGURT', NO], ['SER', 3], ['RYBY'], ['DORSZ', 2]] }],
    ['NABIAŁ: KEFIR 12, SER 3', 'RYBY: DORSZ 2'],
  ],
  [
    'the only sheet named after its category, a running number, a class and the range of reference in columns',
    [
      {
        name: 'Nabiał',
        rows: [
          ['Lp.', 'Produkt', 'Klasa', 'Norma', 'Wynik (U/ml)'],
          [1, 'Kefir', '+++', '<24', 112],
          [2, 'Jogurt', '-', '<24', 3],
        ],
      },
    ],
    ['Nabiał: Kefir 112, Jogurt 3'],
  ],
  [
    'C: two tables side by side with running numbers and classes of their own',
    [
      {
        rows: [
          ['Lp.', 'Produkt', 'U/ml', 'Klasa', 'Lp.', 'Produkt', 'U/ml', 'Klasa'],
          [NO, '**Nabiał', NO, NO, NO, '**Ryby'],
          [1, 'Kefir', 12, 0, 3, 'Dorsz', 44, 3],
          [2, 'Jogurt', 13, 1, 4, 'Karp', 31, 2],
          [NO, '**Jaja', NO, NO, 5, 'Leszcz', 2, 0],
          [6, 'Żółtko', 3, 0, NO, '**Zioła'],
          [NO, NO, NO, NO, 7, 'Oregano', 9, 0],
        ],
      },
    ],
    [
      'Nabiał: Kefir 12, Jogurt 13',
      'Jaja: Żółtko 3',
      'Ryby: Dorsz 44, Karp 31, Leszcz 2',
      'Zioła: Oregano 9',
    ],
  ],
  [
    'patient, laboratory, total and signature are no foods',
    [
      {
        rows: [
          ['Laboratorium Przykład', 'ul. Polna 5'],
          ['PESEL', 44051401458],
          ['Wiek', 34],
          ['Numer próbki', 1234],
          HEAD,
          ['**Mięso'],
          ['Indyk', 11],
          ['IgG całkowite', 980],
          ['Liczba badanych pokarmów', 1],
          ['Podpis', 'dr Przykładowa'],
          ['Strona 1 z 1'],
        ],
      },
    ],
    ['Mięso: Indyk 11'],
  ],
];
