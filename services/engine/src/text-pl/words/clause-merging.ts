/** Clauses that go on the one before, or wait for the one behind: reasons, consequences, concessions, bare adjectives. */
import {
  holds,
  isNameless,
  isOfRest,
  isTalk,
  isWholeDenial,
  tellsResult,
  type Clause,
} from './clause-kinds.js';
import { isMarked, isAfterIt, isState, startsPlace, type Element } from './elements.js';
import { DATE } from './figures.js';
import type { Word } from './tokens.js';
import { ADJECTIVE, type WordClass } from './word-classes.data.js';

/** A border between clauses that were put together. */
export const BORDER = '|';
/** A border that turns: "jem wszystko, ale …". */
export const BUT_BORDER = '||';

const SAYING = ['notFood', 'harm', 'eat', 'suffer', 'symptom', 'tolerance', 'yes', 'unsure', 'past'] as const;

/** Only general nouns and denials: it may go on a denial. */
function isPlainTail({ elements }: Clause): boolean {
  return elements.every(
    (one) =>
      one.kind === 'mark' &&
      !SAYING.some((kind) => one.word.classes.has(kind)) &&
      (!one.word.classes.has('malady') || DENIED_CASE.test(one.word.folded)),
  );
}

/** Polish denies in the genitive: "nie zgłasza alergii, nietolerancji". */
const DENIED_CASE = /(?:[ij]i|en|sci|zan|nych)$/u;

const CARRIERS = [
  ...(['eat', 'harm', 'malady', 'symptom', 'ok', 'lack', 'only', 'unsure', 'neg', 'exc'] as const),
  ...(['negative', 'nothing'] as const),
];

/** Clauses that name nothing and deny nothing belong to the one before, or behind. */
export function mergeClauses(clauses: readonly Clause[]): Clause[] {
  const merged: Clause[] = [];
  let waiting: Clause | undefined;
  for (const clause of clauses) {
    if (waiting && waiting.sentence !== clause.sentence) {
      merged.push(waiting);
      waiting = undefined;
    }
    const isEmpty = saysNothing(clause);
    if (waiting) {
      const goesOn = goesTogether(waiting, clause);
      if (isEmpty || goesOn) absorb(waiting, clause);
      else merged.push(waiting, clause);
      if (!isEmpty && goesOn) merged.push(waiting);
      if (!isEmpty) waiting = undefined;
    } else if (follows(clause, merged.at(-1), isEmpty)) absorb(merged.at(-1) as Clause, clause);
    else if (isEmpty && !tellsResult(clause)) waiting = clause;
    else merged.push(clause);
  }
  if (waiting) merged.push(waiting);
  return merged;
}

/** Names nothing, and is not decided about by itself. */
function saysNothing(clause: Clause): boolean {
  return isNameless(clause) && !standsAlone(clause);
}

/** "mam 74 lata": how old somebody is, and nothing else. */
function isAge({ elements, inside }: Clause): boolean {
  const isPlain = elements.every(
    (one) => one.kind === 'mark' && [...one.word.classes].every((kind) => AGE_WORDS.has(kind)),
  );
  return (
    isPlain && inside.length === 0 && elements.some((one) => one.kind === 'mark' && one.word.folded === DATE)
  );
}

const AGE_WORDS: ReadonlySet<WordClass> = new Set<WordClass>(['filler', 'report', 'self']);

/** What names nothing and is decided about by itself: "mleko, reszta w dokumentacji" says that there is more. */
function standsAlone(clause: Clause): boolean {
  // "nie jestem uczulona, na szczęście": what only underlines goes with what was said.
  const isSaidBeside = isTalk(clause) && !isUnderlining(clause);
  const isOwn = holds(clause, 'notFood') || holds(clause, 'rest') || isOfRest(clause) || isSaidBeside;
  return isOwn || isWholeDenial(clause) || isOfSomebody(clause);
}

/** "tata na nic", "żona gotuje": says something of somebody else; a bare "mama" goes on. */
function isOfSomebody({ elements }: Clause): boolean {
  return holds({ elements }, 'rel') && elements.some((one) => one.kind !== 'mark' || !isWhose(one.word));
}

const WHOSE: readonly WordClass[] = ['rel', 'child', 'filler', 'self', 'spouse'];
const isWhose = ({ classes, folded }: Word): boolean =>
  !ALSO.test(folded) && WHOSE.some((kind) => classes.has(kind));
/** "mąż też" */
const ALSO = /^(?:tez|takze|rowniez)$/u;

function isUnderlining({ elements, join }: Clause): boolean {
  return join === 'comma' && elements.every((one) => one.kind === 'mark' && !one.word.classes.has('talk'));
}

