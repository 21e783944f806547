/** Whether a question goes on behind its colon, or somebody answers there. */
import { foldText } from '@pora/text-pl/fold';
import { EXAMPLE_WORDS, SPECIFIC_WORDS } from './label-words.data.js';
import { matchLabel } from './labels.js';
import { isPrinted } from './line-look.js';
import { wordTest } from './word-patterns.js';

/** "Mikcja: częstość w dzień i w nocy", "Leki: nazwa, dawka". */
const ASKS_ON =
  /^[^:]*:\s*(?:jak\p{L}*|ile|któr\p{L}*|kiedy|czy|gdzie|po\s+czym|od\s+kiedy|często\p{L}*|liczb[aęy]|ilość|rodzaj\p{L}*|nazw[ayę]|dawk[ai]|por[ay]|godzin[ay]|powód|przyczyn[ay])(?!\p{L})[^:\d]*$/iu;
const LISTED = /,|\s(?:i|oraz|lub)\s/u;
/** Kinds of things a form asks to write about; who answers names one of them. */
const isKind = wordTest(
  'pobyty operacje zabiegi choroby schorzenia urazy kontuzje wypadki hospitalizacje dolegliwosci objawy problemy leki suplementy alergie nietolerancje posilki godziny pory rodzaje nazwy dawki wyniki diety produkty napoje uzywki nawyki',
);
const isSpecific = wordTest(`${EXAMPLE_WORDS} ${SPECIFIC_WORDS}`);

/** Whether all of a text asks, though it has a colon. */
export function asksBehindColon(text: string): boolean {
  if (ASKS_ON.test(text)) return true;
  const [, before = '', behind = ''] = /^([^:]+):\s*(\S[^:\d]*?)[\s:*]*$/u.exec(text) ?? [];
  // "Preferencje żywieniowe: kasze": the part of the form, and what it asks.
  if (matchLabel(before)?.target.kind === 'section') return asksForOne(behind);
  // "Opisz dolegliwości: pobyty w szpitalu, operacje" names what to write about, "Jakie choroby: cukrzyca" does not.
  const [first = '', ...others] = behind.split(LISTED);
  return (
    isPrinted(text) &&
    has(first, isKind) &&
    others.some((one) => has(one, isKind)) &&
    !has(behind, isSpecific)
  );
}

const asksForOne = (text: string) => (matchLabel(text)?.target.kind ?? 'section') !== 'section';
const has = (text: string, isOf: (word: string) => boolean) =>
  (foldText(text).match(/[a-z]+/gu) ?? []).some(isOf);
