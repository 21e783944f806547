/** The frozen interviews of others in the layouts their programs write. */
import { bullet, cell, control, p, run, table } from './make-docx.js';
import type { StrangerForm, StrangerQuestion } from './stranger-forms.data.js';

const isQuestion = (text: string) => /[?:]$/u.test(text);
const colon = (text: string) => (isQuestion(text) ? text : `${text}:`);
const auto = (text: string) => p(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr>');
const pairs = <T>(items: readonly T[]) =>
  Array.from({ length: Math.ceil(items.length / 2) }, (_, at) => items.slice(at * 2, at * 2 + 2));
const each = (questions: readonly StrangerQuestion[], write: (label: string, answer: string) => string) =>
  questions.map(([label, answer]) => write(label, answer)).join('');

const LAYOUTS: Readonly<Record<string, (questions: readonly StrangerQuestion[]) => string>> = {
  google: (questions) =>
    questions
      .map(([label, answer], at) => {
        const isShort = answer.length < 5;
        return p(run(`${at + 1}. ${label} *`, 'b')) + p(run(answer, ...(isShort ? ['b'] : [])));
      })
      .join(''),
  'numbered table': (questions) =>
    table(
      ['Lp.', 'Pytanie', 'Odpowiedź'],
      ...questions.map(([label, answer], at) => [`${at + 1}.`, label, answer]),
    ),
  leaders: (questions) => each(questions, (label, answer) => p(`${label} …… ${answer} ..........`)),
  table: (questions) => table(...questions.map(([label, answer]) => [label, answer])),
  'four columns': (questions) =>
    table(
      ...pairs(questions).map((pair) => {
        const cells = pair.flatMap(([label, answer]) => [label, answer]);
        return cells.length === 4 ? cells : [...cells, '', ''];
      }),
    ),
  sheet: (questions) =>
    table(
      questions.map(([label]) => label),
      questions.map(([, answer]) => answer),
    ),
  'auto numbered': (questions) => each(questions, (label, answer) => auto(label) + p(answer)),
  'bold inline': (questions) => each(questions, (label, answer) => p(run(`${label} `, 'b') + run(answer))),
  'one cell': (questions) => table(...questions.map(([label, answer]) => [cell(p(`${label}\n${answer}`))])),
  boxes: (questions) => each(questions, (label, answer) => p(`${colon(label)} ${answer}`)),
  bullets: (questions) => each(questions, (label, answer) => p(run(label, 'b')) + bullet(answer)),
  tabs: (questions) => each(questions, (label, answer) => p(`${label}\t${answer}`)),
  controls: (questions) =>
    each(questions, (label, answer) => p(run(`${colon(label)} `) + control(run(answer)))),
  'question lines': (questions) => each(questions, (label, answer) => p(colon(label)) + p(answer)),
  colons: (questions) => each(questions, (label, answer) => p(`${colon(label)} ${answer}`)),
};

/** Names of the layouts for any answers; boxes are written by who knows the options. */
export const LAYOUT_NAMES = Object.keys(LAYOUTS).filter((name) => name !== 'boxes');

/** The body of a form; its title stands above. */
export function strangerBody({ name, layout, questions }: StrangerForm): string {
  const write = LAYOUTS[layout];
  if (!write) throw new RangeError(`no layout ${layout} for ${name}`);
  return p('ANKIETA DIETETYCZNA') + write(questions);
}
