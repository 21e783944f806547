/** Words around a verb that make it say less, or something else. */
import { isMarked, type Element } from './elements.js';

/** "może" with no verb to go with it; what goes on behind a border is no part of it: "może miód, choć w cieście zjem". */
export function isOnlyMaybe(list: readonly Element[], at: number): boolean {
  const border = list.findIndex((one, i) => i > at && one.kind === 'mark' && one.word.folded.startsWith('|'));
  const said = list.slice(0, border < 0 ? undefined : border);
  return !said.some((one, i) => i !== at && isMarked(one, 'eat', 'ok'));
}

/** "najmniej lubię", "słabo toleruję": no leave to eat it. */
export function isWeakly(list: readonly Element[], at: number): boolean {
  // "ciężko mi się trawi"
  const back = list
    .slice(0, at)
    .findLastIndex((one) => one.kind !== 'mark' || !ABOUT_SELF.has(one.word.folded));
  const before = list[back];
  return before !== undefined && before.kind !== 'name' && WEAKLY.has(before.word.folded);
}

const ABOUT_SELF = new Set(['mi', 'sie', 'mnie', 'je', 'go', 'to', 'bardzo', 'nam', 'mu', 'jej']);

const WEAKLY = new Set(
  'najmniej malo srednio niezbyt niespecjalnie slabo ledwo gorzej kiepsko zle ciezko umiarkowanie'.split(' '),
);

/** "przechodzi bez problemu": what is said in passing is said once more. */
export function isFirmlyOk(list: readonly Element[]): boolean {
  return list.some(
    (one) => one.kind === 'mark' && one.word.classes.has('ok') && !one.word.classes.has('casual'),
  );
}
