/** An item of a shopping list as a person reads it: what is bought first, its other measure beside it. */
import { formatNumber } from '@pora/text-pl/number';
import { exactMeasure } from '../text-pl/household-units.js';

const NBSP = '\u00a0';
const GRAMS_PER_KILOGRAM = 1000;

interface ShoppingAmount {
  readonly grams: number;
  readonly unitName?: string | undefined;
  readonly unitQty?: number | undefined;
  readonly soldBy: 'unit' | 'weight';
}

/** `{ bought: '3 szt.', beside: '600 g' }`, `{ bought: '1,8 kg' }`; numbers stand with their unit. */
export function shoppingAmount(item: ShoppingAmount): { bought: string; beside?: string } {
  const weight = item.grams > 0 ? formatShopWeight(item.grams) : undefined;
  const measure = exactMeasure(item.unitName, item.unitQty);
  const [bought, beside] = item.soldBy === 'unit' && measure ? [measure, weight] : [weight, measure];
  return { bought: bought ?? measure ?? '', ...(bought !== undefined && beside !== undefined && { beside }) };
}

/** Grams below one kilogram, kilograms from there on: `360 g`, `1,8 kg`. */
export function formatShopWeight(grams: number): string {
  return grams < GRAMS_PER_KILOGRAM
    ? `${formatNumber(grams, { maxDecimals: 1 })}${NBSP}g`
    : `${formatNumber(grams / GRAMS_PER_KILOGRAM, { maxDecimals: 2 })}${NBSP}kg`;
}
