import { css } from 'styled-components';
import { theme } from './theme.js';

/** Focus ring outside the control; the transparent outline becomes visible under forced colours. */
export const focusRing = css`
  &:focus {
    outline: 2px solid transparent;
    outline-offset: 2px;
  }
  &:focus-visible {
    box-shadow: ${theme.focus};
  }
`;

/** Focus ring of a field frame: no gap, on whatever inside it has the focus. */
export const inputFocusRing = css`
  &:focus-within {
    border-color: ${theme.c.select};
    box-shadow: 0 0 0 2px ${theme.c.select};
    outline: 2px solid transparent;
  }
`;

/** One line, the rest as an ellipsis. */
export const truncate = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Figures that stand under each other. */
export const tabularNumbers = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Off the screen, still read by a screen reader. */
export const visuallyHiddenCss = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
