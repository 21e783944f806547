/**
 * Amounts a person can cook: after scaling nobody takes 0.63 of an egg. Countable measures (pieces, slices) are moved
 * to halves and the energy this adds or takes is absorbed by the other ingredients, so that the meal keeps its kcal.
 * Where the others would have to change too much, the amount is given in grams alone: exact, and weighable.
 */
import { itemAt, numberAt } from './indexed.js';
import type { Food } from './model.js';
import { nutritionOf } from './nutrition.js';
import { roundToStep } from './rounding.js';
import { canonicalUnit } from './text-pl/units.js';

/** An amount of a food on a plate. */
export interface PlateAmount {
  readonly food: Food;
  readonly grams: number;
  readonly unitName?: string;
  readonly unitQty?: number;
}

const COUNTABLE = new Set([
  'sztuka',
  'kromka',
  'kromeczka',
  'plaster',
  'plasterek',
  'kulka',
  'filet',
  'ząbek',
  'listek',
  'liść',
  'kostka',
  'wafel',
  'baton',
]);
const STEP = 0.5;
/** How far the other ingredients may be scaled to make up for it. */
const LEAST_FACTOR = 0.8;
const MOST_FACTOR = 1.25;
const NOTHING = 1e-9;

/** Returns the amounts in the same order with countable measures in halves or left out; the energy stays the same. */
export function kitchenAmounts<T extends PlateAmount>(amounts: readonly T[]): T[] {
  const wanted = amounts.map(snapped);
  const shifts = wanted.map((item, i) => Math.abs(kcalOf(item) - kcalOf(itemAt(amounts, i))));
  const open = new Set(wanted.flatMap((item, i) => (item === amounts[i] ? [] : [i])));
  while (open.size > 0) {
    const absorbed = absorb(amounts, wanted, open);
    if (absorbed) return absorbed.map(weighedIfAwkward);
    // The one that shifts the most energy is given up first.
    const worst = [...open].reduce((a, b) => (numberAt(shifts, b) > numberAt(shifts, a) ? b : a));
    open.delete(worst);
  }
  return amounts.map(weighedIfAwkward);
}

/** True for a countable measure nobody can take as it stands: 0.63 of an egg. */
export function isAwkward({ unitName, unitQty }: Pick<PlateAmount, 'unitName' | 'unitQty'>): boolean {
  if (unitName === undefined || unitQty === undefined || !(unitQty > 0)) return false;
  if (!COUNTABLE.has(canonicalUnit(unitName))) return false;
  return Math.abs(unitQty / STEP - Math.round(unitQty / STEP)) > NOTHING;
}

/** The amount in grams alone where its countable measure is {@link isAwkward}. */
export function weighedIfAwkward<T extends Pick<PlateAmount, 'unitName' | 'unitQty'>>(item: T): T {
  if (!isAwkward(item)) return item;
  const { unitName: _name, unitQty: _quantity, ...weighed } = item;
  return weighed as T;
}

function absorb<T extends PlateAmount>(
  amounts: readonly T[],
  wanted: readonly T[],
  open: ReadonlySet<number>,
): T[] | undefined {
  const isFixed = (item: T, i: number): boolean => open.has(i) || isCountable(item);
  const all = amounts.reduce((sum, item) => sum + kcalOf(item), 0);
  const fixed = amounts.reduce(
    (sum, item, i) => sum + (isFixed(item, i) ? kcalOf(open.has(i) ? itemAt(wanted, i) : item) : 0),
    0,
  );
  const others = amounts.reduce((sum, item, i) => sum + (isFixed(item, i) ? 0 : kcalOf(item)), 0);
  const factor = others > NOTHING ? (all - fixed) / others : 1;
  const exact = others > NOTHING || Math.abs(all - fixed) < NOTHING;
  if (!exact || factor < LEAST_FACTOR || factor > MOST_FACTOR) return undefined;
  return amounts.map((item, i) => {
    if (open.has(i)) return itemAt(wanted, i);
    return isFixed(item, i) ? item : scaled(item, factor);
  });
}

function snapped<T extends PlateAmount>(item: T): T {
  if (!isCountable(item) || item.unitQty === undefined) return item;
  const quantity = Math.max(STEP, roundToStep(item.unitQty, STEP));
  return Math.abs(quantity - item.unitQty) < NOTHING
    ? item
    : { ...scaled(item, quantity / item.unitQty), unitQty: quantity };
}

function isCountable({ unitName, unitQty }: PlateAmount): boolean {
  return (
    unitName !== undefined && unitQty !== undefined && unitQty > 0 && COUNTABLE.has(canonicalUnit(unitName))
  );
}

function scaled<T extends PlateAmount>(item: T, factor: number): T {
  return {
    ...item,
    grams: item.grams * factor,
    ...(item.unitQty === undefined ? {} : { unitQty: item.unitQty * factor }),
  };
}

function kcalOf({ food, grams }: PlateAmount): number {
  return nutritionOf(food, grams).calories;
}
