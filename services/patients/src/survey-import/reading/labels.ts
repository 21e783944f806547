/** Tells which field a label of a form asks for: by its words, in any order, with a typing mistake, with a score. */
import type { FoodGroup, Preference } from '@pora/contracts/patients/survey.model';
import { sameWord } from '@pora/engine/text-pl/inflection';
import { foldText } from '@pora/text-pl/fold';
import {
  EMPTY_WORDS,
  ENGLISH_WORDS,
  FIELD_WORDINGS,
  FOREIGN_WORDINGS,
  FURNITURE_WORDINGS,
  HEAD_WORDINGS,
  HINT_WORDS,
  SECTION_WORDINGS,
  WEAK_WORDS,
} from './label-words.data.js';
import { COMPOUNDS, CORE_WORDINGS } from './label-companions.data.js';
import { FOOD_WORDS, GROUP_WORDINGS, PREFERENCE_PHRASES, SHORT_PREFERENCE_WORDINGS } from './labels.data.js';
import { asksOtherwise, shortTasteOf, withoutPronouns, withSigns } from './taste-words.js';
import { fitsPattern, isSameWord, wordTest } from './word-patterns.js';
import { WordingIndex } from './wordings.js';

/** The groups of foods a list is of. */
export interface AskedGroups {
  readonly groups: readonly FoodGroup[];
  /** Named by the heading or the question above, and not by what asks: a food of another group is of that one. */
  readonly areFromAbove?: 'heading' | 'question';
}

/** What a label asks for, or begins. */
export type Target =
  | { readonly kind: 'field'; readonly field: string }
  | ({ readonly kind: 'taste'; readonly preference?: Preference } & Partial<AskedGroups>)
  | { readonly kind: 'section'; readonly section: string }
  | { readonly kind: 'foreign' };

/** What no field of the survey holds. */
export const FOREIGN: Target = { kind: 'foreign' };

/** A target and how well the label fits it: 1 for the very words. */
export interface Match {
  readonly target: Target;
  readonly score: number;
  /** Nothing of the label is left over beside what it asks for. */
  readonly isWhole?: boolean;
}

/** Longest text that may be a label. */
export const LONGEST_LABEL = 240;
const MOST_WORDS = 40;
const MOST_KNOWN = 20_000;
const EMPTY = new Set(EMPTY_WORDS.split(' '));
const HINTS = new Set(HINT_WORDS.split(' '));
const WEAK = new Set(WEAK_WORDS.split(' '));
const isFoodWord = wordTest(FOOD_WORDS);

const NUMBERING = /^\s*(?:\(?\d{1,3}(?:\.\d{1,2})*\s?[.)](?=\s|\D)|[a-z]\)|[IVX]{1,4}[.)])\s*/u;
const HINT = /\([^()]*\)|\[[^[\]]*\]/gu;

/** A label without what stands in brackets; a label that is nothing else keeps it. */
export function withoutHints(label: string): string {
  const bare = label.replace(HINT, ' ').trim();
  return /\p{L}/u.test(bare) ? bare : label;
}

/** Words of a label without numbering, hints in brackets and the words of every question. */
export function tellingWords(label: string): string[] {
  const words = withCompounds(plainWords(label));
  const telling = words.filter((word) => word.length > 1 && !EMPTY.has(word));
  return telling.length > 0 ? telling : words;
}

function withCompounds(words: readonly string[]): string[] {
  const text = ` ${words.join(' ')} `;
  const joined = COMPOUNDS.reduce(
    (before, [phrase, compound]) =>
      phrase.startsWith('^')
        ? before.replace(new RegExp(`^ ${phrase.slice(1)} `, 'u'), ` ${compound} `)
        : before.replaceAll(` ${phrase} `, ` ${compound} `),
    text,
  );
  return joined === text ? [...words] : joined.trim().split(' ');
}

/** Whether a text has no words but those of every question: "Jakie? *", "Jeśli tak, proszę opisać". */
export function isEmptyQuestion(text: string): boolean {
  return plainWords(text).every(
    (word) => word.length === 1 || EMPTY.has(word) || HINTS.has(word) || WEAK.has(word),
  );
}

/** Whether a text has one of the words by which forms ask. */
export const speaksAsForm = (text: string) =>
  plainWords(text).some((word) => word.length > 1 && (EMPTY.has(word) || HINTS.has(word)));

