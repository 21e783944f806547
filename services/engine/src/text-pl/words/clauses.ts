/** Cuts an entry into sentences and clauses: the pieces a person would decide about one by one. */
import type { NameKind, NameLookup } from './names.js';
import { stripDiacritics } from '@pora/text-pl/fold';
import { cleanText, tokensOf, type Token, type Word } from './tokens.js';
import { ADJECTIVE, AMBIGUOUS, TIME_WORDS } from './word-classes.data.js';

/** How a clause follows the one before it. */
export type Join = 'start' | 'comma' | 'and' | 'but';

/** A name inside a clause. */
export interface NameRef {
  /** As written; an adjective brings the noun it belongs to. */
  readonly text: string;
  /** What is looked up, in lower case. */
  readonly name: string;
  readonly kind: NameKind;
  /** How it is prepared, as written: "surowe", "wędzone". */
  readonly states: Word[];
}

/** A clause in its order: names, words that say how they are meant, and what is neither. */
export type Element =
  | { readonly kind: 'name'; readonly ref: NameRef; readonly words: readonly Word[] }
  | { readonly kind: 'mark'; readonly word: Word }
  | { readonly kind: 'unknown'; readonly word: Word };

/** A clause. */
export interface Clause {
  readonly elements: Element[];
  /** What stands in brackets, by its parts. */
  readonly inside: Element[][];
  readonly join: Join;
  readonly sentence: number;
  /** How many elements stand before a colon. */
  heading: number;
  start: number;
  end: number;
}

interface RawClause {
  readonly words: Word[];
  readonly inside: Word[][];
  readonly join: Join;
  readonly sentence: number;
  heading: number;
  /** "oprócz łososia i dorsza": both are excepted. */
  hasException: boolean;
}

/** The clauses of an entry, with its clean text. */
export function clausesOf(entry: string, names: NameLookup): { text: string; clauses: Clause[] } {
  const text = cleanText(entry);
  const raw = rawClauses(tokensOf(text));
  let noun: { sentence: number; word: Word } | undefined;
  const clauses = raw.map((one): Clause => {
    const known = noun?.sentence === one.sentence ? noun.word : undefined;
    const scan = new Scan(text, names, known);
    const elements = scan.read(one.words);
    const heading = scan.headingOf(one.heading);
    const inside = one.inside.map((words) => scan.read(words, true));
    if (scan.noun) noun = { sentence: one.sentence, word: scan.noun };
    const all = [...one.words, ...one.inside.flat()];
    const { join, sentence } = one;
    const start = all.reduce((least, word) => Math.min(least, word.start), Infinity);
    const end = all.reduce((most, word) => Math.max(most, word.end), 0);
    return { elements, inside, join, sentence, heading, start, end };
  });
  return { text, clauses: mergeClauses(clauses) };
}

function rawClauses(tokens: readonly Token[]): RawClause[] {
  const clauses: RawClause[] = [];
  let sentence = 0;
  let depth = 0;
  let clause: RawClause = { words: [], inside: [], join: 'start', sentence, heading: 0, hasException: false };
  let isNewPart = false;
  const isEmpty = () => clause.words.length + clause.inside.length === 0;
  const close = (join: Join): void => {
    if (isEmpty()) {
      const isFirst = clause.join === 'start' && join !== 'but';
      clause = { ...clause, sentence, join: isFirst ? 'start' : join };
      return;
    }
    clauses.push(clause);
    clause = { words: [], inside: [], join, sentence, heading: 0, hasException: false };
  };
  for (const token of tokens) {
    if (token.sign === undefined) {
      if (depth === 0 && token.folded === 'ani' && !isEmpty()) close('and');
      if (token.classes.has('exc')) clause.hasException ||= depth === 0;
      if (depth === 0) clause.words.push(token);
      else if (isNewPart || clause.inside.length === 0) clause.inside.push([token]);
      else clause.inside.at(-1)?.push(token);
      isNewPart = false;
    } else if (token.sign === 'open') {
      depth += 1;
      isNewPart = true;
    } else if (token.sign === 'close') depth = Math.max(0, depth - 1);
    else if (token.sign === 'stop') {
      depth = 0;
      sentence += 1;
      close('start');
    } else if (depth > 0) isNewPart = token.sign !== 'colon';
    else if (token.sign === 'colon') clause.heading ||= clause.words.length;
    else if (token.sign !== 'and' || !clause.hasException) close(token.sign);
  }
  close('start');
  return clauses;
}

