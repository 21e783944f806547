/** Finds the wording that explains the words of a label best; every word is looked up once, whatever the file repeats. */
import { fitsPattern, resemblesPattern, wordTest } from './word-patterns.js';
import { EXAMPLE_WORDS, TURNING_WORDS, WEAK_WORDS } from './label-words.data.js';

/** What a wording stands for. */
export interface Wording<T> {
  readonly target: T;
  readonly required: readonly number[];
  readonly all: ReadonlySet<number>;
}

/** The best target with the share of the label's letters that its wording explains. */
export interface Explained<T> {
  readonly target: T;
  readonly score: number;
}

/** Least share of a label's letters; a wording of one word has to explain more. */
const LEAST_SCORE = 0.55;
const LEAST_ALONE = 0.72;
/** Two targets that explain a label nearly alike leave it open. */
const CLEAR_BY = 0.08;
const MOST_KNOWN = 20_000;

const isWeak = wordTest(WEAK_WORDS);
const isTurning = wordTest(TURNING_WORDS);
const isExample = wordTest(EXAMPLE_WORDS);

/** A table of wordings, ready to be asked. */
export class WordingIndex<T> {
  private readonly patterns: string[] = [];
  private readonly ids = new Map<string, number>();
  private readonly wordings: Wording<T>[] = [];
  private readonly byLetter = new Map<string, number[]>();
  private readonly byPattern: number[][] = [];
  private readonly known = new Map<string, readonly number[]>();

  constructor(
    private readonly keyOf: (target: T) => string,
    private readonly isEmpty: (word: string) => boolean,
  ) {}

  /** Adds the wordings of a list: `|` between them, `a/b` one of both, `word?` may be missing. */
  add(target: T, list: string): void {
    for (const phrase of list.split('|')) {
      const words = phrase.trim().split(/\s+/u);
      const fixed = words.filter((word) => !word.endsWith('?'));
      const telling = fixed.filter((word) => !this.isEmpty(word));
      const needed = (telling.length > 0 ? telling : fixed).map((word) => word.split('/'));
      const optional = words
        .filter((word) => word.endsWith('?'))
        .flatMap((word) => word.slice(0, -1).split('/'));
      for (const required of crossed(needed)) this.addOne(target, required, optional);
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
      if (!wording?.required.every((id) => met.has(id))) continue;
      const score = scoreOf(wording, words, found, weights);
      const key = this.keyOf(wording.target);
      const isEnough = score >= (wording.required.length === 1 ? LEAST_ALONE : LEAST_SCORE);
      if (isEnough && score > (scores.get(key)?.score ?? 0))
        scores.set(key, { target: wording.target, score });
    }
    const [first, second] = [...scores.values()].toSorted((a, b) => b.score - a.score);
    if (!first || !second) return first;
    return first.score - second.score > (first.score === 1 ? 0 : CLEAR_BY) ? first : undefined;
  }

  private addOne(target: T, required: readonly string[], optional: readonly string[]): void {
    const needed = required.map((pattern) => this.idOf(pattern));
    const at = this.wordings.length;
    this.wordings.push({
      target,
      required: needed,
      all: new Set([...needed, ...optional.map((pattern) => this.idOf(pattern))]),
    });
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

const weightOf = (word: string) => (isWeak(word) ? word.length * 0.15 : word.length);

function crossed(parts: readonly (readonly string[])[]): string[][] {
  return parts.reduce<string[][]>(
    (phrases, choices) => phrases.flatMap((phrase) => choices.map((choice) => [...phrase, choice])),
    [[]],
  );
}
