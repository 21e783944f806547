import { formatKcal, formatPercent } from '@pora/kit';
import { newPlanStrings as t } from './new-plan.strings.js';

/** What calories mean beside the need: deficit or surplus; undefined while one of them is not known. */
export function describeBalance(kcal: number | null, tdee: number | null): string | undefined {
  if (kcal === null || Number.isNaN(kcal) || tdee === null) return undefined;
  const difference = Math.round(tdee - kcal);
  if (difference === 0) return t.balanced;
  const percent = formatPercent((Math.abs(difference) / tdee) * 100);
  return (difference > 0 ? t.deficit : t.surplus)(formatKcal(Math.abs(difference)), percent);
}
