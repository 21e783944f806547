/** Tells which field a label of a form asks for: by its words, in any order, with a typing mistake, with a score. */
import type { FoodGroup, Preference } from '@pora/contracts/patients/survey.model';
import { foldText } from '@pora/text-pl/fold';
import {
  EMPTY_WORDS,
  FIELD_WORDINGS,
  FOREIGN_WORDINGS,
  GROUP_WORDINGS,
  PREFERENCE_WORDINGS,
  SECTION_WORDINGS,
  SHORT_PREFERENCE_WORDINGS,
} from './labels.data.js';

/** What a label asks for, or begins. */
export type Target =
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'taste'; readonly groups?: readonly FoodGroup[]; readonly preference?: Preference }
  | { readonly kind: 'section'; readonly section: string }
  | { readonly kind: 'foreign' };

/** A target and how well the label fits it: 1 for the very words. */
export interface Match {
  readonly target: Target;
  readonly score: number;
}

interface Wording {
  readonly words: readonly string[];
  readonly target: Target;
}

/** Longest text that may be a label. */
export const LONGEST_LABEL = 110;
/** Least share of a label's letters that the wording explains. */
const LEAST_SCORE = 0.6;
const EMPTY = new Set(EMPTY_WORDS.split(' '));

const NUMBERING = /^\s*(?:\(?\d{1,3}(?:\.\d{1,2})*\s?[.)]|[a-z]\)|[IVX]{1,4}[.)])\s*/u;

/** Words of a label without numbering, hints in parentheses and the words of every question. */
function wordsOfLabel(label: string): string[] {
  const words = plainWords(label);
  const telling = words.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : words;
}

function plainWords(label: string): string[] {
  const bare = foldText(label.replace(NUMBERING, '').replace(/\([^)]*\)/gu, ' '));
  // "Przetwory mięsne (wędliny)" loses its hint like every label; a label that is nothing but a hint keeps it.
  const text = /[a-z]/u.test(bare) ? bare : foldText(label);
  return text.match(/[a-z0-9]+/gu) ?? [];
}

const wordingsOf = (list: string, target: Target): Wording[] =>
  list.split('|').map((wording) => ({ words: wordsOfLabel(wording), target }));

const FIELDS: readonly Wording[] = [
  ...Object.entries(FIELD_WORDINGS).flatMap(([field, list]) => wordingsOf(list, { kind: 'field', field })),
  ...wordingsOf(FOREIGN_WORDINGS, { kind: 'foreign' }),
];
const keyOf = (words: readonly string[]) => words.join(' ');
const EXACT = new Map<string, Target>([
  ...Object.entries(SECTION_WORDINGS).flatMap(([section, list]) =>
    wordingsOf(list, { kind: 'section', section }).map(entryOf),
  ),
  ...FIELDS.toReversed().map(entryOf),
]);
const GROUPS = new Map(
  GROUP_WORDINGS.flatMap(([groups, list]) =>
    list.split('|').map((wording) => [keyOf(wordsOfLabel(wording)), groups] as const),
  ),
);
const PREFERENCES = preferenceMap(PREFERENCE_WORDINGS);
const SHORT_PREFERENCES = preferenceMap(SHORT_PREFERENCE_WORDINGS);

function entryOf({ words, target }: Wording): [string, Target] {
  return [keyOf(words), target];
}

function preferenceMap(wordings: Readonly<Record<Preference, string>>): Map<string, Preference> {
  return new Map(
    Object.entries(wordings).flatMap(([preference, list]) =>
      list.split('|').map((wording) => [wording, preference as Preference] as const),
    ),
  );
}

/** The preference a head of a table names. */
export function preferenceOf(label: string): Preference | undefined {
  const key = keyOf(plainWords(label));
  return PREFERENCES.get(key) ?? SHORT_PREFERENCES.get(key) ?? PREFERENCES.get(keyOf(wordsOfLabel(label)));
}

/** The groups a label names, alone. */
export function groupsOf(label: string): readonly FoodGroup[] | undefined {
  return GROUPS.get(keyOf(wordsOfLabel(label)));
}

/** The best target of a label; undefined when none fits, or two fit alike. */
export function matchLabel(label: string): Match | undefined {
  if (label.length > LONGEST_LABEL || !/\p{L}{2}/u.test(label)) return undefined;
  const taste = tasteOf(label);
  if (taste) return { target: taste, score: 1 };
  const words = wordsOfLabel(label);
  const exact = EXACT.get(keyOf(words));
  return exact ? { target: exact, score: 1 } : closest(words);
}

function tasteOf(label: string): Target | undefined {
  // First the preference, also in parentheses: "Warzywa (nie lubi)" is more than "Warzywa".
  const words = plainWords(label.replace(/[()]/gu, ' '));
  for (let from = 0; from < words.length; from += 1) {
    for (let to = words.length; to > from; to -= 1) {
      const preference = PREFERENCES.get(keyOf(words.slice(from, to)));
      if (!preference) continue;
      const rest = [...words.slice(0, from), ...words.slice(to)].filter((word) => !EMPTY.has(word));
      if (rest.length === 0) return { kind: 'taste', preference };
      const named = GROUPS.get(keyOf(rest));
      if (named) return { kind: 'taste', groups: named, preference };
    }
  }
  const groups = groupsOf(label);
  return groups && { kind: 'taste', groups };
}

function closest(words: readonly string[]): Match | undefined {
  const total = lettersOf(words);
  let best: (Match & { isTied: boolean }) | undefined;
  for (const wording of FIELDS) {
    const score = explained(wording.words, words) / total;
    if (score < LEAST_SCORE || (best && score < best.score)) continue;
    const isTied = best?.score === score && keyOfTarget(best.target) !== keyOfTarget(wording.target);
    best = { target: wording.target, score: Math.min(score, 0.99), isTied };
  }
  return best && !best.isTied ? best : undefined;
}

const keyOfTarget = (target: Target) => (target.kind === 'field' ? target.field : target.kind);
const lettersOf = (words: readonly string[]) => words.reduce((sum, { length }) => sum + length, 0);

/** Letters of the label that the wording explains; all words of the wording have to be there. */
function explained(wording: readonly string[], label: readonly string[]): number {
  const left = [...label];
  let letters = 0;
  for (const word of wording) {
    const at = left.findIndex((candidate) => isSameWord(word, candidate));
    if (at < 0) return 0;
    letters += left[at]?.length ?? 0;
    left.splice(at, 1);
  }
  return letters;
}

/** The same word, in another form or with one letter wrong. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || Math.abs(a.length - b.length) > 2) return false;
  let same = 0;
  while (same < shorter && a[same] === b[same]) same += 1;
  let sameEnd = 0;
  while (sameEnd < shorter - same && a.at(-1 - sameEnd) === b.at(-1 - sameEnd)) sameEnd += 1;
  const isOneWrong = Math.max(a.length, b.length) - same - sameEnd <= 1;
  const isTwoSwapped = a.length === b.length && a.length - same - sameEnd === 2;
  return isOneWrong || isTwoSwapped || same >= Math.max(5, shorter - 1);
}
