/** Interviews as a person fills them in, in many layouts, written by the `docx` package as Word would write them. */
import {
  CheckBox,
  Document,
  FootnoteReferenceRun,
  Header,
  InsertedTextRun,
  DeletedTextRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  Textbox,
  TextRun,
  type ISectionOptions,
} from 'docx';

/** One question of a form: its wording, what the patient wrote, and the field it belongs to. */
export type Question = readonly [label: string, answer: string, field: string];

/** A form: the questions in their parts, and what the patient likes. */
export interface Form {
  readonly title: string;
  readonly parts: readonly { readonly title: string; readonly questions: readonly Question[] }[];
  /** Name of the group, key of the group, liked, conditionally, disliked. */
  readonly tastes: readonly (readonly [
    label: string,
    group: string,
    liked: string,
    sometimes: string,
    not: string,
  ])[];
}

/** As a person writes a day, and as it is kept. */
const WRITTEN_DAY = '3 września 2026 r.';
const KEPT_DAY = '03.09.2026';

/** Two practices ask the same in other words. */
export const FORMS: readonly Form[] = [
  {
    title: 'Ankieta żywieniowa',
    parts: [
      {
        title: 'Dane podstawowe',
        questions: [
          ['Data wypełnienia', '12.11.2026', 'header.date'],
          ['Imię i nazwisko', 'Żaneta Próbna', 'header.fullName'],
          ['Telefon', '600 100 200', 'header.phone'],
          ['Cel wizyty', 'redukcja masy ciała', 'header.visitPurpose'],
        ],
      },
      {
        title: 'Wywiad medyczny',
        questions: [
          ['Choroby przewlekłe', 'niedoczynność tarczycy', 'medicalHistory.currentChronic'],
          ['Przebyte choroby', 'anemia w 2017 roku', 'medicalHistory.pastChronic'],
          ['Choroby w rodzinie', 'cukrzyca typu 2 (matka)', 'medicalHistory.geneticLoad'],
          ['Przyjmowane leki', 'Euthyrox 50 na czczo', 'medicalHistory.currentMeds'],
        ],
      },
      {
        title: 'Układ pokarmowy',
        questions: [
          ['Alergie pokarmowe', 'orzechy laskowe', 'gastro.allergies'],
          ['Nietolerancje', 'laktoza', 'gastro.intolerances'],
          ['Perystaltyka', 'prawidłowa', 'gastro.peristalsis'],
          ['Refluks', 'po kawie', 'gastro.reflux'],
        ],
      },
      {
        title: 'Żywienie i plan dnia',
        questions: [
          ['Liczba posiłków', '4', 'nutrition.mealsPerDay'],
          ['Ile wody dziennie?', '1,5 l', 'nutrition.fluidsPerDay'],
          ['Suplementy', 'witamina D', 'nutrition.supplements'],
          ['Godziny pracy', '8:00–16:00', 'constraints.workHours'],
          ['Stołówka', 'nie', 'constraints.canteen'],
        ],
      },
    ],
    tastes: [
      ['Warzywa', 'vegetables', 'ogórek, sałata', 'papryka', 'cukinia'],
      ['Mleko i przetwory mleczne', 'dairy', 'kefir', 'ser żółty', ''],
      ['Mięso', 'meat', 'indyk', '', 'wątróbka, flaki'],
    ],
  },
  {
    title: 'Wywiad żywieniowy przed pierwszą konsultacją',
    parts: [
      {
        title: 'Kontakt',
        questions: [
          ['Data ankiety', WRITTEN_DAY, 'header.date'],
          ['Nazwisko i imię', 'Wróbel Oskar', 'header.fullName'],
          ['Nr telefonu', '+48 22 100 20 30', 'header.phone'],
          ['Powód konsultacji', 'zgaga, zmęczenie', 'header.visitPurpose'],
        ],
      },
      {
        title: 'Zdrowie',
        questions: [
          ['Aktualne schorzenia', 'nadciśnienie', 'medicalHistory.currentChronic'],
          ['Przebyte operacje', 'wyrostek (2009)', 'medicalHistory.pastChronic'],
          ['Obciążenia genetyczne', 'zawał u ojca', 'medicalHistory.geneticLoad'],
          ['Leki na stałe', 'Tritace 5 mg rano', 'medicalHistory.currentMeds'],
          ['Uczulenia', 'skorupiaki', 'gastro.allergies'],
          ['Wrzody, zgaga', 'zgaga wieczorem', 'gastro.ulcerOrHeartburn'],
          ['Rytm wypróżnień', 'co drugi dzień', 'gastro.bowelFrequency'],
        ],
      },
      {
        title: 'Nawyki',
        questions: [
          ['Ile posiłków dziennie?', '3', 'nutrition.mealsPerDay'],
          ['Regularność posiłków', 'tylko w tygodniu', 'nutrition.mealRegularity'],
          ['Używki', 'kawa, piwo w weekend', 'nutrition.stimulants'],
          ['Aktywność fizyczna', 'rower, dwa razy w tygodniu', 'nutrition.physicalActivity'],
          ['Godzina pobudki', '5:45', 'constraints.dayStart'],
          ['Godzina zaśnięcia', '22:30', 'constraints.dayEnd'],
          ['Możliwość podgrzania', 'mikrofala w pracy', 'constraints.facilities'],
        ],
      },
    ],
    tastes: [
      ['Owoce', 'fruits', 'jabłka, gruszki', '', 'kiwi'],
      ['Ryby i owoce morza', 'fish_seafood', 'łosoś', 'dorsz', 'śledź'],
      ['Rośliny strączkowe', 'legumes', '', 'soczewica', 'bób'],
    ],
  },
];

