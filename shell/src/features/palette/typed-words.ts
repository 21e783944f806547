import { compareText, foldLetters } from '@pora/kit';

/** Words of what was typed, without diacritics and capitals. */
export function wordsOf(typed: string): string[] {
  return foldLetters(typed).split(/\s+/).filter(Boolean);
}

const LAST = 3;

/** A thing with the text that is searched, folded once. */
export interface Searched<T> {
  item: T;
  label: string;
  folded: string;
}

/** Makes a list ready to be searched by its label, and by more words that do not show in it. */
export function searched<T>(
  items: readonly T[],
  textOf: (item: T) => { label: string; more?: string },
): Searched<T>[] {
  return items.map((item) => {
    const { label, more = '' } = textOf(item);
    return { item, label, folded: foldLetters(`${label} ${more}`) };
  });
}

/**
 * What holds every word, first where the text begins with the first word, then where a word does, then by name; last what is
 * meant in other words.
 */
export function matching<T>(
  list: readonly Searched<T>[],
  words: readonly string[],
  isOtherwise: (label: string) => boolean = () => false,
): T[] {
  const [first = ''] = words;
  const rank = ({ folded }: Searched<T>) =>
    folded.startsWith(first) ? 0 : folded.includes(` ${first}`) ? 1 : 2;
  const isHeld = ({ folded }: Searched<T>) => words.every((word) => folded.includes(word));
  return list
    .flatMap((one) => {
      if (isHeld(one)) return [{ one, rank: rank(one) }];
      return isOtherwise(one.label) ? [{ one, rank: LAST }] : [];
    })
    .sort((a, b) => a.rank - b.rank || compareText(a.one.label, b.one.label))
    .map(({ one }) => one.item);
}
