/** Words and signs by which questions tell how foods are liked, and those by which they ask something else of them. */
import type { Preference } from '@pora/contracts/patients/survey.model';
import { ASKS_OTHERWISE, SHORT_TASTES, SIGN_WORDS, TASTE_SIGNS } from './question-tastes.data.js';
import { fitsPattern } from './word-patterns.js';

const SHORT = new Map(
  Object.entries(SHORT_TASTES).flatMap(([preference, list]) =>
    list.split('|').map((wording) => [wording, preference as Preference] as const),
  ),
);

/** The preference that a word or two behind the name of a group say: "tak", "od biedy". */
export const shortTasteOf = (words: string): Preference | undefined => SHORT.get(words);

/** A label with its hearts and crosses as words: "Ryby ♥", "Warzywa (–)". */
export function withSigns(label: string): string {
  return TASTE_SIGNS.reduce(
    (text, [preference, signs]) => text.replace(signs, SIGN_WORDS[preference]),
    label.replace(/\uFE0F/gu, ''),
  );
}

/** Whether there is a sign. */
export const hasSign = (label: string) => withSigns(label) !== label.replace(/\uFE0F/gu, '');

/** "Po nie sięgam" denies nothing: behind a preposition "nie" stands for the foods. */
export function withoutPronouns(words: readonly string[]): string[] {
  return words.map((word, at) => {
    if (word !== 'nie') return word;
    const before = words[at - 1] ?? '';
    const isLast = at === words.length - 1;
    return /^(?:po|za|przez|o|w|bez)$/u.test(before) || (before === 'na' && !isLast) ? 'nich' : word;
  });
}

const OTHERWISE = ASKS_OTHERWISE.split(/\s+/u).map((one) => ({
  isFirst: one.startsWith('^'),
  pattern: one.replace('^', '').split('_'),
}));

/** Whether a question asks since when, why, how often or where, whatever foods it names. */
export function asksOtherwise(words: readonly string[]): boolean {
  return OTHERWISE.some(({ isFirst, pattern }) =>
    (isFirst ? [0] : [...words.keys()]).some((at) =>
      pattern.every((one, next) => fitsPattern(one, words[at + next] ?? '')),
    ),
  );
}

/** "Produkty, których nie jem", "Czego nie lubisz?": foods of any kind, not those of the question before. */
export const asksForAnyFood = (label = ''): boolean =>
  /^\s*(?:\d+[.)]\s*)?(?:(?:a|jakich|jakie|które|których|inne|czy|są|jest|ma|masz|proszę|wymień|wymienić|podaj|podać|napisz|wypisz|jakieś|jakiekolwiek|te|wszystkie|pan|pani|pani\/pan|pan\/pani)\s+)*(?:czego|co|produkt|potraw|pokarm|dan(?:ia|ie)|rzecz|jedzeni)/iu.test(
    label,
  );
