import type { Ref } from 'react';
import styled from 'styled-components';
import { type FieldProps, FieldShell, splitFieldProps } from '../fields/field-shell.js';
import { theme } from '../theme/theme.js';
import { formStrings } from './forms.strings.js';

/** Props of TextareaField. */
export interface TextareaFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  rows?: number;
  /** Most characters; shows a counter. */
  maxLength?: number;
  placeholder?: string;
  readOnly?: boolean;
  disabled?: boolean;
  name?: string;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextareaField(props: TextareaFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const { onChange, inputRef, rows = 3, ...area } = rest;
  const counter =
    area.maxLength === undefined ? undefined : (
      <Counter>{formStrings.charactersLeft(area.value.length, area.maxLength)}</Counter>
    );
  return (
    <FieldShell {...field} aside={field.aside ?? counter}>
      {(control) => (
        <Area
          {...area}
          {...control}
          ref={inputRef}
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldShell>
  );
}

const Counter = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Area = styled.textarea`
  width: 100%;
  padding: 0.5rem 0.625rem;
  border: 1px solid ${theme.c.lineControl};
  border-radius: ${theme.r[2]};
  background: ${theme.c.surface};
  font: ${theme.t.dense};
  resize: vertical;
  outline: none;

  &:focus {
    outline: 2px solid transparent;
    border-color: ${theme.c.select};
    box-shadow: 0 0 0 2px ${theme.c.select};
  }

  &[aria-invalid='true']:not(:focus) {
    border-color: ${theme.c.danger};
    box-shadow: inset 0 0 0 1px ${theme.c.danger};
  }

  &:read-only {
    border-color: transparent;
    background: ${theme.c.sunken};
  }

  @media (pointer: coarse) and (max-width: 480px) {
    font-size: 1rem;
  }
`;
