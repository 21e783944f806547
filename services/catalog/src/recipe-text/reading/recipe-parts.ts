/**
 * Takes a pasted recipe apart: name, portions and time, the ingredients with their places in the text, the steps. Every line
 * becomes one of these, a heading, or is told as not read.
 */
import { tidyText } from '@pora/text-pl/fold';
import { beginsWithAmount, readAmount } from './amounts.js';
import { readQuantity } from './quantities.js';
import { factsOf, servingsWithin } from './recipe-facts.js';
import { gluedPart, headingOf, isMeta, isPart, type Section } from './recipe-headings.js';
import { addStep, looksLikeStep, STEP_NUMBER } from './recipe-steps.js';

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
  /** Names of parts: "Na sos:". */
  headings: string[];
  unread: string[];
}

interface Line {
  readonly text: string;
  readonly start: number;
  readonly isAfterGap: boolean;
}

const BULLET = /^(?:[-–—−+*·•●○◦▪▫■□▢☐☑☒✓✔✗➢➤►▶▸‣⁃∙◾◽◆◇❖»>→]+(?:\uFE0F)?|\[ ?[xX]?\])\s*/u;
/** A head of a table of ingredients. */
const TABLE_HEAD = /^(?:składnik(?:i)?|produkt(?:y)?)\s+(?:ilość|miara|gramatura|waga)(?:\s+\p{L}+)?$/iu;
const LONGEST_PIECE = 200;
const LONGEST_NAME = 160;

/**
 * Reads a recipe line by line; what a line is follows from what it says and what stands above.
 * @param isFood whether a name is a food of the base, and so no name of a part
 */
export function readParts(text: string, isFood: (name: string) => boolean = () => false): RecipeParts {
  const lines = linesOf(text).flatMap(atHeadings).flatMap(withoutFacts);
  const reader = new PartsReader(lines, isFood);
  lines.forEach((line, index) => reader.read(line, index));
  return reader.parts;
}

class PartsReader {
  readonly parts: RecipeParts = {
    ...{ name: '', servings: null, minutes: null },
    ...{ pieces: [], steps: [], headings: [], unread: [] },
  };
  private section: Section | 'start' = 'start';
  /** The steps were opened by a heading or a number, not by what a line looks like. */
  private areStepsSure = false;
  private readonly lastOpening: number;

  constructor(
    private readonly lines: readonly Line[],
    private readonly isFood: (name: string) => boolean,
  ) {
    this.lastOpening = lines.findIndex(({ text }) => headingOf(bareOf(text))?.section === 'ingredients');
  }

  read(line: Line, index: number): void {
    const { parts } = this;
    const bare = { ...line, ...withoutBullet(line) };
    if (bare.text === '' || readFacts(bare.text, parts)) return;
    if (TABLE_HEAD.test(bare.text)) return void parts.headings.push(bare.text);
    const heading = headingOf(bare.text);
    if (heading) return this.open(heading, bare);
    if (this.isAside(bare.text)) return void parts.unread.push(bare.text);
    if (this.section === 'start' && index === 0 && this.lines.length > 1 && isName(bare.text))
      return readName(bare.text, parts);
    this.turn(bare, line);
    if (this.section === 'steps') return addStep(parts.steps, line.text, line.isAfterGap, BULLET);
    this.readFood(bare, index);
  }

  /** A line that looks like a step begins the steps; among steps nobody announced, one with an amount is food again. */
  private turn(bare: Line, line: Line): void {
    if (this.section !== 'steps') {
      if (this.isStep(bare, line)) this.beginSteps(bare.text);
    } else if (!this.areStepsSure && isIngredient(bare.text)) this.section = 'ingredients';
  }

  /** A remark, or what a line says of the recipe itself. */
  private isAside(text: string): boolean {
    return this.section === 'notes' || (this.section !== 'steps' && isMeta(text));
  }

