/** Amounts as they are bought: rounding steps and minimums of [diets §5] and of the rule configuration. */
import type { RuleConfig } from '../model.js';
import { roundToStep } from '../rounding.js';
import { foldText, wordsOf } from '@pora/text-pl/fold';
import { sameTidyWord } from '../text-pl/inflection.js';
import { canonicalUnit, findUnit } from '../text-pl/units.js';

/** Amount of one item. */
export interface Amount {
  readonly grams: number;
  readonly unitName?: string;
  readonly unitQty?: number;
}

/** Step for a sum of grams: ≤ 2.5 → 0.5, ≤ 10 → 1, ≤ 30 → 2.5, ≤ 50 → 5, else 10 [diets §5]. */
export function gramStep(grams: number): number {
  if (grams <= 2.5) return 0.5;
  if (grams <= 10) return 1;
  if (grams <= 30) return 2.5;
  return grams <= 50 ? 5 : 10;
}

/** Grams rounded to their step; something never becomes nothing. */
export function roundGrams(grams: number): number {
  if (!(grams > 0)) return 0;
  const step = gramStep(grams);
  return Math.max(step, roundToStep(grams, step));
}

/** Quantity of a household measure: to 0.1 for what is poured, else to 0.5; something never becomes nothing. */
export function roundUnits(quantity: number, unitName: string): number {
  if (!(quantity > 0)) return 0;
  const step = findUnit(unitName)?.step ?? 0.5;
  return Math.max(step, roundToStep(quantity, step));
}

const SLICES = new Set(['kromka', 'kromeczka', 'plaster', 'plasterek', 'skibka']);
const BREAD_WORDS = [
  'chleb',
  'bułka',
  'pieczywo',
  'kajzerka',
  'grahamka',
  'bagietka',
  'tost',
  'kanapka',
  'rogal',
];
const MEAT_WORDS = [
  'mięso',
  'kurczak',
  'indyk',
  'kaczka',
  'wołowina',
  'wieprzowina',
  'cielęcina',
  'jagnięcina',
  'królik',
  'schab',
  'karkówka',
  'polędwiczka',
  'łopatka',
  'ryba',
  'łosoś',
  'dorsz',
  'pstrąg',
  'tuńczyk',
  'makrela',
  'śledź',
  'mintaj',
  'halibut',
  'sandacz',
  'morszczuk',
];
const MEAT_CATEGORIES = new Set(['mieso', 'ryby i owoce morza']);
/** Here a word for meat names a taste or what the food stands in for: a broth, a sauce, a soup. */
const MEATLESS_CATEGORIES = new Set(['przyprawy i dodatki', 'wegetarianskie', 'zupy', 'warzywa', 'owoce']);
const BREAD_CATEGORY = 'pieczywo';
const MIN_BREAD_UNITS = 1;
const MIN_MEAT_GRAMS = 100;

/** Words that all stand in a name, in any Polish form. */
function isNamed(name: string, keywords: readonly string[]): boolean {
  const words = wordsOf(name);
  return keywords.some((keyword) =>
    wordsOf(keyword).every((wanted) => words.some((word) => sameTidyWord(wanted, word))),
  );
}

/** Bread by the category of the food or by its name. */
export function isBread(name: string, category: string): boolean {
  return foldText(category) === BREAD_CATEGORY || isNamed(name, BREAD_WORDS);
}

/** Meat or fish by the category of the food; by its name where the category does not speak against it. */
function isMeat(name: string, category: string): boolean {
  const folded = foldText(category);
  return MEAT_CATEGORIES.has(folded) || (!MEATLESS_CATEGORIES.has(folded) && isNamed(name, MEAT_WORDS));
}

type MinimumEntry = RuleConfig['portionMinimums']['entries'][number];

/** Raises an amount to the built-in minimums and those of the configuration. */
export function withMinimums(
  name: string,
  category: string,
  amount: Amount,
  entries: RuleConfig['portionMinimums']['entries'],
): Amount {
  const unit = amount.unitName === undefined ? undefined : canonicalUnit(amount.unitName);
  let minUnits = (unit !== undefined && SLICES.has(unit)) || isBread(name, category) ? MIN_BREAD_UNITS : 0;
  let minGrams = isMeat(name, category) ? MIN_MEAT_GRAMS : 0;
  const isMeant = ({ keywords, unitNames }: MinimumEntry): boolean => {
    const byUnit = unit !== undefined && unitNames.some((other) => canonicalUnit(other) === unit);
    if (unitNames.length > 0 && !byUnit) return false;
    return isNamed(name, keywords) || (keywords.length === 0 && byUnit);
  };
  for (const entry of entries.filter(isMeant)) {
    minUnits = Math.max(minUnits, entry.minUnitQty ?? 0);
    minGrams = Math.max(minGrams, entry.minGrams ?? 0);
  }
  return raise(amount, minUnits, minGrams);
}

function raise(amount: Amount, minUnits: number, minGrams: number): Amount {
  const byUnits = amount.unitQty !== undefined && amount.unitQty > 0 ? minUnits / amount.unitQty : 1;
  const byGrams = amount.grams > 0 ? minGrams / amount.grams : 1;
  const factor = Math.max(1, byUnits, byGrams);
  if (factor === 1) return amount;
  return {
    ...amount,
    grams: amount.grams * factor,
    ...(amount.unitQty === undefined ? {} : { unitQty: amount.unitQty * factor }),
  };
}
