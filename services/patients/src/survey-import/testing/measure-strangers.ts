/** How much of the interviews of others is read right: every answer in its field, none in another one. */
import { isoOfPolishDate } from '@pora/contracts/text/text.model';
import { foldText } from '@pora/text-pl/fold';
import { polishDateOf } from '../reading/survey-date.js';
import type { SurveyReading } from '../reading/survey-draft.js';
import type { StrangerForm, StrangerQuestion } from './stranger-forms.data.js';
import { flat } from './read-fields.js';

/** What was asked, how much of it was right, what was wrong in silence, and what was only not placed. */
export interface Measured {
  readonly asked: number;
  readonly right: number;
  readonly silent: readonly string[];
  readonly missed: readonly string[];
}

const wordsOf = (text: string): string[] => foldText(text).match(/[a-z0-9]+/gu) ?? [];

/** Answers as the reader keeps them: of boxes the ticked ones, of days their writing. */
function keptOf(answer: string): string {
  const boxes = answer.match(/(?:☒|\[x\]|\(x\))\s*[^☐☒[(]+/gu);
  const text = boxes ? boxes.map((box) => box.replace(/^(?:☒|\[x\]|\(x\))/u, '').trim()).join(', ') : answer;
  const day = polishDateOf(text);
  return day !== undefined && isoOfPolishDate(day) !== undefined ? day : text;
}

/** Compares what was read with what a form holds. */
export function measureStranger(form: StrangerForm, reading: SurveyReading): Measured {
  const fields = new Map(
    flat(reading.data).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const unplaced = reading.review.unplaced.map(({ text }) => text).join('\n');
  const silent: string[] = [];
  const missed: string[] = [];
  let right = 0;
  for (const question of form.questions) {
    const [label, answer, field] = question;
    const kept = keptOf(answer);
    const value = fields.get(field.replace('?', '')) ?? '';
    const isFree = field === '' || field.startsWith('?');
    const hasAll = wordsOf(kept).every((word) => wordsOf(value).includes(word));
    if (field !== '' && hasAll) right += 1;
    else if (
      wordsOf(answer).every((word) => wordsOf(unplaced).includes(word)) ||
      wordsOf(kept).every((word) => wordsOf(unplaced).includes(word))
    ) {
      if (isFree) right += 1;
      else missed.push(`${form.name}: ${label}`);
    } else silent.push(`${form.name}: „${label}” (${answer}) zginęło lub stoi gdzie indziej`);
  }
  for (const [field, value] of fields) silent.push(...strangersIn(form, field, value));
  return { asked: form.questions.length, right, silent, missed };
}

/** Words of a field that none of its own questions and answers holds. */
function strangersIn(form: StrangerForm, field: string, value: string): string[] {
  const own = form.questions.filter(([, , wanted]) => wanted.replace('?', '') === field);
  const known = new Set(
    own.flatMap(([label, answer]: StrangerQuestion) => [
      ...wordsOf(label),
      ...wordsOf(answer),
      ...wordsOf(keptOf(answer)),
    ]),
  );
  const foreign = wordsOf(value).filter((word) => !known.has(word));
  return foreign.length === 0 ? [] : [`${form.name}: w polu ${field} stoi „${value}”`];
}
