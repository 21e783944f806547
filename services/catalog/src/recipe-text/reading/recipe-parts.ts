/** Takes a pasted recipe apart: name, portions and time, the ingredients with their places in the text, the steps. */
import { tidyText } from '@pora/text-pl/fold';
import { beginsWithAmount } from './amounts.js';
import { readQuantity } from './quantities.js';

/** A piece of the text that names one ingredient. */
export interface Piece {
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** A recipe by its parts; what is none of them is unread. */
export interface RecipeParts {
  name: string;
  servings: number | null;
  minutes: number | null;
  pieces: Piece[];
  steps: string[];
  unread: string[];
}

interface Line {
  readonly text: string;
  readonly start: number;
  readonly isAfterGap: boolean;
}

const INGREDIENTS =
  /^(?:lista )?(?:składniki|składników|potrzebne(?: będą)?|produkty)(?: na [^:]{1,40})?(?:$| ?:)/iu;
const STEPS =
  /^(?:(?:sposób )?(?:przygotowania|wykonania)|przygotowanie|wykonanie|jak (?:to )?(?:zrobić|przygotować)|instrukcja|kroki)(?:$| ?:)/iu;
const BULLET = /^(?:[-–—•*·▪◦‣]|\[ ?\]|☐)\s*/u;
const NUMBER = /^(?:krok )?\d{1,2}[.):](?=\s|\p{L})\s*/iu;
const SUBHEADING = /^\p{L}[^:]{0,40}:$/u;
const SERVINGS =
  /^(?:(?:na|dla|liczba porcji:?|ilość porcji:?|porcje:?|porcji:?|przepis na:?) (?:ok\.? )?(\d{1,2})(?: ?[-–] ?\d{1,2})?(?: ?(?:porcj\p{L}*|os[oó]b\p{L}*))?|(\d{1,2})(?: ?[-–] ?\d{1,2})? (?:porcj\p{L}*|os[oó]b\p{L}*))\.?$/iu;
const TIME =
  /^(?:(?:łączny )?czas(?: [\p{L}]+){0,2} ?:? ?)?(?:ok\.? |około )?(?:(\d{1,2}(?:[.,]5)?) ?(?:h|godz\p{L}*)\.?)?(?: i)? ?(?:(\d{1,3}) ?min(?:ut\p{L}*)?\.?)?$/iu;
/** Longer than any ingredient. */
const LONG_LINE = 90;
const LONGEST_PIECE = 200;

/** Reads a recipe line by line; what a line is follows from what it says and what stands above. */
export function readParts(text: string): RecipeParts {
  const parts: RecipeParts = { name: '', servings: null, minutes: null, pieces: [], steps: [], unread: [] };
  const lines = linesOf(text);
  let section: 'start' | 'ingredients' | 'steps' = 'start';
  for (const [index, line] of lines.entries()) {
    const bare = { ...line, ...withoutBullet(line) };
    if (readFacts(bare.text, parts)) continue;
    const heading = headingOf(bare.text);
    if (heading) {
      section = heading.section;
      const { rest } = heading;
      if (rest !== '')
        readUnder(
          section,
          { ...bare, text: rest, start: bare.start + bare.text.length - rest.length },
          parts,
        );
      continue;
    }
    if (section !== 'steps' && isStep(line, parts)) section = 'steps';
    if (section === 'start' && index === 0 && lines.length > 1 && !namesAmount(bare.text)) {
      readName(bare.text, parts);
      continue;
    }
    if (section === 'start') section = 'ingredients';
    readUnder(section, section === 'steps' ? line : bare, parts);
  }
  return parts;
}

function readUnder(section: 'start' | 'ingredients' | 'steps', line: Line, parts: RecipeParts): void {
  if (section === 'steps') readStep(line, parts);
  else if (SUBHEADING.test(line.text)) parts.unread.push(line.text);
  else parts.pieces.push(...piecesOf(line));
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let isAfterGap = false;
  for (const raw of text.split('\n')) {
    const trimmed = raw.trim();
    if (trimmed === '') isAfterGap = true;
    else {
      lines.push({ text: trimmed, start: start + raw.indexOf(trimmed), isAfterGap });
      isAfterGap = false;
    }
    start += raw.length + 1;
  }
  return lines;
}

function withoutBullet({ text, start }: Line): { text: string; start: number } {
  const rest = text.replace(BULLET, '');
  return { text: rest, start: start + text.length - rest.length };
}

function headingOf(text: string): { section: 'ingredients' | 'steps'; rest: string } | undefined {
  const found = INGREDIENTS.exec(text) ?? STEPS.exec(text);
  if (!found) return undefined;
  const section = INGREDIENTS.test(text) ? 'ingredients' : 'steps';
  return { section, rest: text.slice(found[0].length).trim() };
}

