/**
 * Readers of untrusted values for the normalisation of rules. Each is total: whatever comes in, something storable
 * comes out, and reading the outcome again gives the same.
 */
import type { NumberLimit } from './rule-config.limits.js';

/** A JSON object whose members are not known yet. */
export type Loose = Readonly<Record<string, unknown>>;

const UNSTORABLE = /\p{Surrogate}|[\u0000-\u0008\u000e-\u001f\u007f\ufffe\uffff]/gu;

/** The value as an object; anything else is an empty one. */
export function readObject(value: unknown): Loose {
  return isObject(value) ? value : {};
}

/** True for objects that are no lists. */
export function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text on one line, NFC, without characters that cannot be stored, cut at `max`; anything but text is empty. */
export function readText(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  const tidy = value.replace(UNSTORABLE, '').normalize('NFC').replace(/\s+/gu, ' ').trim();
  return tidy
    .slice(0, max)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}

/** Finite number, also written as text with a comma or a dot; undefined when it is none. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string') {
    return /^\s*-?\d{1,9}(?:[.,]\d{1,9})?\s*$/.test(value) ? Number(value.replace(',', '.')) : undefined;
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Number moved into the limit; the fallback when it is unreadable. */
export function readWithin(value: unknown, { min, max, fallback }: NumberLimit): number {
  return clamp(readNumber(value) ?? fallback, min, max);
}

/** Whole number moved into the limit; the fallback when it is unreadable. */
export function readWhole(value: unknown, limit: NumberLimit): number {
  return Math.round(readWithin(value, limit));
}

/** True or false as given, else the fallback. */
export function readFlag(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback;
}

/** Moves a number between two bounds; never answers a negative zero. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value)) + 0;
}

/** Rounds to the given number of decimals; never answers a negative zero. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
}

/** Words of a list or of one text with commas: trimmed, no blanks, each once whatever its case [library §5]. */
export function readWords(value: unknown, maxLength: number, maxCount: number): string[] {
  const parts = (Array.isArray(value) ? value : [value]).flatMap((part: unknown) =>
    typeof part === 'string' ? part.split(',') : [],
  );
  const words = new Map<string, string>();
  for (const part of parts) {
    const word = readText(part, maxLength);
    const folded = word.toLowerCase();
    if (word !== '' && !words.has(folded)) words.set(folded, word);
    if (words.size === maxCount) break;
  }
  return [...words.values()];
}
