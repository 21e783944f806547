/** How much of the interviews of others is read right: every answer in its field, none in another one. */
import { isoOfPolishDate } from '@pora/contracts/text/text.model';
import { foldText } from '@pora/text-pl/fold';
import { polishDateOf } from '../reading/survey-date.js';
import type { SurveyReading } from '../reading/survey-draft.js';
import type { StrangerForm, StrangerQuestion } from './stranger-forms.data.js';
import { flat } from './read-fields.js';

/**
 * What was asked, how much of it was right, what was wrong in silence, what was wrong in a field that says it is a guess, and
 * what was only not placed; and how many fields were filled and how many of them by a guess.
 */
export interface Measured {
  readonly asked: number;
  readonly right: number;
  readonly silent: readonly string[];
  readonly doubted: readonly string[];
  readonly missed: readonly string[];
  readonly filled: number;
  readonly guessed: number;
}

/** "Wątróbki i ozorków" are two foods of a list, without the word between them. */
const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[a-z0-9]+/gu) ?? []).filter((word) => word !== 'i');

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
  const guesses = new Set(
    reading.review.sources.flatMap(({ field, questions }) =>
      questions.some(({ isTold }) => !isTold) ? [field] : [],
    ),
  );
  const valueOf = (wanted: string) =>
    [...fields].flatMap(([field, value]) => (isOf(wanted, field) ? [value] : [])).join('\n');
  const isInGuess = (words: readonly string[]) =>
    [...guesses].some((field) => words.every((word) => wordsOf(fields.get(field) ?? '').includes(word)));
  const unplaced = reading.review.unplaced.map(({ text }) => text).join('\n');
  const silent: string[] = [];
  const doubted: string[] = [];
  const missed: string[] = [];
  let right = 0;
  for (const question of form.questions) {
    const [label, answer, field] = question;
    const kept = keptOf(answer);
    const value = valueOf(field.replace('?', ''));
    const isFree = field === '' || field.startsWith('?');
    const hasAll = wordsOf(kept).every((word) => wordsOf(value).includes(word));
    // Of a list some foods may stand in the field and the others where a person has to place them.
    const shown = wordsOf(field === '' ? unplaced : `${value}\n${unplaced}`);
    if (field !== '' && hasAll) right += 1;
    else if (
      wordsOf(answer).every((word) => shown.includes(word)) ||
      wordsOf(kept).every((word) => shown.includes(word))
    ) {
      if (isFree) right += 1;
      else missed.push(`${form.name}: ${label}`);
    } else
      (isInGuess(wordsOf(kept)) ? doubted : silent).push(
        `${form.name}: „${label}” (${answer}) zginęło lub stoi gdzie indziej`,
      );
  }
  for (const [field, value] of fields)
    (guesses.has(field) ? doubted : silent).push(...strangersIn(form, field, value));
  return {
    ...{ asked: form.questions.length, right, silent, doubted, missed },
    ...{ filled: fields.size, guessed: guesses.size },
  };
}

/** "preferences.*.liked" stands for the lists of all groups: a list of foods of any kind goes to the groups of its foods. */
const isOf = (wanted: string, field: string) =>
  wanted === field ||
  (wanted.includes('*') &&
    new RegExp(`^${wanted.replace(/\./gu, '\\.').replace('*', '\\w+')}$`, 'u').test(field));

/** Words of a field that none of its own questions and answers holds. */
function strangersIn(form: StrangerForm, field: string, value: string): string[] {
  const own = form.questions.filter(([, , wanted]) => isOf(wanted.replace('?', ''), field));
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
