import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { SurveyAnswers } from '@pora/contracts/patients/survey.model';
import { stripDiacritics } from '@pora/text-pl/fold';
import {
  bullet,
  cell,
  checkbox,
  control,
  oldCheckbox,
  p,
  placeholder,
  run,
  table,
  textBox,
  wingding,
} from '../testing/make-docx.js';
import { fields, read, unplaced } from '../testing/read-fields.js';
import { readSurvey } from './survey.js';
import { readDocument } from './word-document.js';

/** The parts of one interview: title, questions with answers and fields. */
const PARTS: readonly {
  title: string;
  answers: readonly (readonly [label: string, answer: string, field: string])[];
}[] = [
  {
    title: 'Dane podstawowe',
    answers: [
      ['Data wypełnienia', '12.11.2026', 'header.date'],
      ['Imię i nazwisko', 'Żaneta Próbna', 'header.fullName'],
      ['Telefon kontaktowy', '+48 600 100 200', 'header.phone'],
      ['Powód wizyty', 'redukcja masy, zgaga', 'header.visitPurpose'],
    ],
  },
  {
    title: 'Wywiad medyczny',
    answers: [
      ['Choroby przewlekłe', 'niedoczynność tarczycy', 'medicalHistory.currentChronic'],
      ['Przebyte choroby', 'brak', 'medicalHistory.pastChronic'],
      ['Choroby w rodzinie', 'cukrzyca typu 2 (matka)', 'medicalHistory.geneticLoad'],
      ['Przyjmowane leki (nazwa, dawka, pora)', 'Euthyrox 50 na czczo', 'medicalHistory.currentMeds'],
    ],
  },
  {
    title: 'Układ pokarmowy',
    answers: [
      ['Alergie pokarmowe', 'orzechy laskowe', 'gastro.allergies'],
      ['Nietolerancje', 'laktoza', 'gastro.intolerances'],
      ['Rytm wypróżnień', '1 raz dziennie', 'gastro.bowelFrequency'],
      ['Refluks', 'nie', 'gastro.reflux'],
    ],
  },
  {
    title: 'Nawyki żywieniowe',
    answers: [
      ['Ile posiłków dziennie Pan/Pani zjada?', '4', 'nutrition.mealsPerDay'],
      ['Ile wody dziennie?', '1,5 l', 'nutrition.fluidsPerDay'],
      ['Suplementy', 'witamina D', 'nutrition.supplements'],
      ['Aktywność fizyczna', 'rower 2 razy w tygodniu', 'nutrition.physicalActivity'],
    ],
  },
  {
    title: 'Plan dnia',
    answers: [
      ['Godzina pobudki', '6:30', 'constraints.dayStart'],
      ['Godziny pracy', '8:00–16:00', 'constraints.workHours'],
      ['Stołówka', 'tak', 'constraints.canteen'],
    ],
  },
];
const ANSWERS = PARTS.flatMap(({ answers }) => answers);
const EXPECTED = ANSWERS.map(([, answer, field]) => `${field}=${answer}`).toSorted();

const eachAnswer = (write: (label: string, answer: string) => string) =>
  PARTS.map(
    ({ title, answers }) =>
      p(run(title, 'b')) + answers.map(([label, answer]) => write(label, answer)).join(''),
  ).join('');
const colon = (label: string) => (label.endsWith('?') ? label : `${label}:`);
const pairsOf = <T>(items: readonly T[]) =>
  Array.from({ length: Math.ceil(items.length / 2) }, (_, at) => items.slice(at * 2, at * 2 + 2));

