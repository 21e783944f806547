/** Words of wordings: `przyjm*` is every word that begins like this; others are met in any form, with one letter wrong. */

/** Whether a word without Polish letters is one a pattern means. */
export const fitsPattern = (pattern: string, word: string) =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : pattern === word;

/** Whether it is one of them in another form or with one letter wrong, for words that no pattern means. */
export function resemblesPattern(pattern: string, word: string): boolean {
  if (!pattern.endsWith('*')) return isSameWord(pattern, word);
  const stem = pattern.slice(0, -1);
  // A slip of the first letter is rare, and often another word: "powiedz", "dowiedz".
  return (
    stem.length >= 6 &&
    stem[0] === word[0] &&
    [-1, 0, 1].some((by) => isOneWrong(stem, word.slice(0, stem.length + by)))
  );
}

/** A test for the words of a list with blanks between. */
export function wordTest(list: string): (word: string) => boolean {
  const patterns = list.split(/\s+/u).filter((pattern) => pattern !== '');
  const exact = new Set(patterns.filter((pattern) => !pattern.endsWith('*')));
  const stems = patterns.filter((pattern) => pattern.endsWith('*')).map((pattern) => pattern.slice(0, -1));
  return (word) => exact.has(word) || stems.some((stem) => word.startsWith(stem));
}

/** The same word, in another form or with one letter wrong. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || Math.abs(a.length - b.length) > 2) return false;
  return (a[0] === b[0] && isOneWrong(a, b)) || sharedStart(a, b) >= Math.max(5, shorter - 1);
}

/** One letter more, less or another, or two that changed places. */
function isOneWrong(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const same = sharedStart(a, b);
  const shorter = Math.min(a.length, b.length);
  let sameEnd = 0;
  while (sameEnd < shorter - same && a.at(-1 - sameEnd) === b.at(-1 - sameEnd)) sameEnd += 1;
  const wrong = Math.max(a.length, b.length) - same - sameEnd;
  const areSwapped =
    a.length === b.length && wrong === 2 && a[same] === b[same + 1] && a[same + 1] === b[same];
  return wrong <= 1 || areSwapped;
}

function sharedStart(a: string, b: string): number {
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1;
  return same;
}
