import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { PlateClock } from '../display/plate-clock.js';
import { tip } from '../feedback/tip.js';
import { media } from '../theme/media.js';
import { focusRing } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';

/** Props of IconButton. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  /** Key shown in the tooltip. */
  shortcut?: string;
  variant?: 'quiet' | 'danger' | 'outline';
  size?: 'compact' | 'regular';
  /** Makes it a toggle: `aria-pressed` and the pressed look. */
  pressed?: boolean;
  busy?: boolean;
  /** False leaves out the tooltip where the meaning stands beside the button as text. */
  tooltip?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon; its name is spoken and shown as a tooltip. */
export function IconButton({
  label,
  icon,
  shortcut,
  variant = 'quiet',
  size = 'compact',
  pressed,
  busy = false,
  tooltip = true,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const onGuardedClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...(tooltip && tip(label, shortcut))}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={onGuardedClick}
      $variant={variant}
      $size={size}
    >
      {busy ? <PlateClock size={16} thickness={6} animated /> : icon}
    </Root>
  );
}

const Root = styled.button<{ $variant: 'quiet' | 'danger' | 'outline'; $size: 'compact' | 'regular' }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => ($size === 'regular' ? theme.h.control : '1.75rem')};
  height: ${({ $size }) => ($size === 'regular' ? theme.h.control : '1.75rem')};
  padding: 0;
  border: 1px solid ${({ $variant }) => ($variant === 'outline' ? theme.c.lineStrong : 'transparent')};
  border-radius: ${theme.r[2]};
  background: ${({ $variant }) => ($variant === 'outline' ? theme.c.raised : 'transparent')};
  color: ${theme.c.text3};
  cursor: pointer;
  transition: background-color ${theme.m.fast} ${theme.ease.out};
  ${focusRing}

  &:hover,
  &[data-state='open'] {
    background: ${theme.c.hover};
    color: ${({ $variant }) => ($variant === 'danger' ? theme.c.dangerText : theme.c.text)};
  }

  &[aria-pressed='true'] {
    border-color: transparent;
    background: ${theme.c.inkSoft};
    color: ${theme.c.ink};
  }

  ${media.forcedColors} {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  &:disabled {
    background: transparent;
    color: ${theme.c.lineControl};
    cursor: default;
  }

  ${media.touch} {
    ${({ $size }) =>
      $size === 'compact' &&
      css`
        width: ${theme.h.compact};
        height: ${theme.h.compact};
      `}
  }
`;
