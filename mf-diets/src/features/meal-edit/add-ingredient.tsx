import { type Food } from '@pora/contracts/catalog/food.model';
import { announce, Button, media, theme } from '@pora/ui';
import { NumberField } from '@pora/ui/forms';
import { PlusIcon } from '@pora/ui/icons';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  type AmountLine,
  ingredientOf,
  MeasureField,
  measureText,
  MOST_GRAMS,
  withMeasure,
} from '../food-amount/public.js';
import { FoodSearch } from '../plan-safety/public.js';
import { lineOf, MOST_INGREDIENTS, withAdded } from './meal-draft.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { type MealEdit } from './use-meal-edit.js';

/** A food of the base and its grams, typed as such or as a household measure; the same food again makes one line with the sum [diets §5]. */
export function AddIngredient({ edit }: { edit: MealEdit }) {
  const [food, setFood] = useState<Food | null>(null);
  const [amount, setAmount] = useState<AmountLine>(NOTHING);
  const [round, setRound] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const { lines } = edit.draft;
  const { grams } = amount;
  const isKnown = food !== null && lines.some(({ item }) => item.foodId === food.id);
  const isFull = lines.length >= MOST_INGREDIENTS && !isKnown;
  const isReady = food !== null && grams !== null && grams > 0 && grams <= MOST_GRAMS && !edit.amountsWait;
  const add = () => {
    if (!isReady || isFull) return;
    const { unitName, unitQty } = ingredientOf(amount);
    const named = { foodId: food.id, foodName: food.name, foodCategory: food.category };
    const item = { ...named, grams, ...(unitName && { unitName, unitQty }) };
    edit.changeLines((all) => withAdded(all, lineOf(item)));
    announce(isKnown ? t.add.summed(food.name) : t.add.done(food.name));
    setFood(null);
    setAmount(NOTHING);
    setRound((count) => count + 1);
    search.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add();
  };
  return (
    <Line>
      <FoodSearch
        label={t.add.search}
        placeholder={t.add.placeholder}
        hideLabel
        inputRef={search}
        value={food}
        onChange={(found) => {
          setFood(found);
          if (found) amountField.current?.focus();
        }}
      />
      <span onKeyDown={onKeyDown}>
        <NumberField
          key={round}
          label={t.add.grams}
          hideLabel
          unit="g"
          decimals={2}
          max={MOST_GRAMS}
          placeholder="0"
          inputRef={amountField}
          value={grams}
          error={grams !== null && grams <= 0 ? t.amountBad : isFull ? t.add.full : undefined}
          onChange={(typed) => setAmount((now) => ({ ...now, grams: typed }))}
        />
      </span>
      <span onKeyDown={onKeyDown}>
        <MeasureField
          key={round}
          food={food?.name ?? t.add.newOne}
          size="regular"
          readOnly={false}
          value={measureText(ingredientOf(amount))}
          onChange={(measure) => setAmount((now) => withMeasure(now, measure, food?.units ?? []))}
        />
      </span>
      <Button icon={<PlusIcon aria-hidden />} disabled={!isReady || isFull} onClick={add}>
        {t.add.submit}
      </Button>
    </Line>
  );
}

/** No amount yet. */
const NOTHING: AmountLine = {
  item: { foodId: null, foodName: '', foodCategory: '', grams: 0 },
  grams: null,
};

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6.25rem 7.5rem auto;
  align-items: start;
  gap: ${theme.s[2]};
  padding-top: ${theme.s[3]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
