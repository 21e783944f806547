import { formatNumber } from '@pora/kit';

/**
 * A measured value in U/ml as every screen shows it, to one decimal: 29,4 is a risk (above 29), and a rounded "29" beside
 * it would say that it is none. Undefined without a value.
 */
export function formatMeasured(value: number): string;
export function formatMeasured(value: number | undefined): string | undefined;
export function formatMeasured(value: number | undefined): string | undefined {
  return value === undefined ? undefined : formatNumber(value, { maxDecimals: 1 });
}
