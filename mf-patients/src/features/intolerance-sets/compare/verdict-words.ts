import { lightOf } from '@pora/engine/rules';
import { type ComparedResult } from './compare-sets.js';
import { compareStrings as t } from './compare.strings.js';

/** What became of a food, in words alone. */
export function verdictWords({ risk, change, after }: ComparedResult): string {
  if (risk === 'new' && change === 'added') return `${t.verdicts.new}, ${t.addedVerdict}`;
  if (risk !== 'none') return t.verdicts[risk];
  if (change === 'added') return t.addedVerdict;
  return after === null ? t.absentVerdict : t.lights[lightOf(after)];
}
