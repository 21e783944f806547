/** What one clause says governs the next one in its sentence, as far as a person would read it so. */
import { isOtherField, type WordField } from '../read-phrase.js';
import type { Flag, Meant, Polarity, Said } from './said.js';
import { isWholeDenial } from './clause-kinds.js';
import { isMarked, isAfterIt } from './elements.js';
import { ANSWERS } from './fields.js';
import { doubtHarmsNot, harmsNot } from './harms-not.js';
import { inPlace, isEatenList, isListOfEaten, noteBeside, onlyThese } from './eaten-lists.js';
import { reactsBehind } from './turns.js';
import { isSupposed } from './ways-of-telling.js';
import type { Word } from './tokens.js';
import type { WordClass } from './word-classes.data.js';

const LASTING: readonly Flag[] = ['allergy', 'medical', 'past'];

/** Carries what is said to the clauses of the same sentence. */
export function carry(said: readonly Said[], field: WordField): void {
  if (field === 'disliked')
    for (const [i, one] of said.entries()) {
      onlyThese(one, said[i + 1], said[i - 1]);
      inPlace(one, said[i - 1]);
    }
  for (const [i, one] of said.entries()) {
    const before = said[i - 1];
    if (before) ofTheSame(one, before);
    if (before?.clause.sentence === one.clause.sentence) carryOn(one, before, said[i + 1], field);
  }
  noteBeside(said);
  if (field === 'intolerances')
    for (const [i, one] of said.entries()) contrast(one, said[beforeList(said, i)], said[i + 1]);
  for (let i = said.length - 2; i >= 0; i -= 1) carryBack(said, i, field);
  for (const [i, one] of said.entries()) eatenOfSort(one, said[i + 1]);
  if (!ANSWERS.has(field)) return;
  for (const [i, one] of said.entries()) {
    eatenIn(one, said[i - 1]);
    doubtHarmsNot(said, i);
  }
}

/** "z nabiału jogurt, kefir toleruję": both of them are eaten, or one of them is not. */
function eatenOfSort(one: Said, next: Said | undefined): void {
  const isListed = next?.clause.sentence === one.clause.sentence && next.clause.join !== 'but';
  const isEaten = next?.isPostfix === true && next.names.some(({ polarity }) => polarity === 'permit');
  if (one.flags.has('sort') && !one.hasOwnSay && isListed && isEaten) one.flags.add('unsure');
}

function carryOn(one: Said, before: Said, next: Said | undefined, field: WordField): void {
  for (const settle of WITHIN_SENTENCE) settle(one, before);
  if (!isOtherField(field) && field !== 'accepted') reactToEaten(one, before);
  if (one.clause.join === 'and' && !one.hasOwnSay) share(before, one, ['wish', 'unsure']);
  if (!isOfPermitted(one, next)) carryPolarity(one, before, field);
  else if (field === 'allergies' && !(isSetApart(before) && isClear(next))) one.flags.add('unsure');
  carryPerson(one, before);
}

/** "marchew, w zupie mogę": what harms is eaten in a dish, and nobody can tell how far. */
function eatenIn(one: Said, before: Said | undefined): void {
  const isAfter = before?.clause.sentence === one.clause.sentence && before.names.length > 0;
  const isEaten = one.names.length > 0 && one.names.every(({ polarity }) => polarity === 'permit');
  if (isAfter && isEaten && startsWithPlace(one)) before.flags.add('unsure');
}

/** "nie mam problemów z mlekiem, odkąd go nie piję": what follows limits the denial, whatever it says. */
function limit(one: Said, before: Said): void {
  const isNamed = one.names.length + one.except.length + one.inside.length > 0;
  if (!before.flags.has('untroubled') || isNamed || isWholeDenial(one.clause)) return;
  for (const name of before.names) if (name.polarity === 'deny') name.polarity = 'avoid';
  before.flags.add('unsure');
  before.carried = undefined;
}

/** "testy na ryby ujemne, ale puchnę (mama też)": what a test denies harms all the same. */
function reactAllTheSame(one: Said, before: Said): void {
  const areDenied = before.names.length > 0 && before.names.every(({ polarity }) => polarity === 'deny');
  if (!areDenied || !reactsOnly(one)) return;
  for (const name of before.names) name.polarity = 'avoid';
  before.flags.add('unsure');
  before.carried = undefined;
}

