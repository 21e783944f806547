import { z } from 'zod';

/** Schemas of environment values, by variable name. */
export type SettingsShape = Readonly<Record<string, z.ZodType>>;

const MISSING = 'brak wartości';

/** Plain text value, at least `min` characters. */
export const textSetting = ({ min = 1 }: { min?: number } = {}) =>
  z.string({ error: MISSING }).min(min, `potrzeba co najmniej ${min} znaków`);

/** Absolute `http:` or `https:` address, without a trailing slash. */
export const urlSetting = () =>
  textSetting()
    .refine((value) => isUrl(value, ['http:', 'https:']), 'potrzebny jest adres http:// albo https://')
    .transform((value) => value.replace(/\/+$/, ''));

/** Connection address of one of the given schemes, e.g. `postgres:`. */
export const connectionSetting = (schemes: readonly string[]) =>
  textSetting().refine((value) => isUrl(value, schemes), `potrzebny jest adres ${schemes[0]}//…`);

/** `on` or `off`, read as a boolean. */
export const onOffSetting = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: 'dozwolone są tylko wartości on i off' })
    .default(fallback)
    .transform((value) => value === 'on');

/** Whole number in a closed range; without `fallback` it must be given. */
export const integerSetting = ({ fallback, min, max }: { fallback?: number; min: number; max: number }) => {
  const sentence = `potrzebna jest liczba całkowita od ${min} do ${max}`;
  const number = textSetting()
    .regex(/^\d{1,10}$/, sentence)
    .transform(Number)
    .refine((value) => value >= min && value <= max, sentence);
  return fallback === undefined ? number : number.default(fallback);
};

/** One e-mail address in lower case. */
export const emailSetting = () =>
  textSetting().refine(isEmail, 'potrzebny jest adres e-mail').transform(normaliseEmail);

/** Comma-separated e-mail addresses in lower case; may be empty. */
export const emailListSetting = () =>
  z
    .string()
    .default('')
    .transform((value) => splitEmails(value))
    .refine((list) => list.every(isEmail), 'potrzebne są adresy e-mail rozdzielone przecinkami');

/** E-mail address as it is compared everywhere: trimmed, NFC, lower case. */
export function normaliseEmail(value: string): string {
  return value.normalize('NFC').trim().toLowerCase();
}

/** Splits a list of addresses at commas, semicolons and white space; `#` starts a comment to the line's end. */
export function splitEmails(value: string): string[] {
  const withoutComments = value.replace(/#.*$/gm, '');
  return withoutComments
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(normaliseEmail);
}

/** Whether the text has the shape of an e-mail address. */
export function isEmail(value: string): boolean {
  return /^[^\s@,;]+@[^\s@,;]+$/.test(value);
}

function isUrl(value: string, schemes: readonly string[]): boolean {
  return URL.canParse(value) && schemes.includes(new URL(value).protocol);
}