/** Whether a text repeats a label, or only goes on with it: "pokarmowe/wziewne", "ile razy dziennie/tygodniowo". */
export function repeatsLabel(text: string, label: string): boolean {
  const words = plainWords(text);
  const known = new Set(plainWords(label));
  const isPartOfLabel = (word: string) =>
    known.has(word) || HINTS.has(word) || EMPTY.has(word) || word.length === 1;
  return words.length > 0 && !/\d/u.test(text) && words.every(isPartOfLabel) && !words.every(isAnswerWord);
}

const ANSWER_WORDS = new Set([
  'tak',
  'nie',
  'brak',
  'jest',
  'ma',
  'mam',
  'sa',
  'bylo',
  'byl',
  'byla',
  'codziennie',
]);
const isAnswerWord = (word: string) => ANSWER_WORDS.has(word);

const knownWords = new Map<string, string[]>();

function plainWords(label: string): string[] {
  const found = knownWords.get(label);
  if (found) return found;
  const words = foldedWords(label);
  if (knownWords.size >= MOST_KNOWN) knownWords.clear();
  knownWords.set(label, words);
  return words;
}

function foldedWords(label: string): string[] {
  const numbered = label.replace(NUMBERING, '');
  const bare = foldText(numbered.replace(HINT, ' '));
  // "Przetwory mięsne (wędliny)" loses its hint like every label; a label that is nothing but a hint keeps it.
  const text = /[a-z]/u.test(bare) ? bare : foldText(label);
  return (text.match(/[a-z0-9]+/gu) ?? []).slice(0, MOST_WORDS);
}

const FURNITURE = FURNITURE_WORDINGS.split('|').map((wording) => wording.trim());

/** Whether a line is an instruction of a form or of the program it was made with. */
export function isFurniture(text: string): boolean {
  const key = keyOf(plainWords(text));
  return (
    key !== '' &&
    FURNITURE.some((wording) =>
      wording.endsWith('*') ? key.startsWith(wording.slice(0, -1)) : key === wording,
    )
  );
}

const keyOf = (words: readonly string[]) => words.join(' ');
const keyOfTarget = (target: Target) => (target.kind === 'field' ? target.field : target.kind);

const FIELDS = new WordingIndex<Target>(keyOfTarget, (word) => EMPTY.has(word));
for (const [field, list] of Object.entries(FIELD_WORDINGS)) FIELDS.add({ kind: 'field', field }, list);
for (const [field, list] of Object.entries(CORE_WORDINGS)) FIELDS.add({ kind: 'field', field }, list, true);
FIELDS.add(FOREIGN, FOREIGN_WORDINGS);

const SECTIONS = new Map<string, Target>(
  Object.entries(SECTION_WORDINGS).flatMap(([section, list]) =>
    list.split('|').map((wording) => [keyOf(tellingWords(wording)), { kind: 'section', section }] as const),
  ),
);
const GROUPS = new Map(
  GROUP_WORDINGS.flatMap(([groups, list]) =>
    list.split('|').map((wording) => [keyOf(tellingWords(wording)), groups] as const),
  ),
);
const GROUP_KEYS = [...GROUPS].map(([key, groups]) => ({ words: key.split(' '), groups }));
const SHORT_PREFERENCES = new Map(
  Object.entries(SHORT_PREFERENCE_WORDINGS).flatMap(([preference, list]) =>
    list.split('|').map((wording) => [wording, preference as Preference] as const),
  ),
);
const PHRASES = PREFERENCE_PHRASES.flatMap(([preference, list]) =>
  list.split('|').map((phrase) => ({ preference, words: phrase.split(' ') })),
);
const HEADS = new Set(HEAD_WORDINGS.split('|'));

/** Whether a text is the head of a column that says nothing itself. */
export const isTableHead = (text: string) => HEADS.has(keyOf(plainWords(text)));

/** The preference a head of a table names. */
export function preferenceOf(label: string): Preference | undefined {
  const short = SHORT_PREFERENCES.get(keyOf(plainWords(label)));
  if (short) return short;
  const found = tasteOf(label);
  return found?.kind === 'taste' && !found.groups ? found.preference : undefined;
}

/** Whether a text is one of the short words that are a preference only as the head of a column. */
export const isShortPreference = (text: string) => SHORT_PREFERENCES.has(keyOf(plainWords(text)));