const questionsOf = ({ parts }: Form) => parts.flatMap(({ questions }) => questions);
const asked = (label: string) => (label.endsWith('?') ? label : `${label}:`);
const heading = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] });
const line = (text: string) => new Paragraph(text);
const cellOf = (
  content: string | (Paragraph | Table)[],
  options: { columnSpan?: number; rowSpan?: number } = {},
) => new TableCell({ children: typeof content === 'string' ? [line(content)] : content, ...options });
const tableOf = (rows: TableCell[][]) =>
  new Table({ rows: rows.map((children) => new TableRow({ children })) });
const pairs = <T>(items: readonly T[]) =>
  Array.from({ length: Math.ceil(items.length / 2) }, (_, at) => items.slice(at * 2, at * 2 + 2));
const inParts = (form: Form, write: (question: Question) => (Paragraph | Table)[]) =>
  form.parts.flatMap(({ title, questions }) => [heading(title), ...questions.flatMap(write)]);

type Blocks = ISectionOptions['children'];
type Layout = (form: Form) => Omit<ISectionOptions, 'children'> & { children: Blocks };

const matrix = ({ tastes }: Form) =>
  tableOf([
    ['Grupa', 'Lubię', 'Warunkowo', 'Nie lubię'].map((text) => cellOf(text)),
    ...tastes.map(([label, , liked, sometimes, not]) =>
      [label, liked, sometimes, not].map((text) => cellOf(text)),
    ),
  ]);
const lists = ({ tastes }: Form) =>
  tastes.flatMap(([label, , liked, sometimes, not]) => [
    heading(label),
    line(`lubię: ${liked}`),
    line(`warunkowo: ${sometimes}`),
    line(`nie lubię: ${not}`),
  ]);
const inOneLine = ({ tastes }: Form) =>
  tastes.flatMap(([label, , liked, sometimes, not]) => [
    ...(liked ? [line(`${label} – lubię: ${liked}`)] : []),
    ...(sometimes ? [line(`${label} – warunkowo: ${sometimes}`)] : []),
    ...(not ? [line(`${label} – nie lubię: ${not}`)] : []),
  ]);
const preferences = heading('Preferencje żywieniowe');

