import { theme } from '@pora/ui';
import styled from 'styled-components';

/** Lines with a hairline above each, what can be done at their end: the base of the lists about warnings. */
export const LinedList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${theme.t.dense};

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.s[3]};
    border-top: 1px solid ${theme.c.line};
    color: ${theme.c.text2};
  }

  strong {
    color: ${theme.c.text};
  }
`;
