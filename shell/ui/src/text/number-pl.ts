/** How a number is written. */
export interface NumberStyle {
  minDecimals?: number;
  maxDecimals?: number;
  /** No-break space between thousands; on by default, also in four-digit numbers. */
  grouping?: boolean;
}

/** Polish number: decimal comma, no-break space between thousands, U+2212 as minus. */
export function formatNumber(
  value: number,
  { minDecimals = 0, maxDecimals = minDecimals, grouping = true }: NumberStyle = {},
): string {
  return new Intl.NumberFormat('pl-PL', {
    useGrouping: grouping ? 'always' : false,
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
  })
    .format(value)
    .replace('-', '\u2212');
}

/** Whole number of things: 1 284. */
export function formatCount(count: number): string {
  return formatNumber(count);
}
