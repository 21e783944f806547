/**
 * A survey of a child is filled in by somebody else: "córka ma celiakię", "mała nie może mleka" speak of the patient. Words
 * of an entry are told anew before anything else reads them, so that such a phrase is read as one of the patient alone.
 * What may speak of another child, or of who writes, is doubted: it keeps out what it names, lifts nothing and is asked.
 */
import { foldText } from '@pora/text-pl/fold';
import { PATIENT_WORD } from './symptoms.js';
import { tellsBehind } from './telling.js';
import type { Token, Word } from './tokens.js';
import type { WordClass } from './word-classes.data.js';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const classes = (...kinds: WordClass[]): ReadonlySet<WordClass> => new Set<WordClass>(kinds);

const DAUGHTER =
  /^(?:cor(?:k[aieo]|ce|ci(?:a|e|i|u|ami)?|eczk\w*|eczce|uni\w+)|wnucz\w*|wnusi\w*|dziewczynk\w*|dziewczynce)$/u;
const SON =
  /^(?:syn(?:a|u|em|owi|k\w*|ek|eczek|eczk\w*|us\w*|al\w*)?|wnuk(?:a|u|iem|owi)?|chlop(?:czyk\w*|iec|ca|cu|cem))$/u;
const ANY = /^(?:dzieck[aou]|dzieciak(?:a|owi|iem)?|dziecina|maluch(?:a|owi|em)?|malusz\w*|malec|bobas\w*)$/u;
/** "mała", "mały": the child where no noun follows. */
const LITTLE = /^mal(?:a|y|ej|ego|emu|ym|utk\w{1,3})$/u;
const LITTLE_GIRL = /^mal(?:a|ej|utka|utkiej)$/u;
/** Before "małej" it is somebody: "u małej". */
const OF_SOMEBODY = set('u nasz nasza naszej naszego naszemu moj moja mojej mojego mojemu');
/** Behind "mała" it is somebody: "mała nie może". */
const ACTING = set(
  'nie ma miala mial je jada pije pila pil jest byla byl reaguje dostaje dostala dostal moze toleruje lubi uwielbia ulewa wymiotuje zwraca ' +
    'uczulona uczulony uczulonej uczulonego chora chory tez takze dobrze zle zawsze nigdy przyjmuje zjada zjadla zjadl nie_toleruje',
);
const AMOUNT = /^(?:ilos|porcj|dawk)/u;
const POSSESSIVE = /^(?:moj\w{0,3}|nasz\w{0,3}|swoj\w{0,3})$/u;
const OTHER_CHILD =
  /^(?:starsz|mlodsz|najstarsz|najmlodsz|sredn|drug|trzec|czwart|pierwsz|inn|pozosta|doros|obaj$|oboje$|obie$|obu$|dwoj|dwie$|dwoch$|kazd|zadn|wszystk|jedn)/u;
const OLDER_BEHIND = /^(?:starsz|mlodsz|doros)/u;
/** "córki mają", "synkowie nie jedzą": there are several. */
const SEVERAL = set('maja jedza pija lubia moga sa toleruja reaguja byly mialy jadly');
const MAY_BE_SEVERAL = set('corki coreczki wnuczki wnuki dziewczynki');
/** Of whom a child is, where it stands behind: "córka siostry". */
const OF_OTHERS =
  /^(?:siostry|brata|meza|zony|partner(?:a|ki)|kuzyn(?:a|ki)|wujka|cioci|ciotki|kolezanki|kolegi|sasiad(?:a|ki|ow)|znajom(?:ej|ego|ych)|przyjaciol(?:ki|)|przyjaciela|bratowej|szwagr\w+|szwagierki)$/u;
/** Behind a relative it says whose relative that is: "ojciec dziecka". */
const GENITIVE =
  /^(?:dziecka|dzieciaka|syna|synka|corki|coreczki|wnuka|wnuczki|malej|malego|malucha|maluszka|chlopca)$/u;
/** Who brings a child along, and what they do then: "mama zgłasza alergię na orzechy", "babcia nie daje mleka". */
const CARER =
  /^(?:mam[aey]|mamusia|matka|tata|tatus|ojciec|rodzic\w*|babci\w*|dziadek|dziadkowie|opiekun\w*)$/u;
const SAYING =
  /^(?:zglasz|zglos|podaj|podal|mowi|twierdz|zauwaz|obserw|neguj|zaprzecz|inform|pisze|napis|zaznacz|potwierdz|wspomin|wspomn|opowiad|doda|przekaz|dyktuj|dzwoni|donos|relacjon|opisuj|widzi|prosi|daje|daja|dawa|wyklucz|odstawi|eliminuj|wyeliminow)/u;
const SELF = set('ja mnie mi u_mnie');
const EATEN_BY_SELF = /(?:ę|[aej]m|[łl][ae]m)$|^(?:lubie|moge)$/u;
/** "ankieta o mnie": who writes says to be the patient. */
const WRITER = /ankiet\w{0,4}\s{1,3}(?:jest\s{1,3})?(?:moja|o\s{1,3}mnie|dla\s{1,3}mnie)/u;

const PATIENT = classes('self');
const MAYBE_PATIENT = classes('self', 'unsure');
const RELATIVE = classes('rel');
const CHILD = classes('child');
const FILLER = classes('filler');
const CARER_SAYS = classes('report', 'unsure');

