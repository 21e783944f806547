const collator = new Intl.Collator('pl', { sensitivity: 'base', numeric: true });

/** Polish alphabetical order, ignoring case and accents of equal letters, numbers by value [core §5]. */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Lower case without diacritics, for matching what was typed. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').normalize('NFC');
}

/** Whether `needle` occurs in `haystack`, case- and accent-insensitive; a blank needle matches everything. */
export function matchesText(haystack: string, needle: string): boolean {
  return foldText(haystack).includes(foldText(needle.trim()));
}
