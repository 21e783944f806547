/**
 * Foods whose unit quantity changes when they stand in for another: one hen's egg becomes four quail eggs.
 * A table instead of an `if`, so that the next such food is one row (decision 24) [diets §9].
 */
export const SUBSTITUTE_UNIT_MULTIPLIERS: ReadonlyMap<number, number> = new Map([[1771, 4]]);

/** Unit quantity of a substitute: original × multiplier, or the multiplier itself when there was none. */
export function multipliedUnitQty(substituteFoodId: number, unitQty: number | undefined): number | undefined {
  const factor = SUBSTITUTE_UNIT_MULTIPLIERS.get(substituteFoodId);
  if (factor === undefined) return undefined;
  return unitQty !== undefined && unitQty > 0 ? unitQty * factor : factor;
}
