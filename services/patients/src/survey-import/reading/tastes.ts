/**
 * Lists of foods a person likes, takes under a condition or does not like. Whatever denies or excepts is never read as
 * liked: the foods behind it are disliked, and what is not clear is handed back to be placed by a person.
 */
import {
  splitPreferences,
  SURVEY_LIMITS,
  type FoodGroup,
  type Preference,
} from '@pora/contracts/patients/survey.model';
import { sameWord } from '@pora/engine/text-pl/inflection';
import { foldText } from '@pora/text-pl/fold';
import { FOODS_OF_GROUPS } from './labels.data.js';

/** Foods of one preference, and texts a person has to place. */
export interface Tastes {
  readonly foods: readonly { readonly preference: Preference; readonly food: string }[];
  readonly unclear: readonly string[];
  /** Clauses that were understood whole: words that only say how somebody stands to the foods, and "brak". */
  readonly frame: readonly string[];
}

/** "Tak, łososia": the yes answers the question, the food follows. */
const YES_FIRST = /^tak\s*[,:–-]\s*(?=\p{L})/iu;
const NOTHING = /^(?:brak|nic|nie|n\/?d|nie dotyczy|zadn\w*|-)$/u;
const EVERYTHING =
  /^(?:(?:jem|je|lubie|lubi|jada|jadam)\s+)?(?:wszystko|wszystkie)(?:\s+(?:jem|je|lubie|lubi|jada|jadam))?$/u;
