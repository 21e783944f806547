/**
 * The second reader of a person's words: it looks for names only – foods, groups, allergens, tested items, diagnoses and
 * diets – and knows nothing of who avoids, likes or denies them. It shares no code and no table with the first reader, so that
 * what that one overlooks is met here (decision 54).
 */
import { CatalogueNames, type Named, type NamedItem } from './catalogue-names.js';
import {
  COMPARED,
  DISEASE_AFTER_CRAYFISH,
  FIRST_NAMES,
  LOOK_ALIKES,
  POLLENS,
  PREPARATIONS,
  SUCH,
  TITLES,
} from './look-alikes.data.js';
import { NameStarts } from './name-starts.js';
import {
  DIAGNOSIS_PHRASES,
  DIAGNOSIS_STARTS,
  FOOD_PHRASES,
  FOOD_STARTS,
  NEVER_STARTS,
} from './names.data.js';
import { tokensOf, type WordToken } from './word-tokens.js';

/** A name found in a text. */
export interface FoundName {
  /** As written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Its words in lower case without diacritics. */
  readonly words: readonly string[];
  /** A diagnosis or a diet stands for foods it does not name. */
  readonly kind: 'food' | 'diagnosis';
}

/** Finds names in texts; made once for a catalogue. */
export interface NameFinder {
  /** Names in the order of the text; linear in its length. */
  namesIn(text: string): FoundName[];
}

const foods = new NameStarts(FOOD_STARTS);
const diagnoses = new NameStarts(DIAGNOSIS_STARTS);
const never = new NameStarts(NEVER_STARTS);
const diagnosisPhrases = new Set(DIAGNOSIS_PHRASES);
const phrases = new Set([...FOOD_PHRASES, ...DIAGNOSIS_PHRASES]);
const LONGEST_SURNAME_DISTANCE = 3;
const LONGEST_EXACT = 4;
/** "nazywam się …", "nazwisko panieńskie: …" */
const BETWEEN_TITLE_AND_NAME = new Set(['sie', 'panienskie', 'rodowe', 'dziecka']);

const kept = new WeakMap<readonly Named[], WeakMap<readonly NamedItem[], NameFinder>>();
const NO_ITEMS: readonly NamedItem[] = [];

/** The finder of names for a catalogue; made once for the same lists. */
export function createNameFinder(
  catalogue: readonly Named[],
  dictionary: readonly NamedItem[] = NO_ITEMS,
): NameFinder {
  const ofCatalogue = kept.get(catalogue) ?? new WeakMap<readonly NamedItem[], NameFinder>();
  kept.set(catalogue, ofCatalogue);
  const known = ofCatalogue.get(dictionary);
  if (known) return known;
  const names = new CatalogueNames(catalogue, dictionary);
  const finder: NameFinder = { namesIn: (text) => findNames(text, names) };
  ofCatalogue.set(dictionary, finder);
  return finder;
}

function findNames(text: string, names: CatalogueNames): FoundName[] {
  const tokens = tokensOf(text);
  const found: FoundName[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const length = lengthOfName(tokens, at, names);
    if (length === 0 || isLookAlike(tokens, at)) continue;
    const own = tokens.slice(at, at + length);
    const { start } = own[0] ?? { start: 0 };
    const end = own.at(-1)?.end ?? start;
    const words = own.map(({ word }) => word);
    const isDiagnosis = diagnosisPhrases.has(words.join(' ')) || words.some((word) => diagnoses.has(word));
    const kind = isDiagnosis ? 'diagnosis' : 'food';
    found.push({ text: text.slice(start, end), start, end, words, kind });
    at += length - 1;
  }
  return found;
}

/** How many words the name at a place has; 0 when there is none. */
function lengthOfName(tokens: readonly WordToken[], at: number, names: CatalogueNames): number {
  const word = tokens[at]?.word ?? '';
  if (word === '') return 0;
  if (phrases.has(`${word} ${tokens[at + 1]?.word ?? ''}`)) return 2;
  if (never.has(word)) return 0;
  return foods.has(word) || diagnoses.has(word) || names.has(word) ? 1 : 0;
}

/** True when the words beside it tell that no food is meant. */
function isLookAlike(tokens: readonly WordToken[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  const before = tokens[at - 1]?.word ?? '';
  const after = tokens[at + 1]?.word ?? '';
  const isOther = LOOK_ALIKES.some(
    ({ starts, before: cues, after: followers }) =>
      starts.some((start) => begins(word, start)) &&
      (cues?.has(before) === true || followers?.has(after) === true),
  );
  return (
    isOther ||
    isCompared(tokens, at) ||
    isDisease(word, after) ||
    isSurname(tokens, at) ||
    isMadeOf(tokens, at)
  );
}

/** "twarz jak burak", but not "warzywa takie jak burak", nor "jak burak zjem". */
function isCompared(tokens: readonly WordToken[], at: number): boolean {
  const before = tokens[at - 2]?.word ?? '';
  if (!COMPARED.has(tokens[at]?.word ?? '') || tokens[at - 1]?.word !== 'jak') return false;
  if (isBroken(tokens, at) || isBroken(tokens, at - 1)) return false;
  return (
    before !== '' && !SUCH.test(before) && !/^(?:z|po)?j(?:em|adam|esc)$/u.test(tokens[at + 1]?.word ?? '')
  );
}

/** A short beginning is the whole word. */
function begins(word: string, start: string): boolean {
  return start.length > LONGEST_EXACT ? word.startsWith(start) : word === start;
}

/** "rak piersi", "rak": the animal is eaten in the plural. */
function isDisease(word: string, after: string): boolean {
  return /^rak(?:a|iem|owi|u)?$/u.test(word) && (after === '' || DISEASE_AFTER_CRAYFISH.has(after));
}

/** "Nazywam się Ryba Anna", "dr Gruszka": a capital beside a title or a first name. */
function isSurname(tokens: readonly WordToken[], at: number): boolean {
  if (tokens[at]?.isCapital !== true) return false;
  const isBesideName =
    (isFirstName(tokens[at - 1]) && !isBroken(tokens, at)) ||
    (isFirstName(tokens[at + 1]) && !isBroken(tokens, at + 1));
  return isBesideName || isAfterTitle(tokens, at);
}

function isFirstName(token: WordToken | undefined): boolean {
  return token?.isCapital === true && FIRST_NAMES.has(token.word);
}

function isAfterTitle(tokens: readonly WordToken[], at: number): boolean {
  for (let place = at - 1; place >= at - LONGEST_SURNAME_DISTANCE; place -= 1) {
    const token = tokens[place];
    const isColon = tokens[place + 1]?.gap.trim() === ':';
    if (!token || (isBroken(tokens, place + 1) && !isColon)) return false;
    if (TITLES.has(token.word)) return true;
    if (!token.isCapital && !BETWEEN_TITLE_AND_NAME.has(token.word)) return false;
  }
  return false;
}

/** A sign between the word at a place and the one before. */
function isBroken(tokens: readonly WordToken[], at: number): boolean {
  return /[,;:!?()\n]/u.test(tokens[at]?.gap ?? '');
}

/** "olejek z oregano", "pyłki żyta": made of the plant, or its pollen. */
function isMadeOf(tokens: readonly WordToken[], at: number): boolean {
  if (isBroken(tokens, at)) return false;
  const before = tokens[at - 1]?.word ?? '';
  if (POLLENS.has(before) || PREPARATIONS.has(before)) return true;
  return (before === 'z' || before === 'ze') && PREPARATIONS.has(tokens[at - 2]?.word ?? '');
}
