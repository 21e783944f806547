import { PLAN_LIMITS } from '@pora/contracts/plans/plan.vocabulary';
import { formatRange } from '@pora/kit';

const { min, max } = PLAN_LIMITS.caloriesPerDay;

/** What is wrong with calories a day: missing, no number, or outside 0–10000 [diets §5]; undefined when nothing is. */
export function caloriesProblem(kcal: number | null): string | undefined {
  if (kcal === null || Number.isNaN(kcal)) return 'Podaj kalorie';
  return kcal < min || kcal > max ? `Zakres: ${formatRange(min, max)}` : undefined;
}
