import { css } from 'styled-components';
import { media } from '../theme/media.js';
import { focusRing } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';

/** A box, dot or switch with its words in one line; the whole line is the target. */
export const choiceLine = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};
  min-height: 1.5rem;
  cursor: pointer;

  &:has(input:disabled) {
    color: ${theme.c.text3};
    cursor: default;
  }

  @media (pointer: coarse), (max-width: 480px) {
    min-height: ${theme.h.touch};
  }
`;

/** The mark of a choice, 16 px, drawn by ourselves except under forced colours. */
export const choiceMark = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1rem;
  height: 1rem;
  margin: 0;
  border: 1.5px solid ${theme.c.lineControl};
  background: ${theme.c.surface};
  appearance: none;
  cursor: pointer;
  ${focusRing}

  ${media.forcedColors} {
    appearance: auto;
  }
`;
