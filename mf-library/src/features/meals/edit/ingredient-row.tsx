import { type Food } from '@pora/contracts/catalog/food.model';
import { isWeighed, nutritionOf } from '@pora/engine/nutrition';
import { formatCount } from '@pora/kit';
import { IconButton, media, SegmentedControl, theme } from '@pora/ui';
import { type GripHandlers, NumberField, RowGrip } from '@pora/ui/forms';
import { ArrowLeftRightIcon, KeyRoundIcon, TrashIcon } from '@pora/ui/icons';
import { memo, useState } from 'react';
import styled from 'styled-components';
import { AMOUNT_LIMITS, hasAmount, type IngredientLine, withGrams } from './ingredient-lines.js';
import { MeasureFields } from './measure-fields.js';
import { mealEditStrings as t } from './meal-edit.strings.js';

interface IngredientRowProps {
  line: IngredientLine;
  name: string;
  /** Undefined of a food that is not in the base. */
  food: Food | undefined;
  /** Somebody has deleted it meanwhile: a meal with it cannot be saved. */
  isGone: boolean;
  index: number;
  gripOf: (key: string, index: number) => GripHandlers;
  onChange: (line: IngredientLine) => void;
  onRemove: (key: string) => void;
}

type Role = 'key' | 'replaceable';

const ROLES = [
  { value: 'key', label: t.key, icon: <KeyRoundIcon aria-hidden />, hideLabel: true },
  { value: 'replaceable', label: t.replaceable, icon: <ArrowLeftRightIcon aria-hidden />, hideLabel: true },
] as const;

/** One ingredient of the form: order, food, measure, grams, role, energy [library §2, §3, §5]. */
export const IngredientRow = memo(function IngredientRow(props: IngredientRowProps) {
  const { line, name, food, isGone, index, gripOf, onChange, onRemove } = props;
  const [left, setLeft] = useState(false);
  const isBad = !hasAmount(line) && left && !Number.isNaN(line.grams);
  return (
    <Row role="row" data-line={line.key}>
      <Grip role="cell">
        <RowGrip label={t.moveOf(name)} handlers={gripOf(line.key, index)} />
      </Grip>
      <Name role="cell">
        {name}
        {isGone && <Gone>{t.foodGone}</Gone>}
      </Name>
      <Measure role="cell">
        <MeasureFields
          line={line}
          food={food}
          quantityLabel={t.quantityOf(name)}
          unitLabel={t.unitOf(name)}
          decimals={2}
          onChange={onChange}
        />
      </Measure>
      <Grams role="cell">
        <NumberField
          label={t.gramsOf(name)}
          hideLabel
          size="compact"
          unit="g"
          decimals={2}
          max={AMOUNT_LIMITS.grams.max}
          value={line.grams}
          error={isBad ? t.amountBad : undefined}
          onChange={(grams) => onChange(withGrams(line, grams, food))}
          onBlur={() => setLeft(true)}
        />
      </Grams>
      <Roles role="cell">
        <SegmentedControl<Role>
          label={t.roleOf(name)}
          size="compact"
          value={line.replaceable === false ? 'key' : 'replaceable'}
          options={ROLES}
          onChange={(role) => onChange({ ...line, replaceable: role === 'replaceable' })}
        />
      </Roles>
      <Kcal role="cell">{energyOf(line, food)}</Kcal>
      <Remove role="cell">
        <IconButton
          label={t.removeOf(name)}
          variant="danger"
          icon={<TrashIcon />}
          onClick={() => onRemove(line.key)}
        />
      </Remove>
    </Row>
  );
});

/** Energy of the amount; a dash where nobody knows it. */
function energyOf(line: IngredientLine, food: Food | undefined): string {
  const isKnown = food !== undefined && hasAmount(line) && isWeighed(food);
  return isKnown ? formatCount(Math.round(nutritionOf(food, line.grams ?? 0).calories)) : '–';
}

/** Columns of the table of ingredients. */
export const INGREDIENT_COLUMNS = '1.75rem minmax(7rem, 1fr) 10rem 5rem 4.25rem 2.5rem 1.75rem';

const Row = styled.div`
  display: grid;
  grid-template-columns: ${INGREDIENT_COLUMNS};
  align-items: center;
  column-gap: ${theme.s[2]};
  min-height: 2.75rem;
  padding: ${theme.s[1]} 0;
  border-bottom: 1px solid ${theme.c.line};

  ${media.phone} {
    grid-template-columns: 2.75rem minmax(0, 1fr) auto auto;
    row-gap: ${theme.s[2]};
    padding: ${theme.s[3]} 0;
  }
`;

const Grip = styled.div`
  ${media.phone} {
    button {
      width: ${theme.h.touch};
      height: ${theme.h.touch};
    }
  }
`;

const Name = styled.div`
  min-width: 0;
  font: ${theme.t.strong};
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-column: 2 / 3;
  }
`;

const Gone = styled.small`
  display: block;
  color: ${theme.c.dangerText};
  font: ${theme.t.small};
`;

const Measure = styled.div`
  ${media.phone} {
    grid-row: 2;
    grid-column: 1 / 3;
  }
`;

const Grams = styled.div`
  ${media.phone} {
    grid-row: 2;
    grid-column: 3 / -1;
    width: 6.5rem;
  }
`;

const Roles = styled.div`
  ${media.phone} {
    grid-row: 3;
    grid-column: 1 / 3;
  }
`;

const Kcal = styled.div`
  text-align: right;
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    grid-row: 1;
    grid-column: 3;

    &::after {
      content: ' kcal';
    }
  }
`;

const Remove = styled.div`
  ${media.phone} {
    grid-row: 1;
    grid-column: 4;

    button {
      width: ${theme.h.touch};
      height: ${theme.h.touch};
    }
  }
`;
