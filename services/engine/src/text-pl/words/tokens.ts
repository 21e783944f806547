/** Cuts what a person wrote into words and signs; every letter of the text lies in one of them. */
import { stripDiacritics } from '@pora/text-pl/fold';
import { ABBREVIATIONS, CONJUNCTIONS, STOPLESS, type WordClass } from './word-classes.data.js';
import { classesOf, groupAt } from './word-classes.js';

/** A word, or some that mean something only together. */
export interface Word {
  /** In lower case; of a shortened word what it stands for. */
  readonly word: string;
  /** Without Polish letters. */
  readonly folded: string;
  readonly classes: ReadonlySet<WordClass>;
  readonly start: number;
  readonly end: number;
  /** Spelled as it sounds; the word is the one that is meant, most likely. */
  readonly isGuessed?: boolean;
  /** A colon or a dash stands before it: it begins another name. */
  readonly breaks: boolean;
}

/** What stands between words. */
export type SignKind = 'stop' | 'comma' | 'and' | 'but' | 'colon' | 'open' | 'close';

/** A word or a sign. */
export type Token =
  | (Word & { readonly sign?: undefined })
  | {
      readonly sign: SignKind;
      readonly start: number;
      /** The conjunction, where it is one. */
      readonly said?: string;
    };

/** The text without what cannot be seen; letters are composed, line ends are all alike. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/gu, '\n')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\P{Cc}\n]/gu, ' ');
}

const TOKEN = /[\p{L}\p{M}\d]+|[^\s\p{L}\p{M}\d]|\n/gu;
const SIGNS: Readonly<Record<string, SignKind>> = {
  ...{ '(': 'open', '[': 'open', '{': 'open', ')': 'close', ']': 'close', '}': 'close' },
  ...{
    ';': 'stop',
    '\n': 'stop',
    '|': 'stop',
    '•': 'stop',
    '·': 'stop',
    '!': 'stop',
    '?': 'stop',
    '…': 'stop',
  },
  ...{ ',': 'comma', '/': 'and', '+': 'and', '&': 'and', ':': 'colon' },
};
const SIGN_OF = new Map(Object.entries(SIGNS));
const JOINS = new Map(
  (['and', 'but'] as const).flatMap((kind) =>
    CONJUNCTIONS[kind].split(' ').map((word) => [word, kind] as const),
  ),
);
const SHORT = new Map(Object.entries(ABBREVIATIONS));

interface Piece {
  readonly text: string;
  readonly at: number;
}

/** Words and signs of a clean text in their order. */
export function tokensOf(text: string): Token[] {
  const pieces: Piece[] = [...text.matchAll(TOKEN)].map(([piece], i, all) => ({
    text: piece,
    at: all[i]?.index ?? 0,
  }));
  const tokens: Token[] = [];
  let isBroken = false;
  for (let i = 0; i < pieces.length;) {
    const piece = pieces[i] as Piece;
    if (PICTURE.test(piece.text)) {
      pushPicture(pieces, i, tokens);
      i += 1;
      continue;
    }
    if (!isWordPiece(piece.text)) {
      isBroken ||= piece.text === ':' || isSpacedDash(text, piece);
      const sign = signAt(text, pieces, i);
      if (sign) tokens.push({ sign, start: piece.at });
      i += 1;
      continue;
    }
    const without = withoutAt(pieces, i);
    if (without) {
      tokens.push(...without);
      i += 3;
      continue;
    }
    if (isNumbered(text, pieces, i)) {
      const { text: word, at: start } = piece;
      const place = { start, end: start + word.length, breaks: false };
      tokens.push({ sign: 'stop', start }, { word, folded: word, classes: LIST_NUMBER, ...place });
      i += 1;
    } else i += pushWord(pieces, i, tokens, isBroken);
    isBroken = false;
  }
  return tokens.map((token, i) => (isSinceThen(tokens, i) ? { ...token, classes: LIST_NUMBER } : token));
}

/** "od 6 mies. życia": since then, and still; "do 3. roku życia" is over. */
function isSinceThen(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || !('folded' in token) || token.folded !== 'zycia') return false;
  return tokens.slice(Math.max(0, at - FIRST_FOUR), at).some((one) => 'folded' in one && one.folded === 'od');
}

const PICTURE = /^(?:\p{Extended_Pictographic}|[\u2713\u2717])$/u;
const YES_PICTURE = new Set(['✅', '✔', '✓', '👍']);
const NO_PICTURE = new Set(['❌', '✖', '✗', '🚫', '⛔', '👎']);

/** A picture says yes or no, or parts what stands around it as a comma does. */
function pushPicture(pieces: readonly Piece[], at: number, tokens: Token[]): void {
  const { text, at: start } = pieces[at] as Piece;
  const word = YES_PICTURE.has(text) ? 'tak' : NO_PICTURE.has(text) ? 'nie' : undefined;
  if (word !== undefined) {
    const place = { start, end: start + text.length, breaks: false };
    tokens.push({ word, folded: word, classes: classesOf(word), ...place });
  }
  if (isWordPiece(pieces[at + 1]?.text ?? '')) tokens.push({ sign: 'comma', start });
}

/** "mleko b/l", "chleb b/g" */
const WITHOUT = new Map([
  ...(['l', 'lakt', 'laktozy'] as const).map((short): [string, string] => [short, 'laktozy']),
  ...(['g', 'glut', 'glutenu'] as const).map((short): [string, string] => [short, 'glutenu']),
  ...(['c', 'cukru'] as const).map((short): [string, string] => [short, 'cukru']),
]);

