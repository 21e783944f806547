import { foldLetters } from '@pora/kit';

/**
 * Whether a file is about somebody else: lower case, without diacritics, letters only, neither name containing the other
 * [core §5]. A file without a name says nothing.
 */
export function namesDiffer(inFile: string, patient: string): boolean {
  const [a, b] = [lettersOf(inFile), lettersOf(patient)];
  return !a.includes(b) && !b.includes(a);
}

const lettersOf = (name: string) =>
  foldLetters(name)
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
