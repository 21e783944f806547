import { describe, expect, it } from '@jest/globals';
import { meaningfulWords, namedWords } from '@pora/engine/text-pl/dislikes';
import { headOf, variantsOf } from '@pora/engine/text-pl/food-terms';
import { sameTidyWord } from '@pora/engine/text-pl/inflection';
import { LinkProposer, type ProposedFood } from '@pora/engine/safety/propose-links';
import { wordsOf } from '@pora/text-pl/fold';
import { starterCatalog } from './supply-matrix.js';

const { dictionary, foods } = starterCatalog();
const EVERY = 7;
const NOTHING = { allergens: [], confidence: 'pewny' } as const;

const isForm = (wanted: string, word: string) => {
  const head = headOf(word);
  return variantsOf(wanted).some((one) => one.head === head && sameTidyWord(one.word, word));
};
const names = dictionary.map(({ key, name, aliases = [] }) => ({
  key,
  names: [name, ...aliases].map(meaningfulWords).filter((words) => words.length > 0),
}));

/** Items a look at every name of the dictionary finds in words, each with the words that name it. */
function scanned(words: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { key, names: all } of names) {
    const met = all.find((wanted) => wanted.every((one) => words.some((word) => isForm(one, word))));
    if (met) found.set(key, words.filter((word) => met.some((one) => isForm(one, word))).join(' '));
  }
  return found;
}

const proposed = (proposer: LinkProposer, food: ProposedFood, kind: 'name' | 'note') =>
  new Map(
    proposer
      .for(food)
      .flatMap(({ key, reason }) => (reason.kind === kind ? [[key, reason.words] as const] : [])),
  );

/** Names that nobody has written: words of the foods and of the dictionary, put together anew. */
function generated(): string[] {
  const words = [...new Set([...foods, ...dictionary].flatMap(({ name }) => wordsOf(name)))];
  return words
    .filter((_, at) => at % EVERY === 0)
    .map((word, at) => [word, words[(at * 31) % words.length], words[(at * 57) % words.length]].join(' '));
}

describe('[decisions 73] powiązania proponowane wszystkim produktom', () => {
  const proposer = new LinkProposer(dictionary);

  it('każda pozycja, którą nazywa nazwa produktu startowego, jest zaproponowana, z tymi samymi słowami', () => {
    for (const { name } of foods) {
      const found = proposed(proposer, { name, allergenInfo: NOTHING }, 'name');
      for (const [key, words] of scanned(namedWords(name)))
        expect([name, key, found.get(key)]).toEqual([name, key, words]);
    }
  });

  it('z uwagi o alergenach dokładnie te, które nazywa', () => {
    for (const note of [
      ...foods.map(({ name }) => name).filter((_, at) => at % EVERY === 0),
      ...generated(),
    ]) {
      const found = proposed(proposer, { name: '', allergenInfo: { ...NOTHING, note } }, 'note');
      expect([note, ...[...found].sort()]).toEqual([note, ...[...scanned(wordsOf(note))].sort()]);
    }
  });

  it('słowo nowego produktu porównuje się z kilkoma słowami słownika, nie ze wszystkimi', () => {
    const fresh = new LinkProposer(dictionary);
    const words = new Set(foods.flatMap(({ name }) => namedWords(name)));
    for (const { name } of foods) fresh.for({ name, allergenInfo: NOTHING });
    expect(fresh.compared).toBeLessThan(3 * words.size);
  });
});
