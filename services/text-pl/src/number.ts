/** What stands for a missing value: an en dash, never 0. */
export const MISSING = '–';

const NBSP = '\u00a0';
const MINUS = '\u2212';

/** How a number is written. */
export interface NumberStyle {
  readonly minDecimals?: number;
  readonly maxDecimals?: number;
  /** No-break space between thousands; on by default, also in four-digit numbers. */
  readonly grouping?: boolean;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(minDecimals: number, maxDecimals: number, grouping: boolean): Intl.NumberFormat {
  const key = `${minDecimals} ${maxDecimals} ${grouping}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat('pl-PL', {
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: maxDecimals,
      // The Polish default leaves four digits ungrouped.
      useGrouping: grouping ? 'always' : false,
    });
    formatters.set(key, found);
  }
  return found;
}

/** Polish number: decimal comma, no-break space between thousands, a true minus; what rounds to zero has no sign. */
export function formatNumber(
  value: number,
  { minDecimals = 0, maxDecimals = minDecimals, grouping = true }: NumberStyle = {},
): string {
  const text = formatterOf(minDecimals, maxDecimals, grouping)
    .format(value)
    // ICU writes a narrow space on some versions.
    .replace(/[\u202f\u2009 ]/g, NBSP);
  return text.replace('-', /[1-9∞]/.test(text) ? MINUS : '');
}
