/** Cuts an entry into sentences and clauses: the pieces a person would decide about one by one. */
import { rawClauses, type Join, type RawClause } from './clause-cutter.js';
import { agree, isAdjective, isAfterIt, isState, startsPlace, THING, type Element } from './elements.js';
import { withListLines } from './list-lines.js';
import { NameScan, type Around } from './name-scan.js';
import type { NameLookup } from './names.js';
import { partedAtDashes } from './dashes.js';
import { ofPatientChild } from './patient-child.js';
import { spokenFor } from './spoken-for.js';
import { withoutSoundAlikes } from './symptoms.js';
import { isEverydayTalk } from './everyday-words.js';
import { DATE, RESULT, withoutFigures } from './figures.js';
import { withJoins } from './together.js';
import { respelled } from './respell.js';
import { cleanText, tokensOf, type Token, type Word } from './tokens.js';
import { stripDiacritics } from '@pora/text-pl/fold';
import { ADJECTIVE, type WordClass } from './word-classes.data.js';

/** A clause. */
export interface Clause {
  readonly elements: Element[];
  /** What stands in brackets, by its parts. */
  readonly inside: Element[][];
  readonly join: Join;
  readonly isAgainst?: boolean;
  readonly isConceding?: boolean;
  readonly sentence: number;
  /** How many elements stand before a colon. */
  heading: number;
  start: number;
  end: number;
}

/** The clauses of an entry, with its clean text. */
export function clausesOf(
  entry: string,
  names: NameLookup,
  isChild: boolean,
): { text: string; clauses: Clause[] } {
  const text = cleanText(entry);
  const tokens = withListLines(tokensOf(text), text);
  const told = isChild ? ofPatientChild(tokens, text) : spokenFor(tokens);
  const plain = withJoins(withoutFigures(withoutSoundAlikes(told), text));
  const raw = rawClauses(
    partedAtDashes(
      plain.map((token) => wellSpelled(token, names)),
      names,
    ),
  );
  let last: (Around & { sentence: number }) | undefined;
  const clauses = raw.map((one, i): Clause => {
    const isSame = last?.sentence === one.sentence;
    const known = isSame ? last : { older: last?.sentence === one.sentence - 1 ? last.nouns : [] };
    const scan = new NameScan(text, names, { ...known, ahead: nounAhead(raw, i) });
    const elements = scan.read(one.words);
    const heading = scan.headingOf(one.heading);
    const inside = one.inside.map((words) => scan.read(words, true));
    if (scan.noun) {
      const { noun, nouns, pair } = scan;
      last = { sentence: one.sentence, noun, nouns, pair, ...(isSame && { older: last?.older }) };
    }
    const all = [...one.words, ...one.inside.flat()];
    const { join, sentence, isAgainst, isConceding } = one;
    const start = all.reduce((least, word) => Math.min(least, word.start), Infinity);
    const end = all.reduce((most, word) => Math.max(most, word.end), 0);
    const turn = { ...(isAgainst && { isAgainst }), ...(isConceding && { isConceding }) };
    return { elements, inside, join, ...turn, sentence, heading, start, end };
  });
  return { text, clauses: mergeClauses(clauses) };
}

/** A food that is spelled as it sounds is that food; who reacts to it is asked about all the same. */
function wellSpelled(token: Token, names: NameLookup): Token {
  if (token.sign !== undefined || token.classes.size > 0 || isEverydayTalk(token)) return token;
  const word = respelled(token.word, (one) => names.isSound(one));
  return word === undefined ? token : { ...token, word, folded: stripDiacritics(word), isGuessed: true };
}

/** "biały, żółty i zielony ser": the noun of a list of adjectives stands behind the last. */
function nounAhead(raw: readonly RawClause[], at: number): Word | undefined {
  const [adjective] = raw[at]?.words ?? [];
  if (!adjective || raw[at]?.words.length !== 1 || !isAdjective(adjective)) return undefined;
  const list = raw.slice(at + 1, at + MOST_ADJECTIVES);
  const end = list.findIndex(({ words }) => words.length !== 1);
  const listed = end < 0 ? [] : list.slice(0, end + 1);
  const isList = listed.every((one) => goesOn(one, adjective, raw[at]?.sentence));
  const noun = listed.at(-1)?.words[1];
  return isList && noun && !noun.breaks && !isAdjective(noun) ? noun : undefined;
}

