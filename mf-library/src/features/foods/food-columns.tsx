import { type Food } from '@pora/contracts/catalog/food.model';
import { hasPieceWeight } from '@pora/contracts/catalog/food.vocabulary';
import { formatCount, formatDecimal } from '@pora/kit';
import { Badge, theme } from '@pora/ui';
import { type DataColumn } from '@pora/ui/data';
import { useMemo } from 'react';
import styled from 'styled-components';
import { foodStrings as t } from './foods.strings.js';

function macroColumn(id: 'carbs' | 'fat' | 'protein'): DataColumn<Food> {
  return {
    id,
    header: t.columns[id],
    numeric: true,
    width: '100px',
    sortValue: macroOf[id],
    cell: (food) => formatDecimal(food[id]),
    phone: 'hidden',
  };
}

/** What the values refer to, and that nobody knows their weight. */
function Per({ food }: { food: Food }) {
  if (hasPieceWeight(food)) return t.per[food.per];
  return (
    <>
      {t.per[food.per]} <Missing>{t.noPieceWeight}</Missing>
    </>
  );
}

const nameOf = (food: Food): string => food.name;
const categoryOf = (food: Food): string => food.category;
const perOf = (food: Food): string => food.per;
const caloriesOf = (food: Food): number => food.calories;
const macroOf = {
  carbs: (food: Food) => food.carbs,
  fat: (food: Food) => food.fat,
  protein: (food: Food) => food.protein,
};

interface FoodColumnsInput {
  /** Number of meals of each food; undefined while it is being counted. */
  usage: ReadonlyMap<number, number> | undefined;
  /** Foods whose last change the server does not have, by id. */
  unsaved: ReadonlyMap<string, unknown>;
}

/** Columns of the food database, each sortable [library §2]. */
export function useFoodColumns({ usage, unsaved }: FoodColumnsInput): DataColumn<Food>[] {
  return useMemo(() => {
    const usageOf = (food: Food) => (usage ? (usage.get(food.id) ?? 0) : null);
    return [
      {
        id: 'name',
        header: t.columns.name,
        title: true,
        // On a tablet the figures leave a name no room of its own.
        width: '26%',
        sortValue: nameOf,
        cell: (food) => (
          <>
            {food.name}
            {unsaved.has(String(food.id)) && (
              <>
                {' '}
                <Badge tone="amber">{t.notSaved}</Badge>
              </>
            )}
          </>
        ),
        phone: 'line1',
      },
      {
        id: 'category',
        header: t.columns.category,
        width: '190px',
        sortValue: categoryOf,
        cell: (food) => food.category,
        phone: 'line2',
      },
      {
        id: 'per',
        header: t.columns.per,
        width: '72px',
        sortValue: perOf,
        cell: (food) => <Per food={food} />,
        phone: 'hidden',
      },
      {
        id: 'calories',
        header: t.columns.calories,
        numeric: true,
        width: '80px',
        sortValue: caloriesOf,
        cell: (food) => <strong>{formatCount(food.calories)}</strong>,
        phone: 'line1-end',
      },
      macroColumn('carbs'),
      macroColumn('fat'),
      macroColumn('protein'),
      {
        id: 'usage',
        header: t.columns.usage,
        numeric: true,
        width: '104px',
        sortValue: usageOf,
        cell: (food) => formatCount(usageOf(food)),
        phone: 'hidden',
      },
    ];
  }, [usage, unsaved]);
}

const Missing = styled.span`
  display: block;
  white-space: normal;
  font: ${theme.t.small};
  color: ${theme.c.unmappedText};
`;
