/**
 * Folding of Polish text for lookups that must ignore case, accents and spacing (dictionary keys, keywords).
 * Not for deciding whether two words are the same food: "mąka" and "maka" fold alike (see inflection.ts).
 */

/** Lower case, NFC, single spaces, trimmed; diacritics stay. */
export function tidyText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** What stands in a text besides plain letters and signs. */
const BEYOND_ASCII = /[^\0-\x7f]/;

/** Removes diacritics, "ł" included; expects any case. */
export function stripDiacritics(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L');
}

/** Lower case without diacritics, spaces collapsed: "Żurek  Śląski" → "zurek slaski". */
export function foldText(text: string): string {
  return stripDiacritics(tidyText(text));
}

/** Words (letters and digits) of a text in lower case, diacritics kept. */
export function wordsOf(text: string): string[] {
  return tidyText(text).match(/[\p{L}\d]+/gu) ?? [];
}
