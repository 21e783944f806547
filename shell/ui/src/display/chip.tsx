import { XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media.js';
import { focusRing } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';
import type { MealTypeKey } from '../theme/tokens.js';
import { uiStrings } from '../ui.strings.js';
import { type BadgeTone, toneColors } from './badge.js';

/** Props of Chip. */
export interface ChipProps {
  /** Meal type whose colours the chip takes; wins over `tone`. */
  meal?: MealTypeKey;
  tone?: BadgeTone;
  icon?: ReactNode;
  /** Shows a removing × when given. */
  onRemove?: () => void;
  /** Accessible name of the ×; defaults to "Usuń: <text>" when the chip holds plain text. */
  removeLabel?: string;
  children: ReactNode;
}

/** Small tag of a value in a list: a meal type, an allergen, a chosen category. */
export function Chip({ meal, tone = 'neutral', icon, onRemove, removeLabel, children }: ChipProps) {
  const colors = meal ? { background: theme.meal[meal].soft, text: theme.meal[meal].text } : toneColors[tone];
  const defaultLabel = uiStrings.remove(typeof children === 'string' ? children : '');
  return (
    <Box $background={colors.background} $text={colors.text}>
      {icon}
      {children}
      {onRemove && (
        <Remove type="button" aria-label={removeLabel ?? defaultLabel} onClick={onRemove}>
          <XIcon size={12} />
        </Remove>
      )}
    </Box>
  );
}

const Box = styled.span<{ $background: string; $text: string }>`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  min-height: 1.5rem;
  padding: 0 0.4375rem;
  border-radius: ${theme.r[1]};
  background: ${({ $background }) => $background};
  color: ${({ $text }) => $text};
  font: 500 0.75rem/1rem ${theme.font};
  white-space: nowrap;

  svg {
    width: 0.75rem;
    height: 0.75rem;
    stroke-width: 2;
  }
`;

const Remove = styled.button`
  display: inline-grid;
  place-items: center;
  min-width: 1.5rem;
  min-height: 1.5rem;
  margin-right: -0.4375rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.r[1]};
  background: transparent;
  color: inherit;
  cursor: pointer;
  ${focusRing}

  ${media.phone} {
    min-width: ${theme.h.touch};
    min-height: ${theme.h.touch};
  }

  &:hover {
    background: ${theme.c.hover};
  }
`;
