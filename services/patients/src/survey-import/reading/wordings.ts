/** Finds the wording that explains the words of a label best; every word is looked up once, whatever the file repeats. */
import { fitsPattern, resemblesPattern, wordTest } from './word-patterns.js';
import { EXAMPLE_WORDS, TURNING_WORDS, WEAK_WORDS } from './label-words.data.js';
import { COMPANION_WORDS, COMPLAINT_WORDS, COMPOUND_WORDS, NEUTRAL_WORDS } from './label-companions.data.js';

/** What a wording stands for. */
export interface Wording<T> {
  readonly target: T;
  readonly required: readonly number[];
  readonly all: ReadonlySet<number>;
  /** Fits only a label of which nothing is left over. */
  readonly isCore: boolean;
}

/** The best target with the share of the label's letters that its wording explains. */
export interface Explained<T> {
  readonly target: T;
  readonly score: number;
  /** Nothing of the label is left over. */
  readonly isWhole: boolean;
}

/** Least share of a label's letters; a wording of one word has to explain more. */
const LEAST_SCORE = 0.55;
const LEAST_ALONE = 0.72;
/** Two targets that explain a label nearly alike leave it open. */
const CLEAR_BY = 0.08;
/** Score of a label of which nothing is left over: less than any share, so that a longer label never wins by it. */
const WHOLE_SCORE = 0.5;
const MOST_KNOWN = 20_000;

const isWeak = wordTest(WEAK_WORDS);
const isTurning = wordTest(TURNING_WORDS);
const isExample = wordTest(EXAMPLE_WORDS);
const isNeutral = wordTest(NEUTRAL_WORDS);
const COMPANIONS = new Map(
  Object.entries(COMPANION_WORDS).map(([key, list]) => {
    const isAboutHealth = /^(?:medicalHistory|gastro)\./u.test(key);
    return [key, wordTest(isAboutHealth ? `${list} ${COMPLAINT_WORDS}` : list)];
  }),
);

/** A table of wordings, ready to be asked. */
export class WordingIndex<T> {
  private readonly patterns: string[] = [];
  private readonly ids = new Map<string, number>();
  private readonly wordings: Wording<T>[] = [];
  private readonly byLetter = new Map<string, number[]>();
  private readonly byPattern: number[][] = [];
  private readonly known = new Map<string, readonly number[]>();
  /** All patterns of a target's wordings: a question mixes them as it likes. */
  private readonly vocabulary = new Map<string, Set<number>>();

  constructor(
    private readonly keyOf: (target: T) => string,
    private readonly isEmpty: (word: string) => boolean,
  ) {}

  /** Adds the wordings of a list: `|` between them, `a/b` one of both, `word?` may be missing. */
  add(target: T, list: string, isCore = false): void {
    for (const phrase of list.split('|')) {
      const words = phrase.trim().split(/\s+/u);
      const fixed = words.filter((word) => !word.endsWith('?'));
      const telling = fixed.filter((word) => !this.isEmpty(word));
      const needed = (telling.length > 0 ? telling : fixed).map((word) => word.split('/'));
      const optional = words
        .filter((word) => word.endsWith('?'))
        .flatMap((word) => word.slice(0, -1).split('/'));
      for (const required of crossed(needed)) this.addOne(target, required, optional, isCore);
    }
  }

  /** The clear winner, or none. */
  best(words: readonly string[]): Explained<T> | undefined {
    const found = words.map((word) => this.patternsOf(word));
    const weights = words.map(weightOf);
    const met = new Set(found.flat());
    const scores = new Map<string, Explained<T>>();
    for (const at of new Set([...met].flatMap((id) => this.byPattern[id] ?? []))) {
      const wording = this.wordings[at];
      if (!wording || wording.isCore || !wording.required.every((id) => met.has(id))) continue;
      const score = scoreOf(wording, words, found, weights);
      const key = this.keyOf(wording.target);
      const isEnough = score >= (wording.required.length === 1 ? LEAST_ALONE : LEAST_SCORE);
      if (isEnough && score > (scores.get(key)?.score ?? 0))
        scores.set(key, { target: wording.target, score, isWhole: false });
    }
    const [first, second] = [...scores.values()].toSorted((a, b) => b.score - a.score);
    if (!first) return this.bestWhole(words, found, met);
    const isClear = !second || first.score - second.score > (first.score === 1 ? 0 : CLEAR_BY);
    return isClear
      ? { ...first, isWhole: this.leavesNothing(this.keyOf(first.target), words, found) }
      : undefined;
  }

