import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { FieldShell } from '../fields/field-shell.js';
import { theme } from '../theme/theme.js';
import { choiceLine, choiceMark } from './choice-styles.js';
import { useMergedRefs } from './use-merged-refs.js';

/** Props of Checkbox. */
export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'checked' | 'onChange' | 'type'
> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some but not all of what it stands for. */
  indeterminate?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** The box alone; give it `aria-label`. */
export function Checkbox({ checked, onChange, indeterminate = false, inputRef, ...rest }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, inputRef);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Box
      {...rest}
      ref={mergedRef}
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Props of CheckboxField. */
export interface CheckboxFieldProps extends Omit<CheckboxProps, 'aria-label' | 'required'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A box with its text; the text is part of the target. */
export function CheckboxField({ label, hint, error, ...box }: CheckboxFieldProps) {
  const noteId = useId();
  const note = error ?? hint;
  return (
    <div>
      <Row>
        <Checkbox
          {...box}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        <span>{label}</span>
      </Row>
      {note && (
        <Note id={noteId} $error={Boolean(error)}>
          {note}
        </Note>
      )}
    </div>
  );
}

/** Props of CheckboxGroup. */
export interface CheckboxGroupProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  hideLabel?: boolean;
  children: ReactNode;
}

/** Several boxes under one label. */
export function CheckboxGroup({ children, ...field }: CheckboxGroupProps) {
  return (
    <FieldShell {...field} group>
      {(control) => (
        <Group
          role="group"
          aria-labelledby={control['aria-labelledby']}
          aria-describedby={control['aria-describedby']}
        >
          {children}
        </Group>
      )}
    </FieldShell>
  );
}

const Box = styled.input`
  ${choiceMark}
  border-radius: ${theme.r[1]};
  color: ${theme.c.onInk};
  vertical-align: middle;

  &:checked,
  &:indeterminate {
    border-color: ${theme.c.ink};
    background: ${theme.c.ink};
  }

  &:checked::before {
    width: 0.625rem;
    height: 0.625rem;
    background: currentColor;
    clip-path: polygon(14% 47%, 0 61%, 39% 100%, 100% 20%, 84% 8%, 38% 70%);
    content: '';
  }

  &:indeterminate::before {
    width: 0.5rem;
    height: 2px;
    background: currentColor;
    clip-path: none;
    content: '';
  }

  &[aria-invalid='true'] {
    border-color: ${theme.c.danger};
  }

  &:disabled {
    border-color: ${theme.c.line};
    background: ${theme.c.sunken};
    color: ${theme.c.text3};
    cursor: default;
  }
`;

const Row = styled.label`
  ${choiceLine}
`;

const Note = styled.div<{ $error: boolean }>`
  margin-left: 1.5rem;
  color: ${({ $error }) => ($error ? theme.c.dangerText : theme.c.text3)};
  font: ${theme.t.small};
`;

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem ${theme.s[4]};
`;
