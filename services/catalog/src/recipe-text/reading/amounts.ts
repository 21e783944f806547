/** The amount of one ingredient and what is left of its text: "2 łyżki oliwy", "mąka – 200 g", "puszka (400 g) ciecierzycy". */
import type { RecipeAmount } from '@pora/contracts/catalog/recipe-text.model';
import { sameTidyWord } from '@pora/engine/text-pl/inflection';
import { findUnit, UNITS } from '@pora/engine/text-pl/units';
import { GRAM, MILLILITRE } from '@pora/engine/text-pl/unit-weights';
import { readQuantity, type Quantity } from './quantities.js';
import { recipeTextStrings as t } from './recipe-text.strings.js';

/** One ingredient of the text. */
export interface ReadAmount {
  readonly amount: RecipeAmount | null;
  /** What names the food. */
  readonly phrase: string;
  /** What the food may be called where the measure is part of its name: "wafle ryżowe". */
  readonly withMeasure: string | null;
  readonly remarks: readonly string[];
}

type Metric = readonly [unit: string, times: number];
const METRIC = new Map<string, Metric>([
  ...['g', 'gr', 'gram', 'gramy', 'gramów', 'grama'].map((name) => [name, [GRAM, 1]] as const),
  ...['dag', 'dkg', 'deko', 'deka'].map((name) => [name, [GRAM, 10]] as const),
  ...['kg', 'kilo', 'kilogram', 'kilograma', 'kilogramy'].map((name) => [name, [GRAM, 1000]] as const),
  ...['ml', 'mililitr', 'mililitry', 'mililitrów'].map((name) => [name, [MILLILITRE, 1]] as const),
  ...['l', 'litr', 'litra', 'litry', 'litrów'].map((name) => [name, [MILLILITRE, 1000]] as const),
]);
const SIZE_WORD =
  '(?:czubat|kopiast|płask|pełn|niepełn|mał|niewielk|duż|spor|średni|solidn|cienk|grub)(?:y|a|e|i|ą|ę|ej|ie|ia|iej|ego|iego|ych|ich)?';
const SIZE = new RegExp(`^${SIZE_WORD}(?:(?: (?:lub|albo|do|i) |[-–/])${SIZE_WORD})* `, 'u');
/** "rozmiar L", "klasy M": eggs by their size. */
const CLASS =
  /[ ,]*(?<![\p{L}])(?:(?:rozmiar\p{L}*|klas\p{L}*|wielkości) [smlx]{1,2}|(?<=ja(?:jka|jko|jek|ja) )[smlx]{1,2})(?![\p{L}])/u;
/** Words before an amount that belong to nothing. */
const LEADING = /^(?:opcjonalnie|ewentualnie|dodatkowo|oraz|i|plus|ponadto)(?![\p{L}])[ :]*(?=\S)/u;
/** What stands behind a spoon. */
const SPOON_KIND = /^(?:stołow[\p{L}]*|deserow[\p{L}]*|do herbaty) /u;
const WORD = /^([\p{L}]+\.?)(?![\p{L}])/u;
/** Why, not how much. */
const PURPOSE =
  /[ ,]*\b(?:do (?:smaku|podania|smażenia|posypania|dekoracji|polania|przybrania|posmarowania|wysmarowania|natłuszczenia)|opcjonalnie|ewentualnie|według uznania|wg uznania|dla chętnych)(?![\p{L}]).*$/u;
const STATED = /(po |ok\. ?|około |waga )*(\d{1,5}(?:[.,]\d{1,2})?) ?(g|gr|dag|dkg|kg)(?![\p{L}])/u;
/** "1 puszka ciecierzycy, ok. 400 g": what the amount before weighs. */
const WEIGHS =
  /^(.*[\p{L})])(?:,| [–—-]| ?:| =)? ?(?:(?:ok\.?|około|łącznie|razem|waga|czyli) )*(\d{1,5}(?:[.,]\d{1,2})?) ?(g|gr|dag|dkg|kg)\.?$/u;
const TRAILING = /^(.*[\p{L})])(?: ?[:–—-] ?|, ?| )((?:ok\.? |około )?[\d½¼¾⅓⅔][^\p{L}]* ?[\p{L}]+\.?)$/u;

