/** What tests ask of a form: its filled fields, and the texts without one. */
import type { SurveyReading } from '../reading/survey-draft.js';
import { readSurvey } from '../reading/survey.js';
import { readDocument } from '../reading/word-document.js';
import { makeDocx } from './make-docx.js';

/** A form with this body and page header. */
export const read = (body: string, header = ''): SurveyReading => {
  const reading = readSurvey(readDocument(makeDocx(body, header)));
  if (!reading) throw new Error('nothing was read');
  return reading;
};

/** Filled fields as "field=answer"; lists are joined by commas. */
export function flat(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value === '' ? [] : [`${path}=${value}`];
  if (Array.isArray(value)) return value.length === 0 ? [] : [`${path}=${value.join(', ')}`];
  return Object.entries(value as object).flatMap(([key, part]) => flat(part, path ? `${path}.${key}` : key));
}
/** Filled fields of a form in alphabetical order. */
export const fields = (body: string, header = '') => flat(read(body, header).data).toSorted();
/** Filled lists of preferences of a form. */
export const tastes = (body: string) => fields(body).filter((field) => field.startsWith('preferences'));
/** Texts of a form without a field. */
export const unplaced = (body: string) => read(body).review.unplaced.map(({ text }) => text);
