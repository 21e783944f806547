/** What an amount of a food weighs: by the food's own measures, else by the table of `unit-weights.data.ts`. */
import { wordsOf } from '@pora/text-pl/fold';
import { sameTidyWord } from './inflection.js';
import { ASSUMED_WEIGHTS, MILLILITRES, UNIT_WEIGHTS } from './unit-weights.data.js';
import { canonicalUnit } from './units.js';

/** Units that are no household measure. */
export const GRAM = 'g';
/** Millilitres of anything poured. */
export const MILLILITRE = 'ml';
const PIECE = 'sztuka';

/** A food as far as its measures are concerned. */
export interface MeasuredFood {
  readonly name: string;
  readonly units: readonly { readonly name: string; readonly grams: number }[];
}

/** A quantity in a unit: `g`, `ml`, a household measure, or null for pieces. */
export interface UnitAmount {
  readonly quantity: number;
  readonly unit: string | null;
}

/** Weight of an amount and where it comes from; `assumed` has to be shown as an assumption. */
export interface Weight {
  readonly grams: number | null;
  readonly from: 'text' | 'food' | 'table' | 'assumed' | 'unknown';
  /** The measure as the food calls it; undefined for grams and millilitres. */
  readonly unitName?: string;
}

/** What an amount of a food weighs. */
export function weigh({ quantity, unit }: UnitAmount, food: MeasuredFood): Weight {
  if (unit === GRAM) return { grams: quantity, from: 'text' };
  if (unit === MILLILITRE) return weighMillilitres(quantity, food);
  const name = canonicalUnit(unit ?? PIECE);
  const one = weightOfOne(name, food);
  return { ...one, grams: one.grams === null ? null : rounded(one.grams * quantity) };
}

function weightOfOne(name: string, food: MeasuredFood): Weight {
  const own = ownUnit(name, food);
  if (own) return { grams: own.grams, from: 'food', unitName: own.name };
  const listed = listedWeight(name, food);
  if (listed !== undefined) return { grams: listed, from: 'table', unitName: name };
  const assumed = ASSUMED_WEIGHTS.get(name);
  if (assumed !== undefined) return { grams: assumed, from: 'assumed', unitName: name };
  return { grams: null, from: 'unknown', unitName: name };
}

function weighMillilitres(quantity: number, food: MeasuredFood): Weight {
  for (const [name, millilitres] of MILLILITRES) {
    const grams = ownUnit(name, food)?.grams ?? listedWeight(name, food);
    if (grams !== undefined) return { grams: rounded((grams / millilitres) * quantity), from: 'table' };
  }
  return { grams: rounded(quantity), from: 'assumed' };
}

/** Measures that people do not tell apart. */
const SAME_MEASURE: ReadonlyMap<string, string> = new Map([
  ['plasterek', 'plaster'],
  ['kromeczka', 'kromka'],
  ['liść', 'listek'],
]);

/** One name for measures that are the same size. */
function sizeOf(name: string): string {
  const known = canonicalUnit(name);
  return SAME_MEASURE.get(known) ?? known;
}

/** The food's own measure of that name. */
export function ownUnit(name: string, food: MeasuredFood): MeasuredFood['units'][number] | undefined {
  return (
    food.units.find((unit) => canonicalUnit(unit.name) === canonicalUnit(name)) ??
    food.units.find((unit) => sizeOf(unit.name) === sizeOf(name))
  );
}

function listedWeight(name: string, food: MeasuredFood): number | undefined {
  const words = wordsOf(food.name);
  const has = (wanted: string): boolean => words.some((word) => sameTidyWord(word, wanted));
  const rows = UNIT_WEIGHTS[sizeOf(name)] ?? [];
  return rows.find(([, wanted]) => wordsOf(wanted).every(has))?.[0];
}

const rounded = (grams: number): number => Math.round(grams * 10) / 10 || 0.1;
