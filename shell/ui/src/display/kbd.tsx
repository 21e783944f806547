import styled from 'styled-components';
import { theme } from '../theme/theme.js';

/** A key or a chord, such as "Ctrl S"; inside a coloured button it takes that button's colour. */
export const Kbd = styled.kbd`
  display: inline-block;
  flex: none;
  min-width: 1.125rem;
  padding: 0 0.25rem;
  border: 1px solid ${theme.c.lineStrong};
  border-radius: ${theme.r[1]};
  background: ${theme.c.surface};
  color: ${theme.c.text3};
  font: 560 0.75rem/1rem ${theme.font};
  text-align: center;
  white-space: nowrap;
`;