/** Whether a clause goes on the one before. */
function follows(clause: Clause, before: Clause | undefined, isEmpty: boolean): boolean {
  if (!before || before.sentence !== clause.sentence) return false;
  if (isExceptStart(clause) || (isEmpty && startsAfterIt(clause))) return true;
  if ((isReason(clause) || isConsequence(clause, before)) && !isWholeDenial(before)) return true;
  return isEmpty ? followsNameless(clause, before) : isBareAdjective(clause, before);
}

function followsNameless(clause: Clause, before: Clause): boolean {
  // "orzechy, w domu jem": what may lift or deny is not put to what was said before.
  if (holds(clause, 'talk') && LIFTING.some((kind) => holds(clause, kind))) return false;
  // "mąż nie je ryb, ja jem", "uczulenie na ryby, siostra tak samo": somebody else is spoken of.
  if (isOwnWord(clause) && holds(before, 'rel')) return false;
  if (holds(clause, 'rel') && !holds(before, 'rel')) return false;
  // "dieta bez orzechów, syn reaguje na ślady": what was asked for is no word about the son alone.
  if (holds(clause, 'child') && !holds(before, 'child') && !isNameless(before)) return false;
  return !isWholeDenial(before) || isPlainTail(clause) || isDeniedToo(clause, before);
}

/** "neguje alergie i uczulenia": what is denied by this verb stands in no genitive. */
function isDeniedToo({ elements, join }: Clause, before: Clause): boolean {
  const isNoun = (one: Element) => isMarked(one, 'malady', 'general');
  return join === 'and' && holds(before, 'deny') && elements.every(isNoun);
}

/** Whether what waits is said with the clause behind it. */
function goesTogether(waiting: Clause, clause: Clause): boolean {
  return isAge(waiting) || !isWholeDenial(clause) || isDeniedBehind(waiting, clause);
}

/** "alergii i nietolerancji nie zgłasza": one verb denies both. */
function isDeniedBehind(waiting: Clause, denial: Clause): boolean {
  const isNoun = (one: Element) => isMarked(one, 'malady', 'general');
  const isBoth = waiting.elements.every(isNoun) && denial.join === 'and' && isWholeDenial(denial);
  // "alergie i nietolerancje neguje": denied by this verb they stand in no genitive.
  return isBoth && (isPlainTail(waiting) || holds(denial, 'deny'));
}

const REASONS = new Set(['bo', 'wiec', 'dlatego', 'gdyz', 'poniewaz', 'nawet', 'potem', 'pozniej']);
const TELLING = [
  ...(['neg', 'without', 'lack', 'deny', 'exclude', 'nothing', 'eat', 'harm', 'malady', 'symptom'] as const),
  ...(['ok', 'exc', 'only', 'tolerance', 'unsure', 'past', 'rel', 'child', 'notFood'] as const),
];
const LIFTING = [
  ...(['ok', 'eat', 'malady', 'tolerance', 'neg', 'lack', 'deny', 'nothing', 'without', 'negative'] as const),
];

/** "wzdyma mnie tak, że rozpinam spodnie": how strong a reaction is; no food stands in it. */
function isConsequence(clause: Clause, before: Clause): boolean {
  const [first] = clause.elements;
  if (first?.kind !== 'mark' || first.word.folded !== 'ze' || !REACTS.some((kind) => holds(before, kind)))
    return false;
  const isSo = before.elements.some((one) => one.kind === 'mark' && SO.test(one.word.folded));
  return isSo && saysNoMore(clause);
}

const REACTS = ['symptom', 'harm', 'malady'] as const;
const SO = /^(?:tak|tyle|takie?|taka|takich|takim|do_tego_stopnia)$/u;

/** "orzechy, choć je uwielbiam": liked, and left out all the same. */
function isConcession({ isConceding, elements, inside }: Clause): boolean {
  const isLiked = (one: Element) =>
    one.kind === 'mark' &&
    (LIKING.test(one.word.folded) ||
      one.word.folded === 'je' ||
      !TELLING.some((kind) => one.word.classes.has(kind)));
  return isConceding === true && inside.length === 0 && elements.every(isLiked);
}

const LIKING = /^(?:(?:po)?lubi|uwielbia|kocha|smaczn|smakuj|przepada|pyszn|ulubion)/u;

const OF_SOMETHING = new Set(['po', 'na', 'od', 'z', 'ze']);

/** "bo tak kazała lekarka", "nawet w kostce": says why or how much; no food stands in it that is not named before. */
function isReason({ elements, inside }: Clause): boolean {
  const [first] = elements;
  if (first?.kind !== 'mark' || !REASONS.has(first.word.folded)) return false;
  return saysNoMore({ elements, inside });
}

/** No food that is not named before, and nothing of how it is meant. */
function saysNoMore({ elements, inside }: Pick<Clause, 'elements' | 'inside'>): boolean {
  if (inside.length > 0) return false;
  return elements.every((one, i) => {
    if (one.kind === 'name') return false;
    if (one.kind === 'mark') return !TELLING.some((kind) => one.word.classes.has(kind));
    const before = elements[i - 1];
    return before?.kind !== 'mark' || !OF_SOMETHING.has(before.word.folded);
  });
}

