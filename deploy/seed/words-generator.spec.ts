import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { createRandom } from '@pora/engine/random';
import { WORD_FIELDS, type PhraseReading, type ReadPhrase } from '@pora/engine/text-pl/read-phrase';
import { createNameFinder } from '@pora/engine/text-pl/second-reader/name-finder';
import { unreadNames } from '@pora/engine/text-pl/second-reader/unread-names';
import { readStarterFoods } from './read-seed.mjs';
import type { Meaning } from './words-generator/frames.data.js';
import { drawSentence, type Clause, type Sentence } from './words-generator/generate-sentence.js';
import { OBJECTS } from './words-generator/objects.data.js';

const SEED = Number(process.env['WORDS_SEED'] ?? 20_261_128);
const SENTENCES = 20_000;
/** Read wrongly in each of their clauses. */
const CHANGED = 4000;
const SHOWN = 40;

const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));
const finder = createNameFinder(foods);
function drawn(count: number): Sentence[] {
  const random = createRandom(SEED);
  return Array.from({ length: count }, () => drawSentence(random));
}
const sentences = drawn(SENTENCES);

const READING: Readonly<Record<Meaning, PhraseReading>> = {
  ...{ avoid: 'avoided', permit: 'permitted', deny: 'denied', relative: 'not_food', past: 'avoided' },
  nothing: 'not_food',
};

/** A clause as a reader without a fault reads it. */
function phraseOf({ field, text: entry }: Sentence, { text, meaning, names }: Clause): ReadPhrase {
  const reading = READING[meaning];
  const avoided = reading === 'avoided' ? names : [];
  const permitted = reading === 'permitted' ? names : [];
  return { field, entry, text, reading, avoided, permitted, isOpen: false };
}
const phrasesOf = (sentence: Sentence) => sentence.clauses.map((clause) => phraseOf(sentence, clause));
const unreadIn = (sentence: Sentence, phrases: readonly ReadPhrase[]) =>
  unreadNames(sentence.text, finder.namesIn(sentence.text), phrases);
const shown = (faults: readonly string[]) => ({ faults: faults.length, first: faults.slice(0, SHOWN) });
const NONE = { faults: 0, first: [] };

describe(`generator zdań (ziarno ${SEED}, ${SENTENCES} zdań)`, () => {
  it('[decisions 54] mówi o wszystkim, wszędzie i na każdy sposób', () => {
    const clauses = sentences.flatMap((sentence) => sentence.clauses);
    expect(new Set(sentences.map(({ field }) => field)).size).toBe(WORD_FIELDS.length);
    expect(new Set(clauses.map(({ meaning }) => meaning)).size).toBe(Object.keys(READING).length);
    expect(new Set(clauses.flatMap(({ foods: named }) => named)).size).toBe(
      new Set(OBJECTS.flatMap(({ foods: named }) => named)).size,
    );
    expect(new Set(sentences.map(({ text }) => text)).size).toBeGreaterThan(SENTENCES / 2);
    expect(drawn(20)).toEqual(sentences.slice(0, 20));
  });
});

describe(`drugi czytelnik a zdania z generatora (ziarno ${SEED}, ${SENTENCES} zdań)`, () => {
  it('[decisions 54] o nic nie pyta, gdy pierwszy przeczytał wszystko', () => {
    const doubted = sentences.flatMap((sentence) => {
      const names = unreadIn(sentence, phrasesOf(sentence)).map(({ text }) => text);
      return names.length > 0 ? [`„${sentence.text}” – ${names.join('; ')}`] : [];
    });
    expect(shown(doubted)).toEqual(NONE);
  });

  it('[decisions 54] zauważa każdą nazwę, którą pierwszy pominął', () => {
    const overlooked = sentences.slice(0, CHANGED).flatMap((sentence) => {
      const whole = phrasesOf(sentence);
      return whole.flatMap((phrase, at) => {
        const [, ...others] = phrase.avoided;
        if (phrase.avoided.length === 0) return [];
        const found = unreadIn(sentence, whole.with(at, { ...phrase, avoided: others }));
        return found.length > 0 ? [] : [`„${sentence.text}” – ${phrase.avoided[0] ?? ''}`];
      });
    });
    expect(shown(overlooked)).toEqual(NONE);
  });

  it.each<PhraseReading>(['denied', 'not_food'])(
    '[decisions 54] zauważa zakaz, który pierwszy wziął za „%s”',
    (reading) => {
      const overlooked = sentences.slice(0, CHANGED).flatMap((sentence) => {
        const whole = phrasesOf(sentence);
        return sentence.clauses.flatMap(({ meaning, text }, at) => {
          if (meaning !== 'avoid') return [];
          const wrong: ReadPhrase = { ...phraseOf(sentence, sentence.clauses[at] ?? NOTHING), reading };
          const found = unreadIn(sentence, whole.with(at, { ...wrong, avoided: [] }));
          return found.length > 0 ? [] : [`„${sentence.text}” – ${text}`];
        });
      });
      expect(shown(overlooked)).toEqual(NONE);
    },
  );

  it('[decisions 54] zauważa zdanie, które zgubiono', () => {
    const overlooked = sentences.slice(0, CHANGED).flatMap((sentence) => {
      const whole = phrasesOf(sentence);
      return whole.flatMap((phrase, at) => {
        if (phrase.avoided.length + phrase.permitted.length === 0) return [];
        return unreadIn(sentence, whole.toSpliced(at, 1)).length > 0
          ? []
          : [`„${sentence.text}” – ${phrase.text}`];
      });
    });
    expect(shown(overlooked)).toEqual(NONE);
  });
});

const NOTHING: Clause = { text: '', meaning: 'nothing', foods: [], names: [] };