const STRONG = [
  ...([
    'neg',
    'without',
    'lack',
    'nothing',
    'deny',
    'exclude',
    'eat',
    'suffer',
    'harm',
    'malady',
    'tolerance',
    'ok',
  ] as const),
  ...([
    'exc',
    'only',
    'past',
    'still',
    'unsure',
    'all',
    'rel',
    'child',
    'self',
    'notFood',
    'wish',
    'personName',
  ] as const),
];
const LONGEST_RUN = 5;

/** Finds the names among the words of one clause. */
class Scan {
  noun: Word | undefined;
  private isExcepting = false;
  private readonly ends: number[] = [];

  constructor(
    private readonly text: string,
    private readonly names: NameLookup,
    noun: Word | undefined,
  ) {
    this.noun = noun;
  }

  read(words: readonly Word[], isInside = false): Element[] {
    const elements: Element[] = [];
    this.isExcepting = false;
    for (let at = 0; at < words.length;) {
      const taken = this.nameAt(words, at, elements);
      if (taken === 0) elements.push(this.plain(words[at] as Word, words, elements));
      at += Math.max(taken, 1);
      if (!isInside) for (let i = this.ends.length; i < at; i += 1) this.ends.push(elements.length);
    }
    attachStates(elements);
    return this.withLoneState(elements, isInside);
  }

  /** Elements that hold the first words. */
  headingOf(words: number): number {
    return words === 0 ? 0 : (this.ends[words - 1] ?? 0);
  }

  private plain(word: Word, words: readonly Word[], before: readonly Element[]): Element {
    const isYear = /^(?:19|20)\d\d$/u.test(word.folded);
    if (word.classes.has('part')) return { kind: 'unknown', word };
    if (word.classes.size > 0 || isYear) return { kind: 'mark', word };
    const isShort = word.folded.length < 3 && !/\d/u.test(word.folded);
    if (isShort && words.length + before.length > 1) return { kind: 'mark', word };
    return { kind: 'unknown', word };
  }

  /** How many words from here on are a name; it is put to the elements. */
  private nameAt(words: readonly Word[], at: number, elements: Element[]): number {
    const first = words[at] as Word;
    if (first.classes.has('exc')) this.isExcepting = true;
    if (this.isExcepting && first.folded === 'bez') return this.withoutAt(words, at, elements);
    if (isStrong(first) || isTime(words, at)) return 0;
    const length = this.runAt(words, at);
    if (length > 0) {
      const run = words.slice(at, at + length);
      const name = run.map(({ word }) => word).join(' ');
      this.push(elements, run, { text: this.written(run), name });
      this.noun =
        run.find(
          ({ folded, classes }) => !ADJECTIVE.test(folded) && !isState(classes) && folded.length > 2,
        ) ?? this.noun;
      return length;
    }
    if (this.belongsToNoun(first, elements)) return 1;
    if (!ADJECTIVE.test(first.folded) || !this.names.standsAlone(first.word)) return 0;
    this.push(elements, [first], { text: this.written([first]), name: first.word });
    return 1;
  }

  /** "oprócz bez laktozy": what is excepted are the foods that are called so. */
  private withoutAt(words: readonly Word[], at: number, elements: Element[]): number {
    let length = 1;
    while (length < LONGEST_RUN && this.mayGoOn(words[at + length])) length += 1;
    const run = words.slice(at, at + length);
    if (length === 1) return 0;
    elements.push({
      ...{ kind: 'name', words: run },
      ref: { text: this.written(run), name: run.map(({ word }) => word).join(' '), kind: 'food', states: [] },
    });
    return length;
  }

