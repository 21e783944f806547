import { type Food } from '@pora/contracts/catalog/food.model';
import { announce, Button, media, theme } from '@pora/ui';
import { NumberField, useRowOrder } from '@pora/ui/forms';
import { PlusIcon } from '@pora/ui/icons';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FoodSearch } from '../../../shared/food-search.js';
import { IngredientHeads } from './ingredient-heads.js';
import { AMOUNT_LIMITS, type IngredientLine, isFull, withFood } from './ingredient-lines.js';
import { INGREDIENT_COLUMNS, IngredientRow } from './ingredient-row.js';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { movedTo } from './moved-to.js';

interface IngredientsEditorProps {
  lines: readonly IngredientLine[];
  foodById: ReadonlyMap<number, Food> | undefined;
  foodName: (foodId: number) => string;
  onChange: (lines: IngredientLine[]) => void;
}

/** The ingredients of the form in their order, and the line that adds one [library §2, §5]. */
export function IngredientsEditor({ lines, foodById, foodName, onChange }: IngredientsEditorProps) {
  const rows = useRef<HTMLDivElement>(null);
  // A row keeps its functions, so that typing in one draws that one alone.
  const latest = useRef({ lines, onChange });
  useEffect(() => {
    latest.current = { lines, onChange };
  });
  const change = useCallback((line: IngredientLine) => {
    const now = latest.current;
    now.onChange(now.lines.map((one) => (one.key === line.key ? line : one)));
  }, []);
  const remove = useCallback((key: string) => {
    const now = latest.current;
    now.onChange(now.lines.filter((one) => one.key !== key));
  }, []);
  const gripOf = useRowOrder({
    rows,
    count: lines.length,
    onMove: (key, to) => {
      onChange(movedTo(lines, key, to));
      const line = lines.find((one) => one.key === key);
      if (line) announce(t.moved(foodName(line.foodId), to + 1, lines.length));
    },
  });
  return (
    <>
      {lines.length === 0 ? (
        <Empty>{t.noIngredients}</Empty>
      ) : (
        <div role="table" aria-label={t.ingredients}>
          <IngredientHeads names={t.columns} spoken={SPOKEN} widths={INGREDIENT_COLUMNS} />
          <div role="rowgroup" ref={rows}>
            {lines.map((line, index) => (
              <IngredientRow
                key={line.key}
                line={line}
                name={foodName(line.foodId)}
                food={foodById?.get(line.foodId)}
                isGone={foodById !== undefined && !foodById.has(line.foodId)}
                index={index}
                gripOf={gripOf}
                onChange={change}
                onRemove={remove}
              />
            ))}
          </div>
        </div>
      )}
      <AddIngredient lines={lines} onChange={onChange} />
      <Hint>{t.roleHint}</Hint>
    </>
  );
}

/** Columns whose heads are only spoken. */
const SPOKEN = new Set(['order', 'remove']);

/** A food of the base and its grams; the same food again makes one line with the sum [library §5]. */
function AddIngredient({ lines, onChange }: Pick<IngredientsEditorProps, 'lines' | 'onChange'>) {
  const [food, setFood] = useState<Food | null>(null);
  const [grams, setGrams] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  const isKnown = food !== null && lines.some(({ foodId }) => foodId === food.id);
  const noRoom = isFull(lines) && !isKnown;
  const { min, max } = AMOUNT_LIMITS.grams;
  const isReady = food !== null && grams !== null && grams >= min && grams <= max && !noRoom;
  const add = () => {
    if (!isReady) return;
    const next = withFood(lines, food, grams);
    onChange(next.lines);
    announce(next.summed ? t.summed(food.name) : t.added(food.name));
    setFood(null);
    setGrams(null);
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
        label={t.search}
        placeholder={t.searchPlaceholder}
        hideLabel
        inputRef={search}
        value={food}
        error={noRoom ? t.full : undefined}
        onChange={(found) => {
          setFood(found);
          if (found) amount.current?.focus();
        }}
      />
      <span onKeyDown={onKeyDown}>
        <NumberField
          key={round}
          label={t.newGrams}
          hideLabel
          unit="g"
          decimals={2}
          max={max}
          placeholder="0"
          inputRef={amount}
          value={grams}
          error={grams !== null && grams < min ? t.amountBad : undefined}
          onChange={setGrams}
        />
      </span>
      <Button icon={<PlusIcon aria-hidden />} disabled={!isReady} onClick={add}>
        {t.add}
      </Button>
    </Line>
  );
}

const Empty = styled.p`
  margin: 0;
  padding: ${theme.s[4]} 0;
  border-bottom: 1px solid ${theme.c.line};
  color: ${theme.c.text3};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6rem auto;
  align-items: start;
  gap: ${theme.s[2]};
  padding-top: ${theme.s[2]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Hint = styled.p`
  margin: ${theme.s[1]} 0 ${theme.s[6]};
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;
