/** Words of a text that lie in none of its phrases. */
import type { ReadPhrase } from '@pora/engine/text-pl/read-phrase';

/** Words between clauses say nothing by themselves. */
const CONNECTORS = new Set(
  'ale oraz lub albo choć choc chociaż chociaz oprócz oprocz poza prócz procz wyjątkiem wyjatkiem natomiast jednak jednakże także też również tez takze rowniez'.split(
    ' ',
  ),
);
const SHORTEST_CONTENT = 3;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const wordsOf = (text: string): string[] =>
  text
    .replace(INVISIBLE, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];

/** Content words of an answer without a phrase. */
export function lostWords(text: string, phrases: readonly ReadPhrase[]): string[] {
  const known = new Set(phrases.flatMap((phrase) => wordsOf(phrase.text)));
  return wordsOf(text).filter(
    (word) => word.length >= SHORTEST_CONTENT && !CONNECTORS.has(word) && !known.has(word),
  );
}
