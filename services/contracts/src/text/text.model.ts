import { z } from 'zod';

/** Control characters other than tab and line feed never belong in stored text. */
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/;

function tidy(value: string): string {
  return value.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

function isStorable(value: string): boolean {
  return value.isWellFormed() && !FORBIDDEN.test(value);
}

const UNREADABLE = 'Tekst zawiera niedozwolone znaki';

/** Free text: trimmed, NFC, no control characters or lone surrogates, at most `max` characters (may be empty). */
export const text = (max: number) =>
  z.string().overwrite(tidy).max(max, `Najwyżej ${max} znaków`).refine(isStorable, UNREADABLE);

/** Like {@link text}, but blank is refused with `message`. */
export const requiredText = (max: number, message: string) =>
  z
    .string()
    .overwrite(tidy)
    .min(1, message)
    .max(max, `Najwyżej ${max} znaków`)
    .refine(isStorable, UNREADABLE);

/** Name of the file something was read from; none and blank are null. */
export const sourceFileName = text(255)
  .nullable()
  .default(null)
  .transform((name) => name || null)
  .pipe(z.string().nullable());

/** Opaque identifier made by a client: letters, digits, dot, dash, underscore; 1–80 characters. */
export const identifier = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/, 'Nieprawidłowy identyfikator');

/** Calendar date `yyyy-MM-dd` that exists. */
export const calendarDate = z.iso.date('Nieprawidłowa data');

const isRecordYear = (year: string) => year >= '1900' && year <= '2100';

/** Calendar date `yyyy-MM-dd` of something a practice keeps: 1900–2100. */
export const recordDate = calendarDate.refine((date) => isRecordYear(date.slice(0, 4)), {
  message: 'Data od 1900 do 2100 roku',
});

/** Calendar date that exists, written `dd.MM.yyyy`, 1900–2100; or empty. */
export const polishDate = text(10).refine(
  (date) => date === '' || isoOfPolishDate(date) !== undefined,
  'Data w formacie dd.mm.rrrr',
);

/** `yyyy-MM-dd` of a date written `dd.MM.yyyy`; undefined when it is no {@link polishDate} or empty. */
export function isoOfPolishDate(date: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(date) ?? [];
  const iso = `${year}-${month}-${day}`;
  return recordDate.safeParse(iso).success ? iso : undefined;
}

/** ISO date-time with `Z` or an offset. */
export const dateTime = z.iso.datetime({ offset: true, error: 'Nieprawidłowa data i godzina' });

/** Time of day `HH:MM`, 00:00–23:59. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Godzina w formacie GG:MM');

/** Finite number in a closed range. */
export const numberBetween = (min: number, max: number) =>
  z.number({ error: 'Podaj liczbę' }).min(min, `Najmniej ${min}`).max(max, `Najwyżej ${max}`);

/** Whole number in a closed range. */
export const integerBetween = (min: number, max: number) =>
  z.int({ error: 'Podaj liczbę całkowitą' }).min(min, `Najmniej ${min}`).max(max, `Najwyżej ${max}`);

/** Whole number written in a query string. */
export const queryInteger = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,9}$/, 'Podaj liczbę całkowitą')
    .transform(Number)
    .pipe(integerBetween(min, max));

/** Version counter of a stored object, answered as `ETag` and expected in `If-Match`. */
export const version = z.int().min(1);

const leftAlone = z
  .unknown()
  .transform(() => undefined)
  .optional();

/**
 * For a body that refuses unknown keys: what belongs to the record itself may always come back and is left alone
 * (decision 47).
 */
export const recordOwnKeys = {
  id: leftAlone,
  version: leftAlone,
  createdAt: leftAlone,
  createdBy: leftAlone,
  updatedAt: leftAlone,
  updatedBy: leftAlone,
};