const LAYOUTS: readonly (readonly [name: string, body: () => string])[] = [
  ['„Etykieta: wartość” w akapitach', () => eachAnswer((label, answer) => p(`${colon(label)} ${answer}`))],
  [
    'etykieta pogrubiona, odpowiedź za nią',
    () => eachAnswer((label, answer) => p(run(`${colon(label)} `, 'b') + run(answer))),
  ],
  [
    'etykieta, a odpowiedź w następnym akapicie',
    () => eachAnswer((label, answer) => p(run(colon(label), 'b')) + p(answer)),
  ],
  [
    'etykieta bez dwukropka, a odpowiedź niżej',
    () => eachAnswer((label, answer) => p(run(label, 'b')) + p(answer)),
  ],
  ['etykieta, a odpowiedź w punkcie', () => eachAnswer((label, answer) => p(colon(label)) + bullet(answer))],
  ['tabela w dwóch kolumnach', () => table(...ANSWERS.map(([label, answer]) => [label, answer]))],
  [
    'tabela w czterech kolumnach',
    () => table(...pairsOf(ANSWERS).map((pair) => pair.flatMap(([label, answer]) => [label, answer]))),
  ],
  [
    'etykieta i odpowiedź w jednej komórce, w dwóch wierszach',
    () => table(...ANSWERS.map(([label, answer]) => [cell(p(`${colon(label)}\n${answer}`))])),
  ],
  [
    'dwa akapity w jednej komórce',
    () => table(...ANSWERS.map(([label, answer]) => [cell(p(colon(label)) + p(answer))])),
  ],
  [
    'pytania ponumerowane ręcznie',
    () => ANSWERS.map(([label, answer], at) => p(`${at + 1}. ${colon(label)} ${answer}`)).join(''),
  ],
  [
    'kropki przed odpowiedzią i za nią',
    () => eachAnswer((label, answer) => p(`${colon(label)} ……… ${answer} ..........`)),
  ],
  [
    'podkreślenia wokół odpowiedzi',
    () => eachAnswer((label, answer) => p(`${colon(label)} ___${answer}_____`)),
  ],
  ['tabulator zamiast dwukropka', () => eachAnswer((label, answer) => p(`${label}\t${answer}`))],
  [
    'kontrolki zawartości',
    () => eachAnswer((label, answer) => p(run(`${colon(label)} `) + control(run(answer)))),
  ],
  [
    'pola tekstowe na stronie',
    () =>
      PARTS.map(({ answers }) =>
        textBox(answers.map(([label, answer]) => p(`${colon(label)} ${answer}`)).join('')),
      ).join(''),
  ],
  [
    'dwie kolumny w tabeli bez linii',
    () => table([cell(eachAnswer((label, answer) => p(`${colon(label)} ${answer}`))), cell(p())]),
  ],
  [
    'wiersz pytań, wiersz odpowiedzi',
    () =>
      PARTS.map(({ answers }) =>
        table(
          answers.map(([label]) => label),
          answers.map(([, answer]) => answer),
        ),
      ).join(''),
  ],
  [
    'tabela w tabeli',
    () => table([cell(table(...ANSWERS.map(([label, answer]) => [colon(label), answer])))]),
  ],
  ['wszystko wersalikami', () => eachAnswer((label, answer) => p(`${colon(label.toUpperCase())} ${answer}`))],
  [
    'etykieta rozcięta, z twardymi spacjami i miękkim łącznikiem',
    () =>
      eachAnswer((label, answer) =>
        p(
          run(label.slice(0, 3)) +
            run(`\u00ad${label.slice(3).replaceAll(' ', '\u00a0')}`) +
            run(`:\u00a0 ${answer}`),
        ),
      ),
  ],
  [
    'poprawki śledzone',
    () =>
      eachAnswer((label, answer) =>
        p(`<w:del>${run('usunięte')}</w:del>${run(`${colon(label)} `)}<w:ins>${run(answer)}</w:ins>`),
      ),
  ],
  [
    'scalone komórki',
    () =>
      table(
        [cell('Ankieta żywieniowa', '<w:gridSpan w:val="3"/>')],
        ...ANSWERS.map(([label, answer]) => [cell(label, '<w:gridSpan w:val="2"/>'), cell(answer)]),
      ),
  ],
  [
    'sekcje w odwrotnej kolejności',
    () =>
      PARTS.toReversed()
        .map(
          ({ title, answers }) =>
            p(run(title, 'b')) + answers.map(([label, answer]) => p(`${colon(label)} ${answer}`)).join(''),
        )
        .join(''),
  ],
];

