/**
 * Household measures as a person reads them: "5 łyżek", "½ szklanki", "1,3 łyżki". The names and forms
 * are those of `units.ts`. Two ways of writing: exact for a screen, rounded to what a kitchen can
 * measure for a printed plan. Between number and name stands a no-break space.
 */
import { formatNumber } from '@pora/text-pl/number';
import { plural, type CountedForms } from '@pora/text-pl/plural';
import { findUnit } from './units.js';

/** Pieces are always written short. */
const PIECE = 'sztuka';
const SHORT_PIECE: CountedForms = { one: 'szt.', few: 'szt.', many: 'szt.', part: 'szt.' };

/** What is filled is measured in thirds too, what is counted only in quarters. */
const FILLED = new Set([
  'łyżka',
  'łyżeczka',
  'szklanka',
  'filiżanka',
  'kubek',
  'kieliszek',
  'miarka',
  'miska',
]);

const NBSP = '\u00a0';

/** Parts of a measure a kitchen knows. */
const FRACTIONS: readonly (readonly [part: number, sign: string])[] = [
  [0, ''],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [1, ''],
];
/** Two decimals of a third are a third: 0.33, 0.67. */
const SAME_WITHIN = 0.0051;
/** From this many on a half, then a whole, is fine enough in a kitchen. */
const HALVES_FROM = 3;
const WHOLES_FROM = 10;
/** A measure that would be further off than this share is left out: the grams stand beside it. */
const LARGEST_ROUNDING = 0.2;

/**
 * The amount as it is, `1½ łyżki`, `1,3 łyżki`, `2 plastry`; undefined without a name or a positive amount. A name
 * nobody knows stays as it is written.
 */
export function exactMeasure(name: string | undefined, quantity: number | undefined): string | undefined {
  const tidy = name?.trim();
  if (!tidy || !isAmount(quantity)) return undefined;
  const whole = Math.floor(quantity);
  for (const [part, sign] of FRACTIONS) {
    const value = whole + part;
    if (value > 0 && Math.abs(value - quantity) < SAME_WITHIN)
      return withName(signed(value, sign), tidy, value);
  }
  return withName(formatNumber(quantity, { maxDecimals: 2, grouping: false }), tidy, quantity);
}

/**
 * The amount rounded to what a cook measures, `5 łyżek`, `½ szklanki`, `1¼ szt.`; undefined as {@link exactMeasure},
 * and when no such measure comes within a fifth of the amount.
 */
export function kitchenMeasure(name: string | undefined, quantity: number | undefined): string | undefined {
  const tidy = name?.trim();
  if (!tidy || !isAmount(quantity)) return undefined;
  const [value, sign] = roundForTheKitchen(quantity, FILLED.has(formsOf(tidy)?.one ?? ''));
  if (Math.abs(value - quantity) / quantity > LARGEST_ROUNDING) return undefined;
  return withName(signed(value, sign), tidy, value);
}

function isAmount(quantity: number | undefined): quantity is number {
  return quantity !== undefined && Number.isFinite(quantity) && quantity > 0;
}

function roundForTheKitchen(quantity: number, thirds: boolean): readonly [value: number, sign: string] {
  if (quantity >= WHOLES_FROM) return [Math.round(quantity), ''];
  const whole = Math.floor(quantity);
  const rest = quantity - whole;
  const finest = quantity < HALVES_FROM ? 4 : 2;
  const known = FRACTIONS.filter(
    ([part]) => Number.isInteger(part * finest) || (thirds && finest === 4 && Number.isInteger(part * 3)),
  );
  const [part, sign] = known.reduce((best, next) =>
    Math.abs(next[0] - rest) < Math.abs(best[0] - rest) - 1e-9 ? next : best,
  );
  return [whole + part, sign];
}

function signed(value: number, sign: string): string {
  const whole = Math.floor(value);
  return `${whole === 0 && sign !== '' ? '' : whole}${sign}`;
}

function withName(amount: string, name: string, value: number): string {
  const known = formsOf(name);
  return `${amount}${NBSP}${known ? plural(value, known) : name}`;
}

function formsOf(name: string): CountedForms | undefined {
  const found = findUnit(name);
  return found?.one === PIECE ? SHORT_PIECE : found;
}