/** The groups a label names, alone. */
export function groupsOf(label: string): readonly FoodGroup[] | undefined {
  return groupsOfWords(tellingWords(label));
}

/** In any case and number: "warzyw", "których owoców". */
function groupsOfWords(words: readonly string[]): readonly FoodGroup[] | undefined {
  const exact = GROUPS.get(keyOf(words));
  if (exact || words.length === 0 || words.length > 4) return exact;
  const forms = words.map(formsOf);
  if (forms.some((names) => names.size === 0)) return undefined;
  return GROUP_KEYS.find(
    (key) =>
      key.words.length === words.length && key.words.every((word) => forms.some((names) => names.has(word))),
  )?.groups;
}

const GROUP_WORDS = [...new Set(GROUP_KEYS.flatMap(({ words }) => words))];
const knownForms = new Map<string, ReadonlySet<string>>();

/** Words of group names that a word is a form of. */
function formsOf(word: string): ReadonlySet<string> {
  const found = knownForms.get(word);
  if (found) return found;
  const isForm = (name: string) =>
    name === word || (word.length >= 4 && isSameWord(name, word)) || sameWord(name, word);
  const forms = new Set(/\d/u.test(word) ? [] : GROUP_WORDS.filter(isForm));
  if (knownForms.size >= MOST_KNOWN) knownForms.clear();
  knownForms.set(word, forms);
  return forms;
}

const known = new Map<string, Match | undefined>();

/** The best target of a label; undefined when none fits, or two fit alike. */
export function matchLabel(label: string): Match | undefined {
  if (label.length > LONGEST_LABEL || !/\p{L}{2}/u.test(label)) return undefined;
  if (known.has(label)) return known.get(label);
  if (known.size >= MOST_KNOWN) known.clear();
  const match = findMatch(label);
  known.set(label, match);
  return match;
}

function findMatch(label: string): Match | undefined {
  const taste = tasteMatch(label) ?? tasteBesideHint(label);
  return taste ?? fieldMatch(label, bareMatch(label) ?? halfMatch(label));
}

/** What a label that asks for no foods asks for; `bare` without its hint. */
function fieldMatch(label: string, bare: Match | undefined): Match | undefined {
  if (!HAS_HINT.test(label)) return bare;
  const hint = /[([]([^)\]]*)/u.exec(label)?.[1] ?? '';
  const hinted = bareMatch(hint);
  if (hinted && saysMore(hinted, bare, label)) return hinted;
  if (bare && bare.target.kind !== 'section') return bare;
  const whole = hintedTaste(hint) ?? bareMatch(label.replace(/[()[\]]/gu, ' ')) ?? hinted;
  return bare && whole?.target.kind !== 'field' ? bare : whole;
}

/** "Czego absolutnie nie zjesz? (czarna lista)": what the brackets add turns no question for what is liked. */
function tasteBesideHint(label: string): Match | undefined {
  const found = HAS_HINT.test(label) ? tasteMatch(withoutHints(label)) : undefined;
  return found?.target.kind === 'taste' && found.target.preference ? found : undefined;
}

/** The list a hint names with its group; "Słodkości (lubi)", a group nobody knows, is no list of all that is liked. */
function hintedTaste(hint: string): Match | undefined {
  const found = tasteMatch(hint);
  return found?.target.kind === 'taste' && found.target.groups ? found : undefined;
}

/** "Kto przychodzi (imię i nazwisko)" asks for a name, whatever the words before could mean; so does any hint that is surer. */
function saysMore({ score, target }: Match, bare: Match | undefined, label: string): boolean {
  if (score !== 1 || target.kind !== 'field') return false;
  if (tellsTrouble(label, target.field, bare)) return true;
  // "Dolegliwości żołądkowe (zgaga, wrzody)": the brackets say which.
  const isOfAny = bare?.target.kind === 'field' && bare.target.field === 'gastro.other';
  if (isOfAny && target.field.startsWith('gastro.')) return true;
  return target.field === 'header.fullName' || (bare?.score ?? 1) < 1;
}

/** "Problemy z wypróżnianiem (zaparcia, biegunki)" asks for the trouble, and not how often. */
const tellsTrouble = (label: string, field: string, bare: Match | undefined) =>
  field === 'gastro.peristalsis' &&
  bare?.target.kind === 'field' &&
  bare.target.field === 'gastro.bowelFrequency' &&
  plainWords(label).some((word) => /^(?:problem|klopot|trudno|zaburz)/u.test(word));

