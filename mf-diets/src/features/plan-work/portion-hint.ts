import { type ManualRange } from '@pora/engine/portions';
import { formatPercent, formatRange } from '@pora/kit';

/** What portions a person may choose, and whether the rules narrow them: "Zakres 50–150%, według reguł". */
export function portionHint({ min, max, narrowedBy }: ManualRange): string {
  if (min === max) return `Reguły ustalają tę porcję na ${formatPercent(min)}.`;
  return `Zakres ${formatRange(min, max)}%${narrowedBy === 'manual' ? '' : ', według reguł'}`;
}