  /** "laskowe i włoskie", "naciowy tak, korzeń nie": the noun stands before. */
  private belongsToNoun(word: Word, elements: Element[]): boolean {
    const isPart = word.classes.has('part') || ADJECTIVE.test(word.folded);
    const mayBe = isPart || (word.classes.size === 0 && this.names.isNameWord(word.word));
    if (!mayBe || !this.noun || this.noun === word) return false;
    const last = elements.at(-1);
    if (last?.kind === 'name' && last.words.includes(this.noun)) return false;
    const name = `${this.noun.word} ${word.word}`;
    if (this.names.kindOf(name) === undefined) return false;
    this.push(elements, [word], { text: `${this.written([this.noun])} ${this.written([word])}`, name });
    return true;
  }

  private push(elements: Element[], words: Word[], { text, name }: { text: string; name: string }): void {
    const kind = this.names.kindOf(name) ?? 'food';
    elements.push({ kind: 'name', ref: { text, name, kind, states: [] }, words });
  }

  private runAt(words: readonly Word[], at: number): number {
    const first = words[at] as Word;
    const isPreposition = first.folded.length < 3 || (first.folded.length < 4 && first.classes.has('filler'));
    if (isPreposition || !this.names.isNameWord(first.word)) return 0;
    let most = 1;
    while (most < LONGEST_RUN && this.mayGoOn(words[at + most])) most += 1;
    for (let length = most; length > 0; length -= 1) {
      const last = words[at + length - 1] as Word;
      if (length > 1 && (/^\D{1,2}$/u.test(last.folded) || last.classes.has('without'))) continue;
      if (length === 1 && !mayStandAlone(first)) continue;
      const run = words.slice(at, at + length);
      if (
        run.every(({ classes, folded }) => isWeak(classes) && !isState(classes) && folded !== 'dieta') &&
        length > 1
      )
        continue;
      const kind = this.names.kindOf(run.map(({ word }) => word).join(' '));
      const isBare =
        length > 1 &&
        run.every(({ classes, folded }) => classes.size > 0 || ADJECTIVE.test(folded) || /^\d/u.test(folded));
      if (kind !== undefined && (!isBare || kind !== 'food')) return length;
    }
    return 0;
  }

  private mayGoOn(word: Word | undefined): boolean {
    if (!word) return false;
    if (word.classes.has('without')) return word.folded === 'bez';
    if (isStrong(word)) return false;
    return word.folded.length < 3 || this.names.isNameWord(word.word);
  }

  /** "wędzone" alone is a group word, beside another name it says how that one is prepared. */
  private withLoneState(elements: Element[], isInside: boolean): Element[] {
    if (isInside || elements.some(({ kind }) => kind !== 'mark')) return elements;
    return elements.map((one) => {
      if (one.kind !== 'mark' || !isState(one.word.classes)) return one;
      const text = this.written([one.word]);
      const isGroup = this.names.kindOf(one.word.word) === 'group';
      if (isGroup && (!this.noun || elements.length === 1))
        return {
          kind: 'name',
          ref: { text, name: one.word.word, kind: 'group', states: [] },
          words: [one.word],
        };
      // "kapusta kiszona ok, surowa nie": the noun stands before.
      const { noun } = this;
      const kind = noun && this.names.kindOf(noun.word);
      if (!noun || !kind) return one;
      const ref: NameRef = { text: this.written([noun]), name: noun.word, kind, states: [one.word] };
      return { kind: 'name', ref, words: [one.word] };
    });
  }

  private written(words: readonly Word[]): string {
    const [first] = words;
    return this.text.slice(first?.start ?? 0, words.at(-1)?.end ?? 0).replace(/\s+/gu, ' ');
  }
}