/** The words of an entry of a child's survey, with those of the child read as of the patient. */
export function ofPatientChild(tokens: readonly Token[], text: string): Token[] {
  const found = new Map<number, ReadonlySet<WordClass>>();
  const sexes = new Set<'daughter' | 'son'>();
  tokens.forEach((token, at) => {
    const told = token.sign === undefined ? toldOf(tokens, at, token) : undefined;
    if (!told) return;
    found.set(at, told);
    if (told !== PATIENT && told !== MAYBE_PATIENT) return;
    addSex(sexes, (token as Word).folded);
    if (POSSESSIVE.test(foldedAt(tokens, at - 1))) found.set(at - 1, told);
  });
  // "syn uczulony na mleko, córka pije mleko": one of them is the patient.
  const isDoubtful = sexes.size > 1 || WRITER.test(foldText(text));
  const isOfChild = [...found.values()].some((told) => told === PATIENT || told === MAYBE_PATIENT);
  return tokens.map((token, at) => {
    if (token.sign !== undefined) return token;
    const told = found.get(at);
    if (told) return { ...token, classes: isDoubtful && told === PATIENT ? MAYBE_PATIENT : told };
    return isOfChild && isWriter(token)
      ? { ...token, classes: new Set([...token.classes, 'unsure' as const]) }
      : token;
  });
}

/** What a word counts as in the survey of a child; undefined: as for everybody. */
function toldOf(tokens: readonly Token[], at: number, word: Word): ReadonlySet<WordClass> | undefined {
  if (isCarerSaying(tokens, at, word)) return CARER_SAYS;
  if (!isChildWord(tokens, at, word)) return undefined;
  // "ojciec dziecka" is the father, "mama dziecka podaje" tells of the child.
  if (isOfRelative(tokens, at, word)) return SAYING.test(foldedAt(tokens, at + 1)) ? FILLER : RELATIVE;
  const after = foldedOf(besides(tokens, at, 1));
  // "dziecko pacjentki": the patient is somebody's mother.
  if (PATIENT_WORD.test(after)) return RELATIVE;
  // Asked about as for everybody: it is a niece or a nephew.
  if (OF_OTHERS.test(after)) return CHILD;
  const isAnother =
    OTHER_CHILD.test(foldedOf(besides(tokens, at, -1))) ||
    OLDER_BEHIND.test(after) ||
    isSeveral(tokens, at, word);
  return isAnother ? MAYBE_PATIENT : PATIENT;
}

/** "ojciec dziecka", "brat mojej córki" */
function isOfRelative(tokens: readonly Token[], at: number, { folded }: Word): boolean {
  return besides(tokens, at, -1)?.classes.has('rel') === true && GENITIVE.test(folded);
}

function isChildWord(tokens: readonly Token[], at: number, word: Word): boolean {
  const { folded } = word;
  return isNamedChild(folded) || (LITTLE.test(folded) && isSomebody(tokens, at, word));
}

const isNamedChild = (folded: string): boolean =>
  DAUGHTER.test(folded) || SON.test(folded) || ANY.test(folded);

/** "mała nie może mleka", "u małego", "mała: celiakia", but not "mały kawałek". */
function isSomebody(tokens: readonly Token[], at: number, word: Word): boolean {
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  if (!after) return !before || isOfRelative(tokens, at, word) || OF_SOMEBODY.has(before.folded);
  if (isNamedChild(after.folded) || ACTING.has(after.folded)) return true;
  const isAmount = after.classes.has('amount') || AMOUNT.test(after.folded);
  return !isAmount && (isOfRelative(tokens, at, word) || OF_SOMEBODY.has(foldedOf(before)));
}

function addSex(sexes: Set<'daughter' | 'son'>, folded: string): void {
  if (DAUGHTER.test(folded) || LITTLE_GIRL.test(folded)) sexes.add('daughter');
  else if (SON.test(folded) || folded === 'maly') sexes.add('son');
}

function isSeveral(tokens: readonly Token[], at: number, { folded }: Word): boolean {
  if (!MAY_BE_SEVERAL.has(folded)) return false;
  return [at + 1, at + 2].some((next) => SEVERAL.has(foldedAt(tokens, next)));
}

/** The mother who tells of it is no relative who has it; whose it is, is asked about. */
function isCarerSaying(tokens: readonly Token[], at: number, { folded, classes: known }: Word): boolean {
  if (!CARER.test(folded) || !(known.has('rel') || known.size === 0)) return false;
  // "mama nie zgłasza", "mama dziecka podaje", "matka na wizycie dodała"
  const words = tokens.map((token) => (token.sign === undefined ? token : undefined));
  return tellsBehind(words, at, SAYING, GENITIVE);
}

/** "ja piję mleko" in the survey of a child is the parent. */
function isWriter({ word, folded, classes: known }: Word): boolean {
  return SELF.has(folded) || (known.has('eat') && EATEN_BY_SELF.test(word));
}

/** The neighbour of a word, over a possessive: "moja starsza córka". */
function besides(tokens: readonly Token[], at: number, step: 1 | -1): Word | undefined {
  const next = wordAt(tokens, at + step);
  return next && POSSESSIVE.test(next.folded) ? wordAt(tokens, at + 2 * step) : next;
}

function wordAt(tokens: readonly Token[], at: number): Word | undefined {
  const token = tokens[at];
  return token?.sign === undefined ? token : undefined;
}

const foldedOf = (word: Word | undefined): string => word?.folded ?? '';
const foldedAt = (tokens: readonly Token[], at: number): string => foldedOf(wordAt(tokens, at));