/** Every layout with its name. */
export const LAYOUTS: readonly (readonly [name: string, layout: Layout])[] = [
  [
    'akapity, preferencje w macierzy',
    (form) => ({
      children: [
        heading(form.title),
        ...inParts(form, ([label, answer]) => [line(`${asked(label)} ${answer}`)]),
        preferences,
        matrix(form),
      ],
    }),
  ],
  [
    'tabela w dwóch kolumnach, preferencje w listach',
    (form) => ({
      children: [
        heading(form.title),
        tableOf(questionsOf(form).map(([label, answer]) => [cellOf(label), cellOf(answer)])),
        preferences,
        ...lists(form),
      ],
    }),
  ],
  [
    'tabela w czterech kolumnach',
    (form) => ({
      children: [
        tableOf(
          pairs(questionsOf(form)).map((pair) => {
            const cells = pair.flatMap(([label, answer]) => [cellOf(label), cellOf(answer)]);
            return cells.length === 4 ? cells : [...cells, cellOf(''), cellOf('')];
          }),
        ),
        preferences,
        matrix(form),
      ],
    }),
  ],
  [
    'scalone komórki: tytuł części nad kolumnami',
    (form) => ({
      children: [
        tableOf([
          [cellOf(form.title, { columnSpan: 3 })],
          ...form.parts.flatMap(({ title, questions }) => [
            [cellOf(title, { columnSpan: 3 })],
            ...questions.map(([label, answer]) => [cellOf(label, { columnSpan: 2 }), cellOf(answer)]),
          ]),
        ]),
        preferences,
        ...inOneLine(form),
      ],
    }),
  ],
  [
    'scalone komórki: tytuł części obok wierszy',
    (form) => ({
      children: [
        tableOf(
          form.parts.flatMap(({ title, questions }) =>
            questions.map(([label, answer], at) => [
              ...(at === 0 ? [cellOf([heading(title)], { rowSpan: questions.length })] : []),
              cellOf(label),
              cellOf(answer),
            ]),
          ),
        ),
        preferences,
        matrix(form),
      ],
    }),
  ],
  [
    'pola tekstowe',
    (form) => ({
      children: [
        heading(form.title),
        ...form.parts.map(
          ({ questions }) =>
            new Textbox({
              children: questions.map(([label, answer]) => line(`${asked(label)} ${answer}`)),
              style: { width: '300pt', height: '200pt' },
            }),
        ),
        preferences,
        matrix(form),
      ],
    }),
  ],
  [
    'dwie kolumny strony',
    (form) => ({
      properties: { column: { count: 2, space: 700 } },
      children: [
        ...inParts(form, ([label, answer]) => [
          new Paragraph({ children: [new TextRun({ text: asked(label), bold: true })] }),
          line(answer),
        ]),
        preferences,
        ...lists(form),
      ],
    }),
  ],
  [
    'pytania numerowane przez Worda, odpowiedź pod spodem',
    (form) => ({
      children: [
        ...questionsOf(form).flatMap(([label, answer]) => [
          new Paragraph({ text: asked(label), numbering: { reference: 'questions', level: 0 } }),
          line(answer),
        ]),
        preferences,
        matrix(form),
      ],
    }),
  ],
  [
    'odpowiedzi w punktach',
    (form) => ({
      children: [
        ...inParts(form, ([label, answer]) => [
          line(asked(label)),
          new Paragraph({ text: answer, bullet: { level: 0 } }),
        ]),
        preferences,
        ...lists(form),
      ],
    }),
  ],
  [
    'etykieta pogrubiona, odpowiedź za tabulatorem',
    (form) => ({
      children: [
        ...inParts(form, ([label, answer]) => [
          new Paragraph({
            children: [new TextRun({ text: label, bold: true }), new TextRun({ text: `\t${answer}` })],
          }),
        ]),
        preferences,
        ...inOneLine(form),
      ],
    }),
  ],
  [
    'poprawki śledzone i przypis',
    (form) => ({
      children: [
        ...inParts(form, ([label, answer]) => [
          new Paragraph({
            children: [
              new TextRun(`${asked(label)} `),
              new DeletedTextRun({ text: 'skreślone', id: 1, author: 'A', date: '2026-11-01T10:00:00Z' }),
              new InsertedTextRun({ text: answer, id: 2, author: 'A', date: '2026-11-01T10:00:00Z' }),
            ],
          }),
        ]),
        new Paragraph({
          children: [
            new TextRun({ text: 'Preferencje żywieniowe', bold: true }),
            new FootnoteReferenceRun(1),
          ],
        }),
        matrix(form),
      ],
    }),
  ],
  [
    'tabela w tabeli, nagłówek strony z nazwą gabinetu',
    (form) => ({
      headers: { default: new Header({ children: [line('Gabinet dietetyczny Próba, tel. 22 000 00 00')] }) },
      children: [
        tableOf([
          form.parts
            .slice(0, 1)
            .map(({ questions }) =>
              cellOf([
                tableOf(questions.map(([label, answer]) => [cellOf(label), cellOf(answer)])),
                line(''),
              ]),
            ),
          ...form.parts
            .slice(1)
            .map(({ questions }) => [
              cellOf([
                tableOf(questions.map(([label, answer]) => [cellOf(label), cellOf(answer)])),
                line(''),
              ]),
            ]),
        ]),
        preferences,
        matrix(form),
      ],
    }),
  ],
];

/** The form in one layout, as a file. */
export async function makeOfficeForm(form: Form, layout: Layout): Promise<Buffer> {
  const file = new Document({
    numbering: {
      config: [
        {
          reference: 'questions',
          levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', start: 1 }],
        },
      ],
    },
    footnotes: { 1: { children: [line('Prosimy wpisać po przecinku.')] } },
    sections: [layout(form)],
  });
  return Packer.toBuffer(file);
}

/** What a form holds, field by field; lists as they are typed. */
export function answersOf(form: Form): ReadonlyMap<string, string> {
  const questions = questionsOf(form).map(([, answer, field]): [string, string] => [
    field,
    answer === WRITTEN_DAY ? KEPT_DAY : answer,
  ]);
  const tastes = form.tastes.flatMap(([, group, liked, sometimes, not]): [string, string][] => [
    [`preferences.${group}.liked`, liked],
    [`preferences.${group}.conditionallyAllowed`, sometimes],
    [`preferences.${group}.disliked`, not],
  ]);
  return new Map([...questions, ...tastes].filter(([, answer]) => answer !== ''));
}

/** A question answered by a ticked box of Word. */
export const tickedParagraph = (
  label: string,
  options: readonly (readonly [text: string, isTicked: boolean])[],
) =>
  new Paragraph({
    children: [
      new TextRun(`${label}: `),
      ...options.flatMap(([text, isTicked]) => [
        new CheckBox({ checked: isTicked }),
        new TextRun(` ${text}  `),
      ]),
    ],
  });