function isStrong({ classes }: Word): boolean {
  return classes.size > 0 && STRONG.some((kind) => classes.has(kind));
}

/** States and kinds: they never stand alone. */
export function isState(classes: Word['classes']): boolean {
  return classes.has('raw') || classes.has('cooked') || classes.has('state');
}

function isWeak(classes: Word['classes']): boolean {
  return classes.size > 0;
}

function mayStandAlone({ classes, folded }: Word): boolean {
  return classes.size === 0 && folded.length > 2 && !/^\d/u.test(folded) && !ADJECTIVE.test(folded);
}

/** "od tamtej pory", "o stałych porach", "w sumie": no leek, no fish. */
function isTime(words: readonly Word[], at: number): boolean {
  const { folded } = words[at] as Word;
  if (!AMBIGUOUS.has(folded) && folded !== 'porach') return false;
  return TIME_WORDS.has(words[at - 1]?.folded ?? '') || TIME_WORDS.has(words[at + 1]?.folded ?? '');
}

/** A state belongs to the name before it, or to the one behind. */
function attachStates(elements: readonly Element[]): void {
  let last: NameRef | undefined;
  let isOnly = false;
  for (const [i, one] of elements.entries()) {
    if (one.kind === 'name') last = one.ref;
    if (one.kind !== 'mark') continue;
    isOnly ||= one.word.classes.has('only');
    if (!isState(one.word.classes)) continue;
    const before = elements[i - 1];
    const after = elements[i + 1];
    if (before?.kind === 'name') before.ref.states.push(one.word);
    else if (isOnly) continue;
    else if (after?.kind === 'name') after.ref.states.push(one.word);
    else last?.states.push(one.word);
  }
}

const SAYING = ['notFood', 'harm', 'eat', 'suffer', 'symptom', 'tolerance', 'yes', 'unsure', 'past'] as const;

/** Only general nouns and denials: it may go on a denial. */
function isPlainTail({ elements }: Clause): boolean {
  return elements.every(
    (one) =>
      one.kind === 'mark' &&
      !SAYING.some((kind) => one.word.classes.has(kind)) &&
      (!one.word.classes.has('malady') || DENIED_CASE.test(one.word.folded)),
  );
}

/** Polish denies in the genitive: "nie zgłasza alergii, nietolerancji". */
const DENIED_CASE = /(?:[ij]i|en|sci|zan|nych)$/u;

function holdsNoFood({ elements }: Clause): boolean {
  return elements.some((one) => one.kind === 'mark' && one.word.classes.has('notFood'));
}

const CARRIERS = ['eat', 'harm', 'malady', 'symptom', 'ok', 'lack', 'only', 'unsure'] as const;

/** Whether nothing is named in a clause. */
export function isNameless({ elements, inside }: Pick<Clause, 'elements' | 'inside'>): boolean {
  return [elements, ...inside].every((list) => list.every(({ kind }) => kind === 'mark'));
}

/** A denial that is whole by itself: "brak", "nie zgłasza alergii", "wszystko lubi". */
export function isWholeDenial(clause: Pick<Clause, 'elements' | 'inside'>): boolean {
  if (!isNameless(clause)) return false;
  const has = (...kinds: Parameters<Word['classes']['has']>[0][]) =>
    clause.elements.some(
      ({ kind, ...one }) =>
        kind === 'mark' && 'word' in one && kinds.some((each) => one.word.classes.has(each)),
    );
  if (has('past', 'rel', 'child', 'unsure', 'exc', 'only')) return false;
  const isAll = has('all') && !has('neg', 'malady', 'harm');
  if (isAll && has('eat', 'ok')) return true;
  if (has('nothing') && has('neg', 'eat') && !has('malady') && has('harm', 'symptom')) return true;
  const denies =
    has('lack', 'deny', 'nothing', 'without', 'exclude') ||
    (has('neg') && !has('eat', 'suffer', 'tolerance'));
  if (has('tolerance') || (has('harm') && !has('neg', 'nothing'))) return false;
  return denies && !(has('eat') && !has('report', 'malady', 'general'));
}

