import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { WORD_FIELDS } from '@pora/engine/text-pl/read-phrase';
import { readStarterFoods } from './read-seed.mjs';
import { readCorpus } from './words-corpus/read-corpus.js';
import { OBJECTS } from './words-generator/objects.data.js';

const names = new Set(readStarterFoods(fileURLToPath(new URL('.', import.meta.url))).map(({ name }) => name));
const own = readCorpus();
const corpus = [...own, ...readCorpus('strangers'), ...readCorpus('practices')];

describe('zbiór zdań pacjentów i dietetyków', () => {
  it('[decisions 54] ma co najmniej 500 zdań, każde raz, we wszystkich polach', () => {
    expect(new Set(corpus.map(({ field, text }) => `${field} ${text}`)).size).toBe(corpus.length);
    expect(own.length).toBeGreaterThanOrEqual(500);
    expect([...new Set(corpus.map(({ field }) => field))].toSorted()).toEqual([...WORD_FIELDS].toSorted());
  });

  it('[decisions 54] mówi o produktach katalogu i sobie nie przeczy', () => {
    const unknown = [...corpus.flatMap(({ keptOut, allowed }) => [...keptOut, ...allowed])]
      .concat(OBJECTS.flatMap(({ foods }) => foods))
      .filter((name) => !names.has(name));
    const contradicting = corpus.filter(({ keptOut, allowed }) =>
      keptOut.some((one) => allowed.includes(one)),
    );

    expect(unknown).toEqual([]);
    expect(contradicting.map(({ text }) => text)).toEqual([]);
  });
});
