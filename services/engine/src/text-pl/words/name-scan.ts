/** Finds the names among the words of a clause. */
import { agree, isAdjective, isNoun, isState, type Element, type NameRef } from './elements.js';
import type { NameLookup } from './names.js';
import { isSortHead } from './sorts.js';
import { attachStates, isTime, plainWord } from './plain-words.js';
import type { Word } from './tokens.js';
import { ADJECTIVE } from './word-classes.data.js';

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
const MOST_NOUNS = 4;
/** Ways to cook an egg, and other food. */
const WAYS = new Set(['miekko', 'twardo', 'parze', 'grillu', 'kwasno', 'slodko', 'slono']);
/** "z", "w": words of many food names that tell nothing of them. */
const SHORTEST_PART = 3;

/** Behind a state they are all foods of that state, whatever product is called so. */
const WHOLE_GROUP = /^(?:mies[oa]|miesem|ryb[ay]?|warzyw[ao]?|owoc[e]?|owocow|wedlin[ay]?)$/u;

/** Reads one clause after the other; `noun` is the last one that adjectives may belong to. */
export class NameScan {
  noun: Word | undefined;
  /** The nouns before, the last one first: "Kawa z mlekiem nie, czarna tak". */
  nouns: readonly Word[];
  /** Those of the sentence before. */
  private readonly older: readonly Word[];
  /** The last name, where it was a noun with its adjective. */
  pair: Pair | undefined;
  private isExcepting = false;
  private readonly ends: number[] = [];
  /** How many words of the clause are a name, by the place of the first. */
  private readonly runs = new Map<number, number>();

  constructor(
    private readonly text: string,
    private readonly names: NameLookup,
    { noun, nouns = [], older = [], pair, ahead }: Around,
  ) {
    this.noun = noun;
    this.nouns = [...nouns, ...older];
    this.older = older;
    this.pair = pair;
    this.ahead = ahead;
  }

  /** The noun that stands behind the next adjective: "biały i żółty ser". */
  private readonly ahead: Word | undefined;

