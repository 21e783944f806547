import { exactMeasure } from '@pora/engine/text-pl/household-units';
import { findUnit } from '@pora/engine/text-pl/units';
import { parseNumberInput, roundTo } from '@pora/ui/forms';

/** A household measure: "4 łyżki". */
export interface Measure {
  unitName: string;
  unitQty: number;
}

const FRACTIONS = new Map([
  ['¼', 1 / 4],
  ['⅓', 1 / 3],
  ['½', 1 / 2],
  ['⅔', 2 / 3],
  ['¾', 3 / 4],
]);
const WORDS = new Map([
  ['pół', 0.5],
  ['półtora', 1.5],
  ['półtorej', 1.5],
  ['ćwierć', 0.25],
]);
/** Most letters of a name, and most of a measure, that a plan keeps. */
const LONGEST_NAME = 40;
const MOST = 1000;

/** The measure as a person reads it; empty where there is none. */
export function measureText({
  unitName,
  unitQty,
}: {
  unitName?: string | undefined;
  unitQty?: number | undefined;
}): string {
  return exactMeasure(unitName, unitQty) ?? '';
}

/**
 * What a person typed: "4 łyżki", "1,5 szklanki", "½ szt.", "1 i 1/2 kromki", "pół sztuki", "szczypta". Kept only with a
 * name and an amount above zero [diets §5]: null is none, undefined cannot be read.
 */
export function readMeasure(text: string): Measure | null | undefined {
  const tidy = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  if (tidy === '') return null;
  const [, amount = '', name = ''] = /^([\d\s.,/¼⅓½⅔¾]*(?:\si\s[\d\s.,/¼⅓½⅔¾]+)?)(.*)$/.exec(tidy) ?? [];
  const [firstWord = '', ...rest] = name.trim().split(' ');
  const ofWord = amount.trim() === '' ? WORDS.get(firstWord.toLowerCase()) : undefined;
  const unitName = nameOf(ofWord === undefined ? name : rest.join(' '));
  const unitQty = ofWord ?? (amount.trim() === '' ? 1 : amountOf(amount));
  if (unitName === '' || unitName.length > LONGEST_NAME || unitQty === undefined) return undefined;
  if (unitQty === 0) return null;
  return unitQty <= MOST ? { unitName, unitQty: roundTo(unitQty, 2) } : undefined;
}

function nameOf(text: string): string {
  const name = text.trim();
  return findUnit(name)?.one ?? name;
}

/** A sum of parts: "1 i 1/2", "1½". */
function amountOf(text: string): number | undefined {
  const parts = text
    .replace(/[¼⅓½⅔¾]/g, (sign) => ` ${sign} `)
    .split(/\si\s|\s/)
    .filter(Boolean)
    .map(partOf);
  if (parts.length === 0 || parts.length > 2 || parts.some(Number.isNaN)) return undefined;
  // Two whole numbers are none: "1 2 łyżki".
  if (parts.length === 2 && !((parts[1] ?? 1) < 1)) return undefined;
  return parts.reduce((sum, part) => sum + part, 0);
}

function partOf(text: string): number {
  const sign = FRACTIONS.get(text);
  if (sign !== undefined) return sign;
  const [, above, below] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (above !== undefined && below !== undefined)
    return Number(below) > 0 ? Number(above) / Number(below) : Number.NaN;
  return parseNumberInput(text) ?? Number.NaN;
}
