import type { RuleTrialType } from '@pora/contracts/plans/rule-trial.routes';
import type { TypeFeasibility } from '@pora/engine/explain';
import { wordsOfRule } from '@pora/engine/explain/rule-words';
import type { MovedMeals, TypeTrial } from '@pora/engine/rule-trial';

/** A slot type of the tried rules beside what the rules in force leave of it. */
export function presentTrial({ before, after, lost, gained }: TypeTrial): RuleTrialType {
  const { type, slots, verdict, sentence } = after;
  return {
    ...{ type, slots, verdict, sentence },
    before: before && candidatesOf(before),
    after: candidatesOf(after),
    reasons: before ? reasonsOf(before, after) : [],
    lost: movedOf(lost),
    gained: movedOf(gained),
  };
}

function movedOf({ candidates, reaching, named }: MovedMeals): RuleTrialType['lost'] {
  return { candidates, reaching, meals: named.map((meal) => ({ ...meal })) };
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
