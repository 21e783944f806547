/**
 * Words that are spelled as they sound: "ogurek", "cielencina", "truskafki". Only letters that are spoken alike are changed,
 * so another food never comes of it; a word that is known as it stands is left alone.
 */
import { stripDiacritics } from '@pora/text-pl/fold';

/** Letters that sound alike, as written and as they may be meant. */
const ALIKE: readonly (readonly [written: string, meant: string])[] = [
  ['u', 'ó'],
  ['ó', 'u'],
  ['rz', 'ż'],
  ['ż', 'rz'],
  ['ch', 'h'],
  ['h', 'ch'],
  ['en', 'ę'],
  ['em', 'ę'],
  ['on', 'ą'],
  ['om', 'ą'],
  ['ii', 'i'],
  ['f', 'w'],
  ['sz', 'rz'],
  ['tz', 'c'],
];
const SHORTEST = 4;
const LONGEST = 20;

/** Small things: "bigosik", "kefirek", "dorszyk". */
const SMALL: readonly (readonly [end: RegExp, whole: string])[] = [
  [/cik(?:i|a|u|iem|ów)?$/u, 't'],
  [/[iy]k(?:i|a|u|iem|ów)?$/u, ''],
];

/** The known word that is meant; undefined where the word is known, or means nothing. */
export function respelled(word: string, isKnown: (word: string) => boolean): string | undefined {
  if (word.length < SHORTEST || word.length > LONGEST || isKnown(word)) return undefined;
  // "bakłazan": some of the Polish letters were typed.
  const plain = stripDiacritics(word);
  if (plain !== word && isKnown(plain)) return plain;
  for (const [written, meant] of ALIKE)
    for (let at = word.indexOf(written); at >= 0; at = word.indexOf(written, at + 1)) {
      const other = word.slice(0, at) + meant + word.slice(at + written.length);
      if (isKnown(other)) return other;
    }
  for (const [end, whole] of SMALL) {
    const other = word.replace(end, whole);
    if (other !== word && other.length >= SHORTEST && isKnown(other)) return other;
  }
  return undefined;
}
