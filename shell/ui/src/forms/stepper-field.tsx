import { MinusIcon, PlusIcon } from 'lucide-react';
import { type KeyboardEvent, type Ref } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.js';
import { type FieldProps, FieldShell, splitFieldProps } from '../fields/field-shell.js';
import { InputFrame } from '../fields/input-frame.js';
import { focusRing } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';
import { formStrings } from './forms.strings.js';

/** Props of StepperField. */
export interface StepperFieldProps extends FieldProps {
  value: number;
  onChange: (value: number) => void;
  onBlur?: () => void;
  min: number;
  max: number;
  step?: number;
  /** Text of a value: "4 IV". */
  format?: (value: number) => string;
  disabled?: boolean;
  inputRef?: Ref<HTMLElement>;
}

/** A small whole number moved one by one: buttons, arrows, Home and End. */
export function StepperField(props: StepperFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const { value, onChange, onBlur, min, max, step = 1, format = String, disabled = false, inputRef } = rest;
  const move = (next: number): void => {
    const clamped = Math.min(max, Math.max(min, next));
    if (clamped !== value) onChange(clamped);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const targets: Record<string, number> = {
      ArrowUp: value + step,
      ArrowRight: value + step,
      ArrowDown: value - step,
      ArrowLeft: value - step,
      Home: min,
      End: max,
    };
    const target = targets[event.key];
    if (target === undefined || disabled) return;
    event.preventDefault();
    move(target);
  };
  return (
    <FieldShell {...field} group>
      {({ id, 'aria-required': _required, ...control }) => (
        <Frame $disabled={disabled} $invalid={control['aria-invalid'] === true}>
          <IconButton
            label={formStrings.decrease}
            icon={<MinusIcon />}
            tabIndex={-1}
            disabled={disabled || value <= min}
            onClick={() => move(value - step)}
          />
          <Value
            {...control}
            id={id}
            ref={inputRef as Ref<HTMLDivElement>}
            role="spinbutton"
            tabIndex={disabled ? -1 : 0}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={format(value)}
            aria-disabled={disabled || undefined}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          >
            {format(value)}
          </Value>
          <IconButton
            label={formStrings.increase}
            icon={<PlusIcon />}
            tabIndex={-1}
            disabled={disabled || value >= max}
            onClick={() => move(value + step)}
          />
        </Frame>
      )}
    </FieldShell>
  );
}

const Frame = styled(InputFrame)`
  justify-content: space-between;
  padding: 0 0.125rem;
  cursor: default;
`;

const Value = styled.div`
  flex: 1;
  border-radius: ${theme.r[1]};
  font-variant-numeric: tabular-nums;
  font-weight: 560;
  text-align: center;
  white-space: nowrap;
  ${focusRing}

  &:focus-visible {
    box-shadow: none;
  }
`;
