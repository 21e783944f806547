/** What foods are called in shops and regions, and what a catalogue calls them. */
import { meaningfulWords } from './dislikes.js';
import { isFormOf } from './inflection.js';
import { SOLD_AS } from './sold-as.data.js';

/** What a name of the shop is for who reacts to it, and for who does not like it. */
export interface SoldAs {
  /** Nothing: only the person can tell what in it. */
  readonly answer: readonly string[];
  readonly dislike: readonly string[];
}

const namesIn = (side = ''): string[] =>
  side
    .split(' ')
    .filter(Boolean)
    .map((name) => name.replaceAll('_', ' '));

/** By how many words the name has. */
const byLength = new Map<number, { readonly words: readonly string[]; readonly sold: SoldAs }[]>();
const words = new Set<string>();
const single = new Set<string>();
for (const row of SOLD_AS) {
  const [names = '', answer, dislike] = row.split('|');
  const sold = { answer: namesIn(answer), dislike: namesIn(dislike) };
  for (const name of names.split(',')) {
    const own = meaningfulWords(name);
    const list = byLength.get(own.length);
    if (list) list.push({ words: own, sold });
    else byLength.set(own.length, [{ words: own, sold }]);
    for (const word of own) words.add(word);
    if (own.length === 1) single.add(own[0] ?? '');
  }
}

/** Every word of these names. */
export const SOLD_WORDS: readonly string[] = [...words];
/** Names of one word: foods by themselves. */
export const SOLD_NAMES: readonly string[] = [...single];

/** What the words are sold as; undefined for all other names. */
export function soldAs(said: readonly string[]): SoldAs | undefined {
  return byLength
    .get(said.length)
    ?.find(({ words: name }) => name.every((word) => said.some((one) => isFormOf(word, one))))?.sold;
}

/** Whether a name is one of the shop, whatever a catalogue holds. */
export function isSoldName(name: string): boolean {
  return soldAs(meaningfulWords(name)) !== undefined;
}
