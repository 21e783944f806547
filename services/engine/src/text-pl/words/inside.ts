/** What stands in brackets: exceptions, states, and names that are meant as well. */
import { isMarked, isState, type Element } from './elements.js';
import { isDisease } from './names.js';
import type { Flag, Polarity, Said } from './said.js';
import type { WordClass } from './word-classes.data.js';

/** Adds to a clause what its brackets say; `read` reads one part as a clause of its own. */
export function readInside(
  said: Said,
  byDefault: Polarity | undefined,
  read: (part: Element[]) => Said,
): void {
  const parts = said.clause.inside.map((part) => ({ part, inner: read(part) }));
  // "(kefir i jogurt ok)": the last word is said of all.
  let last: Polarity | undefined;
  for (const { part, inner } of parts.toReversed()) {
    if (inner.hasOwnSay) last = inner.isPostfix ? inner.names[0]?.polarity : undefined;
    // "(tylko nerkowce, pistacje mogę)": of the first nobody can tell.
    else if (last === 'permit' && !startsWithOnly(part)) for (const name of inner.names) name.polarity = last;
  }
  // "napoje roślinne akceptuję (owsiane, migdałowe)", "strączki (hummus, soczewica)" among what is eaten
  const isEaten =
    said.names.length > 0 && said.names.every(({ polarity = byDefault }) => polarity === 'permit');
  // "(poza pieczarkami i boczniakiem)", "(tylko włoskie i laskowe)": what is said at the head goes on.
  let head: readonly Element[] | undefined;
  for (const { part, inner } of parts) {
    if (excepts(part) || startsWithOnly(part)) head = part;
    else if (inner.hasOwnSay) head = undefined;
    if (head && head !== part) goOn(said, head, inner);
    else partInside(said, part, inner, isEaten);
  }
}

function goOn(said: Said, head: readonly Element[], { names, flags }: Said): void {
  for (const flag of flags) if (flag !== 'denial') said.flags.add(flag);
  for (const one of names)
    said.except.push(
      excepts(head) ? { ...one, polarity: undefined } : { ...one, polarity: 'permit', isOnly: true },
    );
}

function partInside(said: Said, part: readonly Element[], inner: Said, isEaten: boolean): void {
  const left = isExplaining(said, part, inner) ? SAYING_NOTHING : DENYING_NOTHING;
  for (const flag of inner.flags) if (!left.has(flag)) said.flags.add(flag);
  // "uczulenie na orzechy (u mamy)"
  if (inner.person === 'relative' && part.every(isOfRelative)) said.person ??= 'relative';
  statesInside(said, part, inner);
  said.except.push(...inner.except.map((one) => ({ ...one, polarity: undefined })));
  namesInside(said, part, inner, isEaten);
}

const DENYING_NOTHING: ReadonlySet<Flag> = new Set<Flag>(['denial']);
const SAYING_NOTHING: ReadonlySet<Flag> = new Set<Flag>([
  'denial',
  'unknown',
  'kind',
  'talk',
  'casual',
  'notFood',
]);
/** What a bracket may hold that only says why, where or how. */
const EXPLAINING: ReadonlySet<WordClass> = new Set<WordClass>([
  ...(['symptom', 'trouble', 'filler', 'chat', 'talk', 'general', 'report', 'self', 'organ'] as const),
  ...(['notFood', 'malady', 'allergy', 'harm'] as const),
]);

/** "karp (ości)", "orzechy (snickersy itp)": names no food that is known, lifts nothing, limits nothing. */
function isExplaining({ names }: Said, part: readonly Element[], inner: Said): boolean {
  // "nietolerancja fruktozy (HBT dodatni)": how much of it, nobody can tell.
  const isKept =
    names.length > 0 &&
    names.every(
      ({ polarity, ref }) =>
        polarity !== 'permit' && polarity !== 'deny' && (ref.kind !== 'diagnosis' || isDisease(ref.name)),
    );
  const isGroup = names.some(({ ref }) => ref.kind === 'group');
  // "sery (twarogopodobne)" are some of them.
  const unknown = part.flatMap((one) => (one.kind === 'unknown' ? [one.word.folded] : []));
  const isSome = isGroup && unknown.length > 0 && unknown.every((word) => KIND_LIKE.test(word));
  return (
    isKept &&
    !isSome &&
    inner.names.length + inner.except.length + inner.inside.length === 0 &&
    part.every((one) => {
      if (one.kind === 'name') return false;
      if (one.kind === 'unknown') return true;
      return [...one.word.classes].every((kind) => EXPLAINING.has(kind));
    })
  );
}

const KIND_LIKE = /(?:[nw]|[sc]k|zl|st|pl|bl)(?:y|a|e|ie|i|ych|ich|ej)$/u;

function namesInside(said: Said, part: readonly Element[], inner: Said, isEaten: boolean): void {
  const isAlso = part.some((one) => one.kind === 'mark' && ALSO.has(one.word.folded));
  for (const one of inner.names) {
    if (isEaten && one.polarity === undefined) said.names.push({ ...one, polarity: 'permit' });
    else if (isAlso && one.polarity === undefined)
      said.names.push({ ...one, polarity: said.names[0]?.polarity });
    else if (one.polarity === 'permit') said.except.push({ ...one, polarity: 'permit' });
    else if (startsWithOnly(part)) said.except.push({ ...one, polarity: 'permit', isOnly: true });
    else if (one.polarity === 'deny' && isDisease(one.ref.name)) continue; // "gluten (nie celiakia)"
    else if (one.polarity === 'deny') said.flags.add('unsure');
    else said.inside.push(one);
  }
}

/** "jabłka (pieczone ok)", "burak (tylko gotowany)" say how it is eaten, "cebula (surowa)" which one is meant. */
function statesInside(said: Said, part: readonly Element[], inner: Said): void {
  const states = part.flatMap((one) => (one.kind === 'mark' && isState(one.word.classes) ? [one.word] : []));
  // "(oprócz tuńczyka z puszki)": the state is of what the bracket names itself.
  if (states.length === 0 || inner.names.length + inner.except.length > 0) return;
  if (startsWithOnly(part) || excepts(part) || inner.carried === 'permit') said.onlyStates.push(...states);
  else said.names.at(-1)?.ref.states.push(...states);
}

/** "grzyby (pieczarki też)": meant beside what stands before, not instead of it. */
const ALSO = new Set(['tez', 'takze', 'rowniez', 'zwlaszcza', 'szczegolnie', 'nawet']);

function isOfRelative(one: Element): boolean {
  return one.kind === 'mark' && (one.word.classes.has('rel') || one.word.folded === 'u');
}

/** "ryby (oprócz wędzonych)" */
function excepts(part: readonly Element[]): boolean {
  return part.some((one) => isMarked(one, 'exc'));
}

function startsWithOnly(part: readonly Element[]): boolean {
  return part.some((one) => isMarked(one, 'only'));
}
