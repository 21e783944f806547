/** Cuts a question into its words, each with how much it is what the question asks. */
import { foldText } from '@pora/text-pl/fold';
import { fitsPattern } from './word-patterns.js';

/** A word of a question, and how much it is what the question asks. */
export interface Word {
  readonly text: string;
  readonly factor: number;
  /** It stands in brackets. */
  readonly isHint?: boolean;
}

/** Words in brackets are examples, those behind "które …" and "po …" only tell more of what was named before. */
const FACTOR = { hint: 0.55, relative: 0.7, circumstance: 0.55, later: 0.9 };

/** Whether the words from a place on are those of a pattern. */
export const stands = (pattern: readonly string[], texts: readonly string[], at: number) =>
  pattern.every((one, next) => fits(one, texts[at + next] ?? ''));

/** A word that ends with a full stop may be the beginning of what a pattern means: "nietol.", "współistn.". */
function fits(pattern: string, text: string): boolean {
  if (!text.endsWith('.')) return fitsPattern(pattern, text);
  const word = text.slice(0, -1);
  return fitsPattern(pattern, word) || (word.length >= LEAST_CUT && pattern.startsWith(word));
}
const LEAST_CUT = 4;

const NUMBERING = /^\s*(?:\(?\d{1,3}(?:\.\d{1,2})*\s?[.)](?=\s|\D)|[a-z]\))\s*/u;
/** "(dd-mm-rrrr)" says how to write, and not what. */
const DATE_FORMAT = /(?<!\p{L})d{1,2}[-./\s]m{1,2}[-./\s][ry]{2,4}(?!\p{L})/giu;
const PART = /\([^()]*\)?|\[[^[\]]*\]?|[^([]+/gu;
const CIRCUMSTANCE = /^(?:po|przed|podczas|poza|oprocz|mimo|wedlug|wg)$/u;

/** The question without its number and without how its answer is to be written. */
export const bareQuestion = (label: string) => label.replace(NUMBERING, '').replace(DATE_FORMAT, ' ');

/** The words of a question. */
export function wordsOf(label: string): Word[] {
  const words: Word[] = [];
  for (const [part] of bareQuestion(label).matchAll(PART)) {
    if (/^[([]/u.test(part))
      words.push(...plain(part).map((text) => ({ text, factor: FACTOR.hint, isHint: true })));
    else words.push(...clausesOf(part, words.length > 0));
  }
  return words;
}

/** The main clause counts whole; behind a comma, a dash or "które" the question only goes on. */
function clausesOf(part: string, isGoingOn: boolean): Word[] {
  return part.split(/[,;:?]|\s[–—-]\s|(?=\s(?:bo|[żz]eby|aby)\s)/u).flatMap((clause, at) => {
    const texts = plain(clause);
    const isRelative =
      (at > 0 || isGoingOn) && /^(?:(?:o|po|z|na|w|do|dla|u|za|przez) )?ktor/u.test(texts.join(' '));
    const factor = isRelative ? FACTOR.relative : at > 0 ? FACTOR.later : 1;
    return texts.map((text, index) => {
      const before = [texts[index - 1] ?? '', texts[index - 2] ?? ''];
      const isQuestionWord =
        /^(?:czym|jaki|ktor|co)/u.test(texts[index - 1] ?? '') || /^(?:czym|jaki|ktor|co)/u.test(text);
      const isAside =
        !isQuestionWord &&
        before.some(
          (word, back) =>
            CIRCUMSTANCE.test(word) &&
            index - back - 1 > 0 &&
            !/^(?:sieg|stan)/u.test(texts[index - back - 2] ?? ''),
        );
      return { text, factor: isAside ? factor * FACTOR.circumstance : factor };
    });
  });
}

/** How the form speaks to whoever it asks stands between any two words: "zaczyna Pani dzień". */
const ADDRESS = /^(?:pan|pani|pana|panu|pania|panem|panstwo|ci|cie|ty)$/u;

/** "chorował/a", "leczony(a)", "miałeś/aś": the other ending asks nothing. */
const OTHER_ENDING =
  /(?<=\p{L}{3})\s?(?:\/\s?-?|\(-?)(?:[aeiyąę]|[łl]?a[mś]|e[mś]|as|es|ła|na|ny|ni|ka|cy|czka|niczka|ów|ych|ego|ej)\)?(?!\p{L})/giu;

const plain = (text: string): string[] =>
  (foldText(text.replace(OTHER_ENDING, '')).match(/[a-z0-9]+(?:\.(?!\w|$))?/gu) ?? []).filter(
    (word) => !ADDRESS.test(word),
  );
