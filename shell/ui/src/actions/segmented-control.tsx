import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { tip } from '../feedback/tip.js';
import { media } from '../theme/media.js';
import { visuallyHiddenCss } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';

/** One choice of a SegmentedControl. */
export interface SegmentOption<Value extends string> {
  value: Value;
  /** Text; with `hideLabel` it is only spoken and shown as a tooltip. */
  label: string;
  icon?: ReactNode;
  hideLabel?: boolean;
  disabled?: boolean;
}

/** Props of SegmentedControl. */
export interface SegmentedControlProps<Value extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SegmentOption<Value>[];
  size?: 'regular' | 'compact';
  fullWidth?: boolean;
}

/** Two to eight choices of which one holds: a radio group in one row, arrows move. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
  size = 'regular',
  fullWidth = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Track role="radiogroup" aria-label={label} $fullWidth={fullWidth}>
      {options.map((option) => (
        <Segment
          key={option.value}
          {...(option.hideLabel && tip(option.label))}
          $size={size}
          $fullWidth={fullWidth}
          $disabled={option.disabled ?? false}
        >
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-label={option.hideLabel ? option.label : undefined}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {!option.hideLabel && <span>{option.label}</span>}
        </Segment>
      ))}
    </Track>
  );
}

const Track = styled.div<{ $fullWidth: boolean }>`
  display: ${({ $fullWidth }) => ($fullWidth ? 'flex' : 'inline-flex')};
  padding: 2px;
  border-radius: ${theme.r[2]};
  background: ${theme.c.sunken};

  ${media.tablet} {
    flex-wrap: wrap;
  }
`;

const Radio = styled.input`
  ${visuallyHiddenCss}
  appearance: none;
`;

const Segment = styled.label<{ $size: 'regular' | 'compact'; $fullWidth: boolean; $disabled: boolean }>`
  position: relative;
  display: inline-flex;
  flex: ${({ $fullWidth }) => ($fullWidth ? '1 1 0' : 'none')};
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  height: calc(${({ $size }) => ($size === 'regular' ? theme.h.control : theme.h.compact)} - 4px);
  padding: 0 ${({ $size }) => ($size === 'regular' ? '0.75rem' : '0.5625rem')};
  border: 1px solid transparent;
  border-radius: 5px;
  color: ${({ $disabled }) => ($disabled ? theme.c.text3 : theme.c.text2)};
  font: 560 0.8125rem/1.125rem ${theme.font};
  white-space: nowrap;
  cursor: ${({ $disabled }) => ($disabled ? 'default' : 'pointer')};

  ${media.phone} {
    min-height: ${theme.h.touch};
  }

  &:has(input:checked) {
    border-color: ${theme.c.line};
    background: ${theme.c.raised};
    color: ${theme.c.text};
    box-shadow: ${theme.e[1]};
  }

  &:has(input:focus-visible) {
    box-shadow: ${theme.focus};
    outline: 2px solid transparent;
  }

  ${media.forcedColors} {
    &:has(input:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
