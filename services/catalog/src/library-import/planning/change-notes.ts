import { IMPORT_FIELD_LABELS } from '@pora/contracts/catalog/library-import.vocabulary';
import type { z } from 'zod';
import { shortened, writtenNumber } from '../rows/values.js';

/** Short names of members as a change tells them. */
const NAMES = new Map<string, string>([
  ...(Object.entries(IMPORT_FIELD_LABELS) as [string, string][]).map(
    ([field, label]) => [field, label.toLowerCase()] as const,
  ),
  ['code', IMPORT_FIELD_LABELS.code],
  ['calories', 'kcal'],
  ['protein', 'B'],
  ['fat', 'T'],
  ['carbs', 'W'],
  ['allergenInfo', 'alergeny'],
]);
const MOST = 3;

/** "kcal 54 → 55": what changes, the first three. */
export function describeChanges<T extends object>(before: T, after: T, fields: readonly string[]): string[] {
  const told = fields.filter((field) => NAMES.has(field));
  const notes = told.slice(0, MOST).map((field) => {
    const name = NAMES.get(field) ?? field;
    const [from, to] = [before, after].map((record) => plain(record[field as keyof T]));
    return from === undefined || to === undefined ? name : `${name} ${from} → ${to}`;
  });
  return told.length > MOST ? [...notes, `i ${told.length - MOST} inne`] : notes;
}

function plain(value: unknown): string | undefined {
  if (typeof value === 'number') return writtenNumber(value);
  return typeof value === 'string' && value.length > 0 && value.length <= 40 ? shortened(value) : undefined;
}

/** What the schema of a record has against a row, in words that name the column. */
export function sentencesOf(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => {
    const [field] = path;
    const label =
      typeof field === 'string' ? (IMPORT_FIELD_LABELS as Record<string, string>)[field] : undefined;
    return label === undefined ? message : `${label}: ${message}`;
  });
}
