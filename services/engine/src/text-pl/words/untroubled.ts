/** Denials of trouble and of an allergy without its noun: "nie mam problemów z orzechami", "na pewno nie na mleko". */
import { isMarked, isGlued, type Element, type NameRef } from './elements.js';
import type { Said } from './said.js';
import type { Word } from './tokens.js';

const marksOf = (list: readonly Element[]): Word[] =>
  list.flatMap((one) => (one.kind === 'mark' ? [one.word] : []));

/** Verbs of a cause: what follows is the symptom. */
export function isCause(folded: string): boolean {
  return /^(?:powoduj|wywol|wyzwala)/u.test(folded);
}

/** "problemów z orzechami nie mam": nothing else is denied behind the word at a place. */
export function endsInDenial(list: readonly Element[], at: number): boolean {
  const marks = marksOf(list.slice(at + 1));
  const [last, denial] = [marks.at(-1), marks.at(-2)];
  return denial?.classes.has('neg') === true && last?.classes.has('report') === true;
}

const LIMITING_FLAGS = ['unknown', 'kind', 'unsure', 'amount', 'past', 'harm'] as const;
/** "do 2020 roku", "odkąd nie piję", "dopóki mało" */
const LIMITS = new Set([
  'do',
  'od',
  'odkad',
  'dopoki',
  'poki',
  'zanim',
  'przed',
  'az',
  'przy',
  'mniej',
  'lekko',
]);

/**
 * A denial of trouble that holds for some time, some amounts or one preparation says that there is some: what it denied is
 * avoided and asked about. Tells whether it did so.
 */
export function doubtUntroubled(said: Said, list: readonly Element[], isConditional: boolean): boolean {
  const { flags, names } = said;
  if (!flags.has('untroubled')) return false;
  const isLimited =
    isConditional ||
    LIMITING_FLAGS.some((flag) => flags.has(flag)) ||
    isGlued(list) ||
    names.some(({ ref }) => ref.states.length > 0 || ref.name.includes(' bez ')) ||
    marksOf(list).some(({ folded, classes }) => LIMITS.has(folded) || classes.has('only'));
  if (!isLimited) return false;
  for (const one of names) if (one.polarity === 'deny') one.polarity = 'avoid';
  flags.add('unsure');
  return true;
}

/** "na pewno nie na mleko": the preposition alone tells that an allergy is denied. */
export function isSurelyDenied(list: readonly Element[], pending: string, kind: NameRef['kind']): boolean {
  if (pending !== 'neg' || kind === 'diagnosis') return false;
  const marks = marksOf(list);
  const at = marks.findIndex(({ folded }) => folded === 'nie');
  const isOnly = marks.some(({ classes }) => classes.has('only'));
  const [before, after] = [marks[at - 1]?.folded, marks[at + 1]?.folded];
  return !isOnly && before === 'na_pewno' && after === 'na';
}

/** "buraki oprócz barszczu wigilijnego": what is excepted makes no dish of what is not. */
export function withoutException(list: readonly Element[]): readonly Element[] {
  const at = list.findIndex((one) => isMarked(one, 'exc'));
  return at > 0 ? list.slice(0, at) : list;
}
