/** What lines of a recipe announce: ingredients, steps, remarks, a part of the dish, or something about the recipe itself. */
import { factsOf, servingsWithin } from './recipe-facts.js';

/** Parts of a recipe that a line may open. */
export type Section = 'ingredients' | 'steps' | 'notes';

/** A line that opens a part. */
export interface Heading {
  readonly section: Section;
  /** The heading as it is written. */
  readonly written: string;
  readonly servings: number | null;
  readonly minutes: number | null;
  /** What stands behind it on its line. */
  readonly rest: string;
}

const INGREDIENTS =
  /^(?:(?:lista|główne|potrzebne|niezbędne|wszystkie) )?(?:składniki|składników|składnik|potrzebne(?: nam)?(?: będą| są)?|będziesz potrzebować|produkty|(?:co|czego)(?: nam| ci)? (?:potrzeba|trzeba|potrzebujesz|potrzebujemy|potrzebne)|(?:czego )?będziesz potrzebować|potrzebujesz|potrzebujemy|lista zakupów|ingredients)(?![\p{L}])/iu;
const STEPS =
  /^(?:(?:sposób|opis|etapy) (?:przygotowania|wykonania|przyrządzenia)|przygotowanie|wykonanie|przyrządzanie|jak (?:to )?(?:zrobić|przygotować|wykonać|przyrządzić)|instrukcj[ae]|kroki|krok po kroku|etapy|metoda|przepis|przebieg|preparation|instructions|directions|method)(?![\p{L}])/iu;
const NOTES =
  /^(?:uwag[ai]|wskazówk[ai]|dobr[ae] rad[ay]|porad[ay]|rad[ay]|podpowied(?:ź|zi)|wartoś(?:ć|ci) odżywcz[ae]|wartości|komentarz[e]?|tip|tipy|notatki|smacznego|przechowywanie)(?![\p{L}])/iu;
/** One line about the recipe itself. */
const META =
  /^(?:kategori[ae]|autor(?:ka)?|źródło|tagi|dieta|kuchnia|(?:stopień|poziom) trudności|trudność|koszt|kalorie|kaloryczność|wartość energetyczna|energia|ocena|data|temperatura|piekarnik|forma|foremka|tortownica|blacha|blaszka|białko|tłuszcze?|węglowodany|błonnik|przepis dodano|drukuj|udostępnij|zapisz|wyświetleń|https?)(?: na porcję| w porcji)?(?: ?[:–—-]|:\/\/)/iu;
const KILOCALORIES = /^(?:ok\.? |około )?\d{1,5} ?kcal(?![\p{L}])/iu;
/** Parts of dishes. */
const PART_WORDS =
  'ciasto|ciasta|krem|kremu|masa|masę|masy|farsz|farszu|sos|sosu|polewa|polewę|polewy|nadzienie|nadzienia|spód|spodu|wierzch|marynata|marynatę|marynaty|zalewa|zalewę|zalewy|kruszonka|kruszonkę|kruszonki|lukier|lukru|dekoracja|dekorację|dekoracji|dodatkowo|dodatki|ponadto|oprócz tego|opcjonalnie|przyprawy|przypraw|panierka|panierkę|panierki|dressing|dip|biszkopt|zupa|zupę|zupy|wywar|bulion|podanie|podania|posypanie|posypania|smażenie|smażenia|obtoczenia|pulpety|klopsiki|kotlety|kluski|placki|naleśniki|sałatka|sałatkę|surówka|surówkę|warzywa|mięso|kurczak|składniki suche|składniki mokre|suche|mokre|baza|bazę|warstwa|galaretka|zaczyn|rozczyn|makaron|ryż|inne|reszta|pozostałe';
