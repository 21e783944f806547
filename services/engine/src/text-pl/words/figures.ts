/**
 * Figures that tell how a test came out, when something was, or how old somebody is: "IgE 12,4 kU/l", "klasa 3 i 4",
 * "Ara h 2", "od 2016r.", "(6 lat)". They say nothing of a food; "kl. 0" and "< 0,35" say that a
 * test found nothing, and a result that may be negative is left as it is written.
 */
import type { Token, Word } from './tokens.js';
import type { WordClass } from './word-classes.data.js';

interface Figure {
  readonly pattern: RegExp;
  readonly word: string;
  /** The least a number has to be for the result to be positive. */
  readonly least?: number;
}

/** What a word stands for that was a figure. */
export const RESULT = 'wynik_badania';
/** What a word stands for that was a date or an age. */
export const DATE = 'data';
/** What a word stands for that was a result below what a test can find. */
export const NEGATIVE = 'wynik_ujemny';
const YEAR = '(?:19|20)\\d\\d';
const BEFORE = '(?<![\\p{L}\\d<.,])';
const NUMBER = '\\d{1,4}(?:[.,]\\d{1,3})?';
const UNIT = '(?:k?UA?|k?IU)\\s?\\/?\\s?(?:ml|l)(?!\\p{L})';
const MOLECULES =
  'Ara|Cor|Jug|Ana|Ber|Gly|Tri|Gal|Bos|Pru|Mal|Api|Act|Ses|Gad|Bet|Phl|Pen|Sin|Pis|Cyp|Sal|Ory|Hev|Der|Fel|Can|Art|Ole|Par|' +
  'Pla|Cas|Mus|Dau|Sola|Lyc|Cuc|Pyr|Vit|Fag|Len|Lup';

const FIGURES: readonly Figure[] = [
  {
    word: RESULT,
    pattern: new RegExp(
      `${BEFORE}[rn]?(?:${MOLECULES})\\s+[a-z]\\s?\\d{1,2}(?:\\.\\d{2,4})?(?:\\s?(?:i|oraz|\\/)\\s?\\d{1,2}(?!\\d)|,\\s?\\d{1,2}(?![\\d.]|\\s*\\p{L}{2}))*(?!\\d)`,
      'giu',
    ),
  },
  {
    word: RESULT,
    least: 0.35,
    pattern: new RegExp(`${BEFORE}s?IgE\\s*[:=>]?\\s*(${NUMBER})(?:\\s?${UNIT})?(?!\\d)`, 'giu'),
  },
  { word: RESULT, least: 0.35, pattern: new RegExp(`${BEFORE}(${NUMBER})\\s?${UNIT}`, 'giu') },
  { word: RESULT, least: 20, pattern: new RegExp(`${BEFORE}(\\d{2,3})\\s?ppm(?!\\p{L})`, 'giu') },
  {
    word: RESULT,
    least: 3,
    pattern: new RegExp(`${BEFORE}(\\d{1,2})(?:\\s?x\\s?\\d{1,2})?\\s?mm(?!\\p{L})`, 'giu'),
  },
  {
    word: RESULT,
    pattern: new RegExp(
      `${BEFORE}kl(?:as[aąęyi]|asie|as)?\\.?\\s?(?:[1-6]|I{1,3}|IV|VI?)(?:\\s?(?:i|,|-|–|\\/|oraz|lub)\\s?(?:[1-6]|I{1,3}|IV|VI?)(?![\\d.\\p{L}]|\\s*\\p{L}{3}))?(?![\\d\\p{L}])`,
      'giu',
    ),
  },
  {
    word: RESULT,
    pattern: new RegExp(`${BEFORE}(?:[1-6]|I{1,3}|IV|VI?)\\.?\\s?kl(?:asa|asy)?(?!\\p{L})`, 'gu'),
  },
  {
    word: NEGATIVE,
    pattern: new RegExp(`${BEFORE}kl(?:as[aąęyi]|asie|as)?\\.?\\s?0(?![\\d\\p{L}]|[.,/–-]\\s?\\d)`, 'giu'),
  },
  {
    word: NEGATIVE,
    pattern: new RegExp(`(?<![\\p{L}\\d.,])<\\s?0[.,](?:35|1|10)(?!\\d)(?:\\s?${UNIT})?`, 'giu'),
  },
  { word: RESULT, pattern: new RegExp(`${BEFORE}(?:PR-?10|[CTGA]\\s?\\/\\s?[CTGA])(?![\\p{L}\\d])`, 'gu') },
  {
    word: DATE,
    pattern: new RegExp(
      `${BEFORE}(?:\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)?\\d\\d|\\d{1,2}[./]${YEAR}|(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2})[.\\s]\\s?${YEAR}|${YEAR}\\s?[-–/]\\s?${YEAR}|${YEAR})r?(?![\\d\\p{L}])`,
      'gu',
    ),
  },
  // "do 3 lat", "raz na 2 lata", "5 lat temu" limit what is said.
  {
    word: DATE,
    pattern: new RegExp(
      `(?<!(?:^|[^\\p{L}])(?:do|na|co|przed|z)\\s)${BEFORE}\\d{1,3}\\s?(?:lat|lata|latek|-latek|-latka)(?!\\p{L}|\\s+temu)`,
      'giu',
    ),
  },
  { word: DATE, pattern: new RegExp(`${BEFORE}100\\s?%`, 'gu') },
  { word: DATE, pattern: /(?<=\()\s*\d{1,3}\s?(?:l|r|mies|m-cy)\.?\s*(?=\))/giu },
  { word: DATE, pattern: new RegExp(`${BEFORE}\\d{2,3}\\s?(?:kg|cm)(?!\\p{L})`, 'gu') },
];

const CLASSES: Readonly<Record<string, ReadonlySet<WordClass>>> = {
  [RESULT]: new Set<WordClass>(['general']),
  [NEGATIVE]: new Set<WordClass>(['negative']),
  [DATE]: new Set<WordClass>(['filler']),
};

interface Span {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** Words and signs, each figure as one word. */
export function withoutFigures(tokens: readonly Token[], text: string): Token[] {
  const spans = spansIn(text);
  if (spans.length === 0) return [...tokens];
  const left: Token[] = [];
  let at = 0;
  let last: Span | undefined;
  for (const token of tokens) {
    while (at < spans.length && (spans[at]?.end ?? 0) <= token.start) at += 1;
    const span = spans[at];
    if (!span || token.start < span.start) left.push(token);
    else if (span !== last) {
      left.push(wordOf(span, token));
      last = span;
    }
  }
  return left;
}

function spansIn(text: string): Span[] {
  if (!/\d|kl|[CTGA]\s?\//u.test(text)) return [];
  const found = FIGURES.flatMap(({ pattern, word, least = 0 }) =>
    [...text.matchAll(pattern)].flatMap((match): Span[] => {
      const [said, value] = match;
      const isPositive = value === undefined || Number(value.replace(',', '.')) >= least;
      return isPositive ? [{ start: match.index, end: match.index + said.length, word }] : [];
    }),
  );
  const spans: Span[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (one.start >= (spans.at(-1)?.end ?? 0)) spans.push(one);
  return spans;
}

function wordOf({ start, end, word }: Span, first: Token): Word {
  const breaks = first.sign === undefined && first.breaks;
  return { word, folded: word, classes: CLASSES[word] ?? new Set(), start, end, breaks };
}
