import { type FoodUnit } from '@pora/contracts/catalog/food.model';
import { TextField } from '@pora/ui';
import { useState } from 'react';
import { foodAmountStrings as t } from './food-amount.strings.js';
import { type Measure, readMeasure } from './measure-text.js';

interface MeasureFieldProps {
  food: string;
  /** As a person reads it: "4 łyżki"; empty without one. */
  value: string;
  readOnly: boolean;
  /** A field of a form carries its label and the measures of the food; one of a table has neither. */
  units?: readonly FoodUnit[] | undefined;
  size?: 'regular' | 'compact';
  onChange: (measure: Measure | undefined) => void;
}

/** A household measure as it is spoken: "4 łyżki", "½ szklanki"; kept only with a name and an amount above zero. */
export function MeasureField({
  food,
  value,
  readOnly,
  units,
  size = 'compact',
  onChange,
}: MeasureFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const isBad = typed !== undefined && readMeasure(typed) === undefined;
  const change = (text: string): void => {
    setTyped(text);
    const measure = readMeasure(text);
    if (measure !== undefined) onChange(measure ?? undefined);
  };
  return (
    <TextField
      label={units ? t.measure : t.measureOf(food)}
      hideLabel={!units}
      size={size}
      hint={units && units.length > 0 ? t.units(units) : undefined}
      placeholder={readOnly ? undefined : t.measurePlaceholder}
      autoComplete="off"
      maxLength={60}
      readOnly={readOnly}
      value={typed ?? value}
      error={isBad && left ? t.measureBad : undefined}
      onChange={change}
      onBlur={() => {
        setLeft(true);
        // What could not be read stays, so that it can be corrected.
        if (!isBad) setTyped(undefined);
      }}
    />
  );
}
