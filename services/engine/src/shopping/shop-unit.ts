/**
 * What a shop sells: pieces, slices and packages are counted, everything else is weighed. A spoon or a glass is how a
 * cook measures, so it gives way to a piece or a package of known weight, and otherwise stands beside the weight.
 */
import type { Food } from '../model.js';
import { canonicalUnit } from '../text-pl/units.js';
import type { Department } from './departments.js';
import { isBread, type Amount } from './rounding.js';

type FoodUnits = Pick<Food, 'units'> | undefined;

/** Units by which a shop counts; slices of bread are counted too, as nobody weighs them. */
const COUNTED = new Set([
  ...[
    'sztuka',
    'kromka',
    'kromeczka',
    'skibka',
    'bochenek',
    'wafel',
    'baton',
    'tabliczka',
    'kulka',
    'kostka',
  ],
  ...['opakowanie', 'puszka', 'słoik', 'butelka', 'karton', 'saszetka', 'woreczek', 'tacka', 'doniczka'],
  ...['pęczek', 'główka', 'ząbek', 'listek', 'liść', 'gałązka', 'łodyga'],
]);
/** Units into which an amount given by weight or by spoon is turned, when the food states their weight. */
const PACKAGES = new Set(['opakowanie', 'puszka', 'słoik', 'butelka', 'karton', 'kostka', 'kulka']);
const PIECE = 'sztuka';
const SOLD_BY_PIECE: ReadonlySet<Department> = new Set(['Pieczywo', 'Warzywa', 'Owoce', 'Nabiał i jaja']);
/** Lighter pieces are weighed: grapes, mushrooms, cherry tomatoes, olives. */
const LIGHTEST_PIECE_GRAMS = 40;
/** Less than this share of a piece or package is told by weight. */
const SMALLEST_SHARE = 0.75;

/** An amount with the unit it is bought in. */
export interface BoughtAmount extends Amount {
  readonly soldBy: 'unit' | 'weight';
  /** Weight of one unit in grams, where it is known. */
  readonly unitGrams?: number;
}

/** Bread that is given by weight alone, in slices or pieces, so that at least one of them is bought [diets §5]. */
export function inSlices(name: string, category: string, amount: Amount, food: FoodUnits): Amount {
  if (amount.unitName !== undefined || !isBread(name, category)) return amount;
  const unit = food?.units.find((each) => ['kromka', PIECE].includes(canonicalUnit(each.name)));
  return unit && unit.grams > 0
    ? { ...amount, unitName: canonicalUnit(unit.name), unitQty: amount.grams / unit.grams }
    : amount;
}

/** The unit a shop sells the amount in; still exact. */
export function inShopUnit(amount: Amount, department: Department, food: FoodUnits): BoughtAmount {
  const unit = amount.unitName === undefined ? undefined : canonicalUnit(amount.unitName);
  const weight = weightOf(amount, unit, food);
  const known = weight === undefined ? {} : { unitGrams: weight };
  if (amount.grams <= 0) return { ...amount, ...known, soldBy: 'unit' };
  const isLight = unit === PIECE && weight !== undefined && weight < LIGHTEST_PIECE_GRAMS;
  if (unit !== undefined && COUNTED.has(unit) && !isLight) return { ...amount, ...known, soldBy: 'unit' };
  const sold = food?.units.find(({ name, grams }) => {
    const other = canonicalUnit(name);
    const isPiece = other === PIECE && SOLD_BY_PIECE.has(department) && grams >= LIGHTEST_PIECE_GRAMS;
    return (isPiece || PACKAGES.has(other)) && amount.grams / grams >= SMALLEST_SHARE;
  });
  if (!sold) return { ...amount, ...known, soldBy: 'weight' };
  const { grams } = sold;
  const unitName = canonicalUnit(sold.name);
  return { grams: amount.grams, unitName, unitQty: amount.grams / grams, unitGrams: grams, soldBy: 'unit' };
}

function weightOf({ grams, unitQty }: Amount, unit: string | undefined, food: FoodUnits): number | undefined {
  if (unit === undefined) return undefined;
  const stated = food?.units.find(({ name }) => canonicalUnit(name) === unit)?.grams;
  if (stated !== undefined && stated > 0) return stated;
  return grams > 0 && unitQty !== undefined && unitQty > 0 ? grams / unitQty : undefined;
}
