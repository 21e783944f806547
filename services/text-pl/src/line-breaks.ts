/**
 * Text whose one-letter words ("i", "w", "z") do not end a line: a no-break space ties each to the next word.
 * @param longest Letters of the longest word that is tied; in a narrow column a longer one would be torn apart instead.
 */
export function keepShortWords(text: string, longest = Infinity): string {
  return text.replace(
    /(?<![\p{L}\d])([aiouwzAIOUWZ]) (?=([\p{L}\d]+))/gu,
    (whole: string, short: string, next: string) => (next.length > longest ? whole : `${short}\u00a0`),
  );
}
