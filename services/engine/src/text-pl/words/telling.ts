/** Who tells of something and who has it: "matka na wizycie dodała" tells, "mama ma alergię, podaje" has it herself. */
import type { Word } from './tokens.js';
import type { WordClass } from './word-classes.data.js';

/** How far behind who tells the telling stands: "matka podczas ostatniej wizyty dodała". */
const LATEST = 6;
/** Before any telling it is said of whoever is named. */
const HAVING: readonly WordClass[] = ['malady', 'suffer', 'symptom', 'harm', 'eat', 'report'];

/**
 * Whether the first word behind somebody that counts, up to the next sign, is one of telling.
 * @param words signs are undefined
 * @param passed words that count for nothing
 */
export function tellsBehind(
  words: readonly (Word | undefined)[],
  at: number,
  tells: RegExp,
  passed: RegExp | undefined = undefined,
): boolean {
  const verb = words
    .slice(at + 1, at + 1 + LATEST)
    .find((word) => word === undefined || tells.test(word.folded) || isHaving(word, passed));
  return verb !== undefined && tells.test(verb.folded);
}

const isHaving = ({ classes, folded }: Word, passed: RegExp | undefined): boolean =>
  HAVING.some((kind) => classes.has(kind)) && passed?.test(folded) !== true;
