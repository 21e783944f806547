import type {
  IntoleranceCategory,
  IntoleranceReview,
  PatientIntoleranceSet,
} from '@pora/contracts/patients/intolerance-set.model';
import { isSamePerson } from './same-person.js';
import { NO_CATEGORY } from './results-review.model.js';
import { type ImportedResults } from './use-results-import.js';

/** What unit the person found on the print. */
export type UnitAnswer = 'own' | 'micrograms' | 'other' | 'unknown';

/** What was done about a row that was not understood. */
export interface UnreadAnswer {
  readonly value: number | null;
  /** The food, where the report names none. */
  readonly name: string;
  readonly isSkipped: boolean;
}

/** Answers to what the file leaves open; undefined: not answered yet, nothing is answered by itself [decisions 71]. */
export interface Answers {
  readonly isOtherPersonMeant: boolean;
  readonly column: number | undefined;
  readonly unit: UnitAnswer | undefined;
  readonly unread: readonly UnreadAnswer[];
  readonly day: string;
  readonly isDayUnknown: boolean;
}

/** Kinds of questions in the order they are asked. */
export const QUESTIONS = ['person', 'column', 'unit', 'unread', 'day'] as const;

/** A kind of question. */
export type Question = (typeof QUESTIONS)[number];

/** Name the reader gives to a number without one. */
export const NO_NAME = 'Wynik bez nazwy';

const blankRow = ({ name }: { name: string }): UnreadAnswer => ({
  ...{ value: null, isSkipped: false },
  name: name === NO_NAME ? '' : name,
});

/** What an import begins with. */
export const firstAnswers = ({ review }: ImportedResults): Answers => ({
  ...{ isOtherPersonMeant: false, column: undefined, unit: undefined, isDayUnknown: false },
  unread: review.columnQuestion.length > 0 ? [] : review.unread.map(blankRow),
  day: review.date?.value ?? '',
});

/** A column was chosen: its results, its rows that were not understood and its day take the place of the proposal's. */
export function withColumn(answers: Answers, review: IntoleranceReview, column: number): Answers {
  const chosen = review.columnQuestion[column];
  if (!chosen) return answers;
  const day = chosen.date ?? answers.day;
  return { ...answers, column, unread: chosen.unread.map(blankRow), day };
}

/** The results as they stand after the answers. */
export function answeredResults(imported: ImportedResults, { column }: Answers): ImportedResults {
  const chosen = column === undefined ? undefined : imported.review.columnQuestion[column];
  if (!chosen) return imported;
  const { categories, repeated, unread } = chosen;
  return { ...imported, categories, review: { ...imported.review, repeated, unread } };
}

const isRowDone = ({ value, name, isSkipped }: UnreadAnswer) =>
  isSkipped || (value !== null && name.trim() !== '');

/** Rows that still wait for a value or to be left out. */
export const openRows = ({ unread }: Answers) => unread.filter((row) => !isRowDone(row)).length;

/** What is still to be answered before anything is coloured or saved. */
export function openQuestions(asked: readonly Question[], answers: Answers): Question[] {
  const isOpen: Readonly<Record<Question, boolean>> = {
    person: !answers.isOtherPersonMeant,
    column: answers.column === undefined,
    unit: answers.unit !== 'own',
    unread: openRows(answers) > 0,
    day: answers.day === '' && !answers.isDayUnknown,
  };
  return asked.filter((each) => isOpen[each]);
}

/** What is asked about the file, answered or not, in its order. */
export function askedQuestions(
  { review }: ImportedResults,
  answers: Answers,
  patientName: string,
): Question[] {
  const isAsked: Readonly<Record<Question, boolean>> = {
    person: namesOther(review, patientName),
    column: review.columnQuestion.length > 0,
    unit: !review.unit,
    unread: answers.unread.length > 0,
    day: !review.date,
  };
  return QUESTIONS.filter((each) => isAsked[each]);
}

/** Whether the file is about somebody else; one without a name says nothing. */
export const namesOther = ({ patient }: IntoleranceReview, patientName: string) =>
  patient !== null && !isSamePerson(patient.name, patientName);

/** The categories with what the person typed for rows that were not understood. */
export function withTypedRows(
  categories: readonly IntoleranceCategory[],
  review: IntoleranceReview,
  { unread }: Answers,
): IntoleranceCategory[] {
  const all = categories.map(({ name, items }) => ({ name, items: [...items] }));
  for (const [at, { value, name, isSkipped }] of unread.entries()) {
    if (isSkipped || value === null || name.trim() === '') continue;
    const heading = review.unread[at]?.category ?? NO_CATEGORY;
    let home = all.find((one) => one.name === heading);
    if (!home) all.push((home = { name: heading, items: [] }));
    home.items.push({ name: name.trim(), value });
  }
  return all;
}

/** An older test than the one plans are checked against does not take its place by itself [decisions 58]. */
export const isOlder = (day: string, current: Pick<PatientIntoleranceSet, 'date'> | null) =>
  day !== '' && current?.date !== null && current?.date !== undefined && day < current.date;