  private readFood(line: Line, index: number): void {
    // What a page says before its list of ingredients is no ingredient.
    if (this.section === 'start' && index < this.lastOpening && !beginsWithAmount(line.text))
      return void this.parts.unread.push(line.text);
    if (this.section === 'start') this.section = 'ingredients';
    this.readIngredients(line);
  }

  private beginSteps(text: string): void {
    this.section = 'steps';
    this.areStepsSure = STEP_NUMBER.test(text);
  }

  private isStep(bare: Line, { text, isAfterGap }: Line): boolean {
    const isBulleted = bare.text !== text && /^(?:[▢☐□]|\[)/u.test(text);
    if (isBulleted) return false;
    // A list of ingredients that was opened as one may go on over a gap.
    const isAfterFood = this.parts.pieces.length > 0 && !(bare.text !== text);
    return looksLikeStep(bare.text, isAfterGap, isAfterFood, namesAmount(bare.text));
  }

  private open(
    { section, written, servings, minutes, rest }: NonNullable<ReturnType<typeof headingOf>>,
    line: Line,
  ): void {
    const { parts } = this;
    this.section = section;
    this.areStepsSure = true;
    parts.servings ??= servings;
    parts.minutes ??= minutes;
    const head = rest === '' ? written : written.slice(0, written.length - rest.length).trim();
    parts.headings.push(head);
    if (rest === '') return;
    const start = line.start + line.text.length - rest.length;
    const under = { ...line, text: rest, start };
    if (section === 'steps') addStep(parts.steps, rest, true, BULLET);
    else if (section === 'notes') parts.unread.push(rest);
    else this.readIngredients(under);
  }

  private readIngredients(line: Line): void {
    const { parts } = this;
    const glued = gluedPart(line.text, beginsWithFood, this.isFood);
    if (glued) {
      parts.headings.push(glued.written);
      const start = line.start + line.text.length - glued.rest.length;
      parts.pieces.push(...piecesOf({ ...line, text: glued.rest, start }));
    } else if (isPart(line.text)) {
      const found = servingsWithin(line.text);
      parts.servings ??= found?.servings ?? null;
      parts.headings.push(line.text);
    } else parts.pieces.push(...piecesOf(withoutNumber(line)));
  }
}

const beginsWithFood = (rest: string): boolean => {
  const [first = ''] = rest.split(/,(?!\d)|;/u);
  return beginsWithAmount(first) && readAmount(first).phrase.replace(/[^\p{L}]/gu, '').length > 1;
};

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

/** "Pasta. Składniki: 2 jajka. Przygotowanie: ...": a heading within a line begins another. */
const INNER_HEADING =
  /(?<=[.!)]\s{1,3})(?:składniki|przygotowanie|wykonanie|sposób (?:przygotowania|wykonania))(?=\s?(?:\([^()]{1,30}\)|na [^:.]{1,30}|dla [^:.]{1,30})?\s?:)/giu;

function atHeadings(line: Line): Line[] {
  const cuts = [...line.text.matchAll(INNER_HEADING)].map(({ index }) => index);
  return [0, ...cuts].flatMap((from, at, all) => {
    const raw = line.text.slice(from, all[at + 1] ?? line.text.length);
    const text = raw.trim();
    return text === '' ? [] : [{ ...line, text, start: line.start + from + raw.indexOf(text) }];
  });
}

/** Between tabs, portions and time stand beside something else: each is a line of its own. */
function withoutFacts(line: Line): Line[] {
  if (!line.text.includes('\t')) return [line];
  const chunks: Line[] = [];
  for (const { 0: chunk, index } of line.text.matchAll(/[^\t]+/gu)) {
    const text = chunk.trim();
    if (text !== '') chunks.push({ ...line, text, start: line.start + index + chunk.indexOf(text) });
  }
  const hasFacts = chunks.some(({ text }) => isFact(text));
  return hasFacts ? chunks : [line];
}

/** An amount with its food and nothing that is done with it. */
const isIngredient = (text: string): boolean =>
  beginsWithAmount(text) &&
  text.split(' ').length <= 12 &&
  !/[.!]$/u.test(text) &&
  !looksLikeStep(text, false, false, true);

