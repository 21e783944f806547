import { formatNumber } from '@pora/text-pl/number';

const SPACES = /[\s\u00a0\u202f]/g;
const NUMBER = /^-?(\d+([.,]\d*)?|[.,]\d+)$/;
const MINUS = '\u2212';

/**
 * Number a person typed: comma or dot as decimal mark, spaces between thousands allowed.
 * Empty text is null; text that is no number is NaN, and so is a fraction where `decimals` is 0.
 */
export function parseNumberInput(text: string, decimals = Number.POSITIVE_INFINITY): number | null {
  const compact = text.replace(SPACES, '').replace(MINUS, '-');
  if (compact === '') return null;
  if (!NUMBER.test(compact)) return Number.NaN;
  const value = Number(compact.replace(',', '.'));
  return decimals === 0 && !Number.isInteger(value) ? Number.NaN : value;
}

/** Text of a number in a field; empty for null and NaN. */
export function formatNumberInput(value: number | null, decimals: number, grouping = true): string {
  if (value === null || Number.isNaN(value)) return '';
  return formatNumber(value, { maxDecimals: decimals, grouping });
}

/** Rounds half away from zero to `decimals` places, without the binary surprise of 1.005. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor * (1 + Number.EPSILON))) / factor;
}
