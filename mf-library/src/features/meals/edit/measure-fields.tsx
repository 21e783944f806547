import { type Food } from '@pora/contracts/catalog/food.model';
import { exactMeasure } from '@pora/engine/text-pl/household-units';
import { theme } from '@pora/ui';
import { NumberField, SelectField } from '@pora/ui/forms';
import styled from 'styled-components';
import {
  AMOUNT_LIMITS,
  chosenUnit,
  type IngredientLine,
  unitNamesOf,
  withQuantity,
  withUnit,
} from './ingredient-lines.js';
import { mealEditStrings as t } from './meal-edit.strings.js';

interface MeasureFieldsProps {
  line: IngredientLine;
  /** Undefined of a food that is not in the base. */
  food: Food | undefined;
  quantityLabel: string;
  unitLabel: string;
  decimals: number;
  onChange: (line: IngredientLine) => void;
}

/** How many of which household measure; the grams follow [library §5]. */
export function MeasureFields({
  line,
  food,
  quantityLabel,
  unitLabel,
  decimals,
  onChange,
}: MeasureFieldsProps) {
  const hasUnit = line.unitName !== null;
  return (
    <Fields>
      <NumberField
        label={quantityLabel}
        hideLabel
        size="compact"
        decimals={decimals}
        min={hasUnit ? 0 : undefined}
        max={AMOUNT_LIMITS.quantity.max}
        placeholder="–"
        disabled={!hasUnit}
        value={line.unitQty}
        onChange={(quantity) => onChange(withQuantity(line, quantity, food))}
      />
      <SelectField
        label={unitLabel}
        hideLabel
        size="compact"
        emptyOption={t.noUnit}
        value={chosenUnit(line, food)}
        options={unitNamesOf(line, food).map((unit) => ({
          value: unit,
          label: exactMeasure(unit, 1)?.replace(/^1\s/, '') ?? unit,
        }))}
        onChange={(unit) => onChange(withUnit(line, unit, food))}
      />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: ${theme.s[1]};
`;
