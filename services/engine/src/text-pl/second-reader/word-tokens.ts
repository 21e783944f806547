/** Words of a text with their places, and the two ways in which a written form meets a name. */
import { stripDiacritics } from '@pora/text-pl/fold';

/** A word as it stands in the text. */
export interface WordToken {
  /** Lower case, without diacritics and invisible signs. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
  /** Signs between the word before and this one. */
  readonly gap: string;
}

/** Signs nobody sees: they break no word. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]+/gu;
const WORD = /[\p{L}\p{M}\d\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]+/gu;
/** No Polish word is longer; what is longer is not looked at. */
const LONGEST_WORD = 40;

/** Cuts a text into words; linear in its length. */
export function tokensOf(text: string): WordToken[] {
  const tokens: WordToken[] = [];
  let last = 0;
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const shown = written.replace(INVISIBLE, '');
    const first = shown.charAt(0);
    // A sign that nobody sees parts no word from the marks before it.
    if (shown === '') continue;
    const gap = text.slice(last, index).replace(INVISIBLE, '');
    last = index + written.length;
    const isLong = shown.length > LONGEST_WORD;
    const word = isLong ? '' : stripDiacritics(shown.normalize('NFC').toLowerCase());
    tokens.push({ word, start: index, end: last, isCapital: first !== first.toLowerCase(), gap });
  }
  return tokens;
}

/** Endings of nouns and adjectives, without diacritics; a form may carry one of them. */
const ENDINGS: ReadonlySet<string> = new Set(
  (
    'a e i o u y ia ie ii io iu iom iach iami iem iow om ach ami em owi iowi ow ej iej ego iego emu iemu ym im ymi imi ych ich ' +
    'owa owe owi owy owo owej owego owemu owym owych owymi ' +
    'na ne ni ny nej nego nym nych nymi'
  ).split(' '),
);
const LONGEST_ENDING = 5;
const SHORTEST_STEM = 3;
/** Shorter stems are compared as they are: "mak" is no "mat". */
const LONG_STEM = 4;

/** Sounds that change before an ending, as one: papryka – papryce, kapusta – kapuście, figa – fidze, twaróg – twarogu. */
function evened(stem: string): string {
  if (stem.length < LONG_STEM) return stem;
  if (stem.endsWith('rz')) return `${stem.slice(0, -2)}r`;
  return stem
    .replace(/(?:sz|ch|h|s)$/u, 'S')
    .replace(/(?:cz|c|t|k)$/u, 'K')
    .replace(/(?:dz|z|g|d)$/u, 'D');
}

/** Without the "e" that comes and goes: ogórek – ogórka, truskawek – truskawka, koper – kopru, brukiew – brukwi. */
function withoutMobileE(word: string): string | undefined {
  if (word.length <= SHORTEST_STEM + 1) return undefined;
  if (word.endsWith('iew')) return `${word.slice(0, -3)}w`;
  return /[^aeiouy]e[kcrnl]$/u.test(word) ? word.slice(0, -2) + word.slice(-1) : undefined;
}

/** Stems a form in any case and number may have; `word` is folded. */
export function stemsOfForm(word: string): ReadonlySet<string> {
  const stems = new Set<string>();
  const add = (stem: string): void => {
    if (stem.length >= SHORTEST_STEM) stems.add(evened(stem));
  };
  add(word);
  for (let length = 1; length <= LONGEST_ENDING; length += 1) {
    if (ENDINGS.has(word.slice(-length))) add(word.slice(0, -length));
  }
  const mobile = withoutMobileE(word);
  if (mobile !== undefined) add(mobile);
  return stems;
}

/** Stems of a name as a catalogue prints it (nominative); `word` is folded. */
export function stemsOfName(word: string): readonly string[] {
  const bare = word.replace(/(?:ia|ie|[aeioy])$/u, '');
  const stem = bare.length >= SHORTEST_STEM ? bare : word;
  const mobile = withoutMobileE(stem);
  return [...new Set([stem, ...(mobile === undefined ? [] : [mobile])].map(evened))];
}
