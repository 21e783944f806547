import { type FoodUnit } from '@pora/contracts/catalog/food.model';
import { type PlanIngredient } from '@pora/contracts/plans/plan.model';
import { canonicalUnit } from '@pora/engine/text-pl/units';
import { roundTo } from '@pora/ui/forms';
import { type Measure } from './measure-text.js';

/** Most grams of one ingredient. */
export const MOST_GRAMS = 10000;

/** An amount being typed; `item` holds the grams and the measure that belong together. */
export interface AmountLine {
  item: PlanIngredient;
  /** As typed: null is an empty field, NaN no number. */
  grams: number | null;
}

/** The ingredient with the amount as it is typed; its measure follows. */
export function ingredientOf({ item, grams }: AmountLine): PlanIngredient {
  const { unitName, unitQty, nutrition: _computed, ...rest } = item;
  const typed = grams ?? 0;
  if (typed === item.grams) return item;
  const quantity = unitQty && item.grams > 0 ? roundTo((unitQty * typed) / item.grams, 2) : 0;
  return { ...rest, grams: typed, ...(unitName && quantity > 0 && { unitName, unitQty: quantity }) };
}

/** The line in another measure: its grams are those of a measure of the food, else they stay. */
export function withMeasure<Line extends AmountLine>(
  line: Line,
  measure: Measure | undefined,
  units: readonly FoodUnit[],
): Line {
  const { unitName: _name, unitQty: _quantity, ...bare } = ingredientOf(line);
  if (!measure) return { ...line, item: bare };
  const named = canonicalUnit(measure.unitName);
  const unit = units.find(({ name }) => canonicalUnit(name) === named);
  const grams = unit ? roundTo(unit.grams * measure.unitQty, 2) : line.grams;
  const { nutrition: _computed, ...rest } = bare;
  const kept = unit ? { ...rest, grams: grams ?? 0 } : bare;
  return { ...line, grams, item: { ...kept, ...measure } };
}