function goesOn({ words, join, sentence }: RawClause, adjective: Word, of: number | undefined): boolean {
  const [first] = words;
  const isListed = (join === 'and' || join === 'comma') && sentence === of;
  return isListed && first !== undefined && isAdjective(first) && agree(first, adjective);
}

const MOST_ADJECTIVES = 8;

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

/** Whether nothing is named in a clause. */
export function isNameless({ elements, inside }: Pick<Clause, 'elements' | 'inside'>): boolean {
  return [elements, ...inside].every((list) => list.every(({ kind }) => kind === 'mark'));
}

/** A denial that is whole by itself: "brak", "nie zgłasza alergii", "wszystko lubi". */
export function isWholeDenial(clause: Pick<Clause, 'elements' | 'inside'>): boolean {
  if (!isNameless(clause)) return false;
  const has = (...kinds: WordClass[]) => kinds.some((kind) => holds(clause, kind));
  if (has('past', 'rel', 'child', 'unsure', 'exc', 'only')) return false;
  // "reszta ok", "poza tym jem" leave nothing but what was named.
  if (isOfRest(clause)) return !has('neg', 'harm', 'symptom', 'malady', 'suffer', 'amount', 'condition');
  // "wolę nie ryzykować" denies nothing, "w pracy nie mam alergii" not everything.
  if (has('talk', 'rest', 'casual')) return false;
  if (has('negative')) return !has('neg', 'eat', 'harm', 'symptom', 'lack');
  const isFree = clause.elements.some((one) => one.kind === 'mark' && one.word.folded.startsWith('bez_'));
  if (isFree && !has('eat', 'malady', 'harm', 'symptom')) return true;
  if (has('all') && !has('neg', 'malady', 'harm') && has('eat', 'ok')) return true;
  return has('nothing') && has('neg') && has('harm', 'symptom') && !has('malady') ? true : deniesGeneral(has);
}

/** Nothing but denying words and general nouns is left. */
function deniesGeneral(has: (...kinds: WordClass[]) => boolean): boolean {
  if (has('tolerance') || (has('harm') && !has('neg', 'nothing'))) return false;
  if (has('eat') && !has('report', 'malady', 'general')) return false;
  const isDenying = has('lack', 'deny', 'nothing', 'without', 'exclude');
  return isDenying || (has('neg') && !has('eat', 'suffer'));
}

function holds({ elements }: Pick<Clause, 'elements'>, kind: WordClass): boolean {
  return elements.some((one) => one.kind === 'mark' && one.word.classes.has(kind));
}

