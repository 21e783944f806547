import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { Kbd } from '../display/kbd.js';
import { PlateClock } from '../display/plate-clock.js';
import { tip } from '../feedback/tip.js';
import { media, mediaQueries } from '../theme/media.js';
import { visuallyHiddenCss } from '../theme/mixins.js';
import { buttonCss, type ButtonSize, type ButtonVariant } from './button-styles.js';

/** Props of Button. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Key shown at the end, such as "Ctrl S"; binding it is the screen's job. */
  shortcut?: string;
  /** The work is going on: spinner instead of the icon, clicks do nothing, focus stays. */
  busy?: boolean;
  fullWidth?: boolean;
  /** Below 1360 px only the icon stays and the text becomes a tooltip; needs an icon and a plain-text label. */
  collapse?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The button of the product; type is `button` unless said otherwise. */
export function Button({
  variant = 'secondary',
  size = 'regular',
  icon,
  shortcut,
  busy = false,
  fullWidth = false,
  collapse = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const onGuardedClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const collapsedTip =
    collapse && typeof children === 'string' ? tip(children, shortcut, mediaQueries.quiet) : undefined;
  return (
    <Root
      {...collapsedTip}
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      onClick={onGuardedClick}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
    >
      {busy ? <PlateClock size={16} thickness={6} animated /> : icon}
      {children !== undefined && <Label $collapse={collapse}>{children}</Label>}
      {shortcut && (
        <KeyHint aria-hidden="true" $collapse={collapse}>
          {shortcut}
        </KeyHint>
      )}
    </Root>
  );
}

/** A link that looks like a button: `<ButtonLink as={Link} to="/" $variant="primary">`. */
export const ButtonLink = styled.a<{
  $variant?: ButtonVariant;
  $size?: ButtonSize;
  $fullWidth?: boolean;
}>`
  ${buttonCss}
`;

const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $fullWidth: boolean }>`
  ${buttonCss}
`;

const Label = styled.span<{ $collapse: boolean }>`
  ${({ $collapse }) =>
    $collapse &&
    css`
      ${media.quiet} {
        ${visuallyHiddenCss}
      }
    `}
`;

const KeyHint = styled(Kbd)<{ $collapse: boolean }>`
  ${({ $collapse }) =>
    $collapse &&
    css`
      ${media.quiet} {
        display: none;
      }
    `}

  @media (pointer: coarse), (max-width: 480px) {
    display: none;
  }
`;