/** "cebula – 1", "jajka: 2": pieces behind their food. */
const COUNTED = /^(.*[\p{L})]) ?[:–—-] ?(\d{1,2}|[½¼¾⅓⅔]|\d ?[½¼¾]|\d\/\d)$/u;
/** What may be taken instead, in brackets. */
const OR_ELSE = /^(?:lub|albo|ewentualnie|ew\.|zamiennie|może być) /u;

/** Reads one ingredient. */
export function readAmount(written: string): ReadAmount {
  const remarks: string[] = [];
  const { text, stated: inBrackets, instead } = withoutParentheses(tidy(written));
  if (instead !== undefined) remarks.push(t.otherFood(instead));
  const size = CLASS.exec(text)?.[0];
  if (size !== undefined) remarks.push(t.size(size.replace(/^[ ,]+/u, '')));
  const named = text.replace(CLASS, '').replace(LEADING, '').replace(PURPOSE, '').trim();
  const found = leading(named, remarks) ?? trailing(named, remarks);
  if (!found) return { amount: null, phrase: named, withMeasure: null, remarks };
  const { quantity, unit, word } = found;
  const { rest, stated = inBrackets } = unit === GRAM ? { rest: found.rest } : withoutWeight(found.rest);
  const statedGrams = stated && round(stated.isEach ? stated.grams * quantity : stated.grams);
  return {
    amount: { quantity, unit, statedGrams: unit === GRAM ? null : (statedGrams ?? null) },
    phrase: rest.trim(),
    withMeasure: word === undefined ? null : `${word} ${rest}`.trim(),
    remarks,
  };
}

/** Whether a text begins with an amount. */
export function beginsWithAmount(written: string): boolean {
  return leading(tidy(written), []) !== undefined;
}

interface Found {
  readonly quantity: number;
  readonly unit: string | null;
  readonly rest: string;
  /** The word of the measure. */
  readonly word?: string;
}

function leading(text: string, remarks: string[]): Found | undefined {
  const quantity = readQuantity(text);
  // "3,2 %" is a kind of milk.
  if (quantity && /^ ?%/u.test(text.slice(quantity.written.length))) return undefined;
  const rest = text.slice(quantity?.written.length ?? 0).replace(/^ ?(?:[x×] )?/u, '');
  const measure = readMeasure(rest, quantity === undefined, remarks);
  if (!quantity && !measure) return undefined;
  if (quantity?.isChosen) remarks.push(t.chosen(quantity.written, quantity.value));
  if (measure) return { ...measure, quantity: round((quantity?.value ?? 1) * measure.times) };
  return quantity && pieces(quantity, rest, remarks);
}

function pieces(quantity: Quantity, rest: string, remarks: string[]): Found {
  const size = SIZE.exec(rest)?.[0];
  if (size !== undefined) remarks.push(t.size(size.trim()));
  return { quantity: quantity.value, unit: null, rest: rest.slice(size?.length ?? 0) };
}

interface Measure {
  readonly unit: string;
  readonly times: number;
  readonly rest: string;
  readonly word: string;
}

/** Without a number a measure is one only where its word says one: "szczypta soli", but "kostki lodu" says not how many. */
function readMeasure(text: string, isOne: boolean, remarks: string[]): Measure | undefined {
  const size = SIZE.exec(text)?.[0] ?? '';
  const word = WORD.exec(text.slice(size.length))?.[1] ?? '';
  const unit = unitOf(word);
  if (!unit || (isOne && (METRIC.has(word) || isSeveral(word)))) return undefined;
  const rest = text.slice(size.length + word.length).trimStart();
  const kind = SPOON_KIND.exec(rest)?.[0] ?? '';
  if (size !== '') remarks.push(t.size(size.trim()));
  return { unit: unit.name, times: unit.times, rest: rest.slice(kind.length), word };
}

