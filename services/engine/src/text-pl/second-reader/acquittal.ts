/**
 * Whether what is said to be eaten is: a word by which one eats it has to stand in its part of the sentence, or before it with
 * nothing against it between. "nerkowce i pistacje, włoskie jem" says nothing of the first two.
 */
import { ACCUSING, APPROVING, EATING, TURNING, type Telling } from './acquittal.data.js';
import type { WordToken } from './word-tokens.js';

const PART_END = /[,;:()[\]!?\n]|\.(?:\s|$)/u;
const SENTENCE_END = /[;!?\n]|\.(?:\s|$)/u;
/** Words farther back are not looked at. */
const FARTHEST = 40;
/** How far a "nie" reaches. */
const REACH = 3;

/** A range of words. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/** Where a name is read. */
export interface Place {
  readonly tokens: readonly WordToken[];
  readonly at: number;
  /** Of the name, in words. */
  readonly length: number;
  /** Tastes harm nobody: there a word behind the list may speak of all of it, too. */
  readonly isTaste: boolean;
}

/** True where the words around a name let it be eaten. */
export function isAcquitted({ tokens, at, length, isTaste }: Place): boolean {
  if (isTakenOut(tokens, at)) return true;
  const own = partAround(tokens, at, length);
  const said = nearest(tokens, own, at, at + length - 1);
  if (said !== undefined) return said;
  if (isTaste && IN_A_DISH.has(tokens[at - 1]?.word ?? '')) return true;
  if ((isTaste || isLaterSentence(tokens, at)) && isSaidBehind(tokens, own)) return true;
  for (let end = own.start; end > 0 && end > own.start - FARTHEST;) {
    const part = partAround(tokens, end - 1, 1);
    const before = nearest(tokens, part, end, end);
    if (before !== undefined) return before;
    end = part.start;
  }
  return false;
}

/** "ryby, ale nie łosoś", "na orzechy, ale nie na migdały" */
function isTakenOut(tokens: readonly WordToken[], at: number): boolean {
  const words = [1, 2, 3].map((back) => tokens[at - back]?.word ?? '');
  const [not, but] = words[0] === 'na' ? [words[1], words[2]] : [words[0], words[1]];
  return not === 'nie' && (but === 'ale' || but === 'lecz' || but === 'byle');
}

/** "koperek, nawet na ziemniakach": with what it is not liked. */
const IN_A_DISH = new Set(['na', 'w', 'we', 'do', 'z', 'ze']);

/** "Uczula mnie wołowina. Drób, ryby jem": what is avoided has been said. */
function isLaterSentence(tokens: readonly WordToken[], at: number): boolean {
  return tokens.slice(1, at + 1).some(({ gap }) => SENTENCE_END.test(gap));
}

/** "jogurty, kefiry lubi" */
function isSaidBehind(tokens: readonly WordToken[], { end }: Part): boolean {
  for (let next = end; next < end + FARTHEST && /^\s*,/u.test(tokens[next]?.gap ?? '');) {
    const part = partAround(tokens, next, 1);
    const said = nearest(tokens, part, next, next);
    if (said !== undefined) return said;
    next = part.end;
  }
  return false;
}

function partAround(tokens: readonly WordToken[], at: number, length: number): Part {
  let start = at;
  while (start > 0 && !PART_END.test(tokens[start]?.gap ?? '')) start -= 1;
  let end = at + length;
  while (end < tokens.length && !PART_END.test(tokens[end]?.gap ?? '')) end += 1;
  return { start, end };
}

/** What the word says that stands nearest to the name: eaten, not eaten, or no word says anything. */
function nearest(
  tokens: readonly WordToken[],
  { start, end }: Part,
  first: number,
  last: number,
): boolean | undefined {
  let best: { distance: number; isEaten: boolean } | undefined;
  for (let at = start; at < end; at += 1) {
    const isEaten = saysEaten(tokens, at, start);
    const distance = at < first ? first - at : at - last;
    if (isEaten !== undefined && (!best || distance < best.distance)) best = { distance, isEaten };
  }
  return best?.isEaten;
}

function saysEaten(tokens: readonly WordToken[], at: number, start: number): boolean | undefined {
  const word = tokens[at]?.word ?? '';
  const turning = tokens
    .slice(Math.max(start, at - REACH), at)
    .filter(({ word: before }) => TURNING.has(before));
  if (holds(ACCUSING, word)) return turning.length > 0;
  // "bez laktozy piję": a thing is missing, and the verb is not turned.
  if (holds(EATING, word)) return turning.every(({ word: before }) => before === 'bez');
  if (holds(APPROVING, word)) return true;
  // "po mleku nic", "nic mi nie jest"
  return word === 'nic' ? true : undefined;
}

const holds = ({ exact, starts }: Telling, word: string): boolean =>
  exact.has(word) || starts.some((one) => word.startsWith(one));
