/** Finds the names among the words of a clause. */
import { isFoodAdjective, type NameKind, type NameLookup } from './names.js';
import { stripDiacritics } from '@pora/text-pl/fold';
import type { Word } from './tokens.js';
import { ADJECTIVE, AMBIGUOUS, TIME_WORDS } from './word-classes.data.js';

/** A name inside a clause. */
export interface NameRef {
  /** As written; an adjective brings the noun it belongs to. */
  readonly text: string;
  /** What is looked up, in lower case. */
  readonly name: string;
  readonly kind: NameKind;
  /** How it is prepared, as written: "surowe", "wędzone". */
  readonly states: Word[];
  /** An adjective with the noun of the list it stands in: "kasza jaglana / gryczana". */
  readonly whole?: string;
}

/** A clause in its order: names, words that say how they are meant, and what is neither. */
export type Element =
  | { readonly kind: 'name'; readonly ref: NameRef; readonly words: readonly Word[] }
  | { readonly kind: 'mark'; readonly word: Word }
  | { readonly kind: 'unknown'; readonly word: Word };

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
/** "z", "w": words of many food names that tell nothing of them. */
const SHORTEST_PART = 3;

/** Reads one clause after the other; `noun` is the last one that adjectives may belong to. */
export class NameScan {
  noun: Word | undefined;
  /** The last name, where it was a noun with its adjective. */
  pair: Pair | undefined;
  private isExcepting = false;
  private readonly ends: number[] = [];

  constructor(
    private readonly text: string,
    private readonly names: NameLookup,
    { noun, pair, ahead }: Around,
  ) {
    this.noun = noun;
    this.pair = pair;
    this.ahead = ahead;
  }

