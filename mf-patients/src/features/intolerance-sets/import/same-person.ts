import { foldText } from '@pora/text-pl/fold';

const wordsOf = (name: string) =>
  foldText(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Whether two names may be of one person, word by word: "Anna" is no part of "Hanna", a second name may be missing. */
export function isSamePerson(inFile: string, patient: string): boolean {
  const [one, other] = [wordsOf(inFile), wordsOf(patient)];
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  const known = new Set(more);
  return fewer.length > 1 ? fewer.every((word) => known.has(word)) : one.join(' ') === other.join(' ');
}
