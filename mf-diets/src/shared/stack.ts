import { theme } from '@pora/ui';
import styled from 'styled-components';

/** Parts of a dialog one under the other, each with its heading and what is said about it. */
export const Stack = styled.div`
  display: grid;
  gap: ${theme.s[4]};

  h3 {
    margin: 0;
    font: ${theme.t.strong};
  }

  p {
    margin: 0;
    color: ${theme.c.text2};
    font: ${theme.t.dense};
  }
`;