  read(words: readonly Word[], isInside = false): Element[] {
    const elements: Element[] = [];
    this.isExcepting = false;
    this.runs.clear();
    for (let at = 0; at < words.length;) {
      const taken = this.nameAt(words, at, elements);
      if (taken === 0) elements.push(plainWord(words, at, elements, this.text));
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

  /** How many words from here on are a name; it is put to the elements. */
  private nameAt(words: readonly Word[], at: number, elements: Element[]): number {
    const first = words[at] as Word;
    // "mleko tylko bez laktozy" takes out what is called so, as "oprócz bez laktozy" does.
    const isNarrowing = first.classes.has('only') && elements.some(({ kind }) => kind === 'name');
    if (first.classes.has('exc') || isNarrowing) this.isExcepting = true;
    if (this.isExcepting && first.folded === 'bez') return this.withoutAt(words, at, elements);
    const ofNoun = at === 0 ? this.withoutOfNoun(words, elements) : 0;
    if (ofNoun > 0) return ofNoun;
    if (isStrong(first) || isTime(words, at)) return 0;
    if (this.isListed(first, words, elements)) return 1;
    const length = this.isStateBefore(words, at) ? 0 : this.runAt(words, at);
    if (length > 0) return this.takeRun(words.slice(at, at + length), elements);
    return this.ofNounBefore(words, at, elements);
  }

  private takeRun(run: readonly Word[], elements: Element[]): number {
    this.pair = pairOf(run);
    this.push(elements, [...run], { text: this.written(run), name: run.map(({ word }) => word).join(' ') });
    const mayBe = run.filter(
      ({ folded, classes }) => !ADJECTIVE.test(folded) && !isState(classes) && folded.length > 2,
    );
    const noun = mayBe.find((word) => !isAdjective(word)) ?? mayBe[0];
    if (noun) this.remember(noun);
    return run.length;
  }

  /** A kind or a way to cook, with the noun that stands before. */
  private ofNounBefore(words: readonly Word[], at: number, elements: Element[]): number {
    const first = words[at] as Word;
    const way = this.wayOfNoun(words, at, elements);
    if (way > 0) return way;
    if (this.belongsToNoun(first, elements)) return 1;
    if (!ADJECTIVE.test(first.folded) || !this.names.standsAlone(first.word)) return 0;
    this.push(elements, [first], { text: this.written([first]), name: first.word });
    return 1;
  }

  /** "surowe białko jajka": how it is, and then what it is; "suszone owoce" are a group of their own. */
  private isStateBefore(words: readonly Word[], at: number): boolean {
    const first = words[at] as Word;
    if (!isState(first.classes) || words[at + 1] === undefined) return false;
    const behind = this.runAt(words, at + 1);
    // "mielone mięso" is all meat that is minced, "surowe białko jajka" a part of an egg.
    const isGroup = behind === 1 && WHOLE_GROUP.test(words[at + 1]?.folded ?? '');
    if (behind < 2 && !isGroup) return false;
    const name = words.slice(at, at + 1 + behind).map(({ word }) => word);
    return this.names.kindOf(name.join(' ')) === 'food';
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

  /** "po mleku wzdęcia, bez laktozy może pić": of the noun before, and eaten; "bez glutenu jem" alone is no food. */
  private withoutOfNoun([bez, what, ...rest]: readonly Word[], elements: Element[]): number {
    if (bez?.folded !== 'bez' || !what || !rest.some(isEaten) || rest.some(isRefused)) return 0;
    for (const noun of this.nouns) {
      const name = `${noun.word} bez ${what.word}`;
      if (this.names.kindOf(name) !== 'food') continue;
      this.push(elements, [bez, what], {
        text: `${this.written([noun])} ${this.written([bez, what])}`,
        name,
      });
      return 2;
    }
    return 0;
  }

  private remember(noun: Word): void {
    this.noun = noun;
    this.nouns = [noun, ...this.nouns.filter((one) => one !== noun)].slice(0, MOST_NOUNS);
  }

  /** "jajka na twardo mi szkodzą, na miękko nie" */
  private wayOfNoun(words: readonly Word[], at: number, elements: Element[]): number {
    const [na, way] = [words[at], words[at + 1]];
    if (na?.folded !== 'na' || !way || !WAYS.has(way.folded)) return 0;
    for (const noun of this.nouns) {
      if (words.includes(noun)) continue;
      const name = `${noun.word} na ${way.word}`;
      if (this.names.kindOf(name) === undefined) continue;
      this.push(elements, [na, way], { text: `${this.written([noun])} ${this.written([na, way])}`, name });
      return 2;
    }
    return 0;
  }

  /** "laskowe i włoskie", "naciowy tak, korzeń nie": the noun stands before. */
  private belongsToNoun(word: Word, elements: Element[]): boolean {
    if (word.folded.length < SHORTEST_PART) return false;
    const isPart = word.classes.has('part') || word.classes.has('organ') || ADJECTIVE.test(word.folded);
    const mayBe = isPart || (word.classes.size === 0 && this.names.isNameWord(word.word));
    if (!mayBe) return false;
    return this.nouns.some((noun) => this.belongsTo(noun, word, elements));
  }

  private belongsTo(noun: Word, word: Word, elements: Element[]): boolean {
    if (noun === word) return false;
    const last = elements.at(-1);
    // "orzechy: włoskie" names walnuts, "orzechy włoskie" was read together before.
    if (last?.kind === 'name' && last.words.includes(noun) && !word.breaks) return false;
    const name = `${noun.word} ${word.word}`;
    const kind = this.names.kindOf(name);
    // "Kawa – nie. Zbożowa tak.", "Orzechy laskowe. Ziemne je."
    if (kind === undefined || (this.older.includes(noun) && kind === 'diagnosis')) return false;
    this.push(elements, [word], { text: `${this.written([noun])} ${this.written([word])}`, name });
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
    const known = this.runs.get(at);
    if (known !== undefined) return known;
    const length = this.findRun(words, at);
    this.runs.set(at, length);
    return length;
  }

  private findRun(words: readonly Word[], at: number): number {
    const first = words[at] as Word;
    const isPreposition = first.folded.length < 3 || (first.folded.length < 4 && first.classes.has('filler'));
    if (isPreposition || !this.names.isNameWord(first.word)) return 0;
    let most = 1;
    while (most < LONGEST_RUN && this.mayGoOn(words[at + most])) {
      if (isOfSort(words, at, most) || this.begins(words[at + most - 1], words[at + most])) break;
      most += 1;
    }
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

  /** "brokuł szpinak" are two foods, whatever dish holds both. */
  private begins(before: Word | undefined, word: Word | undefined): boolean {
    if (!before || !word || before.word === word.word) return false;
    return isNoun(before.word) && isNoun(word.word) && this.names.areTwo(before.word, word.word);
  }

  /** "mleko 2 %", "mąka typ 500"; "mleko 2 lata temu" and "mleko 2. jaja" name milk. */
  private isOfName(run: readonly Word[]): boolean {
    const { start = 0, end = 0 } = { start: run[0]?.start, end: run.at(-1)?.end };
    const isWhole = this.text.trim().length === end - start;
    const isCream =
      /^smietan/u.test(run[0]?.folded ?? '') && /^(?:9|12|18|22|30|36)$/u.test(run.at(-1)?.folded ?? '');
    return (
      isWhole ||
      isCream ||
      run.at(-2)?.folded === 'typ' ||
      /^\s?(?:%|,\d)/u.test(this.text.slice(end, end + 3))
    );
  }

  private mayGoOn(word: Word | undefined): boolean {
    if (!word || word.breaks) return false;
    if (word.classes.has('without')) return word.folded === 'bez';
    if (isStrong(word)) return false;
    return word.folded.length < 3 || this.names.isNameWord(word.word);
  }

  /** "wędzone" alone is a group word, beside another name it says how that one is prepared. */
  private withLoneState(elements: Element[], isInside: boolean): Element[] {
    if (isInside || elements.some(({ kind }) => kind === 'name')) return elements;
    if (elements.some(({ kind }) => kind === 'unknown')) return this.withStateEaten(elements);
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

  /** "po smażonym boli mnie pod żebrem": behind "po" it is what was eaten. */
  private withStateEaten(elements: Element[]): Element[] {
    return elements.map((one, at) => {
      const before = elements[at - 1];
      const isEaten = before?.kind === 'mark' && before.word.folded === 'po';
      const mayBe = one.kind === 'unknown' || (one.kind === 'mark' && isState(one.word.classes));
      if (!isEaten || !mayBe) return one;
      if (this.names.kindOf(one.word.word) !== 'group') return one;
      const ref: NameRef = { text: this.written([one.word]), name: one.word.word, kind: 'group', states: [] };
      return { kind: 'name', ref, words: [one.word] };
    });
  }

  private written(words: readonly Word[]): string {
    const [first] = words;
    return this.text.slice(first?.start ?? 0, words.at(-1)?.end ?? 0).replace(/\s+/gu, ' ');
  }
}

/** "z mięsa wieprzowina" names pork, and no food of both words. */
function isOfSort(words: readonly Word[], at: number, length: number): boolean {
  return length === 1 && isSortHead(words[at - 1], words[at]) && isNoun(words[at + 1]?.word ?? '');
}

/** A noun with its adjective. */
export interface Pair {
  readonly noun: Word;
  readonly adjective: Word;
}

/** What stands around a clause in its sentence. */
export interface Around {
  readonly noun?: Word | undefined;
  readonly nouns?: readonly Word[] | undefined;
  /** Of the sentence before. */
  readonly older?: readonly Word[] | undefined;
  readonly pair?: Pair | undefined;
  readonly ahead?: Word | undefined;
}

function pairOf(run: readonly Word[]): Pair | undefined {
  const [first, second, ...more] = run;
  const [noun, adjective] = first && isAdjective(first) ? [second, first] : [first, second];
  const isPair = noun && adjective && more.length === 0 && !isAdjective(noun) && isAdjective(adjective);
  return isPair ? { noun, adjective } : undefined;
}

function isStrong({ classes }: Word): boolean {
  return classes.size > 0 && STRONG.some((kind) => classes.has(kind));
}

function isBareWord({ classes, folded }: Word): boolean {
  return classes.size > 0 || ADJECTIVE.test(folded) || /^\d/u.test(folded);
}

function mayStandAlone({ classes, folded }: Word): boolean {
  return classes.size === 0 && folded.length > 2 && !/^\d/u.test(folded) && !ADJECTIVE.test(folded);
}

const isEaten = ({ classes }: Word): boolean => classes.has('eat') || classes.has('ok');
const isRefused = ({ classes }: Word): boolean => classes.has('neg') || classes.has('harm');
