import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { theme } from '@pora/ui';
import styled from 'styled-components';
import { VERDICT_LOOK } from './verdict-look.js';
import { verdictStrings } from './verdict.strings.js';

/** What the check says, in the words, the icon and the colour of its state. */
export function VerdictLine({ state, sentence }: Pick<PlanSafety, 'state' | 'sentence'>) {
  const { Icon, color } = VERDICT_LOOK[state];
  return (
    <Line style={{ color }}>
      <Icon aria-hidden />
      <span>
        <strong>{verdictStrings.states[state]}</strong> {sentence}
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${theme.s[2]};
  margin: 0;

  svg {
    flex: none;
  }
`;
