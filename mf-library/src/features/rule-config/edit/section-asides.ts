import { layoutProblems } from './meal-layouts.js';
import { type RuleSection } from './rule-facts.js';
import { type RuleForm } from './rule-form.model.js';
import { ruleFormStrings as t } from './rule-form.strings.js';
import { isUsedKey } from './typed-keys.js';

/** Short facts beside the heads of the sections: what nobody reads, how many rules, what is to be corrected. */
export function asidesOf(form: RuleForm): Partial<Record<RuleSection, string>> {
  const unusedOf = (...maps: Readonly<Record<string, unknown>>[]) =>
    maps.flatMap((map) => Object.keys(map)).filter((key) => !isUsedKey(key)).length;
  const inPortions = unusedOf(form.ranges, form.fixedPortions);
  const inRepeats = unusedOf(form.perType, form.unlimited);
  const badLayouts = Object.entries(form.times).filter(([count, rows]) => {
    const { isShort, sum, unknownTypes } = layoutProblems(Number(count), rows);
    return isShort || sum !== 100 || unknownTypes.length > 0;
  }).length;
  return {
    ...(inPortions > 0 && { portions: t.keys.unusedCount(inPortions) }),
    ...(inRepeats > 0 && { repeats: t.keys.unusedCount(inRepeats) }),
    pools: t.pools.hint,
    pairing: t.pairing.count(form.pairing.length),
    ...(badLayouts > 0 && { times: t.times.bad(badLayouts) }),
  };
}
