import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { type FieldProps, FieldShell, splitFieldProps } from '../fields/field-shell.js';
import { theme } from '../theme/theme.js';
import { choiceLine, choiceMark } from './choice-styles.js';

/** One choice of a radio group. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

/** Props of RadioGroupField. */
export interface RadioGroupFieldProps<Value extends string> extends FieldProps {
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  options: readonly RadioOption<Value>[];
  orientation?: 'row' | 'column';
  name?: string;
  /** Goes to the first choice. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A few choices that are all in sight. */
export function RadioGroupField<Value extends string>(props: RadioGroupFieldProps<Value>) {
  const [field, rest] = splitFieldProps(props);
  const { value, onChange, onBlur, options, orientation = 'row', name, inputRef } = rest;
  const fallbackName = useId();
  return (
    <FieldShell {...field} group>
      {(control) => (
        <Group
          role="radiogroup"
          aria-labelledby={control['aria-labelledby']}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          aria-required={control['aria-required']}
          $column={orientation === 'column'}
        >
          {options.map((option, index) => (
            <Choice key={option.value}>
              <Dot
                ref={index === 0 ? inputRef : undefined}
                type="radio"
                name={name ?? fallbackName}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
              />
              {option.label}
            </Choice>
          ))}
        </Group>
      )}
    </FieldShell>
  );
}

const Group = styled.div<{ $column: boolean }>`
  display: flex;
  flex-flow: ${({ $column }) => ($column ? 'column nowrap' : 'row wrap')};
  gap: 0.375rem ${theme.s[4]};
`;

const Choice = styled.label`
  ${choiceLine}
`;

const Dot = styled.input`
  ${choiceMark}
  border-radius: 50%;

  &:checked {
    border-color: ${theme.c.ink};
  }

  &:checked::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${theme.c.ink};
    content: '';
  }
`;
