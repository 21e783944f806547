/** Finds the classes of a word; tables are read once. */
import { CONJUNCTIONS, WORD_CLASSES, type WordClass } from './word-classes.data.js';

const exact = new Map<string, Set<WordClass>>();
const starts = new Map<string, Set<WordClass>>();
interface Group {
  readonly words: readonly string[];
  readonly classes: Set<WordClass>;
}
/** "kiszony", "kiszonego"; the noun "kiszonka" is none of them. */
const ADJECTIVE_ENDS = ['y', 'a', 'e', 'ej', 'ego', 'emu', 'ym', 'ych', 'ymi'];
/** Groups of words by their first one, the longest first. */
const groups = new Map<string, Group[]>();

for (const [name, words] of Object.entries(WORD_CLASSES)) {
  const kind = name as WordClass;
  for (const word of words.split(' ')) {
    if (word.includes('_')) addGroup(word.split('_'), kind);
    else if (word.endsWith('*')) addTo(starts, word.slice(0, -1), kind);
    else if (word.endsWith('~'))
      for (const end of ADJECTIVE_ENDS) addTo(exact, `${word.slice(0, -1)}${end}`, kind);
    else addTo(exact, word, kind);
  }
}
for (const word of `${CONJUNCTIONS.and} ${CONJUNCTIONS.but}`.split(' '))
  if (word.includes('_')) addGroup(word.split('_'), 'filler');
for (const list of groups.values()) list.sort((a, b) => b.words.length - a.words.length);

function addTo(map: Map<string, Set<WordClass>>, word: string, kind: WordClass): void {
  const known = map.get(word);
  if (known) known.add(kind);
  else map.set(word, new Set([kind]));
}

function addGroup(words: readonly string[], kind: WordClass): void {
  const [first = ''] = words;
  const list = groups.get(first) ?? [];
  const known = list.find((one) => one.words.join(' ') === words.join(' '));
  if (known) known.classes.add(kind);
  else list.push({ words, classes: new Set([kind]) });
  groups.set(first, list);
}

const NONE: ReadonlySet<WordClass> = new Set();
const SHORTEST = 2;
const LONGEST = 16;

/** Classes of a word in lower case without Polish letters. */
export function classesOf(word: string): ReadonlySet<WordClass> {
  const known = exact.get(word);
  if (known) return known;
  for (let length = Math.min(word.length, LONGEST); length >= SHORTEST; length -= 1) {
    const found = starts.get(word.slice(0, length));
    if (found) return found;
  }
  return NONE;
}

/** Words from the beginning of these that mean something only together. */
export function groupAt(
  words: readonly string[],
): { length: number; name: string; classes: ReadonlySet<WordClass> } | undefined {
  const found = (groups.get(words[0] ?? '') ?? []).find(({ words: wanted }) =>
    wanted.every((word, i) =>
      word.endsWith('*') ? words[i]?.startsWith(word.slice(0, -1)) : words[i] === word,
    ),
  );
  return found && { length: found.words.length, name: found.words.join('_'), classes: found.classes };
}