  /** The noun that stands behind the next adjective: "biały i żółty ser". */
  private readonly ahead: Word | undefined;

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
    // "kl. 4": how strong a test was.
    const last = before.at(-1);
    const isClass = last?.kind === 'mark' && /^kl(?:as\w*)?$/u.test(last.word.folded);
    if (isClass && /^[1-6]$/u.test(word.folded)) return { kind: 'mark', word };
    const isShort = word.folded.length < 3 && !/\d/u.test(word.folded);
    if (isShort && words.length + before.length > 1) return { kind: 'mark', word };
    return { kind: 'unknown', word };
  }

  /** How many words from here on are a name; it is put to the elements. */
  private nameAt(words: readonly Word[], at: number, elements: Element[]): number {
    const first = words[at] as Word;
    // "mleko tylko bez laktozy" takes out what is called so, as "oprócz bez laktozy" does.
    const isNarrowing = first.classes.has('only') && elements.some(({ kind }) => kind === 'name');
    if (first.classes.has('exc') || isNarrowing) this.isExcepting = true;
    if (this.isExcepting && first.folded === 'bez') return this.withoutAt(words, at, elements);
    if (isStrong(first) || isTime(words, at)) return 0;
    if (this.isListed(first, words, elements)) return 1;
    const length = this.runAt(words, at);
    if (length > 0) {
      const run = words.slice(at, at + length);
      this.pair = pairOf(run);
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

  /** "kasza jaglana / gryczana", "biały i żółty ser": an adjective of a list has the noun of its neighbour. */
  private isListed(word: Word, words: readonly Word[], elements: Element[]): boolean {
    const { pair, ahead } = this;
    if (!isAdjective(word)) return false;
    const isBehind = pair !== undefined && agree(pair.adjective, word);
    if (isBehind) return this.isListedBehind(pair.noun, word, elements);
    if (!ahead || words.length !== 1 || this.names.kindOf(`${word.word} ${ahead.word}`) === undefined)
      return false;
    this.pushListed([word, ahead], word, elements);
    return true;
  }

  private isListedBehind(noun: Word, word: Word, elements: Element[]): boolean {
    if (!this.isAlone(word) || this.names.kindOf(`${noun.word} ${word.word}`) !== 'food') return false;
    this.pushListed([noun, word], word, elements);
    this.pair = { noun, adjective: word };
    return true;
  }

  private isAlone(word: Word): boolean {
    return mayStandAlone(word) && this.names.kindOf(word.word) !== undefined;
  }

  /** What may stand alone stays as wide where somebody reacts to it. */
  private pushListed(both: readonly Word[], word: Word, elements: Element[]): void {
    const text = both.map((one) => this.written([one])).join(' ');
    const name = both.map((one) => one.word).join(' ');
    const isAlone = this.isAlone(word);
    this.push(elements, [word], { text, name: isAlone ? word.word : name, ...(isAlone && { whole: name }) });
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
    if (word.folded.length < SHORTEST_PART) return false;
    const isPart = word.classes.has('part') || word.classes.has('organ') || ADJECTIVE.test(word.folded);
    const mayBe = isPart || (word.classes.size === 0 && this.names.isNameWord(word.word));
    if (!mayBe || !this.noun || this.noun === word) return false;
    const last = elements.at(-1);
    // "orzechy: włoskie" names walnuts, "orzechy włoskie" was read together before.
    if (last?.kind === 'name' && last.words.includes(this.noun) && !word.breaks) return false;
    const name = `${this.noun.word} ${word.word}`;
    if (this.names.kindOf(name) === undefined) return false;
    this.push(elements, [word], { text: `${this.written([this.noun])} ${this.written([word])}`, name });
    return true;
  }

  private push(
    elements: Element[],
    words: Word[],
    { text, name, whole }: { text: string; name: string; whole?: string },
  ): void {
    const kind = this.names.kindOf(name) ?? 'food';
    const ref: NameRef = { text, name, kind, states: [], ...(whole !== undefined && { whole }) };
    elements.push({ kind: 'name', ref, words });
  }

  private runAt(words: readonly Word[], at: number): number {
    const first = words[at] as Word;
    const isPreposition = first.folded.length < 3 || (first.folded.length < 4 && first.classes.has('filler'));
    if (isPreposition || !this.names.isNameWord(first.word)) return 0;
    let most = 1;
    while (most < LONGEST_RUN && this.mayGoOn(words[at + most])) most += 1;
    for (let length = most; length > 0; length -= 1)
      if (this.isName(words.slice(at, at + length))) return length;
    return 0;
  }

  private isName(run: readonly Word[]): boolean {
    const first = run[0] as Word;
    const last = run.at(-1) as Word;
    if (run.length === 1) return mayStandAlone(first) && this.names.kindOf(first.word) !== undefined;
    if (/^\D{1,2}$/u.test(last.folded) || last.classes.has('without')) return false;
    if (/^\d+$/u.test(last.folded) && !this.isOfName(run)) return false;
    const isAllMarks = run.every(
      ({ classes, folded }) => classes.size > 0 && !isState(classes) && folded !== 'dieta',
    );
    if (isAllMarks) return false;
    const kind = this.names.kindOf(run.map(({ word }) => word).join(' '));
    // "tłustych potraw" names no food, "potrawy smażone" is a group.
    return kind !== undefined && (kind !== 'food' || !run.every(isBareWord));
  }

  /** "mleko 2 %", "mąka typ 500"; "mleko 2 lata temu" and "mleko 2. jaja" name milk. */
  private isOfName(run: readonly Word[]): boolean {
    const { start = 0, end = 0 } = { start: run[0]?.start, end: run.at(-1)?.end };
    const isWhole = this.text.trim().length === end - start;
    return isWhole || run.at(-2)?.folded === 'typ' || /^\s?(?:%|,\d)/u.test(this.text.slice(end, end + 3));
  }

  private mayGoOn(word: Word | undefined): boolean {
    if (!word || word.breaks) return false;
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

/** A noun with its adjective. */
export interface Pair {
  readonly noun: Word;
  readonly adjective: Word;
}

/** What stands around a clause in its sentence. */
export interface Around {
  readonly noun?: Word | undefined;
  readonly pair?: Pair | undefined;
  readonly ahead?: Word | undefined;
}

function pairOf(run: readonly Word[]): Pair | undefined {
  const [noun, adjective, ...more] = run;
  const isPair = noun && adjective && more.length === 0 && !isAdjective(noun) && isAdjective(adjective);
  return isPair ? { noun, adjective } : undefined;
}

/** Colours and kinds, and what is made of a food: "jaglana", "owsiane". */
export function isAdjective({ word, folded, classes }: Word): boolean {
  return classes.size === 0 && (ADJECTIVE.test(folded) || isFoodAdjective(word));
}

const CASES = /(?:iego|ego|iemu|emu|ymi|imi|ych|ich|iej|ej|ym|im|y|i|a|e)$/u;

/** In the same case, number and gender. */
export function agree(a: Word, b: Word): boolean {
  const [one, other] = [a, b].map(({ folded }) =>
    CASES.exec(folded)?.[0].replace(/^i(?=.)|^i$/u, (end) => (end === 'i' ? 'y' : '')),
  );
  return one !== undefined && one === other;
}

function isStrong({ classes }: Word): boolean {
  return classes.size > 0 && STRONG.some((kind) => classes.has(kind));
}

/** States and kinds: they never stand alone. */
export function isState(classes: Word['classes']): boolean {
  return classes.has('raw') || classes.has('cooked') || classes.has('state');
}

function isBareWord({ classes, folded }: Word): boolean {
  return classes.size > 0 || ADJECTIVE.test(folded) || /^\d/u.test(folded);
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

/** Whether a word is one that a name outside the kitchen cannot be. */
export function isEveryday(ref: NameRef, words: readonly Word[], names: NameLookup): boolean {
  const [word] = words;
  if (words.length !== 1 || !word || ref.kind !== 'food') return false;
  return AMBIGUOUS.has(stripDiacritics(word.word)) || word.classes.has('organ') || !names.isSound(word.word);
}

const GLUE = new Set(['z', 'ze', 'w', 'na']);

/** "ogórek zielony": which one is meant, as far as anybody can tell. */
export function isKindBehind(list: readonly Element[], at: number): boolean {
  const one = list[at];
  const before = list[at - 1];
  const isFood = before?.kind === 'name' && before.ref.kind === 'food';
  return isFood && one?.kind === 'unknown' && ADJECTIVE.test(one.word.folded);
}

const ADJECTIVE_LIKE = /(?:n|ow|sk|ck|st)(?:y|a|e|i|ej|ego|ym|ych)$/u;

/** "ryż z mlekiem", "zupa mleczna", "ser góralski": one dish that nobody knows, not the foods in its name. */
export function isGlued(list: readonly Element[]): boolean {
  return list.some((one, i) => {
    const next = list[i + 1];
    if (one.kind === 'mark') return false;
    // "kminek w chlebie": nobody knows the first, and the second is only where it is.
    if (next?.kind === 'mark') return GLUE.has(next.word.folded) && list[i + 2]?.kind === 'name';
    if (one.kind === 'unknown') return next?.kind === 'name';
    if (next?.kind === 'unknown') return true;
    return (
      next?.kind === 'name' &&
      ADJECTIVE_LIKE.test(next.words[0]?.folded ?? '') &&
      !next.ref.name.includes(' ')
    );
  });
}