const PART_OPENING = new RegExp(
  `^(?:(?:na|do|składniki na|na wierzch|i) )?(?:${PART_WORDS})(?![\\p{L}])`,
  'iu',
);
/** Alone on its line without a colon only what cannot be bought under that name. */
const PART_ALONE =
  /^(?:na|do|składniki na) \p{L}+(?: \p{L}+){0,2}$|^(?:ciasto|krem|masa|farsz|sos|polewa|nadzienie|spód|wierzch|marynata|zalewa|kruszonka|lukier|dekoracja|dodatkowo|dodatki|ponadto|panierka|dressing|dip|składniki suche|składniki mokre|warstwa \p{L}+|pozostałe)$/iu;
const PART_LINE = /^\p{L}[^:]{0,40}:$/u;
const GLUED = /^(\p{L}[^:;,\d()]{0,40}): ?(?=\S)/u;
const LONGEST_TAIL = 60;

/** The part a line opens; undefined of every other line. */
export function headingOf(text: string): Heading | undefined {
  const ingredients = INGREDIENTS.exec(text)?.[0];
  if (ingredients !== undefined) return opened('ingredients', text, ingredients.length);
  const steps = STEPS.exec(text)?.[0];
  if (steps !== undefined) return opened('steps', text, steps.length);
  const notes = NOTES.exec(text)?.[0];
  return notes === undefined ? undefined : opened('notes', text, notes.length);
}

function opened(section: Section, text: string, length: number): Heading | undefined {
  const after = text.slice(length).replace(/^[?!]/u, ' ');
  const colon = after.indexOf(':');
  const hasColon = colon >= 0 && colon <= LONGEST_TAIL;
  const tail = (hasColon ? after.slice(0, colon) : after).trim();
  const rest = hasColon ? after.slice(colon + 1).trim() : '';
  const found = servingsWithin(tail);
  const { minutes } = factsOf(tail);
  const heading = { section, written: text, servings: found?.servings ?? null, minutes, rest };
  const left = (found ? tail.replace(found.written, ' ') : tail).replace(EDGES, '');
  if (left === '' || minutes !== null) return heading;
  // "Składniki na 4 osoby 2 jajka": what follows is food.
  if (/^[\d½¼¾⅓⅔]/u.test(left)) return hasColon ? undefined : { ...heading, rest: left };
  return opensPart(section, text, tail, left, hasColon) ? heading : undefined;
}

const EDGES = /^[\s(),/|–—-]+|[\s(),/|–—-]+$/gu;

/** Whether more words behind the heading's own still make it one: "Składniki na ciasto". */
function opensPart(section: Section, text: string, tail: string, left: string, hasColon: boolean): boolean {
  const isOpening = /^[(–—/|-]|^(?:na|dla|do|w|i|z)(?![\p{L}])/iu.test(tail);
  if (hasColon) return isOpening || section !== 'ingredients';
  const isShort = left.split(' ').length <= 3 && !/[.!,;]/u.test(left);
  // "Przepis na placki" names a dish, "Produkty mleczne" are food.
  const isName = /^(?:przepis|produkty|składnik)(?![\p{L}])/iu.test(text);
  return isShort && !isName && (isOpening || section === 'steps');
}

/** Whether a line speaks of the recipe itself: its author, its energy, the form it is baked in. */
export const isMeta = (text: string): boolean => META.test(text) || KILOCALORIES.test(text);

/** Whether a line only names a part of the dish: "Na sos:", "Ciasto". */
export const isPart = (text: string): boolean => PART_LINE.test(text) || PART_ALONE.test(text);

/** A part of the dish and what stands behind it on its line: "Ciasto: 3 szklanki mąki". */
export function gluedPart(
  text: string,
  beginsWithFood: (rest: string) => boolean,
  isFood: (name: string) => boolean,
): { readonly written: string; readonly rest: string } | undefined {
  const [whole, name = ''] = GLUED.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const rest = text.slice(whole.length);
  const isKnown = PART_OPENING.test(name) && (!/\d/u.test(rest) || beginsWithFood(rest));
  const isOther = beginsWithFood(rest) && !isFood(name);
  return isKnown || isOther ? { written: `${name}:`, rest } : undefined;
}
