import { formatDate } from '@pora/text-pl/dates';
import { formatNumber } from '@pora/text-pl/number';

/** A number as it was typed, with a decimal comma, so that a spreadsheet reads it; blank when there is none. */
export const typed = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : formatNumber(value, { maxDecimals: 2, grouping: false });

/** The same with its unit. */
export const withUnit = (value: number | null | undefined, unit: string): string =>
  value === null || value === undefined ? '' : `${formatNumber(value, { maxDecimals: 2 })}\u00a0${unit}`;

/** A date; blank when there is none. */
export const day = (date: string | null | undefined): string => (date ? formatDate(date) : '');

/** What a heading adds for something that lies in the trash. */
export const inTrash = ({ deletedAt }: { deletedAt: string | null }): string =>
  deletedAt === null ? '' : ` (w koszu od ${formatDate(deletedAt)})`;