const EXCEPT =
  /(?:^|[\s,(])(?:oprócz|oprocz|prócz|procz|poza|z wyjątkiem|z wyjatkiem|za wyjątkiem|za wyjatkiem|wyłączając)\s+/iu;
const DENIED =
  /^(?:(?:ale|tylko|a)\s+)?(?:nie\s+(?:lubi|lubię|lubie|je|jem|jada|jadam|znosi|znoszę|znosze|toleruje|toleruję)|unika|unikam|wyklucza|wykluczam)\s+/iu;
const DENIAL_AFTER_COMMA = /,(?=\s*(?:(?:ale|a|tylko)\s+)?nie\s+(?:lubi|je[m ])\p{L}*\s)/iu;
/** Says somewhere that something is not eaten. */
const DENIES =
  /(?<!\p{L})(?:nie|oprocz|procz|poza|wyjatk\w*|unika\w*|wyklucz\w*|wylacz\w*|alergi\w*|uczul\w*|zadn\w*|nigdy)(?!\p{L})/u;
const FRAME =
  /^(?:i|a|tak|ale|oraz|tylko|nie|brak|nic|nd|n|d|dotyczy|zadn\w*|wszystk\w*|jem|je|jada\w*|lubi\w*|unika\w*|wyklucz\w*|znosi|znosze|toleruje|oprocz|procz|poza|z|za|wyjatkiem|wylaczajac)$/u;
const LIST_AND = /\s+(?:i|oraz)\s+/u;

/** "lubię", "w ogóle nie jem": how somebody stands to all that is asked for, and no food. */
const STANCE =
  /^(?:(?:bardzo|raczej|w ogole|wcale|nigdy|tak)\s+)*(nie\s+)?(?:bardzo\s+|za bardzo\s+)?(?:lubi|lubie|je|jem|jada|jadam|znosi|znosze|przepada|przepadam)(?:\s+(?:ich|go|jej|tego|w ogole|wcale))?$/u;

/** Reads the entries of one list. */
export function readTastes(preference: Preference, answers: readonly string[]): Tastes {
  const foods: { preference: Preference; food: string }[] = [];
  const unclear: string[] = [];
  const clauses = answers.flatMap((answer) => clausesOf(answer.replace(YES_FIRST, '')));
  // "nie lubię, zapach mnie odrzuca" answers a list of what is liked: nothing of it is one of its foods.
  if (clauses.some((clause) => opposes(preference, clause)))
    return { foods: [], unclear: [...answers], frame: [] };
  for (const clause of clauses.filter((one) => stanceOf(one) === undefined)) {
    const read = preference === 'disliked' ? readDisliked(clause) : readWanted(preference, clause);
    foods.push(...read.foods);
    unclear.push(...read.unclear);
  }
  const isShort = ({ food }: { food: string }) => food.length <= SURVEY_LIMITS.listEntry;
  return {
    foods: foods.filter(isShort),
    unclear: [...unclear, ...foods.filter((one) => !isShort(one)).map(({ food }) => food)],
    frame: answers.flatMap(clausesOf).map((clause) => frameOf(clause, foods)),
  };
}

function stanceOf(clause: string): 'for' | 'against' | undefined {
  const found = STANCE.exec(foldText(tidyEntry(clause)));
  return found ? (found[1] === undefined ? 'for' : 'against') : undefined;
}

function opposes(preference: Preference, clause: string): boolean {
  const stance = stanceOf(clause);
  return stance !== undefined && (stance === 'against') !== (preference === 'disliked');
}

/** An exception or a denial reaches to the end of its sentence: "wszystko oprócz cebuli, pora". */
function clausesOf(answer: string): string[] {
  return answer.split(/[;\n]|\.\s+(?=\p{Lu})/u).flatMap((sentence) => {
    const denied = sentence.search(DENIAL_AFTER_COMMA);
    if (denied >= 0) return [...clausesOf(sentence.slice(0, denied)), sentence.slice(denied + 1)];
    const from = sentence.search(EXCEPT);
    if (from < 0 || isInParentheses(sentence, from)) return splitPreferences(sentence);
    const before = splitPreferences(sentence.slice(0, from));
    return [...before.slice(0, -1), `${before.at(-1) ?? ''} ${sentence.slice(from).trim()}`.trim()];
  });
}

const isInParentheses = (text: string, at: number) =>
  text.slice(0, at + 1).split('(').length > text.slice(0, at + 1).split(')').length;

/** Words of a clause that are none of its foods but their frame, or a food in another form. */
function frameOf(clause: string, foods: readonly { food: string }[]): string {
  const named = foods.flatMap(({ food }) => food.match(/\p{L}+/gu) ?? []);
  const words = clause.match(/\p{L}+/gu) ?? [];
  return words
    .filter(
      (word) => FRAME.test(foldText(word)) || named.some((name) => name !== word && sameWord(name, word)),
    )
    .join(' ');
}

interface Read {
  readonly foods: Tastes['foods'];
  readonly unclear: Tastes['unclear'];
}

const NONE: Read = { foods: [], unclear: [] };

function readWanted(preference: Preference, clause: string): Read {
  const text = tidyEntry(clause);
  const folded = foldText(text);
  if (text === '' || NOTHING.test(folded)) return NONE;
  const denied = DENIED.exec(text);
  if (denied) return { foods: dislikedOf(text.slice(denied[0].length)), unclear: [] };
  const [before = '', ...behind] = text.split(EXCEPT);
  if (behind.length > 0) {
    const isAll = before.trim() === '' || EVERYTHING.test(foldText(before.replace(/[(),]/gu, ' ')));
    return { foods: behind.flatMap(dislikedOf), unclear: isAll ? [] : [text] };
  }
  if (DENIES.test(folded) || EVERYTHING.test(folded)) return { foods: [], unclear: [text] };
  return { foods: splitAnd(text).map((food) => ({ preference, food })), unclear: [] };
}

function readDisliked(clause: string): Read {
  const text = tidyEntry(clause).replace(DENIED, '');
  const folded = foldText(text);
  if (text === '' || NOTHING.test(folded)) return NONE;
  if (EVERYTHING.test(folded)) return { foods: [], unclear: [text] };
  const isExcepted = EXCEPT.test(text);
  // "ryby oprócz łososia" is read as one entry by the plan's warnings; "wszystko oprócz ryb" names no food.
  if (isExcepted && /^(?:wszystk|nie\s)/u.test(folded)) return { foods: [], unclear: [text] };
  if (isExcepted) {
    const food = text.includes('(') ? text : text.replaceAll(/\s*,\s*/gu, ' i ');
    return { foods: [{ preference: 'disliked', food }], unclear: [] };
  }
  if (/(?<!\p{L})(?:lubi|lubie|jem|jada)(?!\p{L})/u.test(folded)) return { foods: [], unclear: [text] };
  return { foods: splitAnd(text).map((food) => ({ preference: 'disliked', food })), unclear: [] };
}

/** Foods named after "oprócz" or "nie lubię", which inflect them: a single word is given its dictionary form. */
function dislikedOf(list: string): { preference: Preference; food: string }[] {
  return splitPreferences(list.replace(/[()]/gu, ' '))
    .flatMap(splitAnd)
    .map((food) => ({ preference: 'disliked', food: baseFormOf(tidyEntry(food)) }) as const)
    .filter(({ food }) => food !== '');
}

const tidyEntry = (text: string) =>
  text
    .replace(/^[\s\-–—•·*]+|[\s\-–—;,]+$/gu, '')
    .replace(/(\p{L})\.$/u, '$1')
    .trim();

/** "flaków i czarniny" are two foods; "ryba w sosie z ziołami i czosnkiem" is one. */
function splitAnd(text: string): string[] {
  const parts = text.split(LIST_AND).map((part) => part.trim());
  const areFoods = parts.every(
    (part) => part !== '' && part.split(' ').length <= 2 && !/\s(?:z|ze|w|po|na)\s/u.test(` ${part} `),
  );
  return text.includes('(') || !areFoods ? [text] : parts;
}

const FOODS = FOODS_OF_GROUPS.flatMap(([group, list]) => list.split(' ').map((food) => ({ group, food })));
const knownFood = (word: string) => FOODS.find(({ food }) => sameWord(food, word));

function baseFormOf(entry: string): string {
  return /^\p{L}+$/u.test(entry) ? (knownFood(entry)?.food ?? entry) : entry;
}

/** The group of a food among those a form names together, or among all when it names none. */
export function groupOfFood(food: string, among: readonly FoodGroup[]): FoodGroup | undefined {
  for (const word of food.match(/\p{L}{3,}/gu) ?? []) {
    const group = FOODS.find(
      (known) => (among.length === 0 || among.includes(known.group)) && sameWord(known.food, word),
    )?.group;
    if (group) return group;
  }
  return among[0];
}

/** Where a food belongs that stands below one of these groups: there, unless everybody knows it as one of another. */
export function groupsAround(food: string, groups: readonly FoodGroup[]): readonly FoodGroup[] {
  const words = food.match(/\p{L}{3,}/gu) ?? [];
  const known = FOODS.filter((one) => words.some((word) => sameWord(one.food, word)));
  return known.length === 0 || known.some(({ group }) => groups.includes(group)) ? groups : [];
}
