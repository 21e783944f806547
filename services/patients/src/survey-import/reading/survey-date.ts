/** Days as people write them in a form. */
import { foldText } from '@pora/text-pl/fold';

const MONTHS = [
  ...['stycz', 'lut', 'mar', 'kwie', 'maj', 'czerw'],
  ...['lip', 'sierp', 'wrze', 'pazdz', 'listop', 'grud'],
];

/** The day as `dd.mm.yyyy`; undefined for a text that names none. */
export function polishDateOf(text: string): string | undefined {
  const folded = foldText(text)
    .replace(/[ t,]+\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?z?$/u, '')
    .replace(/\s*r(?:\.|oku)?$/u, '');
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/u.exec(folded) ?? [];
  if (year) return written(day, month, year);
  const numbers = /^(\d{1,2})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{4}|\d{2})$/u.exec(folded);
  if (numbers) return written(numbers[1], numbers[2], numbers[3]);
  const words = /^(\d{1,2})\.?\s+([a-z]+)\s+(\d{4})$/u.exec(folded);
  const at = MONTHS.findIndex((name) => words?.[2]?.startsWith(name));
  return words && at >= 0 ? written(words[1], String(at + 1), words[3]) : undefined;
}

function written(day = '', month = '', year = ''): string {
  return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year.length === 2 ? `20${year}` : year}`;
}
