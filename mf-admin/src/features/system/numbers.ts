import { formatBytes, formatCount, formatDecimal, withUnit } from '@pora/kit';
import { systemStrings as t } from './system.strings.js';

/** A short time as people read it: `84 ms`, `1,2 s`. */
export function formatMs(ms: number): string {
  return ms < 1000 ? withUnit(formatCount(ms), 'ms') : withUnit(formatDecimal(ms / 1000, 1), 's');
}

/** `38 z 100`, `61 MB z 512 MB`; what is not known is said to be unknown. */
export function usedOf(
  used: number | null,
  all: number | null,
  format: (value: number) => string = formatBytes,
): string {
  if (used === null || all === null) return t.unknown;
  return t.database.of(format(used), format(all));
}
