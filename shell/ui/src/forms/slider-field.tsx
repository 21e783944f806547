import { Slider as RadixSlider } from 'radix-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type FieldProps, FieldShell, splitFieldProps } from '../fields/field-shell.js';
import { media } from '../theme/media.js';
import { focusRing } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';
import { formStrings } from './forms.strings.js';
import { formatNumberInput, parseNumberInput, roundTo } from './number-input.js';

/** What sliders with one and with two thumbs share. */
interface SliderBaseProps extends FieldProps {
  min: number;
  max: number;
  step?: number;
  decimals?: number;
  /** After the typed value: "%". */
  unit?: string;
  disabled?: boolean;
  onBlur?: () => void;
}

/** Props of SliderField. */
export interface SliderFieldProps extends SliderBaseProps {
  value: number;
  onChange: (value: number) => void;
}

/** Props of RangeSliderField. */
export interface RangeSliderFieldProps extends SliderBaseProps {
  /** Lower and upper end, both inclusive. */
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /** How far apart the two ends stay at least; the ends may meet without it. */
  gap?: number;
}

/** A number in a range, by thumb, arrows or typing. */
export function SliderField(props: SliderFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const { value, onChange, min, max, step = 1, decimals = 0, unit, disabled = false, onBlur } = rest;
  return (
    <FieldShell
      {...field}
      group
      aside={
        <TypedValue
          label={formStrings.typedValue(field.label)}
          value={value}
          onChange={onChange}
          limits={[min, max]}
          decimals={decimals}
          unit={unit}
          disabled={disabled}
        />
      }
    >
      {(control) => (
        <Root
          value={[value]}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          onValueChange={([next]) => next !== undefined && onChange(next)}
          onBlur={onBlur}
        >
          <Track>
            <Filled />
          </Track>
          <Thumb
            aria-labelledby={control['aria-labelledby']}
            aria-describedby={control['aria-describedby']}
          />
        </Root>
      )}
    </FieldShell>
  );
}

/** A range in a range: two thumbs, both can be typed. */
export function RangeSliderField(props: RangeSliderFieldProps) {
  const [field, rest] = splitFieldProps(props);
  const { value, onChange, min, max, step = 1, decimals = 0, unit, disabled = false, onBlur, gap = 0 } = rest;
  const [low, high] = value;
  const shared = { decimals, unit, disabled };
  return (
    <FieldShell
      {...field}
      group
      aside={
        <Pair>
          <TypedValue
            {...shared}
            label={formStrings.rangeFrom(field.label)}
            value={low}
            limits={[min, Math.max(min, high - gap)]}
            onChange={(next) => onChange([next, high])}
          />
          –
          <TypedValue
            {...shared}
            label={formStrings.rangeTo(field.label)}
            value={high}
            limits={[Math.min(max, low + gap), max]}
            onChange={(next) => onChange([low, next])}
          />
        </Pair>
      }
    >
      {() => (
        <Root
          value={[low, high]}
          min={min}
          max={max}
          step={step}
          minStepsBetweenThumbs={Math.ceil(gap / step)}
          disabled={disabled}
          onValueChange={([from, to]) => from !== undefined && to !== undefined && onChange([from, to])}
          onBlur={onBlur}
        >
          <Track>
            <Filled />
          </Track>
          <Thumb aria-label={formStrings.rangeFrom(field.label)} />
          <Thumb aria-label={formStrings.rangeTo(field.label)} />
        </Root>
      )}
    </FieldShell>
  );
}

interface TypedValueProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Typed values outside are brought back to the nearest end when the field is left. */
  limits: [number, number];
  decimals: number;
  unit: string | undefined;
  disabled: boolean;
}

function TypedValue({ label, value, onChange, limits, decimals, unit, disabled }: TypedValueProps) {
  const [draft, setDraft] = useState<string>();
  const text = draft ?? formatNumberInput(value, decimals);
  const [min, max] = limits;
  const clamp = (number: number): number => Math.min(max, Math.max(min, roundTo(number, decimals)));
  const type = (next: string): void => {
    setDraft(next);
    const number = parseNumberInput(next, decimals);
    // While typing, only what already fits moves the thumb.
    if (number !== null && number === clamp(number) && number !== value) onChange(number);
  };
  const leave = (): void => {
    const number = parseNumberInput(text, decimals);
    setDraft(undefined);
    if (number !== null && !Number.isNaN(number) && clamp(number) !== value) onChange(clamp(number));
  };
  return (
    <Typed>
      <TypedInput
        aria-label={label}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        value={text}
        size={Math.max(text.length, 2)}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      {unit === '%' || unit === undefined ? unit : `\u00a0${unit}`}
    </Typed>
  );
}

const Root = styled(RadixSlider.Root)`
  position: relative;
  display: flex;
  align-items: center;
  height: 1.5rem;
  touch-action: none;
  user-select: none;
`;

const Track = styled(RadixSlider.Track)`
  position: relative;
  flex: 1;
  height: 4px;
  border-radius: 2px;
  background: ${theme.c.lineStrong};

  ${media.forcedColors} {
    background: GrayText;
  }
`;

const Filled = styled(RadixSlider.Range)`
  position: absolute;
  height: 100%;
  border-radius: 2px;
  background: ${theme.c.ink};

  ${media.forcedColors} {
    background: Highlight;
  }
`;

const Thumb = styled(RadixSlider.Thumb)`
  display: block;
  width: 1rem;
  height: 1rem;
  border: 2px solid ${theme.c.ink};
  border-radius: 50%;
  background: ${theme.c.surface};
  box-shadow: ${theme.e[1]};
  cursor: grab;
  ${focusRing}

  &[data-disabled] {
    border-color: ${theme.c.lineControl};
    cursor: default;
  }

  @media (pointer: coarse) {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

const Typed = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${theme.c.text};
  font: ${theme.t.strong};
  font-variant-numeric: tabular-nums;
`;

const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${theme.c.text};
`;

const TypedInput = styled.input`
  min-width: 0;
  min-height: 1.5rem;
  padding: 0 0 0 0.125rem;
  border: 1px solid transparent;
  border-radius: ${theme.r[1]};
  background: transparent;
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-align: right;
  field-sizing: content;

  &:hover {
    border-color: ${theme.c.lineControl};
  }

  &:focus {
    border-color: ${theme.c.select};
    box-shadow: 0 0 0 2px ${theme.c.select};
    outline: 2px solid transparent;
  }
`;
