/** Days as people write them in a form. */
import { foldText } from '@pora/text-pl/fold';

const MONTHS = [
  ...['stycz', 'lut', 'mar', 'kwie', 'maj', 'czerw'],
  ...['lip', 'sierp', 'wrze', 'pazdz', 'listop', 'grud'],
];

/** The hour behind a day, as programs and people write it: "7:12:03 AM CET", "godz. 7.12". */
const CLOCK =
  /(?:[ t,]+\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?\s?(?:[ap]\.?m\.?)?\s?(?:z|c?es?t|utc|gmt)?(?:[+-]\d{1,2}(?::?\d{2})?)?|,?\s*(?:o\s+)?godz(?:\.|ina)?\s*\d{1,2}(?:[:.]\d{2})?)$/u;
const WEEKDAY =
  /^(?:(?:poniedzialek|wtorek|sroda|czwartek|piatek|sobota|niedziela|pn|wt|sr|czw|pt|sob|nd)\.?,?\s+|dn\.?\s*)/u;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** The day as `dd.mm.yyyy`; undefined for a text that names none. */
export function polishDateOf(text: string): string | undefined {
  const folded = foldText(text)
    .trim()
    .replace(WEEKDAY, '')
    .replace(CLOCK, '')
    .replace(/\s*r(?:\.|oku)?,?$/u, '');
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/u.exec(folded) ?? [];
  if (year) return written(day, month, year);
  const numbers = /^(\d{1,2})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{4}|\d{2})$/u.exec(folded);
  if (numbers) return written(numbers[1], numbers[2], numbers[3]);
  const roman = /^(\d{1,2})[\s./-]+([ivx]{1,4})[\s./-]+(\d{4}|\d{2})$/u.exec(folded);
  const monthAt = ROMAN.indexOf(roman?.[2] ?? '');
  if (roman && monthAt >= 0) return written(roman[1], String(monthAt + 1), roman[3]);
  const words = /^(\d{1,2})\.?\s+([a-z]+)\s+(\d{4})$/u.exec(folded);
  const at = MONTHS.findIndex((name) => words?.[2]?.startsWith(name));
  return words && at >= 0 ? written(words[1], String(at + 1), words[3]) : undefined;
}

function written(day = '', month = '', year = ''): string {
  return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year.length === 2 ? `20${year}` : year}`;
}
