import { type Food } from '@pora/contracts/catalog/food.model';
import { Button, IconButton, media, theme, VisuallyHidden } from '@pora/ui';
import { NumberField, SelectField } from '@pora/ui/forms';
import { CircleCheckIcon, PencilIcon, SearchXIcon, TriangleAlertIcon, XIcon } from '@pora/ui/icons';
import { memo, useState } from 'react';
import styled from 'styled-components';
import { FoodSearch } from '../../../shared/food-search.js';
import { AMOUNT_LIMITS, hasAmount, type IngredientLine, withGrams } from '../edit/ingredient-lines.js';
import { MeasureFields } from '../edit/measure-fields.js';
import { type ReviewLine, type ReviewState, stateOf, withOtherFood } from './recipe-review.model.js';
import { recipeTextStrings as t } from './recipe-text.strings.js';

interface ReviewRowProps {
  line: ReviewLine;
  foodById: ReadonlyMap<number, Food> | undefined;
  onChange: (line: ReviewLine) => void;
}

const ICONS = { ok: CircleCheckIcon, check: TriangleAlertIcon, missing: SearchXIcon } as const;
const OTHER = 'other';

/** One ingredient: what the text says, the food and the amount that were understood, and how sure that is. */
export const ReviewRow = memo(function ReviewRow({ line, foodById, onChange }: ReviewRowProps) {
  const { read } = line;
  const state = stateOf(line);
  const Icon = ICONS[state];
  const isQuiet = line.isChecked && state === 'ok';
  return (
    <Row role="row" data-line={line.key}>
      <State role="cell" $state={state}>
        <Icon size={16} aria-hidden />
        <VisuallyHidden>{t.certainty[state]}</VisuallyHidden>
      </State>
      <Written role="cell">{read.written}</Written>
      <FoodCell role="cell">
        <FoodOfLine line={line} foodById={foodById} onChange={onChange} />
        {!isQuiet &&
          read.remarks.map((remark) => (
            <Remark key={remark} $state={state}>
              {remark}
            </Remark>
          ))}
      </FoodCell>
      <Amount line={line} foodById={foodById} onChange={onChange} />
      <Remove role="cell">
        <IconButton
          label={t.leaveOut(read.written)}
          icon={<XIcon />}
          onClick={() => onChange({ ...line, isLeftOut: true })}
        />
      </Remove>
    </Row>
  );
});

/** The food that was understood with its alternatives, or a search for one. */
function FoodOfLine({ line, foodById, onChange }: ReviewRowProps) {
  const { read, food } = line;
  const [isSearching, setIsSearching] = useState(false);
  const choose = (id: number | undefined) => {
    const found = foodById?.get(id ?? 0);
    if (!found) return;
    setIsSearching(false);
    onChange(withOtherFood(line, found));
  };
  if (!food || isSearching)
    return (
      <>
        <FoodSearch
          label={t.foodOf(read.written)}
          hideLabel
          placeholder={t.searchPlaceholder}
          value={null}
          onChange={(found) => found && onFound(found)}
        />
        {read.foods.length > 0 && (
          <Similar>
            {t.similar}
            {read.foods.map(({ foodId, name }) => (
              <Button key={foodId} size="compact" onClick={() => choose(foodId)}>
                {name}
              </Button>
            ))}
          </Similar>
        )}
      </>
    );
  function onFound(found: Food) {
    setIsSearching(false);
    onChange(withOtherFood(line, found));
  }
  const others = read.foods.filter(({ foodId }) => foodId !== food.id);
  if (read.certainty === 'matched' || others.length === 0)
    return (
      <Chosen>
        <strong>{food.name}</strong>
        <IconButton
          label={t.change(read.written)}
          icon={<PencilIcon size={14} />}
          onClick={() => setIsSearching(true)}
        />
      </Chosen>
    );
  const known = read.foods.some(({ foodId }) => foodId === food.id)
    ? read.foods
    : [{ foodId: food.id, name: food.name, grams: null }, ...read.foods];
  return (
    <SelectField
      label={t.foodOf(read.written)}
      hideLabel
      size="compact"
      value={String(food.id)}
      options={[
        ...known.map(({ foodId, name, grams }) => ({ value: String(foodId), label: t.choice(name, grams) })),
        { value: OTHER, label: t.otherFood },
      ]}
      onChange={(value) => (value === OTHER ? setIsSearching(true) : choose(Number(value)))}
    />
  );
}

