/** Matching of what a person types against what a screen shows, letter for letter. */

/** Lower case without diacritics, one character for one of the text, so that what was found can be marked in it. */
export function foldLetters(text: string): string {
  return Array.from(text, foldLetter).join('');
}

/** Whether `needle` occurs in `haystack`, case- and accent-insensitive; a blank needle matches everything. */
export function matchesText(haystack: string, needle: string): boolean {
  return foldLetters(haystack).includes(foldLetters(needle.trim()));
}

function foldLetter(letter: string): string {
  if (letter === 'ł' || letter === 'Ł') return 'l';
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return base.length === letter.length ? base : letter;
}
