import { SUBSTITUTION_PERCENTAGE } from '@pora/contracts/catalog/substitution.limits';

/** A percentage that may be saved [library §5]. */
export function isPercentage(value: number | null): value is number {
  const { min, max } = SUBSTITUTION_PERCENTAGE;
  return value !== null && value >= min && value <= max;
}
