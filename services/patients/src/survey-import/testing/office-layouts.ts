/** Interviews in many layouts, written by the `docx` package as Word would write them. */
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
import { type Form, type Question, questionsOf } from './office-forms.js';

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
