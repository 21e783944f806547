import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { type FieldControlProps, type FieldProps, FieldShell, splitFieldProps } from './field-shell.js';
import { BareInput, type FieldSize, InputFrame, Unit } from './input-frame.js';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size'>;

/** Props of TextInput. */
export interface TextInputProps extends NativeProps {
  value: string;
  onChange: (value: string) => void;
  icon?: ReactNode;
  /** Unit inside the field at the right. */
  unit?: ReactNode;
  size?: FieldSize;
  inputRef?: Ref<HTMLInputElement>;
}

/** Props of TextField. */
export type TextFieldProps = FieldProps & TextInputProps;

/** One line of text without a label of its own; give it `aria-label` or put it into a FieldShell. */
export function TextInput({
  value,
  onChange,
  icon,
  unit,
  size = 'regular',
  inputRef,
  type = 'text',
  ...rest
}: TextInputProps) {
  return (
    <InputFrame
      $size={size}
      $invalid={rest['aria-invalid'] === true}
      $readOnly={rest.readOnly ?? false}
      $disabled={rest.disabled ?? false}
    >
      {icon}
      <BareInput
        {...rest}
        ref={inputRef}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {unit !== undefined && <Unit>{unit}</Unit>}
    </InputFrame>
  );
}

/** One line of text with label, hint and error. */
export function TextField(props: TextFieldProps) {
  const [field, rest] = splitFieldProps(props);
  return (
    <FieldShell {...field}>{(control: FieldControlProps) => <TextInput {...rest} {...control} />}</FieldShell>
  );
}

/** Props of ReadOnlyField. */
export interface ReadOnlyFieldProps {
  label: string;
  value: string;
  unit?: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  hideLabel?: boolean;
}

/** A computed value in the shape of a field: readable and selectable, never a disabled input. */
export function ReadOnlyField({ value, unit, icon, ...field }: ReadOnlyFieldProps) {
  return (
    <FieldShell {...field}>
      {({ id, 'aria-describedby': describedBy }) => (
        <InputFrame $readOnly>
          {icon}
          <BareInput id={id} aria-describedby={describedBy} value={value} readOnly />
          {unit !== undefined && <Unit>{unit}</Unit>}
        </InputFrame>
      )}
    </FieldShell>
  );
}