/** "po tym nie śpię całą noc": what it does, of what was named before. */
function startsAfterIt({ elements }: Clause): boolean {
  const [first, second] = elements.map((one) => (one.kind === 'mark' ? one.word : undefined));
  return isAfterIt(first, second);
}

/** "ja jem", "ja nie". */
function isOwnWord({ elements }: Clause): boolean {
  return elements.some((one) => one.kind === 'mark' && one.word.folded === 'ja');
}

function isExceptStart({ elements }: Clause): boolean {
  const [first] = elements;
  return first?.kind === 'mark' && first.word.classes.has('exc');
}

/** "włoskie i laskowe": the second one goes on where the noun stands, unless something else is said of it. */
function isBareAdjective({ elements, inside, join }: Clause, before: Clause): boolean {
  const last = before.elements.at(-1);
  // "nerkowce i pistacje, włoskie i laskowe jem": behind a comma it belongs to what follows as likely.
  if (join === 'but' || join === 'comma' || inside.length > 0) return false;
  if (last === undefined || last.kind === 'mark') return false;
  const [only, ...others] = elements.filter(({ kind }) => kind !== 'mark');
  if (!only || others.length > 0 || CARRIERS.some((kind) => holds({ elements }, kind))) return false;
  if (only.kind === 'unknown') return ADJECTIVE.test(only.word.folded);
  return only.kind === 'name' && only.words.length === 1 && only.ref.name.includes(' ');
}

/** "w potrawach może być", "na ciepło ok", "po upieczeniu mogę" */
function isEatenElsewhere({ elements, inside }: Clause): boolean {
  const [first] = elements;
  const isPlace = first?.kind === 'mark' && startsPlace(first.word);
  const isNameless = inside.length === 0 && elements.every(({ kind }) => kind === 'mark');
  return (
    isPlace &&
    isNameless &&
    (holds({ elements }, 'eat') || holds({ elements }, 'ok')) &&
    !holds({ elements }, 'neg')
  );
}

const NO_CLASSES: ReadonlySet<WordClass> = new Set();

/** What is refused or granted ends: "herbaty nie, bo mnie mdli", "jem wszystko, ale …". */
function endsHere({ elements }: Clause, next: Clause): boolean {
  const last = elements.at(-1);
  const isNamed = elements.some(({ kind }) => kind === 'name');
  if (!isNamed) return next.join === 'but';
  return next.isAgainst === true || (last?.kind === 'mark' && last.word.folded === 'nie');
}

/** "nerkowce i włoskie": what nobody knows behind "i" is no kind of what stands before, unless that is one: "mleko kozie i owcze". */
function isAnother({ elements }: Clause, next: Clause): boolean {
  const last = elements.at(-1);
  const isPlainName = last?.kind === 'name' && !last.ref.name.includes(' ');
  return isPlainName && next.join === 'and' && next.elements[0]?.kind === 'unknown';
}

/** Stands between clauses that were put together; it has no letters. */
function borderOf({ start, join }: Clause, isTurn: boolean): Word {
  return {
    word: '',
    folded: join === 'but' || isTurn ? BUT_BORDER : BORDER,
    classes: NO_CLASSES,
    start,
    end: start,
    breaks: false,
  };
}

function borderBetween(clause: Clause, next: Clause): Word | undefined {
  // "cebula, w potrawach może być": not by itself, and nobody can tell how far.
  if (isEatenElsewhere(next)) return borderOf(next, true);
  return endsHere(clause, next) || isAnother(clause, next) ? borderOf(next, false) : undefined;
}

/** The clause and what goes on after it, in place: a long row of them is copied once. */
function absorb(clause: Clause, next: Clause): Clause {
  const border = borderBetween(clause, next);
  if (border) clause.elements.push({ kind: 'mark', word: border });
  if (clause.heading === 0 && next.heading > 0) clause.heading = clause.elements.length + next.heading;
  const last = clause.elements.at(-1);
  const isReasonBehind = isReason(next) || isConsequence(next, clause) || isConcession(next);
  for (const one of next.elements) {
    // Why it is so casts no doubt on what was said.
    if (isReasonBehind && one.kind !== 'name') {
      clause.elements.push({ kind: 'mark', word: { ...one.word, classes: NO_CLASSES } });
      continue;
    }
    // "cebula, surowa" is a raw onion.
    if (one.kind === 'mark' && isState(one.word.classes) && last?.kind === 'name')
      last.ref.states.push(one.word);
    clause.elements.push(one);
  }
  for (const part of next.inside) clause.inside.push(part);
  clause.start = Math.min(clause.start, next.start);
  clause.end = Math.max(clause.end, next.end);
  return clause;
}
