/** Builds sentences from frames, connectors and objects; what each clause means is known because it was built so. */
import type { Random } from '@pora/engine/random';
import type { WordField } from '@pora/engine/text-pl/read-phrase';
import {
  BARE_FRAMES,
  CLEAR_LISTS,
  FRAMES,
  LISTS,
  STRONG_CONNECTORS,
  WEAK_CONNECTORS,
  type Frame,
  type Meaning,
} from './frames.data.js';
import { OBJECTS, type SentenceObject } from './objects.data.js';

/** A clause with what it says of its foods. */
export interface Clause {
  readonly text: string;
  readonly meaning: Meaning;
  readonly foods: readonly string[];
  /** What it speaks of, in the form it has there. */
  readonly names: readonly string[];
}

/** A generated answer of a survey. */
export interface Sentence {
  readonly field: WordField;
  readonly text: string;
  readonly clauses: readonly Clause[];
}

type Case = 'nominative' | 'accusative' | 'genitive' | 'instrumental' | 'locative';
const CASE = /\{(nominative|accusative|genitive|instrumental|locative)\}/u;
const FIELDS: readonly WordField[] = [
  'allergies',
  'allergies',
  'intolerances',
  'disliked',
  'accepted',
  'chronic',
  'complaints',
  'notes',
];
const NOTES: readonly WordField[] = ['notes', 'purpose', 'past', 'meds'];
const BARE = BARE_FRAMES[0]?.text;
const MOST_CLAUSES = 4;
const MOST_OBJECTS = 3;

function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('Nie ma z czego losować');
  return item;
}

/** One answer in a drawn field. */
export function drawSentence(random: Random): Sentence {
  const field = pick(random, FIELDS);
  const usable = random.below(8) === 0 ? BARE_FRAMES : FRAMES;
  const fitting = usable.filter(({ fields }) => fields.includes(field));
  const frames = fitting.length > 0 ? fitting : FRAMES.filter(({ fields }) => fields.includes(field));
  const taken = new Set<string>();
  const clauses: Clause[] = [];
  let text = '';
  for (let count = 1 + random.below(MOST_CLAUSES); count > 0; count -= 1) {
    const clause = drawClause(random, pick(random, frames), taken);
    text += text === '' ? clause.text : joined(random, clauses.at(-1), clause);
    clauses.push(clause);
  }
  const written = spelled(random, text);
  // What stands in the notes is as often said where somebody tells why they came, were ill or take medicine.
  const shown = field === 'notes' ? (NOTES[written.length % NOTES.length] ?? field) : field;
  return { field: shown, clauses, text: written };
}

function drawClause(random: Random, { text, meaning }: Frame, taken: Set<string>): Clause {
  const asked = CASE.exec(text)?.[1] as Case | undefined;
  if (!asked) return { text, meaning, foods: [], names: [] };
  // What follows the names, and what forbids nothing, must be said of all of them.
  const isClear = (meaning !== 'avoid' && meaning !== 'past') || (text.startsWith('{') && text !== BARE);
  const objects: SentenceObject[] = [];
  for (let count = 1 + random.below(isClear ? 2 : MOST_OBJECTS); count > 0; count -= 1) {
    const object = pick(
      random,
      OBJECTS.filter(({ family }) => !taken.has(family)),
    );
    taken.add(object.family);
    objects.push(object);
  }
  const names = objects.map((object) => object[asked]);
  const list =
    names.length < 3 ? names.join(pick(random, isClear ? CLEAR_LISTS : LISTS)) : listOf(random, names);
  const foods = objects.flatMap((object) => object.foods);
  return { text: text.replace(CASE, list), meaning, foods, names };
}

const listOf = (random: Random, names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')}${pick(random, LISTS)}${names.at(-1) ?? ''}`;

/** A relative's or former allergy ends with its sentence; so does an answer that only denies. */
function joined(random: Random, before: Clause | undefined, { text, meaning }: Clause): string {
  const own: readonly Meaning[] = ['avoid', 'permit', 'deny'];
  const isSamePerson = before !== undefined && own.includes(before.meaning) && own.includes(meaning);
  const connectors = isSamePerson ? [...STRONG_CONNECTORS, ...WEAK_CONNECTORS] : STRONG_CONNECTORS;
  const connector = pick(random, connectors);
  return connector + (connector.startsWith('.') ? capital(text) : text);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As people type: capitals, no diacritics, other blanks, a sign at the end. */
function spelled(random: Random, text: string): string {
  const ended = random.below(3) === 0 ? `${capital(text)}.` : text;
  const way = random.below(12);
  if (way === 0) return ended.toUpperCase();
  if (way === 1) return ended.replace(/ /gu, random.below(2) === 0 ? '\u00a0' : '  ');
  if (way === 2) return hyphened(random, ended);
  return way <= 4 ? withoutDiacritics(ended) : ended;
}

/** With a sign nobody sees, as texts of documents have them: a soft hyphen or a joiner of no width. */
function hyphened(random: Random, text: string): string {
  const at = 1 + random.below(Math.max(1, text.length - 1));
  return `${text.slice(0, at)}${random.below(2) === 0 ? '\u00ad' : '\u200b'}${text.slice(at)}`;
}

function withoutDiacritics(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gu, 'l').replace(/Ł/gu, 'L');
}
