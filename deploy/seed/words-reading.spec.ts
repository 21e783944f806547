import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { readStarterFoods } from './read-seed.mjs';
import { faultOf, judgeCorpus, readingOf } from './words-corpus/judge-corpus.js';
import { lostWords } from './words-corpus/lost-words.js';
import { readCorpus } from './words-corpus/read-corpus.js';

const foods = readStarterFoods(fileURLToPath(new URL('.', import.meta.url)));
const corpus = readCorpus();
const RIGHT_SHARE = 0.97;
const strangers = judgeCorpus(readCorpus('strangers'), foods);
/** Without a single question too many: nobody writes as plainly to a stranger as the reader would like. */
const STRANGERS_READ = 0.85;

describe.each([
  ['pacjentów i dietetyków', judgeCorpus(corpus, foods)],
  ['z ankiet kilku gabinetów', judgeCorpus(readCorpus('practices'), foods)],
] as const)('słowa %s', (_, judged) => {
  it('[decisions 54] żadne zdanie nie znika po cichu', () => {
    expect(judged.filter(({ isSilent }) => isSilent).map(faultOf)).toEqual([]);
  });

  it('[decisions 54] zakazany produkt nigdy nie jest dozwolony bez pytania', () => {
    expect(judged.filter(({ isForbiddenAllowed }) => isForbiddenAllowed).map(faultOf)).toEqual([]);
  });

  it('[decisions 54] co najmniej 97 % zdań czyta się tak, jak czyta je dietetyk', () => {
    const faults = judged.filter(({ isRight }) => !isRight);
    const share = 1 - faults.length / judged.length;
    const told = `${judged.length - faults.length} z ${judged.length} zdań\n${faults.map(faultOf).join('\n')}`;
    // The sentences are shown, too, when the bar is missed.
    expect(share >= RIGHT_SHARE ? 'tak' : told).toBe('tak');
  });
});

describe('słowa pacjentów i dietetyków, jedno po drugim', () => {
  it('[decisions 54] każde słowo zdania leży w jakiejś frazie', () => {
    const lost = corpus.flatMap(({ field, text }) => {
      const words = lostWords(text, readingOf(field, text, foods).phrases);
      return words.length > 0 ? [`${field}: „${text}” – ${words.join(', ')}`] : [];
    });
    expect(lost).toEqual([]);
  });
});

describe('słowa kogoś, kto nie znał czytającego', () => {
  const shareOf = (right: number) => right / strangers.length;

  it('[decisions 54] żadne zdanie nie znika po cichu, a zakazany produkt nigdy nie jest dozwolony bez pytania', () => {
    const faults = strangers.filter(({ isSilent, isForbiddenAllowed }) => isSilent || isForbiddenAllowed);
    expect(faults.map(faultOf)).toEqual([]);
  });

  it('[decisions 54] co najmniej 97 % zdań jest przeczytanych albo czeka na dietetyka', () => {
    const isTold = ({ asking, isAsked, notKeptOut, wronglyKeptOut }: (typeof strangers)[number]) =>
      isAsked || (asking !== 'required' && notKeptOut.length + wronglyKeptOut.length === 0);
    const faults = strangers.filter((one) => !isTold(one));
    const told = faults.map(faultOf).join('\n');
    expect(shareOf(strangers.length - faults.length) >= RIGHT_SHARE ? 'tak' : told).toBe('tak');
  });

  it('[decisions 54] większość czyta się bez jednego zbędnego pytania', () => {
    const faults = strangers.filter(({ isRight }) => !isRight);
    const told = `${strangers.length - faults.length} z ${strangers.length}\n${faults.map(faultOf).join('\n')}`;
    expect(shareOf(strangers.length - faults.length) >= STRANGERS_READ ? 'tak' : told).toBe('tak');
  });
});
