/**
 * Other names of what is looked for: those of the table and those the practice has added. They widen what a search finds and
 * what a recipe may mean; no check of a plan knows them.
 */
import { tidyText, wordsOf } from '@pora/text-pl/fold';
import { sameTidyWord } from './inflection.js';
import { SEARCH_WORDS } from './search-words.data.js';

/** A name the practice looks something up by, and the name it stands under. */
export interface SearchWord {
  readonly word: string;
  readonly means: string;
}

/** Names of one thing, each by its words. */
type Group = readonly (readonly string[])[];

const GROUPS: readonly Group[] = SEARCH_WORDS.map((row) => row.split('|').map((name) => wordsOf(name)));
/** More readings than anybody needs of one query. */
const MOST_READINGS = 12;
const MOST_WORDS = 12;
const ownGroups = new WeakMap<readonly SearchWord[], readonly Group[]>();

/** What a query says under other names, word by word; the query itself is none of them. */
export function readingsOf(query: string, own: readonly SearchWord[] = []): string[][] {
  const words = wordsOf(query).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const readings = new Map<string, string[]>();
  for (const group of [...groupsOf(own), ...GROUPS]) {
    for (const name of group) {
      const at = placeOf(name, words);
      if (at < 0) continue;
      for (const other of group) {
        if (other === name) continue;
        const reading = [...words.slice(0, at), ...other, ...words.slice(at + name.length)];
        readings.set(reading.join(' '), reading);
      }
    }
    if (readings.size >= MOST_READINGS) break;
  }
  readings.delete(words.join(' '));
  return [...readings.values()].slice(0, MOST_READINGS);
}

/** The same as texts. */
export const otherNames = (phrase: string, own: readonly SearchWord[] = []): string[] =>
  readingsOf(phrase, own).map((words) => words.join(' '));

function groupsOf(own: readonly SearchWord[]): readonly Group[] {
  let groups = ownGroups.get(own);
  if (!groups) {
    groups = own.map(({ word, means }) => [wordsOf(tidyText(word)), wordsOf(tidyText(means))]);
    ownGroups.set(own, groups);
  }
  return groups;
}

/** Where a name stands among words, in any form; -1 where it does not. */
function placeOf(name: readonly string[], words: readonly string[]): number {
  if (name.length === 0) return -1;
  for (let at = 0; at + name.length <= words.length; at += 1)
    if (name.every((word, offset) => sameTidyWord(word, words[at + offset] ?? ''))) return at;
  return -1;
}