/** Clauses that name nothing and deny nothing belong to the one before, or behind. */
function mergeClauses(clauses: readonly Clause[]): Clause[] {
  const merged: Clause[] = [];
  let waiting: Clause | undefined;
  for (const clause of clauses) {
    if (waiting && waiting.sentence !== clause.sentence) {
      merged.push(waiting);
      waiting = undefined;
    }
    const isEmpty = saysNothing(clause);
    if (waiting) {
      const goesOn = isAge(waiting) || !isWholeDenial(clause);
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

/** "Ara h 8 dodatnie, orzechy jem": what came out is no word of what follows. */
export function tellsResult({ elements }: Pick<Clause, 'elements'>): boolean {
  return elements.some(
    (one) => one.kind === 'mark' && (one.word.folded === RESULT || NAMELESS.test(one.word.folded)),
  );
}

/** What a test found, not in which food. */
const NAMELESS = /^(?:ltp|profilin)/u;

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

/** "dziwne, co?", "robiłem panel w szpitalu": everyday talk, and nothing that says how a food is meant. */
export function isTalk({ elements, inside }: Pick<Clause, 'elements' | 'inside'>): boolean {
  const isPlain = elements.every(
    (one) =>
      one.kind === 'mark' &&
      (one.word.classes.size > 0 || one.word.folded.length < 3) &&
      !OTHERS.has(one.word.folded) &&
      [...one.word.classes].every((kind) => TALKING.has(kind)),
  );
  const isSaid = holds({ elements }, 'talk') || holds({ elements }, 'chat');
  return inside.length === 0 && isPlain && isSaid;
}

function isUnderlining({ elements, join }: Clause): boolean {
  return join === 'comma' && elements.every((one) => one.kind === 'mark' && !one.word.classes.has('talk'));
}

/** Names nothing, and says nothing of how a food is meant: talk, complaints, pollen. */
export function isContext({ elements, inside }: Pick<Clause, 'elements' | 'inside'>): boolean {
  const isAbout = [...inside, elements]
    .flat()
    .every(
      (one, i, all) =>
        one.kind === 'mark' &&
        !OTHERS.has(one.word.folded) &&
        (isOfLife(one.word, all[i + 1]) ||
          [...one.word.classes].every((kind) => TALKING.has(kind) || SURROUNDING.has(kind))),
    );
  // "mam alergię" beside something else does not say on what.
  return isAbout && (!elements.some(isOfSomething) || holds({ elements }, 'notFood'));
}

/** An allergy is to something; "wstrząs" says enough. */
function isOfSomething(one: Element): boolean {
  return one.kind === 'mark' && one.word.classes.has('malady') && !one.word.classes.has('symptom');
}

/** "nie śpię", "nie rozumiem zachwytu": what is denied is no food. */
function isOfLife(word: Word, next: Element | undefined): boolean {
  return word.folded === 'nie' && next?.kind === 'mark' && LIFE.test(next.word.folded);
}

const LIFE =
  /^(?:spi[ei]?$|spal|dopin|zapin|rozumiem|rozumie$|wychodz|wysz[le]|funkcjonuj|wyobraz|pracuj|zasn|zasyp|wstaj|chodze|oddych|przespa|wyspa)/u;

const SURROUNDING: ReadonlySet<WordClass> = new Set<WordClass>([
  ...([
    'symptom',
    'trouble',
    'amount',
    'condition',
    'notFood',
    'medicine',
    'organ',
    'malady',
    'allergy',
  ] as const),
]);

/** A husband or wife is spoken of. */
export function isOfSpouse(clause: Pick<Clause, 'elements'>): boolean {
  return holds(clause, 'spouse');
}

/** "niektórych rzeczy wolałabym unikać": something is kept away, and nobody knows what. */
export function avoidsUnnamed({ elements }: Pick<Clause, 'elements'>): boolean {
  const words = elements.flatMap((one) => (one.kind === 'mark' ? [one.word.folded] : []));
  const isThing = words.some((word) => THING.test(word));
  return isThing && words.some((word) => /^(?:unika|omija|wyklucz|wyeliminow|eliminuj|odstawi)/u.test(word));
}

const TALKING: ReadonlySet<WordClass> = new Set<WordClass>([
  ...(['talk', 'chat', 'filler', 'self', 'report', 'general'] as const),
]);

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
  const isNoun = (one: Element) =>
    one.kind === 'mark' && (one.word.classes.has('malady') || one.word.classes.has('general'));
  return join === 'and' && holds(before, 'deny') && elements.every(isNoun);
}

const REASONS = new Set(['bo', 'wiec', 'dlatego', 'gdyz', 'poniewaz', 'nawet', 'potem', 'pozniej']);
const TELLING = [
  ...(['neg', 'without', 'lack', 'deny', 'exclude', 'nothing', 'eat', 'harm', 'malady', 'symptom'] as const),
  ...(['ok', 'exc', 'only', 'tolerance', 'unsure', 'past', 'rel', 'child', 'notFood'] as const),
];
const LIFTING = [
  ...(['ok', 'eat', 'malady', 'tolerance', 'neg', 'lack', 'deny', 'nothing', 'without', 'negative'] as const),
];
const OTHERS = new Set(['inne', 'innych', 'inny', 'poza_tym']);

/** "reszta ok", "inne jem", "poza tym w porządku": of all but what was named. */
export function isOfRest({ elements }: Pick<Clause, 'elements'>): boolean {
  const isRest = elements.some((one) => one.kind === 'mark' && speaksOfRest(one.word));
  // "tak, reszta w dokumentacji" says that there is something.
  if (!isRest || holds({ elements }, 'yes')) return false;
  return (['ok', 'eat', 'negative'] as const).some((kind) => holds({ elements }, kind));
}

/** "reszta", "inne", "poza tym" */
export const speaksOfRest = ({ classes, folded }: Word): boolean => classes.has('rest') || OTHERS.has(folded);

/** "mleko reszta w dokumentacji": there is more than what is named. */
export function holdsRest(clause: Pick<Clause, 'elements'>): boolean {
  return holds(clause, 'rest');
}

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