/** "bez" and what is left out, where it is written with a stroke. */
function withoutAt(pieces: readonly Piece[], at: number): Word[] | undefined {
  const [first, stroke, last] = pieces.slice(at, at + 3);
  const what = last && WITHOUT.get(fold(last.text));
  if (!first || !stroke || !last || what === undefined) return undefined;
  if (fold(first.text) !== 'b' || stroke.text !== '/' || last.at !== first.at + 2) return undefined;
  const place = { start: first.at, end: first.at + 1, breaks: false };
  const end = last.at + last.text.length;
  return [
    { word: 'bez', folded: 'bez', classes: classesOf('bez'), ...place },
    { word: what, folded: what, classes: classesOf(what), start: last.at, end, breaks: false },
  ];
}

/** "1) mleko 2) jaja": a number before a bracket that nothing opened begins another line, and so does "1. mleko". */
function isNumbered(text: string, pieces: readonly Piece[], i: number): boolean {
  const { text: number, at } = pieces[i] as Piece;
  // "a) nabiał b) ryby"
  if (/^[a-h]$/iu.test(number)) return pieces[i + 1]?.text === ')' && isLineStart(text, at);
  if (!/^\d{1,2}$/u.test(number)) return false;
  if (pieces[i + 1]?.text === '.')
    return isLineStart(text, at) && /^\s\p{L}/u.test(text.slice(at + number.length + 1));
  if (pieces[i + 1]?.text !== ')') return false;
  return /[\s,;]/u.test(text[at - 1] ?? ' ') && !/\([^)]*$/u.test(text.slice(Math.max(0, at - FARTHEST), at));
}

/** Nothing but blanks stands before it in its line. */
function isLineStart(text: string, at: number): boolean {
  return /(?:^|\n)[ \t]*$/u.test(text.slice(Math.max(0, at - FARTHEST), at));
}

const LIST_NUMBER: ReadonlySet<WordClass> = new Set<WordClass>(['filler']);
/** An opening bracket farther away is not looked for. */
const FARTHEST = 200;

function isWordPiece(piece: string): boolean {
  return /^[\p{L}\p{M}\d]/u.test(piece);
}

function isSpacedDash(text: string, { text: sign, at }: Piece): boolean {
  return /[-–—=>→]/u.test(sign) && /\s/u.test(text[at - 1] ?? ' ') && /\s/u.test(text[at + 1] ?? ' ');
}

const FIRST_FOUR = 4;

/** Adds the word, or the words that belong together, and tells how many pieces they were. */
function pushWord(pieces: readonly Piece[], at: number, tokens: Token[], breaks: boolean): number {
  const together = groupAt(foldedFrom(pieces, at));
  const length = together?.length ?? 1;
  const first = pieces[at] as Piece;
  const last = pieces[at + length - 1] as Piece;
  const name = together?.name ?? fold(first.text);
  const join = JOINS.get(name);
  if (join) {
    tokens.push({ sign: join, start: first.at, said: name });
    return length;
  }
  const stands = pieces[at + 1]?.text === '.' ? SHORT.get(name) : undefined;
  const plain = length > 1 ? name : first.text.toLowerCase();
  const folded = stands === undefined ? name : stripDiacritics(stands);
  const classes = together?.classes ?? classesOf(folded);
  const end = last.at + last.text.length;
  tokens.push({ word: stands ?? plain, folded, classes, start: first.at, end, breaks });
  return length;
}

function foldedFrom(pieces: readonly Piece[], at: number): string[] {
  const words: string[] = [];
  for (const { text } of pieces.slice(at, at + FIRST_FOUR)) {
    if (!isWordPiece(text)) break;
    const word = fold(text);
    // Who writes for somebody else says of him what others say of themselves: "nic jej nie jest".
    words.push(words.length > 0 && OF_SOMEBODY.has(word) ? 'mi' : word);
  }
  return words;
}

const OF_SOMEBODY = new Set([
  'jej',
  'mu',
  'nam',
  'im',
  'jemu',
  'dziecku',
  'corce',
  'synowi',
  'zonie',
  'mezowi',
  'mamie',
  'tacie',
]);

function fold(piece: string): string {
  return stripDiacritics(piece.toLowerCase());
}

function signAt(text: string, pieces: readonly Piece[], i: number): SignKind | undefined {
  const { text: sign, at } = pieces[i] as Piece;
  const isInNumber = /\d/u.test(text[at - 1] ?? ' ') && /\d/u.test(text[at + 1] ?? ' ');
  if (isInNumber && IN_NUMBERS.has(sign)) return undefined;
  // "mleko +, jaja + –": a result, and no list.
  if (sign === '+' && !isWordPiece(pieces[i + 1]?.text ?? '')) return undefined;
  if (sign !== '.') return SIGN_OF.get(sign);
  return isFullStop(text, at, fold(pieces[i - 1]?.text ?? '')) ? 'stop' : undefined;
}

const IN_NUMBERS = new Set([',', '.', ':', '/']);

/** Whether a dot ends a sentence: not behind "np.", nor behind what is shortened, unless the text ends there. */
function isFullStop(text: string, at: number, word: string): boolean {
  if (!/[\s\p{Lu}]/u.test(text[at + 1] ?? ' ')) return false;
  const isShort = STOPLESS.has(word) || SHORT.has(word);
  if (!isShort || text.slice(at + 1, at + 3).trim() === '') return true;
  // "łosoś ok. Orzechy nie": only before a number it is short for something else.
  return word === 'ok' && !/^\s*(?:\d|p[oó]ł|kilk|jedn|dw|trz)/u.test(text.slice(at + 1, at + 8));
}