  /**
   * The target whose words, with those every question has, leave nothing of the label over: "Leki i dawkowanie", "Czy męczą
   * Panią wzdęcia?". One word that nobody knows and it may be about something else.
   */
  private bestWhole(
    words: readonly string[],
    found: readonly (readonly number[])[],
    met: ReadonlySet<number>,
  ): Explained<T> | undefined {
    const whole = new Map<string, { target: T; letters: number }>();
    for (const at of new Set([...met].flatMap((id) => this.byPattern[id] ?? []))) {
      const wording = this.wordings[at];
      if (!wording?.required.every((id) => met.has(id))) continue;
      const key = this.keyOf(wording.target);
      if (!this.leavesNothing(key, words, found)) continue;
      const letters = words.reduce(
        (sum, word, index) => (found[index]?.some((id) => wording.all.has(id)) ? sum + word.length : sum),
        0,
      );
      if (letters > (whole.get(key)?.letters ?? 0)) whole.set(key, { target: wording.target, letters });
    }
    const [first, second] = [...whole.values()].toSorted((a, b) => b.letters - a.letters);
    if (!first || (second && second.letters * 1.2 > first.letters)) return undefined;
    return { target: first.target, score: WHOLE_SCORE, isWhole: true };
  }

  private leavesNothing(
    key: string,
    words: readonly string[],
    found: readonly (readonly number[])[],
  ): boolean {
    const own = this.vocabulary.get(key);
    const isCompanion = COMPANIONS.get(key);
    // A slip of the pen makes another word of it too easily where all of them have to be known.
    const isOwn = (word: string, at: number) =>
      found[at]?.some((id) => own?.has(id) && fitsPattern(this.patterns[id] ?? '', word)) ?? false;
    return words.every((word, at) => {
      if (isOwn(word, at) || isCompanion?.(word)) return true;
      return this.isEmpty(word) || (!isTurning(word) && (isNeutral(word) || isWeak(word) || isExample(word)));
    });
  }

  private addOne(target: T, required: readonly string[], optional: readonly string[], isCore: boolean): void {
    const needed = required.map((pattern) => this.idOf(pattern));
    const at = this.wordings.length;
    this.wordings.push({
      target,
      required: needed,
      all: new Set([...needed, ...optional.map((pattern) => this.idOf(pattern))]),
      isCore,
    });
    const own = this.vocabulary.get(this.keyOf(target)) ?? new Set();
    for (const id of this.wordings[at]?.all ?? []) own.add(id);
    this.vocabulary.set(this.keyOf(target), own);
    // One of its words is enough to find it by.
    this.byPattern[needed[0] ?? 0]?.push(at);
  }

  private idOf(pattern: string): number {
    const known = this.ids.get(pattern);
    if (known !== undefined) return known;
    const alike = this.byLetter.get(pattern.charAt(0)) ?? [];
    alike.push(this.patterns.length);
    this.byLetter.set(pattern.charAt(0), alike);
    this.patterns.push(pattern);
    this.byPattern.push([]);
    this.ids.set(pattern, this.patterns.length - 1);
    return this.patterns.length - 1;
  }

  private patternsOf(word: string): readonly number[] {
    const known = this.known.get(word);
    if (known) return known;
    // A pattern and its words begin alike, mistakes included.
    const alike = this.byLetter.get(word.charAt(0)) ?? [];
    const fitting = (fits: typeof fitsPattern) => alike.filter((id) => fits(this.patterns[id] ?? '', word));
    // A mistake is assumed only where the word is no other.
    const exact = fitting(fitsPattern);
    const found = exact.length > 0 || /\d/u.test(word) ? exact : fitting(resemblesPattern);
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(word, found);
    return found;
  }
}

/** Share of the letters that the wording explains; none when a word is left that turns the question to something else. */
function scoreOf<T>(
  wording: Wording<T>,
  words: readonly string[],
  found: readonly (readonly number[])[],
  weights: readonly number[],
): number {
  let explained = 0;
  let left = 0;
  for (const [at, word] of words.entries()) {
    const weight = weights[at] ?? 0;
    if (found[at]?.some((id) => wording.all.has(id))) explained += weight;
    else if (isTurning(word)) return 0;
    // An example behind a question is not what it asks.
    else left += isExample(word) ? weight * 0.3 : weight;
  }
  return explained / (explained + left);
}

/** What a compound tells, it tells to wordings that name it. */
const weightOf = (word: string) =>
  isWeak(word) ? word.length * 0.15 : COMPOUND_WORDS.has(word) ? 0.01 : word.length;

function crossed(parts: readonly (readonly string[])[]): string[][] {
  return parts.reduce<string[][]>(
    (phrases, choices) => phrases.flatMap((phrase) => choices.map((choice) => [...phrase, choice])),
    [[]],
  );
}
