import {
  FOOD_GROUP_LABELS,
  FOOD_GROUPS,
  PREFERENCES,
  splitPreferences,
  type SurveyReview,
} from '@pora/contracts/patients/survey.model';
import { ANSWER_SECTIONS, type SurveyFormValues } from '../survey-form.model.js';
import { surveyStrings as s } from '../survey.strings.js';
import { importStrings as t } from './survey-import.strings.js';

type Section = keyof typeof s.sections;

/** One field of the form: where its value stands, and what it is called. */
export interface SurveyField {
  /** Keys that lead to the value. */
  readonly path: readonly string[];
  readonly key: string;
  readonly section: Section;
  readonly label: string;
  readonly isList: boolean;
}

/** Every field of the form in its order. */
export const SURVEY_FIELDS: readonly SurveyField[] = [
  ...ANSWER_SECTIONS.flatMap((section) =>
    Object.entries(s.fields[section]).map(([name, label]) => fieldAt(section, [section, name], label)),
  ),
  ...FOOD_GROUPS.flatMap((group) =>
    PREFERENCES.map((preference) =>
      fieldAt(
        'preferences',
        ['preferences', group, preference],
        `${FOOD_GROUP_LABELS[group]}: ${s.preferences[preference]}`,
      ),
    ),
  ),
  fieldAt('patientNotes', ['patientNotes'], s.sections.patientNotes),
];

function fieldAt(section: Section, path: readonly string[], label: string): SurveyField {
  return { section, path, key: path.join('.'), label, isList: section === 'preferences' };
}

/** A field the file answers, beside what the form holds. */
export interface ImportedField {
  readonly field: SurveyField;
  readonly before: string;
  readonly after: string;
  readonly change: 'same' | 'new' | 'changed';
  /** Taking the file's answer would lose some of the stored one (decision 53). */
  readonly wouldShorten: boolean;
  /** The questions of the file that it answers, where they are not called as the field is. */
  readonly questions: readonly string[];
  /** Nobody knows for certain that the file asked for this field. */
  readonly isGuess: boolean;
}

/** The fields a file answers, in the order of the form. */
export function importedFields(
  form: SurveyFormValues,
  file: SurveyFormValues,
  sources: SurveyReview['sources'],
): ImportedField[] {
  const asked = new Map(sources.map(({ field, questions }) => [field, questions]));
  return SURVEY_FIELDS.flatMap((field) => {
    const [before, after] = [valueAt(form, field).trim(), valueAt(file, field).trim()];
    if (after === '') return [];
    const change = before === after ? 'same' : before === '' ? 'new' : 'changed';
    const questions = asked.get(field.key) ?? [];
    return [
      {
        ...{ field, before, after, change, wouldShorten: loses(field, before, after) },
        questions: questions.map(({ text }) => text).filter((text) => text && !isCalled(field, text)),
        isGuess: questions.some(({ isTold }) => !isTold),
      },
    ];
  });
}

const isCalled = ({ label }: SurveyField, question: string) => lettersOf(label) === lettersOf(question);
const lettersOf = (text: string) => text.toLocaleLowerCase('pl').replace(/[^\p{L}]/gu, '');

/** A list loses an entry that is not in the other; a text is shorter. */
function loses({ isList }: SurveyField, before: string, after: string): boolean {
  if (!isList) return after.length < before.length;
  const entries = new Set(splitPreferences(after).map((entry) => entry.toLocaleLowerCase('pl')));
  return splitPreferences(before).some((entry) => !entries.has(entry.toLocaleLowerCase('pl')));
}

/** A text of the file that stands in no field; a person may put it into one. */
export interface LooseText {
  readonly id: string;
  readonly text: string;
  /** The question or heading it stands at. */
  readonly near: string;
  readonly lines: readonly number[];
}

/** The text of the review's list at this place. */
export const looseId = (at: number) => `text-${at}`;

/**
 * What found no field, and what stood in one by a guess and is not wanted there: it answered another question. What the survey
 * holds already is not lost.
 */
export function looseTexts(
  { unplaced, sources }: SurveyReview,
  fields: readonly ImportedField[],
  taken: ReadonlySet<string>,
): LooseText[] {
  const setAside = fields.filter(
    ({ field, before, after, isGuess }) => isGuess && !taken.has(field.key) && !before.includes(after),
  );
  return [
    ...unplaced.map((text, at) => ({ id: looseId(at), ...text })),
    ...setAside.map(({ field, after, questions }) => ({
      id: field.key,
      text: after,
      near: questions.join(', '),
      lines: sources.find((source) => source.field === field.key)?.lines ?? [],
    })),
  ];
}

/** Where a text without a field goes: into one, nowhere, or (null) wherever nobody chose: the notes. */
export type Placement = string | null;

/** Placement of a text nobody wants. */
export const SKIPPED = 'skip';

/** What may be chosen for a text without a field. */
export const PLACEMENTS = [
  { value: 'patientNotes', label: s.sections.patientNotes },
  { value: SKIPPED, label: t.skip },
  // A day cannot take a text.
  ...SURVEY_FIELDS.filter(({ key }) => key !== 'header.date' && key !== 'patientNotes').map(
    ({ key, label }) => ({
      value: key,
      label,
    }),
  ),
];

interface Decisions {
  readonly fields: readonly ImportedField[];
  /** Keys of the fields whose answer is the file's. */
  readonly taken: ReadonlySet<string>;
  readonly texts: readonly { readonly text: string; readonly placement: Placement }[];
}

/** The form with what was decided. */
export function applyImport(form: SurveyFormValues, { fields, taken, texts }: Decisions): SurveyFormValues {
  const values = structuredClone(form);
  for (const { field, after } of fields) if (taken.has(field.key)) setValue(values, field, after);
  for (const { text, placement } of texts) {
    const key = placement ?? 'patientNotes';
    const field = SURVEY_FIELDS.find((one) => one.key === key);
    if (field) setValue(values, field, joined(field, valueAt(values, field), text));
  }
  return values;
}

function joined({ isList }: SurveyField, before: string, text: string): string {
  return before.trim() === '' ? text : `${before}${isList ? ', ' : '\n'}${text}`;
}

interface Branch {
  [key: string]: string | Branch;
}

function valueAt(values: SurveyFormValues, { path }: SurveyField): string {
  let at: string | Branch | undefined = values as unknown as Branch;
  for (const key of path) at = typeof at === 'object' ? at[key] : undefined;
  return typeof at === 'string' ? at : '';
}

function setValue(values: SurveyFormValues, { path }: SurveyField, value: string): void {
  let branch = values as unknown as Branch;
  for (const key of path.slice(0, -1)) branch = branch[key] as Branch;
  branch[path.at(-1) ?? ''] = value;
}