/** "ale puchnę", but not "ale alergia (orzechy)". */
function reactsOnly(one: Said): boolean {
  const isOfOther =
    one.names.length > 0 || (one.inside.length > 0 && !holds(one, 'symptom') && !holds(one, 'harm'));
  return !isOfOther && reactsBehind(one.clause.elements, -1);
}

/** "jadłam kawę do 2020, potem wstrząs": what was eaten harms. */
function reactToEaten(one: Said, before: Said): void {
  const areEaten = before.names.length > 0 && before.names.every(({ polarity }) => polarity === 'permit');
  if (!areEaten || !reactsOnly(one)) return;
  for (const name of before.names) name.polarity = 'avoid';
  before.flags.add('unsure');
}

/** "mąż nie je ryb, ja jem chętnie", "ja też nie": of the same food, said of the patient. */
function ownWord(one: Said, before: Said): void {
  const isSelf = one.names.length === 0 && startsWithSelf(one) && before.person === 'relative';
  if (!isSelf || one.except.length > 0 || one.flags.has('unknown')) return;
  const polarity = one.carried ?? (one.flags.has('denial') ? ownDenial(one, before) : undefined);
  if (polarity === undefined) return;
  if (polarity === 'deny') one.flags.delete('unsure');
  if (polarity === 'avoid') one.flags.add('unsure');
  one.names.push(...before.names.map((name) => ({ ...name, polarity, isSaid: true })));
  one.hasOwnSay = true;
}

/** "siostra ma na orzechy, ja nie" has it not, "mąż je ryby, ja nie" does not eat them. */
function ownDenial(one: Said, before: Said): Polarity {
  if (one.flags.has('eats')) return 'avoid';
  const isHad = holds(before, 'malady') || (holds(before, 'report') && !before.flags.has('eats'));
  return isHad && !holds(before, 'neg') ? 'deny' : 'avoid';
}

/** "omijam je szerokim łukiem" */
const OBJECTS = new Set(['je', 'ich', 'go', 'tego', 'niego', 'nim']);

/** "Kolendra. Po niej mam pokrzywkę.": what was named before. */
function ofTheSame(one: Said, before: Said): void {
  const marks = one.clause.elements.flatMap((element) => (element.kind === 'mark' ? [element.word] : []));
  const isReaction =
    marks.length === one.clause.elements.length &&
    (tellsOfIt(marks) || isKeptFrom(marks)) &&
    !one.flags.has('denial');
  const isMeant =
    before.names.length > 0 &&
    before.names.every(({ polarity }) => polarity !== 'permit' && polarity !== 'deny');
  if (!isReaction || !isMeant || one.clause.inside.length > 0 || before.person !== undefined) return;
  one.names.push(...before.names.map((name): Meant => ({ ...name, polarity: 'avoid', isSaid: true })));
}

/** "po niej mam pokrzywkę" */
function tellsOfIt(marks: readonly Word[]): boolean {
  const isNamed = marks.some((word, i) => isAfterIt(word, marks[i + 1]));
  const isEaten = marks.some(({ classes }) => classes.has('eat'));
  return isNamed && !isEaten && marks.some(({ classes }) => classes.has('symptom'));
}

/** "omijam je szerokim łukiem", "unikam ich" */
function isKeptFrom(marks: readonly Word[]): boolean {
  const isAvoided = marks.some(
    ({ folded }, i) => /^(?:unika|omija|odstawi)/u.test(folded) && OBJECTS.has(marks[i + 1]?.folded ?? ''),
  );
  return isAvoided && marks.every(({ folded, classes }) => folded === 'je' || !classes.has('eat'));
}

const THEY = new Set(['ona', 'on', 'oni', 'one']);

function startsWithSelf({ clause }: Said): boolean {
  const [first] = clause.elements;
  return first?.kind === 'mark' && first.word.folded === 'ja';
}

/** "kminek w chlebie i w kapuście": one dish goes on. */
function placed(one: Said, before: Said): void {
  const goesOn = one.clause.join === 'and' && before.flags.has('glued') && startsWithPlace(one);
  if (goesOn) one.flags.add('glued');
}

/** "w kapuście" behind "kminek w chlebie" is where it is, too. */
function startsWithPlace({ clause }: Said): boolean {
  const [first] = clause.elements;
  return first?.kind === 'mark' && (first.word.folded === 'w' || first.word.folded === 'we');
}

function share(from: Said, to: Said, flags: readonly Flag[]): void {
  for (const flag of flags) if (from.flags.has(flag)) to.flags.add(flag);
}

