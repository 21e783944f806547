import { theme } from '@pora/ui';
import { TriangleAlertIcon } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';

/** A warning that a substitute carries what its food carries. */
export function SharedLine({ children }: { children: ReactNode }) {
  return (
    <Line role="status">
      <TriangleAlertIcon size={14} aria-hidden />
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${theme.s[1]};
  margin: 0;
  color: ${theme.c.amberText};
  font: ${theme.t.small};

  svg {
    flex: none;
    margin-top: 1px;
  }
`;
