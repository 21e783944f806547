import { CALORIE_SHARE } from '@pora/contracts/catalog/calorie-share';
import { type TimeRow } from './rule-form.model.js';
import { isUsedKey } from './typed-keys.js';

const WHOLE = 100;

/** Sum of the shares of a day, to a tenth; what is empty or unreadable counts nothing. */
export function sumOfShares(rows: readonly Pick<TimeRow, 'share'>[]): number {
  const tenths = rows.reduce(
    (sum, { share }) => sum + Math.round((Number.isFinite(share) ? (share ?? 0) : 0) * 10),
    0,
  );
  return tenths / 10;
}

/** What is wrong with the layout of a day: too few entries, shares that are no 100 %, types that are no slots. */
export function layoutProblems(count: number, rows: readonly Pick<TimeRow, 'type' | 'share'>[]) {
  const unknown = rows.filter(({ type }) => type !== '' && !isUsedKey(type)).map(({ type }) => type);
  return { isShort: rows.length < count, sum: sumOfShares(rows), unknownTypes: [...new Set(unknown)] };
}

/**
 * The shares brought to 100 % in their proportion, in steps of half a per cent; what rounding leaves goes to the largest.
 * A day without shares is shared out evenly.
 */
export function evenShares(rows: readonly TimeRow[]): TimeRow[] {
  const { step, least } = CALORIE_SHARE;
  const sum = sumOfShares(rows);
  const given = rows.map(({ share }) =>
    sum > 0 ? (Number.isFinite(share) ? (share ?? 0) : 0) : WHOLE / rows.length,
  );
  const whole = sum > 0 ? sum : WHOLE;
  const shares = given.map((share) => {
    const exact = (share * WHOLE) / whole;
    return exact === 0 ? 0 : Math.max(least, Math.round(exact / step) * step);
  });
  const largest = shares.indexOf(Math.max(...shares));
  const rest = WHOLE - shares.reduce((total, share) => total + share, 0);
  return rows.map((row, index) => ({ ...row, share: (shares[index] ?? 0) + (index === largest ? rest : 0) }));
}