/** "mleko nie, kefir i jogurt tak": the place before the list that a clause ends. */
function beforeList(said: readonly Said[], at: number): number {
  let before = at - 1;
  const isBare = (one: Said | undefined) =>
    one?.clause.elements.every(({ kind }) => kind === 'name') === true;
  while (before > 0 && isBare(said[before])) before -= 1;
  return before;
}

/** "mleko nie, kefir tak": beside what is not drunk, "tak" is what is. */
function contrast(one: Said, ...neighbours: readonly (Said | undefined)[]): void {
  if (!one.flags.has('yes') || one.names.length === 0 || one.clause.heading > 0) return;
  const isRefused = neighbours.some(
    (other) =>
      other?.clause.sentence === one.clause.sentence &&
      other.clause.heading === 0 &&
      other.isPostfix &&
      other.names.length > 0 &&
      other.names.every(({ polarity, isSaid }) => polarity === 'avoid' && isSaid) &&
      other.clause.elements.every((element) => element.kind === 'name' || element.word.classes.has('neg')),
  );
  if (isRefused) one.flags.add('contrast');
}

/** "tuńczyka zjem i paluszki rybne": the last of them, too. */
function isAfterVerb(one: Said, before: Said, field: WordField): boolean {
  const isBare = one.clause.elements.every(({ kind }) => kind === 'name') && !one.hasOwnSay;
  const isEaten = before.isPostfix && before.flags.has('eats') && before.names.length > 0;
  return (
    !ANSWERS.has(field) &&
    one.clause.join === 'and' &&
    isBare &&
    isEaten &&
    before.names.every(({ polarity }) => polarity === 'permit')
  );
}

/** "pszenica IgE klasa 3, żyto i owies jem": what is said of the one before stands behind its name and ends there. */
function isSetApart(before: Said | undefined): boolean {
  if (!before || before.carried !== undefined || before.names.length === 0) return false;
  const { elements, inside } = before.clause;
  const last = elements.at(-1);
  const isSaidBehind = last?.kind === 'mark' && SAID_BEHIND.some((kind) => last.word.classes.has(kind));
  const isAvoided = before.names.every(({ polarity }) => polarity === 'avoid' || polarity === undefined);
  return isAvoided && inside.length === 0 && isSaidBehind && !before.flags.has('unknown');
}

/** "jajka i ryby jem rzadko": said of both, and neither for certain. */
function isClear(next: Said | undefined): boolean {
  return next !== undefined && !LIMITING.some((flag) => next.flags.has(flag)) && !isSupposed(next.clause);
}

const LIMITING: readonly Flag[] = [
  'amount',
  'unsure',
  'unknown',
  'kind',
  'past',
  'casual',
  'talk',
  'onlyEats',
];
const SAID_BEHIND: readonly WordClass[] = ['symptom', 'harm', 'general', 'malady', 'neg'];

/** "nietolerancja laktozy, sery i jogurty toleruję": the verb behind is said of both. */
function isOfPermitted(one: Said, next: Said | undefined): boolean {
  const isListed = one.clause.join === 'comma' && next?.clause.join === 'and' && !one.hasOwnSay;
  return (
    isListed &&
    one.names.length > 0 &&
    next.clause.sentence === one.clause.sentence &&
    next.isPostfix &&
    next.names.length > 0 &&
    next.names.every(({ polarity }) => polarity === 'permit')
  );
}

function carryPolarity(one: Said, before: Said, field: WordField): void {
  if (isAfterVerb(one, before, field))
    for (const name of one.names) Object.assign(name, { polarity: 'permit', isSaid: true });
  const polarity = before.carried;
  if (polarity === 'deny' && isBareNeither(one)) return denyAll(one);
  if (polarity === 'deny' && before.names.length === 0 && startsWith(one, 'only')) return;
  if (polarity === undefined || one.hasOwnSay || one.names.length === 0 || one.clause.join === 'but') return;
  carryInto(one, polarity, field);
  share(before, one, LASTING);
}

function doubt(one: Said, before: Said): void {
  const { flags, names } = before;
  // "podejrzewano alergię na jajka, testy ujemne": nobody can tell how far the tests reach.
  if (one.names.length === 0 && holds(one, 'negative') && flags.has('medical')) flags.add('unsure');
  // "nie na gluten, tylko na mleko"
  const isOther = startsWith(one, 'only') && startsWith(before, 'neg');
  if (isOther && names.length > 0 && !flags.has('eats')) one.flags.add('unsure');
}

function holds({ clause }: Said, kind: WordClass): boolean {
  return clause.elements.some((one) => isMarked(one, kind));
}