function unitOf(word: string): { name: string; times: number } | undefined {
  const bare = word.replace(/\.$/u, '');
  const metric = METRIC.get(bare);
  if (metric) return { name: metric[0], times: metric[1] };
  const known = findUnit(word)?.one ?? findUnit(bare)?.one ?? OTHER_UNITS.get(bare) ?? inAnyForm(bare);
  return known === undefined ? undefined : { name: known, times: 1 };
}

function isSeveral(word: string): boolean {
  const known = findUnit(word);
  if (known) return word !== known.one && [known.few, known.many].includes(word);
  return /(?:[kg]i|y|ów)$/u.test(word);
}

/** Measures under other names; those nobody can weigh keep theirs, and the grams are asked for. */
const OTHER_UNITS: ReadonlyMap<string, string> = new Map(
  (
    [
      ['garść', 'garstka garstki garstek garsteczka garści'],
      ['opakowanie', 'paczka paczki paczkę paczek paczuszka torebka torebki torebkę torebek'],
      ['słoik', 'słoiczek słoiczka słoiczki'],
      ['kubek', 'kubeczek kubeczka kubeczki'],
      ['odrobina', 'odrobina odrobinę odrobiną'],
      ['kawałek', 'kawał kawałeczek'],
      ['łyżeczka', 'łyżecz'],
      ['cm', 'cm centymetr centymetry centymetrów'],
      ['laska', 'laska laski laskę'],
      ['strąk', 'strąk strąki strąków'],
      ['kostka', 'kosteczka kosteczki'],
    ] as const
  ).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
);
const formsSeen = new Map<string, string | undefined>();

/** "łyżkę", "szklance": as steps name measures. */
function inAnyForm(word: string): string | undefined {
  if (word.length < 5) return undefined;
  if (!formsSeen.has(word)) {
    if (formsSeen.size > 5000) formsSeen.clear();
    const unit = UNITS.find(({ one }) => one.slice(0, 3) === word.slice(0, 3) && sameTidyWord(one, word));
    formsSeen.set(word, unit?.one);
  }
  return formsSeen.get(word);
}

/** What the whole amount weighs, where it stands behind the food. */
function withoutWeight(text: string): { rest: string; stated?: StatedWeight } {
  const [, rest, grams = '', unit = ''] = WEIGHS.exec(text) ?? [];
  if (rest === undefined) return { rest: text };
  const times = METRIC.get(unit)?.[1] ?? 1;
  return { rest, stated: { grams: Number(grams.replace(',', '.')) * times, isEach: / po$/u.test(rest) } };
}

/** "mąka pszenna – 200 g": only an amount with its unit may stand behind. */
function trailing(text: string, remarks: string[]): Found | undefined {
  const [, counted, count] = COUNTED.exec(text.trim()) ?? [];
  const pieces = count === undefined ? undefined : readQuantity(count);
  if (counted !== undefined && pieces?.written === count)
    return { quantity: pieces?.value ?? 1, unit: null, rest: counted };
  const [, phrase, end] = TRAILING.exec(text.trim()) ?? [];
  if (phrase === undefined || end === undefined) return undefined;
  const found = leading(end, remarks);
  if (!found?.unit || found.rest !== '') return undefined;
  return { quantity: found.quantity, unit: found.unit, rest: phrase };
}

interface StatedWeight {
  readonly grams: number;
  /** "po 400 g": of each piece. */
  readonly isEach: boolean;
}

/** What stands in parentheses says what the amount weighs, or only how it is cut. */
function withoutParentheses(text: string): { text: string; stated?: StatedWeight; instead?: string } {
  const inside = [...text.matchAll(/\(([^()]*)\)/gu)].map(([, part = '']) => part);
  const rest = text
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();
  const instead = inside.find((part) => OR_ELSE.test(part))?.replace(OR_ELSE, '');
  const other = instead === undefined ? {} : { instead };
  const found = inside.map((part) => STATED.exec(part)).find((part) => part !== null);
  if (!found?.[2]) return { text: rest, ...other };
  const times = METRIC.get(found[3] ?? '')?.[1] ?? 1;
  return {
    ...{ text: rest, ...other },
    stated: { grams: Number(found[2].replace(',', '.')) * times, isEach: found[0].startsWith('po ') },
  };
}

function tidy(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
