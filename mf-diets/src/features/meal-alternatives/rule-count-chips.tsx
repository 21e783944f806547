import { type RuleCounts } from '@pora/contracts/plans/plan-explanation.model';
import { Chip, theme } from '@pora/ui';
import styled from 'styled-components';
import { alternativesStrings } from './meal-alternatives.strings.js';

const t = alternativesStrings.why;

interface RuleCountChipsProps {
  /** What the rules that do not depend on the rest of the plan leave. */
  pool: RuleCounts;
  /** What the rest of the plan takes away of these. */
  dynamic: RuleCounts;
}

/** How the library becomes the meals that may stand in a slot, rule by rule; the figures add up. */
export function RuleCountChips({ pool, dynamic }: RuleCountChipsProps) {
  const removed = [...removedBy(pool), ...removedBy(dynamic)];
  return (
    <Chips>
      <li>
        <strong>{t.considered(pool.considered)}</strong>
      </li>
      {removed.map(([rule, count]) => (
        <li key={rule}>
          <Chip>{t.removed(count, rule)}</Chip>
        </li>
      ))}
      <li>
        <Chip tone={dynamic.left > 0 ? 'ok' : 'amber'}>{t.suiting(dynamic.left)}</Chip>
      </li>
    </Chips>
  );
}

const removedBy = ({ removed }: RuleCounts): [rule: string, count: number][] =>
  Object.entries(removed).filter(([, count]) => count > 0);

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;
