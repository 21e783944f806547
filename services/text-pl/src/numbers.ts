import { formatNumber, MISSING } from './number.js';

const NBSP = '\u00a0';
const MINUS = '\u2212';

type MaybeNumber = number | null | undefined;

function present(value: MaybeNumber): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Number with a decimal comma, no-break spaces between thousands and a true minus; `–` when missing. */
export function formatDecimal(value: MaybeNumber, decimals = 1): string {
  return present(value) ? formatNumber(value, { minDecimals: decimals }) : MISSING;
}

/** Whole number: `1 284`. */
export function formatCount(value: MaybeNumber): string {
  return formatDecimal(value, 0);
}

/** A text and its unit with a no-break space between; a missing value has no unit. */
export function withUnit(text: string, unit: string): string {
  return text === MISSING ? text : text + NBSP + unit;
}

/** Energy, whole kilocalories: `1 850 kcal`. */
export function formatKcal(value: MaybeNumber): string {
  return withUnit(formatDecimal(value, 0), 'kcal');
}

/** Mass in grams, whole by default; macros take one decimal: `12,5 g`. */
export function formatGrams(value: MaybeNumber, decimals = 0): string {
  return withUnit(formatDecimal(value, decimals), 'g');
}

/** Body mass, one decimal: `76,2 kg`. */
export function formatKg(value: MaybeNumber): string {
  return withUnit(formatDecimal(value, 1), 'kg');
}

/** Length, whole centimetres unless the value has a fraction: `168 cm`, `81,5 cm`. */
export function formatCm(value: MaybeNumber): string {
  return withUnit(formatDecimal(value, present(value) && !Number.isInteger(value) ? 1 : 0), 'cm');
}

/** Percent without a space: `25%`. */
export function formatPercent(value: MaybeNumber, decimals = 0): string {
  return present(value) ? `${formatDecimal(value, decimals)}%` : MISSING;
}

/** Number with its sign always, except zero: `+120`, `−13`, `0`. */
export function formatSigned(value: MaybeNumber, decimals = 0): string {
  const text = formatDecimal(value, decimals);
  const positive = present(value) && value > 0 && /[1-9]/.test(text);
  return positive ? `+${text}` : text;
}

/** Deviation in percent: `+3%`, `−13%`, `0%`. */
export function formatDeviation(value: MaybeNumber, decimals = 0): string {
  return present(value) ? `${formatSigned(value, decimals)}%` : MISSING;
}

/** Range with an en dash and no spaces: `0–24`. */
export function formatRange(from: MaybeNumber, to: MaybeNumber, decimals = 0): string {
  return present(from) && present(to)
    ? `${formatDecimal(from, decimals)}–${formatDecimal(to, decimals)}`
    : MISSING;
}

const BYTE_UNITS = ['B', 'KB', 'MB', 'GB'];

/** Size of a file with a unit that keeps the number under 1024: `1,4 MB`. */
export function formatBytes(value: MaybeNumber): string {
  if (!present(value)) return MISSING;
  const power = Math.min(BYTE_UNITS.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(value, 1)) / 10)));
  return withUnit(formatDecimal(value / 1024 ** power, power === 0 ? 0 : 1), BYTE_UNITS[power] ?? 'B');
}

/** Number typed by a person: comma or dot, spaces between digits allowed; null when it is no number. */
export function parseDecimal(text: string): number | null {
  const tidy = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(MINUS, '-')
    .replace(',', '.');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(tidy)) return null;
  const value = Number(tidy);
  return Number.isFinite(value) ? value : null;
}
