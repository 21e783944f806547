import { type IntoleranceLight } from '@pora/engine/rules';
import styled from 'styled-components';

interface LightShareProps {
  counts: Readonly<Record<IntoleranceLight, number>>;
  /** The elevated ones at the left end. */
  worstFirst?: boolean;
}

const LIGHTS = ['green', 'yellow', 'red'] as const;

/** How many results are of each colour, as parts of one bar; the numbers stand beside it as text. */
export function LightShare({ counts, worstFirst = false }: LightShareProps) {
  return (
    <Bar aria-hidden $worstFirst={worstFirst}>
      {LIGHTS.filter((light) => counts[light] > 0).map((light) => (
        <Part key={light} $light={light} $pale={worstFirst} style={{ flexGrow: counts[light] }} />
      ))}
    </Bar>
  );
}

const Bar = styled.span<{ $worstFirst: boolean }>`
  display: flex;
  flex-direction: ${({ $worstFirst }) => ($worstFirst ? 'row-reverse' : 'row')};
  gap: 1px;
  height: 0.375rem;
  margin: ${({ theme }) => theme.s[1]} 0;
  border-radius: 999px;
  overflow: hidden;
`;

const Part = styled.span<{ $light: IntoleranceLight; $pale: boolean }>`
  min-width: 2px;
  background: ${({ theme, $light }) =>
    ({ green: theme.c.ok, yellow: theme.c.amber, red: theme.c.danger })[$light]};
  opacity: ${({ $light, $pale }) => ($pale && $light === 'green' ? 0.5 : 1)};
`;
