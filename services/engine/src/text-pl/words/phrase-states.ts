/** Which foods of a name are meant when it is said how they are: raw, cooked, pickled. */
import type { FoodMeanings, Meaning, Test } from '../food-meanings.js';
import { isRaw } from '../food-state.js';
import type { NameRef } from './elements.js';
import type { Word } from './tokens.js';

const isNotCooked: Test = ({ state }) => state !== 'cooked';

/** How names of foods say a state that people say otherwise. */
const STATE_WORDS: readonly (readonly [start: string, words: readonly string[]])[] = [
  ['z_puszki', ['konserwowy', 'odsączony', 'puszka', 'sos']],
  ['z_mroz', ['mrożony', 'mrożonka']],
  ['smazon', ['smażony', 'sadzony', 'jajecznica', 'frytki', 'panierowany']],
];

const wordsOfState = ({ word, folded }: Word): readonly string[] =>
  STATE_WORDS.find(([start]) => folded.startsWith(start))?.[1] ?? [word];

/** "jajka (surowe i gotowane)" are those of each state. */
export function inStates(
  meanings: FoodMeanings,
  { name, states }: NameRef,
  meaning: Meaning,
  isAnswer: boolean,
): Meaning | undefined {
  const has = (kind: 'raw' | 'cooked') => states.some(({ classes }) => classes.has(kind));
  if (has('raw') && has('cooked')) return meaning;
  const tests = states.map((state) => stateTest(meanings, state, isAnswer));
  // Raw vegetables are those that somebody eats raw.
  const isGroup = meaning.group !== undefined;
  const isLoose = meaning.group !== undefined || states.some(({ classes }) => classes.has('raw'));
  const isFirst = isLoose ? undefined : meanings.holdingFirst(name.split(' '));
  const { servedRaw = '' } = meaning.group ?? {};
  const isServed = has('raw') && servedRaw !== '' ? meanings.holding(servedRaw.split(' ')) : undefined;
  const test: Test = (facts) =>
    isServed?.(facts) === true ||
    (meaning.test(facts) &&
      tests.some((holds) => holds(facts)) &&
      !(isGroup && has('raw') && facts.state === 'never_raw') &&
      (isFirst?.(facts) ?? true));
  if (!meanings.isMet(test)) return undefined;
  const narrowed = { ...meaning, group: meaning.group ?? { phrases: [] }, test };
  if (isGroup || has('raw') || has('cooked')) return narrowed;
  // "kapusta kiszona" is in sauerkraut soup as well.
  const words = states.map(({ word }) => word);
  return meanings.withDishesOfState(narrowed, name, words, isAnswer ? 'answer' : 'dislike');
}

function stateTest(meanings: FoodMeanings, state: Word, isAnswer: boolean): Test {
  if (state.classes.has('raw')) return isAnswer ? isNotCooked : isRaw;
  if (state.folded === 'na_cieplo' || state.folded.startsWith('po_'))
    return ({ state: known }) => known === 'cooked';
  return meanings.holding(wordsOfState(state));
}

/** "tylko gotowane": how it is eaten. */
export function onlyTest(meanings: FoodMeanings, state: Word): Test {
  if (state.classes.has('raw')) return isRaw;
  if (state.classes.has('cooked')) return ({ state: known }) => known === 'cooked';
  return meanings.holding(wordsOfState(state));
}

/** "oprócz jabłek surowych": the state of what is taken out. */
export function exceptStateTest(meanings: FoodMeanings, state: Word): Test {
  return state.classes.has('raw') ? isRaw : meanings.holding(wordsOfState(state));
}
