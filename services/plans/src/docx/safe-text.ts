import { keepShortWords } from '@pora/text-pl/line-breaks';

/** Everything XML 1.0 forbids, plus marks that reverse or hide text in a printed page. */
const UNPRINTABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;

/** Text that may enter a document: control characters, hidden marks and lone surrogates dropped, one line. */
export function safeText(value: string): string {
  return value
    .toWellFormed()
    .replace(/\ufffd/g, '')
    .replace(UNPRINTABLE, '')
    .replace(/[\t\n\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Safe text whose numbers keep their unit, and whose one-letter words keep the next word, on one line. */
export function printableText(value: string): string {
  return keepShortWords(safeText(value).replace(/(\d) (?=[%°\p{L}])/gu, '$1\u00a0'));
}

/** Paragraphs of a longer text, each made safe; blank ones are left out. */
export function safeLines(value: string): string[] {
  return value
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map(printableText)
    .filter((line) => line !== '');
}

/** Safe text in which the numbers of a telephone stay together, and with the word before them. */
export const contactText = (value: string): string =>
  safeText(value)
    .replace(/(\d) (?=\d)/g, '$1\u00a0')
    .replace(/(tel\.|ul\.) (?=\S)/gi, '$1\u00a0');
