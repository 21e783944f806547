import styled, { css } from 'styled-components';
import { inputFocusRing } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';

/** Height of a field; `compact` in table rows. */
export type FieldSize = 'regular' | 'compact';

/** State of a frame around an input. */
export interface InputFrameProps {
  $size?: FieldSize;
  $invalid?: boolean;
  $readOnly?: boolean;
  $disabled?: boolean;
}

/** The outline of every one-line field: icon, input, unit inside. */
export const InputFrame = styled.div<InputFrameProps>`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  min-width: 0;
  height: ${({ $size = 'regular' }) => ($size === 'regular' ? theme.h.control : theme.h.compact)};
  padding: 0 ${({ $size = 'regular' }) => ($size === 'regular' ? '0.625rem' : '0.5rem')};
  border: 1px solid ${theme.c.lineControl};
  border-radius: ${theme.r[2]};
  background: ${theme.c.surface};
  font: ${({ $size = 'regular' }) => ($size === 'regular' ? theme.t.body : theme.t.dense)};
  cursor: text;

  > svg {
    flex: none;
    color: ${theme.c.text3};
  }

  ${({ $readOnly }) =>
    $readOnly &&
    css`
      border-color: transparent;
      background: ${theme.c.sunken};
      color: ${theme.c.text2};
    `}

  ${({ $disabled }) =>
    $disabled &&
    css`
      border-color: ${theme.c.line};
      background: ${theme.c.sunken};
      color: ${theme.c.text3};
      cursor: default;
    `}

  ${({ $invalid }) =>
    $invalid &&
    css`
      border-color: ${theme.c.danger};
      box-shadow: inset 0 0 0 1px ${theme.c.danger};
    `}

  ${inputFocusRing}

  @media (pointer: coarse) and (max-width: 480px) {
    /* Below 16 px phones zoom into the field. */
    font-size: 1rem;
  }
`;

/** The input itself: no look of its own. */
export const BareInput = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  background: transparent;
  font: inherit;
  text-overflow: ellipsis;
  outline: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** Unit at the right end of a field: "kcal", "g", "%". */
export const Unit = styled.span`
  flex: none;
  color: ${theme.c.text3};
  font: ${theme.t.dense};
`;
