import { foldText } from '@pora/ui';

/** Polish alphabetical order and folding have their home in the design system, which sorts tables with them. */
export { compareText, foldText } from '@pora/ui';

/** Whether `needle` occurs in `haystack`, case- and accent-insensitive; a blank needle matches everything. */
export function matchesText(haystack: string, needle: string): boolean {
  return foldText(haystack).includes(foldText(needle.trim()));
}
