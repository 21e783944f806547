/** Foods that a recipe without a list of ingredients names in its steps, as proposals. */
import { variantsOf } from '@pora/engine/text-pl/food-terms';
import { sameTidyWord } from '@pora/engine/text-pl/inflection';
import { wordsOf } from '@pora/text-pl/fold';
import { beginsWithAmount, readAmount } from './amounts.js';
import type { Piece } from './recipe-parts.js';
import type { FoundFoods, RecipeFoods } from './recipe-foods.js';

/** Most words that name a food, its amount among them. */
const MOST_WORDS = 6;
/** And without an amount. */
const MOST_NAME = 3;
const MOST_PIECES = 60;
/** Looks at the food base: a recipe takes some hundred, a text of strangers may not take more time than that. */
const MOST_LOOKS = 600;
/** What is no amount of food: times, degrees, sizes. */
const NO_FOOD =
  /^(?:min|minut\p{L}*|godz\p{L}*|h|sek\p{L}*|stop\p{L}*|°.*|c|cm|mm|razy|porcj\p{L}*|os[oó]b\p{L}*|części|dni|tygod\p{L}*)$/u;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A mark stands behind it. */
  readonly isLast: boolean;
}

/** Where the steps name foods of the base: with their amounts, else by name alone. */
export function foodsInSteps(text: string, steps: readonly string[], base: RecipeFoods): Piece[] {
  const found: Piece[] = [];
  const foods = new Looks(base);
  let from = 0;
  for (const step of steps) {
    // A step of several lines was joined: its first words say where it stands.
    const begin = text.indexOf(step.slice(0, 30), from);
    if (begin < 0 || foods.isOver) continue;
    const end = Math.min(text.length, begin + step.length + 2);
    found.push(...foodsIn(text, begin, end, foods));
    from = begin + Math.min(30, step.length);
  }
  return distinct(found, base).slice(0, MOST_PIECES);
}

/** The food base, looked at a bounded number of times. */
class Looks {
  private left = MOST_LOOKS;
  private readonly known = new Map<string, boolean>();

  constructor(private readonly base: RecipeFoods) {}

  get isOver(): boolean {
    return this.left <= 0;
  }

  find(phrase: string, unit: string | null): FoundFoods | undefined {
    this.left -= 1;
    return this.left < 0 ? undefined : this.base.find(phrase, unit);
  }

  knows(word: string): boolean {
    let known = this.known.get(word);
    if (known === undefined) this.known.set(word, (known = this.left > 0 && this.base.knows(word)));
    return known;
  }

  saysAll(phrase: string): boolean {
    return this.base.saysAll(phrase);
  }
}

function foodsIn(text: string, from: number, to: number, foods: Looks): Piece[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.slice(from, to).matchAll(/[\p{L}\d½¼¾⅓⅔%][\p{L}\d.,/½¼¾⅓⅔%]*/gu)) {
    const bare = word.replace(/[.,/]+$/u, '');
    const start = from + index;
    const isLast =
      bare !== word || /^[;:()!?\n]/u.test(text.slice(start + word.length, start + word.length + 1));
    words.push({ text: bare.toLowerCase(), start, end: start + bare.length, isLast });
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length && !foods.isOver; at += 1) {
    const length = longestFood(text, words, at, foods);
    const [first, last] = [words[at], words[at + length - 1]];
    if (length === 0 || !first || !last) continue;
    pieces.push({ written: text.slice(first.start, last.end), start: first.start, end: last.end });
    at += length - 1;
  }
  return pieces;
}

/** How many words from here name a food, the most there are. */
function longestFood(text: string, words: readonly Word[], at: number, foods: Looks): number {
  const first = words[at];
  if (!first) return 0;
  const hasAmount = beginsWithAmount(text.slice(first.start, first.start + 40).toLowerCase());
  if (!hasAmount && !foods.knows(first.text)) return 0;
  let length = 1;
  const most = hasAmount ? MOST_WORDS : MOST_NAME;
  while (length < most && words[at + length] && !words[at + length - 1]?.isLast) length += 1;
  for (; length > 0; length -= 1) {
    const end = words[at + length - 1]?.end ?? first.end;
    if (isFood(text.slice(first.start, end), hasAmount ? undefined : length, foods)) return length;
  }
  return 0;
}

/** Whether words name a food, with an amount, or by so many words alone. */
function isFood(written: string, bareWords: number | undefined, foods: Looks): boolean {
  const { amount, phrase } = readAmount(written);
  const said = phrase.split(' ');
  const isWhole = bareWords === undefined ? amount !== null : amount === null && said.length === bareWords;
  if (!isWhole || phrase.length < 3 || said.some((word) => NO_FOOD.test(word))) return false;
  return isNamed(phrase, amount?.unit ?? null, foods);
}

/** Every word of the phrase has to say something of the food: "oliwie podsmaż" is more than its name. */
function isNamed(phrase: string, unit: string | null, foods: Looks): boolean {
  const found = foods.find(phrase, unit);
  const [best] = found?.foods ?? [];
  if (!best || found?.certainty === 'similar' || !foods.saysAll(phrase)) return false;
  // "na patelni" is no dish for the pan.
  const [head = ''] = wordsOf(best.name);
  return wordsOf(phrase).some((word) => variantsOf(word).some((form) => sameTidyWord(form.word, head)));
}

/** Each food once, with its amount where one is told anywhere. */
function distinct(pieces: readonly Piece[], foods: RecipeFoods): Piece[] {
  const byFood = new Map<string, Piece>();
  for (const piece of pieces) {
    const { amount, phrase } = readAmount(piece.written);
    const [best] = foods.find(phrase, amount?.unit ?? null).foods;
    const known = byFood.get(String(best?.id));
    if (!known || (readAmount(known.written).amount === null && amount !== null))
      byFood.set(String(best?.id), piece);
    else if (amount !== null) byFood.set(`${best?.id} ${piece.start}`, piece);
  }
  return [...byFood.values()].sort((a, b) => a.start - b.start);
}