/** Portions and time, where a line says nothing else. */
function readFacts(text: string, parts: RecipeParts): boolean {
  const chunks = text
    .replace(/[()]/gu, '')
    .split(/,(?!\d)|[;|•·]/u)
    .map((chunk) => chunk.trim())
    .filter(Boolean);
  const facts = chunks.map((chunk) => ({ servings: servingsIn(chunk), minutes: minutesIn(chunk) }));
  if (chunks.length === 0 || facts.some(({ servings, minutes }) => servings === null && minutes === null))
    return false;
  for (const { servings, minutes } of facts) {
    parts.servings ??= servings;
    parts.minutes = minutes === null ? parts.minutes : Math.max(minutes, parts.minutes ?? 0);
  }
  return true;
}

function servingsIn(text: string): number | null {
  const found = SERVINGS.exec(text);
  const count = Number(found?.[1] ?? found?.[2] ?? 0);
  return count > 0 ? count : null;
}

function minutesIn(text: string): number | null {
  const [, hours, minutes] = TIME.exec(text.trim()) ?? [];
  if (hours === undefined && minutes === undefined) return null;
  return Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number(minutes ?? 0);
}

function readName(text: string, parts: RecipeParts): void {
  parts.name = text.replace(/[.:]$/u, '');
  const servings = /(?:^|\s)na (\d{1,2}) (?:porcj|os[oó]b)/iu.exec(text)?.[1];
  if (servings !== undefined) parts.servings = Number(servings);
}

function namesAmount(text: string): boolean {
  return text
    .split(/[,;]/u)
    .some((part) => beginsWithAmount(part) || /\d ?(?:g|kg|ml|dag)(?![\p{L}])/u.test(part));
}

/** A numbered line, or a sentence, after the ingredients. */
function isStep({ text, isAfterGap }: Line, { pieces }: RecipeParts): boolean {
  const numbered = NUMBER.exec(text)?.[0];
  if (numbered !== undefined) return !beginsWithAmount(text.slice(numbered.length));
  if (pieces.length === 0 || BULLET.test(text) || beginsWithAmount(text)) return false;
  const isSentence = /[.!]$/u.test(text);
  return (
    (isSentence && (isAfterGap || text.split(' ').length > 4)) ||
    (text.length > LONG_LINE && !namesAmount(text))
  );
}

/** A numbered line is a step; what follows without a number belongs to it, unless nothing is numbered. */
function readStep({ text, isAfterGap }: Line, { steps }: RecipeParts): void {
  const numbered = NUMBER.exec(text)?.[0];
  const bare = text.slice(numbered?.length ?? 0).replace(BULLET, '');
  const last = steps.at(-1);
  const goesOn = numbered === undefined && !isAfterGap && last !== undefined && !/[.!?:]$/u.test(last);
  if (goesOn) steps[steps.length - 1] = `${last} ${bare}`;
  else steps.push(bare);
}

/** The ingredients of a line: between commas, semicolons, and before "i" where another amount follows. */
function piecesOf({ text, start }: Line): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const cut = (to: number): void => {
    const raw = text.slice(from, to);
    const written = raw.trim().replace(/\.$/u, '');
    if (written !== '') {
      const at = start + from + raw.indexOf(written);
      pieces.push({ written, start: at, end: at + written.length });
    }
  };
  for (const [at, length] of cutsOf(text)) {
    cut(at);
    from = at + length;
  }
  cut(text.length);
  return pieces;
}

function cutsOf(text: string): [at: number, length: number][] {
  const cuts: [number, number][] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '(') depth += 1;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (letter === ';' || (letter === ',' && !isDecimal(text, at))) cuts.push([at, 1]);
    else if (letter === ' ') {
      const [word] = /^ (?:i|oraz|\+) /u.exec(text.slice(at, at + 6)) ?? [];
      if (word === undefined) continue;
      const before = tidyText(text.slice(from(cuts), at));
      const isNumber = readQuantity(before)?.written === before;
      if (!isNumber && beginsWithAmount(text.slice(at + word.length, at + LONGEST_PIECE)))
        cuts.push([at, word.length]);
    }
  }
  return cuts;
}

/** Where the piece at hand begins. */
const from = (cuts: readonly [number, number][]): number =>
  cuts.at(-1)?.reduce((at, length) => at + length, 0) ?? 0;

const isDecimal = (text: string, at: number): boolean =>
  /\d/u.test(text[at - 1] ?? '') && /\d/u.test(text[at + 1] ?? '');
