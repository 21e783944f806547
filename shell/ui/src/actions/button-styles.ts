import { css } from 'styled-components';
import { focusRing } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';

/** Weight of a button: one primary per view, danger only where something is destroyed. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';
/** `compact` for toolbars and rows. */
export type ButtonSize = 'regular' | 'compact';

const variantCss = {
  secondary: css`
    border-color: ${theme.c.lineStrong};
    background: ${theme.c.raised};
    color: ${theme.c.text};

    svg {
      color: ${theme.c.text2};
    }
  `,
  primary: css`
    border-color: ${theme.c.ink};
    background: ${theme.c.ink};
    color: ${theme.c.onInk};

    kbd {
      border-color: color-mix(in srgb, currentColor 35%, transparent);
      background: transparent;
      color: inherit;
    }
  `,
  quiet: css`
    border-color: transparent;
    background: transparent;
    color: ${theme.c.text};

    svg {
      color: ${theme.c.text2};
    }
  `,
  danger: css`
    border-color: ${theme.c.danger};
    background: ${theme.c.danger};
    color: ${theme.c.onDanger};
  `,
  'danger-quiet': css`
    border-color: transparent;
    background: transparent;
    color: ${theme.c.dangerText};
  `,
};

const hoverBackground: Record<ButtonVariant, string> = {
  secondary: theme.c.hover,
  quiet: theme.c.hover,
  primary: theme.c.inkHover,
  danger: `color-mix(in srgb, ${theme.c.danger} 88%, black)`,
  'danger-quiet': theme.c.dangerSoft,
};

const sizeCss = {
  regular: css`
    height: ${theme.h.control};
    padding: 0 0.8125rem;
    gap: 0.4375rem;
    font-size: 0.875rem;
    line-height: 1.25rem;
  `,
  compact: css`
    height: ${theme.h.compact};
    padding: 0 0.5625rem;
    gap: 0.375rem;
    font-size: 0.8125rem;
    line-height: 1.125rem;
  `,
};

/** Look of a button, also for anchors. */
export const buttonCss = css<{ $variant?: ButtonVariant; $size?: ButtonSize; $fullWidth?: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  border: 1px solid;
  border-radius: ${theme.r[2]};
  font-family: inherit;
  font-weight: 560;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition: background-color ${theme.m.fast} ${theme.ease.out};
  ${({ $size = 'regular' }) => sizeCss[$size]}
  ${({ $variant = 'secondary' }) => variantCss[$variant]}
  ${focusRing}

  &:hover {
    background: ${({ $variant = 'secondary' }) => hoverBackground[$variant]};
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${theme.c.line};
    background: ${theme.c.sunken};
    color: ${theme.c.text3};
    cursor: default;

    svg {
      color: inherit;
    }
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;