const isName = (text: string): boolean =>
  !namesAmount(text) && text.length <= LONGEST_NAME && !isSentence(text) && !STEP_NUMBER.test(text);

/** A name may end in a full stop; a sentence says more. */
const isSentence = (text: string): boolean => /[.!]$/u.test(text) && text.split(' ').length > 6;

const isFact = (chunk: string): boolean => {
  const { servings, minutes } = factsOf(chunk);
  return servings !== null || minutes !== null;
};

const bareOf = (text: string): string => text.replace(BULLET, '');

function withoutBullet({ text, start }: Line): { text: string; start: number } {
  const rest = bareOf(text);
  return { text: rest, start: start + text.length - rest.length };
}

/** "1. 200 g mąki" numbers its ingredients. */
function withoutNumber(line: Line): Line {
  const numbered = STEP_NUMBER.exec(line.text)?.[0] ?? '';
  const rest = line.text.slice(numbered.length);
  return numbered === '' || !beginsWithAmount(rest)
    ? line
    : { ...line, text: rest, start: line.start + numbered.length };
}

/** Portions and time, where a line says nothing else. */
function readFacts(text: string, parts: RecipeParts): boolean {
  const chunks = text
    .replace(/[()]/gu, '')
    .split(/,(?!\d)|[;|•·/](?!\d)/u)
    .map((chunk) => chunk.trim())
    .filter(Boolean);
  const facts = chunks.map(factsOf);
  if (chunks.length === 0 || facts.some(({ servings, minutes }) => servings === null && minutes === null))
    return false;
  takeFacts(facts, parts);
  return true;
}

function takeFacts(facts: readonly ReturnType<typeof factsOf>[], parts: RecipeParts): void {
  for (const { servings, minutes } of facts) {
    parts.servings ??= servings;
    parts.minutes = minutes === null ? parts.minutes : Math.max(minutes, parts.minutes ?? 0);
  }
}

/** The name of the dish; portions and time beside it are told apart from it. */
function readName(text: string, parts: RecipeParts): void {
  const take = (whole: string, inside: string): string => (readFacts(inside, parts) ? ' ' : whole);
  let name = text.replace(/[([]([^()[\]]*)[)\]]/gu, (whole, inside: string) => take(whole, inside));
  for (let before = ''; before !== name;) {
    before = name;
    name = name
      .trimEnd()
      .replace(/(?:\s[-–—|]|[,|])\s*([^-–—|,]+)$/u, (whole, end: string) => take(whole, end));
  }
  const found = servingsWithin(name);
  parts.servings ??= found?.servings ?? null;
  if (found && name.trimEnd().endsWith(found.written)) name = name.trimEnd().slice(0, -found.written.length);
  parts.name = name.replace(/\s+/gu, ' ').replace(/^[#\s]+|[\s.:,–—-]+$/gu, '');
}

function namesAmount(text: string): boolean {
  return text
    .split(/[,;]/u)
    .some(
      (part) => !isFact(part) && (beginsWithAmount(part) || /\d ?(?:g|kg|ml|dag)(?![\p{L}])/u.test(part)),
    );
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
    else if (isCut(text, at)) cuts.push([at, 1]);
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

function isCut(text: string, at: number): boolean {
  const letter = text[at];
  if (letter === '.') return endsSentence(text, at);
  return letter === ';' || (letter === ',' && !isDecimal(text, at));
}

const isDecimal = (text: string, at: number): boolean =>
  /\d/u.test(text[at - 1] ?? '') && /\d/u.test(text[at + 1] ?? '');

/** A full stop behind a word, before another amount: "sól do smaku. 1 łyżka koperku". */
const endsSentence = (text: string, at: number): boolean =>
  /\p{L}{4}$/u.test(text.slice(Math.max(0, at - 4), at)) &&
  /^\.\s+\S/u.test(text.slice(at, at + 4)) &&
  beginsWithAmount(text.slice(at + 1, at + LONGEST_PIECE).trimStart());
