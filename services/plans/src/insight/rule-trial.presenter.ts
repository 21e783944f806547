import type { RuleTrialType } from '@pora/contracts/plans/rule-trial.routes';
import type { TypeFeasibility } from '@pora/engine/explain';
import { wordsOfRule } from '@pora/engine/explain/rule-words';

/** The slot types of the tried rules beside what the rules in force leave of each. */
export function presentTrial(
  before: readonly TypeFeasibility[],
  after: readonly TypeFeasibility[],
): RuleTrialType[] {
  const known = new Map(before.map((item) => [item.type, item]));
  return after.map((item) => {
    const { type, slots, verdict, sentence } = item;
    const former = known.get(type);
    return {
      ...{ type, slots, verdict, sentence },
      before: former ? candidatesOf(former) : null,
      after: candidatesOf(item),
      reasons: former ? reasonsOf(former, item) : [],
    };
  });
}

function candidatesOf({ pool, reachTarget, capacity }: TypeFeasibility): RuleTrialType['after'] {
  return { left: pool.left, reachTarget, capacity };
}

/** Rules that take more meals than they did, those that take most first. */
function reasonsOf(before: TypeFeasibility, after: TypeFeasibility): string[] {
  const more = Object.entries(after.pool.removed).flatMap(([rule, count = 0]) => {
    const taken = count - (new Map(Object.entries(before.pool.removed)).get(rule) ?? 0);
    return taken > 0 ? [{ rule, taken }] : [];
  });
  return more
    .sort((a, b) => b.taken - a.taken)
    .map(({ rule, taken }) => `${taken} ${wordsOfRule(rule).removed}`);
}