/** Clauses that name nothing and deny nothing belong to the one before, or behind. */
function mergeClauses(clauses: readonly Clause[]): Clause[] {
  const merged: Clause[] = [];
  let waiting: Clause | undefined;
  for (const clause of clauses) {
    const before = merged.at(-1);
    const isSameSentence = (one: Clause | undefined) => one?.sentence === clause.sentence;
    const startsExcept = isExceptStart(clause);
    const isEmpty = isNameless(clause) && !isWholeDenial(clause) && !holdsNoFood(clause);
    const mayFollow = before !== undefined && (!isWholeDenial(before) || isPlainTail(clause) || startsExcept);
    if (waiting && !isSameSentence(waiting)) {
      merged.push(waiting);
      waiting = undefined;
    }
    if (waiting && !isEmpty && !isWholeDenial(clause)) {
      merged.push(absorb(waiting, clause));
      waiting = undefined;
    } else if (
      (isEmpty || startsExcept || isBareAdjective(clause, before)) &&
      !waiting &&
      before &&
      mayFollow &&
      isSameSentence(before)
    ) {
      absorb(before, clause);
    } else if (isEmpty) waiting = waiting ? absorb(waiting, clause) : clause;
    else {
      if (waiting) merged.push(waiting);
      waiting = undefined;
      merged.push(clause);
    }
  }
  if (waiting) merged.push(waiting);
  return merged;
}

function isExceptStart({ elements }: Clause): boolean {
  const [first] = elements;
  return first?.kind === 'mark' && first.word.classes.has('exc');
}

/** "włoskie i laskowe": the second one goes on where the noun stands, unless something else is said of it. */
function isBareAdjective({ elements, inside, join }: Clause, before: Clause | undefined): boolean {
  if (join === 'but' || inside.length > 0 || !before) return false;
  const named = elements.filter(({ kind }) => kind !== 'mark');
  const [only] = named;
  const last = before.elements.at(-1);
  const isLoose = only?.kind === 'unknown' && ADJECTIVE.test(only.word.folded) && last?.kind !== 'mark';
  const isAdjective =
    named.length === 1 &&
    only?.kind === 'name' &&
    only.words.length === 1 &&
    only.ref.name.includes(' ') &&
    only.words[0]?.word !== only.ref.name;
  if (named.length !== 1 || (!isAdjective && !isLoose)) return false;
  const says = (list: readonly Element[]) =>
    list.some(
      (one) =>
        one.kind === 'mark' &&
        (CARRIERS.some((kind) => one.word.classes.has(kind)) ||
          one.word.classes.has('neg') ||
          one.word.classes.has('exc')),
    );
  return !says(elements) && last !== undefined && last.kind !== 'mark';
}

/** The clause and what goes on after it, in place: a long row of them is copied once. */
function absorb(clause: Clause, next: Clause): Clause {
  if (clause.heading === 0 && next.heading > 0) clause.heading = clause.elements.length + next.heading;
  const last = clause.elements.at(-1);
  for (const one of next.elements) {
    // "cebula, surowa" is a raw onion.
    if (one.kind === 'mark' && isState(one.word.classes) && last?.kind === 'name')
      last.ref.states.push(one.word);
    clause.elements.push(one);
  }
  for (const part of next.inside) clause.inside.push(part);
  clause.start = Math.min(clause.start, next.start);
  clause.end = Math.max(clause.end, next.end);
  return clause;
}

/** Whether a word is one that a name outside the kitchen cannot be. */
export function isEveryday(ref: NameRef, words: readonly Word[], names: NameLookup): boolean {
  const [word] = words;
  if (words.length !== 1 || !word || ref.kind !== 'food') return false;
  return AMBIGUOUS.has(stripDiacritics(word.word)) || word.classes.has('organ') || !names.isSound(word.word);
}
