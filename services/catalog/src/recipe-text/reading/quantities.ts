/** Numbers of a recipe as people write them: "1,5", "½", "1 1/2", "pół", "2–3", "dwie", "2 x 400". */

/** A number read from the beginning of a text. */
export interface Quantity {
  readonly value: number;
  /** The text that was read. */
  readonly written: string;
  /** "2–3", "kilka": the value was chosen. */
  readonly isChosen: boolean;
}

const SIGNS: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['⅛', 1 / 8],
]);

const NUMERALS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ pół: 0.5, pol: 0.5, połowa: 0.5, połowę: 0.5, połówka: 0.5, ćwierć: 0.25, ćwiartka: 0.25 },
    ...{ półtora: 1.5, półtorej: 1.5, jeden: 1, jedna: 1, jedno: 1, jedną: 1, dwa: 2, dwie: 2, trzy: 3 },
    ...{ cztery: 4, pięć: 5, sześć: 6, siedem: 7, osiem: 8, dziewięć: 9, dziesięć: 10, kilkanaście: 12 },
    ...{ kilka: 3, parę: 2 },
  }),
);
/** Numerals that name no number. */
const VAGUE: ReadonlySet<string> = new Set(['kilka', 'parę', 'kilkanaście']);

const SIGN = `[${[...SIGNS.keys()].join('')}]`;
const DIGITS = '\\d{1,5}(?:[.,]\\d{1,3})?';
const PLAIN = `(?:\\d{1,2} ?${SIGN}|\\d{1,2} \\d{1,2}/\\d{1,2}|\\d{1,2}/\\d{1,2}|${DIGITS}|${SIGN})`;
const HALF_MORE = '(?: i (?:pół|1/2|½))?';
const ONE = new RegExp(`^(${PLAIN}${HALF_MORE})`, 'u');
const RANGE_TO = new RegExp(`^ ?(?:-|–|—|do) ?(${PLAIN}${HALF_MORE})`, 'u');
const TIMES = new RegExp(`^ ?[x×*] ?(${DIGITS})`, 'u');
const NUMERAL = /^([\p{L}]+)(?![\p{L}])/u;
const ABOUT = /^(?:ok\.?|około|ca\.?|mniej więcej|jakieś|~) ?/u;

/** The number a text begins with; the text is lower case with single spaces. */
export function readQuantity(text: string): Quantity | undefined {
  const about = ABOUT.exec(text)?.[0] ?? '';
  const rest = text.slice(about.length);
  const found = readDigits(rest) ?? readNumeral(rest);
  return found && { ...found, written: about + found.written };
}

function readDigits(text: string): Quantity | undefined {
  const written = ONE.exec(text)?.[1];
  if (written === undefined) return undefined;
  const first = valueOf(written);
  const rest = text.slice(written.length);
  const range = RANGE_TO.exec(rest);
  const last = range?.[1] === undefined ? undefined : valueOf(range[1]);
  if (range && last !== undefined && last > first)
    return { value: round((first + last) / 2), written: written + range[0], isChosen: true };
  const times = TIMES.exec(rest);
  if (times?.[1] !== undefined)
    return { value: round(first * valueOf(times[1])), written: written + times[0], isChosen: false };
  return first > 0 ? { value: first, written, isChosen: false } : undefined;
}

function readNumeral(text: string): Quantity | undefined {
  const word = NUMERAL.exec(text)?.[1] ?? '';
  const value = NUMERALS.get(word);
  if (value === undefined) return undefined;
  const half = value >= 1 ? (/^ i pół(?![\p{L}])/u.exec(text.slice(word.length))?.[0] ?? '') : '';
  return { value: value + (half ? 0.5 : 0), written: word + half, isChosen: VAGUE.has(word) };
}

function valueOf(written: string): number {
  const [main = '', half] = written.split(' i ');
  const more = half === undefined ? 0 : 0.5;
  const sign = [...SIGNS].find(([letter]) => main.endsWith(letter));
  if (sign) return round(more + sign[1] + Number(main.slice(0, -1).trim() || 0));
  const [, whole, top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/u.exec(main) ?? [];
  if (top !== undefined && Number(bottom) > 0)
    return round(more + Number(whole ?? 0) + Number(top) / Number(bottom));
  return round(more + Number(main.replace(',', '.')));
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
