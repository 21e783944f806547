import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { type FieldProps, FieldShell, splitFieldProps } from '../fields/field-shell.js';
import { BareInput, type FieldSize, InputFrame, Unit } from '../fields/input-frame.js';
import { formStrings } from './forms.strings.js';
import { formatNumberInput, parseNumberInput, roundTo } from './number-input.js';
import { useTypedEntry } from './use-typed-entry.js';

/** Limits of a number, both inclusive. */
export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
}

/** Props of NumberField. */
export interface NumberFieldProps extends FieldProps, NumberLimits {
  /** null is an empty field; NaN a text that is no number, which a number schema refuses. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Most digits after the comma; 0 allows whole numbers only. */
  decimals?: number;
  /** Inside the field at the right: "kcal", "g", "%". */
  unit?: ReactNode;
  icon?: ReactNode;
  placeholder?: string;
  /** Space between thousands; off for years and ids. */
  grouping?: boolean;
  size?: FieldSize;
  readOnly?: boolean;
  disabled?: boolean;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Sentence about a number outside its limits, undefined when inside. */
export function describeRangeError(
  value: number,
  { min, max }: NumberLimits,
  grouping = true,
): string | undefined {
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return undefined;
  const show = (limit: number): string => formatNumberInput(limit, 3, grouping);
  if (min !== undefined && max !== undefined) return formStrings.range(show(min), show(max));
  return min !== undefined ? formStrings.atLeast(show(min)) : formStrings.atMost(show(max ?? 0));
}

/** A typed number is kept as typed or refused, never rounded: one with more decimals than the field has is NaN. */
function parseTyped(text: string, decimals: number): number | null {
  const value = parseNumberInput(text, decimals);
  return value !== null && roundTo(value, decimals) !== value ? Number.NaN : value;
}

function describeNumberError(
  text: string,
  { decimals, grouping, ...limits }: NumberLimits & { decimals: number; grouping: boolean },
): string | undefined {
  const typed = parseNumberInput(text);
  if (typed === null) return undefined;
  if (Number.isNaN(typed)) return formStrings.notANumber;
  if (!Number.isNaN(parseTyped(text, decimals))) return describeRangeError(typed, limits, grouping);
  return decimals === 0 ? formStrings.notAnInteger : formStrings.tooPrecise(decimals);
}

/** A number with its unit: takes comma and dot, shows a comma after leaving, says what is wrong with it. */
export function NumberField(props: NumberFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const {
    value,
    onChange,
    onBlur,
    decimals = 0,
    min,
    max,
    unit,
    icon,
    grouping = true,
    size = 'regular',
    inputRef,
    ...input
  } = rest;
  const entry = useTypedEntry(value, onChange, {
    format: (number: number | null) => formatNumberInput(number, decimals, grouping),
    parse: (text) => parseTyped(text, decimals),
    settle: (number) => number,
  });
  const ownError = entry.touched
    ? describeNumberError(entry.text, { decimals, grouping, min, max })
    : undefined;
  return (
    <FieldShell {...field} error={ownError ?? field.error}>
      {(control) => (
        <InputFrame
          $size={size}
          $invalid={control['aria-invalid'] === true}
          $readOnly={input.readOnly ?? false}
          $disabled={input.disabled ?? false}
        >
          {icon}
          <NumberInput
            {...input}
            {...control}
            ref={inputRef}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={entry.text}
            onChange={(event) => entry.change(event.target.value)}
            onBlur={() => {
              entry.leave();
              onBlur?.();
            }}
          />
          {unit !== undefined && <Unit>{unit}</Unit>}
        </InputFrame>
      )}
    </FieldShell>
  );
}

const NumberInput = styled(BareInput)`
  font-variant-numeric: tabular-nums;
`;