describe('ankieta z pliku', () => {
  it.each(['a', 'b'])('[core §7] wzór %s czytany jest co do znaku i nic nie zostaje bez pola', (name) => {
    const folder = new URL('../testing/samples/', import.meta.url);
    const file = readFileSync(new URL(`survey-sample-${name}.docx`, folder));
    const expected = JSON.parse(
      readFileSync(new URL(`survey-sample-${name}.docx.expected.json`, folder), 'utf8'),
    ) as SurveyAnswers;
    const reading = readSurvey(readDocument(file));
    expect(reading?.data).toEqual(expected);
    expect(reading?.review.unplaced).toEqual([]);
  });

  it.each(LAYOUTS)('[core §7] układ: %s', (_, body) => {
    expect(fields(body())).toEqual(EXPECTED);
    expect(unplaced(body())).toEqual([]);
  });

  it.each(LAYOUTS)('[core §7] układ bez polskich liter i owinięty tabelą: %s', (_, body) => {
    const plain = stripDiacritics(body());
    expect(fields(plain)).toEqual(EXPECTED.map(stripDiacritics).toSorted());
    expect(fields(table([cell(`${body()}${p()}`)]))).toEqual(EXPECTED);
  });

  it('[core §7] imię i nazwisko z nagłówka strony, bez telefonu gabinetu', () => {
    const found = fields(p('Cel wizyty: redukcja'), p('Pacjent: Ola Próbna') + p('Telefon: 22 000 00 00'));
    expect(found).toEqual(['header.fullName=Ola Próbna', 'header.visitPurpose=redukcja']);
  });

  it.each([
    ['12-11-2026', '12.11.2026'],
    ['2026-11-12', '12.11.2026'],
    ['12 listopada 2026 r.', '12.11.2026'],
    ['3.9.26', '03.09.2026'],
  ])('[core §3] dzień „%s” to %s', (written, day) => {
    expect(read(p(`Data: ${written}`)).data.header.date).toBe(day);
  });

  it('[core §3] dzień, którego nie ma, zostaje do wyboru', () => {
    expect(unplaced(p('Data: 31.02.2026') + p('Telefon: 1'))).toEqual(['31.02.2026']);
  });

  it.each<[string, string, string]>([
    ['znak w kwadracie', p('Refluks: ☐ tak ☑ nie'), 'nie'],
    ['nawiasy', p('Refluks: [ ] tak  [x] nie'), 'nie'],
    ['nawiasy okrągłe', p('Refluks: (x) tak  ( ) nie'), 'tak'],
    ['kwadraty za słowem', p('Refluks: tak ☐  nie ☒'), 'nie'],
    [
      'znaki Wingdings',
      p(run('Refluks: ') + wingding('A8') + run(' tak ') + wingding('FE') + run(' nie')),
      'nie',
    ],
    [
      'pola wyboru',
      p(run('Refluks: ') + checkbox(true) + run(' tak ') + checkbox(false) + run(' nie')),
      'tak',
    ],
    [
      'stare pola formularza',
      p(run('Refluks: ') + oldCheckbox(false) + run(' tak ') + oldCheckbox(true) + run(' nie')),
      'nie',
    ],
    ['skreślone', p(run('Refluks: ') + run('TAK', 'strike') + run(' / NIE')), 'NIE'],
    ['pogrubione', p(run('Refluks: ') + run('TAK', 'b') + run(' / NIE')), 'TAK'],
    ['podkreślone', p(run('Refluks: TAK / ') + run('NIE', 'u w:val="single"')), 'NIE'],
    ['wyróżnione', p(run('Refluks: ') + run('TAK', 'highlight w:val="yellow"') + run(' / NIE')), 'TAK'],
    ['kilka', p('Refluks: ☒ rano ☐ w nocy ☒ po kawie'), 'rano, po kawie'],
    ['w punktach', p('Refluks:') + bullet('☐ tak') + bullet('☑ nie'), 'nie'],
    ['nic niezaznaczone', p('Refluks: ☐ tak ☐ nie') + p('Telefon: 1'), ''],
    ['TAK / NIE bez znaku', p('Refluks: TAK / NIE') + p('Telefon: 1'), ''],
    ['pusta kontrolka', p(run('Refluks: ') + placeholder()) + p('Telefon: 1'), ''],
    ['same kropki', p('Refluks: ..........') + p('Telefon: 1'), ''],
  ])('[core §7] odpowiedź zaznaczona: %s', (_, body, answer) => {
    expect(read(body).data.gastro.reflux).toBe(answer);
  });

  it('[core §7] tekst, na który nie ma pola, jest na liście, a pytania o wzrost nie bierze nikt inny', () => {
    const body =
      p('Telefon:') +
      p('Wzrost: 168') +
      p('Cel wizyty: redukcja') +
      p('Gotuje głównie mąż.') +
      p('Zgoda RODO: podpisana');
    expect(fields(body)).toEqual(['header.visitPurpose=redukcja']);
    expect(read(body).review).toEqual({
      asked: 4,
      recognised: 1,
      unplaced: [
        { text: 'Wzrost: 168', near: 'Telefon', lines: [1] },
        { text: 'Gotuje głównie mąż.', near: 'Cel wizyty', lines: [3] },
        { text: 'Zgoda RODO: podpisana', near: 'Cel wizyty', lines: [4] },
      ],
      sources: [
        {
          ...{ field: 'header.visitPurpose', lines: [2] },
          questions: [{ text: 'Cel wizyty', isTold: true }],
        },
      ],
    });
  });

  it('[core §5] druga osoba w pliku nie zastępuje pierwszej', () => {
    const body = p('Imię i nazwisko: Ola Mała') + p('Imię i nazwisko opiekuna: Jan Mały');
    expect(fields(body)).toEqual(['header.fullName=Ola Mała']);
    expect(unplaced(body)).toEqual(['Imię i nazwisko opiekuna: Jan Mały']);
  });

  it('[core §7] imię i nazwisko w dwóch polach', () => {
    expect(fields(table(['Imię', 'Ola'], ['Nazwisko', 'Mała']))).toEqual(['header.fullName=Ola Mała']);
  });

  it('[core §7] dwa pytania w jednym wierszu', () => {
    expect(fields(p('Początek dnia: 6:45, koniec dnia: 22:30'))).toEqual([
      'constraints.dayEnd=22:30',
      'constraints.dayStart=6:45',
    ]);
  });

  it('[core §7] kilka odpowiedzi do jednego pola zachowuje pytania', () => {
    expect(read(p('Alergie pokarmowe: orzechy') + p('Alergie wziewne: pyłki')).data.gastro.allergies).toBe(
      'orzechy\nAlergie wziewne: pyłki',
    );
  });

  it('[core §7] literówka w etykiecie i odpowiedź „ryby” pod alergiami', () => {
    expect(fields(p('Imie i nazwsko: Ola Mała') + p('Alergie:') + p('Ryby') + p('Telefon: 1'))).toEqual([
      'gastro.allergies=Ryby',
      'header.fullName=Ola Mała',
      'header.phone=1',
    ]);
  });
});
