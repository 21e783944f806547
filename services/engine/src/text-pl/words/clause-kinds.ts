/** What a clause is by itself: nothing named, a denial, talk, a result, all but what was named. */
import type { Join } from './clause-cutter.js';
import { isMarked, THING, type Element } from './elements.js';
import { RESULT } from './figures.js';
import type { Word } from './tokens.js';
import type { WordClass } from './word-classes.data.js';

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

/** Whether a word of a class stands in it. */
export function holds({ elements }: Pick<Clause, 'elements'>, kind: WordClass): boolean {
  return elements.some((one) => isMarked(one, kind));
}

/** "tylko łosoś", "łosoś (tylko łosoś, sprawdzone)" */
export function saysOnly({ elements, inside }: Pick<Clause, 'elements' | 'inside'>): boolean {
  return [elements, ...inside].some((one) => holds({ elements: one }, 'only'));
}

/** "Ara h 8 dodatnie, orzechy jem": what came out is no word of what follows. */
export function tellsResult({ elements }: Pick<Clause, 'elements'>): boolean {
  return elements.some(
    (one) => one.kind === 'mark' && (one.word.folded === RESULT || NAMELESS.test(one.word.folded)),
  );
}

/** What a test found, not in which food. */
const NAMELESS = /^(?:ltp|profilin)/u;

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
  const words = foldedWords({ elements });
  const isThing = words.some((word) => THING.test(word));
  return isThing && words.some((word) => /^(?:unika|omija|wyklucz|wyeliminow|eliminuj|odstawi)/u.test(word));
}

const foldedWords = ({ elements }: Pick<Clause, 'elements'>): string[] =>
  elements.flatMap((one) => (one.kind === 'name' ? [] : [one.word.folded]));

/** "eliminacja", "odstawiono": something is left out of a diet. */
export function excludes(clause: Pick<Clause, 'elements'>): boolean {
  return foldedWords(clause).some((word) => /^(?:wyklucz|wyeliminow|eliminuj|eliminacj|odstawi)/u.test(word));
}

/** "prawie żadnych warzyw": some of them are eaten, and nobody knows which. */
export function isNearlyAll(clause: Pick<Clause, 'elements'>): boolean {
  return foldedWords(clause).some((word) => /^(?:prawie|niemal|wiekszosc|wiekszosci)$/u.test(word));
}

/** "tłuste mięso, skóry": behind a food the skin is one more, and none that anybody has named. */
export function listsSkin({ elements }: Pick<Clause, 'elements'>): boolean {
  const [before, last] = elements.slice(-2);
  return before?.kind === 'name' && last?.kind === 'mark' && /^skor(?:a|y|e)$/u.test(last.word.folded);
}

/** "kurczak, ale nie lubię skóry" */
export const speaksOfSkin = (clause: Pick<Clause, 'elements'>): boolean =>
  foldedWords(clause).some((word) => /^skor(?:a|y|e|ek|ki|ke)$/u.test(word));

/** "dużo rzeczy", "je 12 produktów": many foods are not eaten, and nobody knows which. */
export function leavesOpen(clause: Pick<Clause, 'elements'>): boolean {
  const words = foldedWords(clause);
  const isMany = words.some((word) =>
    /^(?:duzo|wiele|wielu|sporo|mnostwo|wiekszosci?|polowy|kilka|kilku|kilkanascie|\d+)$/u.test(word),
  );
  // "wybredny, długo by wymieniać"
  if (
    words.some((word) => /^wymieni/u.test(word)) &&
    words.some((word) => /^(?:dlugo|duzo|trudno|mozna|szkoda|nie)$/u.test(word))
  )
    return true;
  return isMany && words.some((word) => THING.test(word) || /^(?:produkt|potraw|dan$|smak)/u.test(word));
}

const TALKING: ReadonlySet<WordClass> = new Set<WordClass>([
  ...(['talk', 'chat', 'filler', 'self', 'report', 'general'] as const),
]);

const OTHERS = new Set(['inne', 'innych', 'inny', 'poza_tym']);

/** "reszta ok", "inne jem", "poza tym w porządku": of all but what was named. */
export function isOfRest({ elements }: Pick<Clause, 'elements'>): boolean {
  const isOrdinary = elements.every((one) => one.kind === 'mark') && foldedWords({ elements }).some(isOfSort);
  const isRest = isOrdinary || elements.some((one) => one.kind === 'mark' && speaksOfRest(one.word));
  // "tak, reszta w dokumentacji" says that there is something.
  if (!isRest || holds({ elements }, 'yes')) return false;
  return (['ok', 'eat', 'negative'] as const).some((kind) => holds({ elements }, kind));
}

/** "makaron razowy, zwykły jem": the other sort of what was named. */
const isOfSort = (word: string): boolean =>
  /^(?:zwykl|normaln|klasyczn|tradycyjn|jasn|bial|swiez)(?:e|y|a|ego|ych|ej|ym)$/u.test(word);

/** "reszta", "inne", "poza tym" */
export const speaksOfRest = ({ classes, folded }: Word): boolean => classes.has('rest') || OTHERS.has(folded);

/** "mleko reszta w dokumentacji": there is more than what is named. */
export function holdsRest(clause: Pick<Clause, 'elements'>): boolean {
  return holds(clause, 'rest');
}