/** "nie stwierdzono alergii na jaja ani na mleko": the denial goes on. */
function isBareNeither({ clause, names }: Said): boolean {
  const [first, ...rest] = clause.elements;
  const isNeither = first?.kind === 'mark' && first.word.folded === 'ani' && names.length > 0;
  return isNeither && rest.every((one) => one.kind === 'name' || (one.kind === 'mark' && isPlain(one.word)));
}

const PLAIN: readonly WordClass[] = ['filler', 'general', 'report'];

function isPlain({ classes }: Word): boolean {
  return classes.size === 0 || PLAIN.some((kind) => classes.has(kind));
}

function denyAll(one: Said): void {
  for (const name of one.names) name.polarity = 'deny';
  one.carried = 'deny';
}

function startsWith({ clause }: Said, kind: WordClass): boolean {
  const [first] = clause.elements;
  return first?.kind === 'mark' && first.word.classes.has(kind);
}

function carryPerson(one: Said, before: Said): void {
  const [first] = one.clause.elements;
  // "dla męża, który nie je ryb"
  if (first?.kind === 'mark' && /^ktor[ayeiz]/u.test(first.word.folded)) one.person ??= before.person;
  if (one.person !== undefined || before.person === undefined || before.person === 'patient') return;
  // "mieszkam z siostrą, ona ma celiakię"
  const isThey = first !== undefined && first.kind !== 'name' && THEY.has(first.word.folded);
  const { join } = one.clause;
  if (isThey || join === 'and' || before.clause.heading > 0) one.person = before.person;
  else if (join === 'comma' && !one.hasOwnSay) one.flags.add('unsure');
}

/** "ryby, ale nie łosoś" takes salmon out; "lubi kurczaka, ale nie wieprzowinę" is no exception. */
function takeOut(one: Said, before: Said): void {
  const isAfterAvoided = before.names.some(({ polarity }) => polarity === undefined || polarity === 'avoid');
  for (const name of one.names) if (name.isTakenOut === true && !isAfterAvoided) name.polarity = 'avoid';
}

function carryInto(one: Said, polarity: Polarity, field: WordField): void {
  const isAsked = !isOtherField(field) && field !== 'accepted';
  const isFirm = one.clause.join === 'and' || polarity === 'avoid' || (polarity === 'permit' && !isAsked);
  for (const name of one.names) {
    if (name.isSaid) continue;
    name.polarity = isFirm ? polarity : 'avoid';
    name.isSaid = isFirm;
  }
  if (!isFirm) one.flags.add('unsure');
  one.carried = isFirm ? polarity : undefined;
}

/** "ryby, mięso i nabiał – nie": the last word is said of all. */
function carryBack(said: readonly Said[], at: number, field: WordField): void {
  const [one, next] = [said[at] as Said, said[at + 1] as Said];
  const [polarity] = next.names.map((name) => name.polarity);
  const isMeant = (next.isPostfix || next.isBackward) && next.clause.join !== 'but';
  const isOpen = !one.hasOwnSay && one.names.length > 0 && one.clause.sentence === next.clause.sentence;
  if (!isMeant || !isOpen || polarity === undefined) return;
  one.isBackward = true;
  // "jogurt, ryb nie lubię" in a list of what is liked: nobody can tell how far it reaches.
  const isListed = next.clause.join === 'comma';
  if (isListed && field === 'accepted' && polarity === 'avoid') one.flags.add('unsure');
  if (!isHeldBack(said, at, field, polarity)) giveTo(one, next, polarity);
}

/** Whether what the next clause says ends there. */
function isHeldBack(said: readonly Said[], at: number, field: WordField, polarity: Polarity): boolean {
  const [one, next] = [said[at] as Said, said[at + 1] as Said];
  if (isOtherField(field)) return polarity === 'permit' && !isEatenList(one);
  if (next.clause.join !== 'comma') return false;
  return field === 'accepted' || (polarity !== 'avoid' && !isListOfEaten(said, at, field));
}

function giveTo(one: Said, next: Said, polarity: Polarity): void {
  // What nobody understood before it may say the opposite.
  if (polarity === 'permit' && one.flags.has('unknown')) one.flags.add('unsure');
  for (const name of one.names) {
    if (name.isSaid) continue;
    name.polarity = polarity;
    name.isSaid = true;
  }
  share(next, one, LASTING);
}

/** In this order. */
const WITHIN_SENTENCE = [takeOut, limit, reactAllTheSame, ownWord, harmsNot, placed, doubt] as const;
