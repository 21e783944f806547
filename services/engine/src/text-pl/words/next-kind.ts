/** What follows a word in its clause: a verb, or a name. */
import type { Element } from './elements.js';
import type { Word } from './tokens.js';

/** The next thing that tells how a name is meant, or the name. */
export type NextKind = 'verb' | 'name';

const VERBS = ['eat', 'suffer', 'harm', 'malady', 'tolerance', 'ok', 'exclude', 'symptom', 'only'] as const;

/** Whether a word says how a name is meant. */
export function isVerb(classes: Word['classes']): boolean {
  return VERBS.some((kind) => classes.has(kind));
}

/** Of each place of a list what follows behind it. */
export function nextKinds(list: readonly Element[]): readonly (NextKind | undefined)[] {
  const kinds: (NextKind | undefined)[] = [];
  let next: NextKind | undefined;
  for (let i = list.length - 1; i >= 0; i -= 1) {
    kinds[i] = next;
    const one = list[i] as Element;
    if (one.kind === 'name') next = 'name';
    else if (one.kind === 'mark' && isVerb(one.word.classes)) next = 'verb';
  }
  return kinds;
}

const SAYS = ['eat', 'harm', 'malady', 'symptom', 'suffer', 'neg', 'report'] as const;

/** Whether any word of a list says something of the names beside it. */
export function saysAnything(list: readonly Element[]): boolean {
  return list.some((one) => one.kind === 'mark' && SAYS.some((kind) => one.word.classes.has(kind)));
}