/** Household measure and grams, each following the other as in the form of a meal. */
function Amount({ line, foodById, onChange }: ReviewRowProps) {
  const { read, amount } = line;
  const food = line.food ? foodById?.get(line.food.id) : undefined;
  const whole: IngredientLine = { ...amount, key: line.key, foodId: line.food?.id ?? 0, replaceable: true };
  const change = ({ grams, unitName, unitQty }: IngredientLine) =>
    onChange({ ...line, amount: { grams, unitName, unitQty }, isChecked: line.food !== null });
  const isBad = line.food !== null && !hasAmount(amount) && !Number.isNaN(amount.grams);
  return (
    <>
      <Measure role="cell">
        <MeasureFields
          line={whole}
          food={food}
          quantityLabel={t.quantityOf(read.written)}
          unitLabel={t.unitOf(read.written)}
          decimals={3}
          onChange={change}
        />
      </Measure>
      <Grams role="cell">
        <NumberField
          label={t.gramsOf(read.written)}
          hideLabel
          size="compact"
          unit="g"
          decimals={2}
          max={AMOUNT_LIMITS.grams.max}
          placeholder="0"
          value={amount.grams}
          error={isBad ? t.gramsBad : undefined}
          onChange={(grams) => change(withGrams(whole, grams, food))}
        />
      </Grams>
    </>
  );
}

/** Columns of the table of a recipe. */
export const REVIEW_COLUMNS = '1.25rem minmax(6rem, 4fr) minmax(11rem, 5fr) 9.5rem 5rem 2rem';

const Row = styled.div`
  display: grid;
  grid-template-columns: ${REVIEW_COLUMNS};
  align-items: start;
  column-gap: ${theme.s[2]};
  padding: ${theme.s[1]} 0;
  border-bottom: 1px solid ${theme.c.line};

  ${media.phone} {
    grid-template-columns: 1.25rem minmax(0, 1fr) minmax(0, 6.5rem) ${theme.h.touch};
    row-gap: ${theme.s[2]};
    padding: ${theme.s[3]} 0;
  }
`;

const TONES: Record<ReviewState, string> = {
  ok: theme.c.okText,
  check: theme.c.amberText,
  missing: theme.c.unmappedText,
};

const State = styled.div<{ $state: ReviewState }>`
  padding-top: 0.4rem;
  color: ${({ $state }) => TONES[$state]};
`;

const Written = styled.div`
  padding-top: 0.4rem;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-column: 2 / 4;
  }
`;

const FoodCell = styled.div`
  min-width: 0;

  ${media.phone} {
    grid-row: 2;
    grid-column: 2 / -1;
  }
`;

const Chosen = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[1]};
  min-height: 2rem;
  font: ${theme.t.dense};

  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Similar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[1]};
  margin-top: ${theme.s[1]};
  color: ${theme.c.text2};
  font: ${theme.t.small};
`;

const Remark = styled.p<{ $state: ReviewState }>`
  margin: ${theme.s[1]} 0 0;
  color: ${({ $state }) => TONES[$state]};
  font: ${theme.t.small};
`;

const Measure = styled.div`
  ${media.phone} {
    grid-row: 3;
    grid-column: 2;
  }
`;

const Grams = styled.div`
  ${media.phone} {
    grid-row: 3;
    grid-column: 3 / -1;
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
