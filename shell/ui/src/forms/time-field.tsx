import type { Ref } from 'react';
import { type FieldProps, FieldShell, splitFieldProps } from '../fields/field-shell.js';
import type { FieldSize } from '../fields/input-frame.js';
import { TextInput } from '../fields/text-field.js';
import { formStrings } from './forms.strings.js';
import { parseTimeInput } from './time-input.js';
import { useTypedEntry } from './use-typed-entry.js';

/** Props of TimeField. */
export interface TimeFieldProps extends FieldProps {
  /** `HH:mm`, or '' when empty; unreadable text comes as it is, which a time schema refuses. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  size?: FieldSize;
  readOnly?: boolean;
  disabled?: boolean;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

const read = (text: string): string => parseTimeInput(text) ?? text.trim();

/** A time of the day; "730", "7.30" and "7:30" become 07:30 when the field is left. */
export function TimeField(props: TimeFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const { value, onChange, onBlur, ...input } = rest;
  const entry = useTypedEntry(value, onChange, { format: (time: string) => time, parse: read });
  const unreadable = entry.touched && entry.text !== '' && parseTimeInput(entry.text) === null;
  return (
    <FieldShell {...field} error={unreadable ? formStrings.notATime : field.error}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          inputMode="numeric"
          autoComplete="off"
          placeholder={formStrings.timePlaceholder}
          value={entry.text}
          onChange={entry.change}
          onBlur={() => {
            entry.leave();
            onBlur?.();
          }}
        />
      )}
    </FieldShell>
  );
}
