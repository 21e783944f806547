/** Days as reports print them. */
import { foldText } from '@pora/text-pl/fold';

const MONTHS = [
  ...['stycz', 'lut', 'mar', 'kwie', 'maj', 'czerw', 'lip', 'sierp', 'wrze', 'pazdz', 'listop', 'grud'],
];
const BY_NUMBERS = /(?<![\d.,])(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?![\d]|[.,]\d)/u;
const ISO = /(?<!\d)(\d{4})[./-](\d{2})[./-](\d{2})(?!\d)/u;
const IN_WORDS = /(?<!\d)(\d{1,2})\s+(\p{L}{3,12})\s+(\d{4})(?!\d)/u;

/** The first day a text names, as `yyyy-MM-dd`; undefined when it names none that there is. */
export function dayIn(text: string): string | undefined {
  const iso = ISO.exec(text);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = BY_NUMBERS.exec(text);
  if (numbers) {
    const year = Number(numbers[3]);
    return day(year < 100 ? 2000 + year : year, Number(numbers[2]), Number(numbers[1]));
  }
  const words = IN_WORDS.exec(foldText(text));
  const month = words ? MONTHS.findIndex((each) => words[2]?.startsWith(each)) + 1 : 0;
  return words && month > 0 ? day(Number(words[3]), month, Number(words[1])) : undefined;
}

function day(year: number, month: number, date: number): string | undefined {
  const found = new Date(Date.UTC(year, month - 1, date));
  const isReal = found.getUTCMonth() === month - 1 && found.getUTCDate() === date && year >= 1900;
  return isReal ? found.toISOString().slice(0, 10) : undefined;
}

/** Whether a text is a day and nothing else. */
export const isDay = (text: string) => dayIn(text) !== undefined && text.trim().length <= 24;