/** "Cel / Goal": a form in two languages asks twice; the half that is known tells, unless both do and mean different things. */
function halfMatch(label: string): Match | undefined {
  const halves = label.split(/\s\/\s/u);
  if (halves.length < 2 || halves.length > 4) return undefined;
  const matches = halves.map((half) => tasteMatch(half) ?? bareMatch(half));
  // What is neither known nor English is an answer: "Leki / Euthyrox".
  if (halves.some((half, at) => !matches[at] && !plainWords(half).every(isEnglish))) return undefined;
  const found = matches.filter((match) => match !== undefined);
  const [first] = found;
  if (!first || first.target.kind === 'section') return undefined;
  const isOne = found.every(({ target }) => JSON.stringify(target) === JSON.stringify(first.target));
  return isOne ? first : undefined;
}

const isEnglish = wordTest(ENGLISH_WORDS);

const tasteMatch = (label: string): Match | undefined => {
  const target = tasteOf(label);
  return target && { target, score: 1 };
};

/** "Kto wypełnia ankietę (imię i nazwisko)?" says in brackets what it asks. */
const HAS_HINT = /[([]/u;

function bareMatch(label: string): Match | undefined {
  const words = tellingWords(label);
  const section = SECTIONS.get(keyOf(words));
  const field = FIELDS.best(words);
  if (section && (field?.score !== 1 || !isAsked(label))) return { target: section, score: 1 };
  return field && { ...field, score: field.score > 0.999 ? 1 : field.score };
}

/** "Czy ma Pani dolegliwości ze strony układu pokarmowego? (np. zgaga)" asks, whatever the brackets add. */
const isAsked = (label: string) => /[:?*]\s*$/u.test(withoutHints(label));

/** "Co wykluczyć? (np. mięso)" asks for foods of any kind. */
const EXAMPLES = /[([]\s*(?:np|na\s+przykład|m\.\s?in)(?!\p{L})[^)\]]*[)\]]/giu;

function tasteOf(label: string): Target | undefined {
  const parted = partedTaste(label);
  if (parted) return parted;
  // First the preference, also in parentheses: "Warzywa (nie lubi)" is more than "Warzywa".
  const words = withoutPronouns(plainWords(label.replace(EXAMPLES, ' ').replace(/[()[\]]/gu, ' ')));
  if (asksOtherwise(words)) return undefined;
  const found = phraseIn(words);
  if (found) {
    const rest = withoutPhrases(words, found.preference).filter(
      (word) => word.length > 1 && !EMPTY.has(word) && !isFoodWord(word),
    );
    if (rest.length === 0) return { kind: 'taste', preference: found.preference };
    // "Lubi i nie lubi" asks for both, which no list holds.
    const named = phraseIn(rest) ? undefined : groupsOfWords(rest);
    return named && { kind: 'taste', groups: named, preference: found.preference };
  }
  const groups = groupsOf(label);
  return groups && { kind: 'taste', groups };
}

/** "Ryby – tak", "Owoce (czasem)", "Warzywa ✗": a group, and behind a dash or in brackets how it is liked. */
function partedTaste(label: string): Target | undefined {
  const [, name = '', said = ''] =
    /^([^–—(:-]+?)\s*(?:\s[–—-]\s|\(|:\s)\s*([^()]+?)[\s)?:*]*$/u.exec(withSigns(label).trim()) ?? [];
  const preference = shortTasteOf(keyOf(plainWords(said)));
  const groups = preference && groupsOf(name);
  return groups && { kind: 'taste', groups, preference };
}

/** The words without what says this preference, however often: "dopuszczalne warunkowo". */
function withoutPhrases(words: readonly string[], preference: Preference): readonly string[] {
  const found = phraseIn(words);
  if (found?.preference !== preference) return words;
  return withoutPhrases(
    [...words.slice(0, found.from), ...words.slice(found.from + found.length)],
    preference,
  );
}

function phraseIn(words: readonly string[]) {
  for (const { preference, words: phrase } of PHRASES) {
    const from = words.findIndex((_, at) => phrase.every((word, next) => fitsWord(word, words[at + next])));
    if (from >= 0) return { preference, from, length: phrase.length };
  }
  return undefined;
}

const fitsWord = (pattern: string, word: string | undefined) =>
  word !== undefined && (pattern.endsWith('*') ? fitsPattern(pattern, word) : pattern === word);
