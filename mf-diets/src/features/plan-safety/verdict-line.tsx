import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { theme } from '@pora/ui';
import styled from 'styled-components';
import { VERDICT_LOOK } from './verdict-look.js';
import { verdictStrings } from './verdict.strings.js';

interface VerdictLineProps extends Pick<PlanSafety, 'state' | 'sentence'> {
  /** The title above names the state in the same words. */
  isTitled?: boolean;
}

/** What the check says, in the words, the icon and the colour of its state. */
export function VerdictLine({ state, sentence, isTitled = false }: VerdictLineProps) {
  const { Icon, color } = VERDICT_LOOK[state];
  return (
    <Line style={{ color }}>
      <Icon aria-hidden />
      <span>
        {!isTitled && <strong>{verdictStrings.states[state]}</strong>} {sentence}
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
