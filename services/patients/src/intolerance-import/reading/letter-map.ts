/**
 * Whether the letters of a PDF are the ones its pages show. A file that was made anew from another one may have lost the map
 * from its signs to letters: "Ser żółty" is read as "Ser }óBty", and nobody would find the food.
 */

/** Polish letters read with the coding of another country: "ry¿", "bia³ko", "SĹ‚Ăłd", "Å‚osoÅ›"; "Kefir¹" has a foot note. */
const WRONG_CODING =
  /\p{L}[¹³]\p{Ll}|\p{L}¿|¿\p{Ll}|[ĹÄĂÅÃ][\u0080-\u00bf\u2010-\u203a\u20ac\u2122łŁžźşťąĽ¸˝]/u;
const FEWEST_WRONG = 3;

/** Whether a file was saved or opened with another coding, so that no name would be the one of a food. */
export const hasWrongCoding = (texts: readonly string[]) =>
  new Set(texts.filter((text) => WRONG_CODING.test(text))).size >= FEWEST_WRONG;

/** Signs that stand in no word: what the lost letters are read as. */
const STRANGE = /\p{L}[{}|\\^~\u0080-\u009f]\p{L}|(?:^|\s)[{}|\\]\p{Ll}{2}|\p{L}{2}[{}\\](?:\s|$)/u;
const LOST =
  /[\uFFFD\p{Co}\u0001-\u0008\u000b\u000e-\u001f]|\p{Script=Latin}[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CAPITAL_INSIDE = /(?<!\p{L})\p{L}*\p{Ll}\p{Lu}\p{Ll}+/gu;
/** Names of products and measures that are written so. */
const WRITTEN_SO = /^(?:food(?:print|detective|profil)|imu(?:pro)|immuno|mc[A-Z]|elisa|diag)/iu;
const FEWEST_WORDS = 2;

/** Tells by the words themselves: capitals inside them, brackets and control signs. */
export function hasBrokenLetters(texts: readonly string[]): boolean {
  const strange = new Set<string>();
  for (const text of texts) {
    if (LOST.test(text)) return true;
    if (STRANGE.test(text)) strange.add(text);
    for (const [word] of text.matchAll(CAPITAL_INSIDE)) if (!WRITTEN_SO.test(word)) strange.add(word);
  }
  return strange.size >= FEWEST_WORDS;
}
