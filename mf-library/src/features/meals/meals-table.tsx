import { type Meal } from '@pora/contracts/catalog/meal.model';
import {
  MEAL_SOURCE_LABELS,
  MEAL_TYPE_LABELS,
  type MealType,
} from '@pora/contracts/catalog/meal-types.vocabulary';
import { formatCount } from '@pora/kit';
import { Chip, Tag, VisuallyHidden } from '@pora/ui';
import { type DataColumn, DataTable } from '@pora/ui/data';
import { HeartIcon, mealIcons } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { typeRank } from './meal-search.js';
import { mealStrings as t } from './meals.strings.js';

interface MealsTableProps {
  meals: readonly Meal[];
  currentId: string | undefined;
  onOpen: (meal: Meal) => void;
  empty: ReactNode;
  /** The search decides the order until a column is chosen. */
  searching: boolean;
}

const columns: DataColumn<Meal>[] = [
  {
    id: 'favorite',
    header: t.columns.favorite,
    hideHeader: true,
    width: '40px',
    phone: 'hidden',
    cell: (meal) =>
      meal.favorite ? (
        <Favourite>
          <HeartIcon size={16} aria-hidden />
          <VisuallyHidden>{t.favorite}</VisuallyHidden>
        </Favourite>
      ) : null,
  },
  {
    id: 'name',
    header: t.columns.name,
    title: true,
    width: '27%',
    sortValue: (meal) => meal.name,
    cell: (meal) => meal.name,
    phone: 'line1',
  },
  {
    id: 'type',
    header: t.columns.type,
    width: '210px',
    sortValue: (meal) => typeRank(meal.type),
    cell: (meal) => <TypeCell types={meal.types} primary={meal.type} />,
    phone: 'line2',
  },
  {
    id: 'foods',
    header: t.columns.foods,
    cell: (meal) => <Foods>{meal.foods.join(', ')}</Foods>,
    phone: 'hidden',
  },
  {
    id: 'calories',
    header: t.columns.calories,
    numeric: true,
    width: '90px',
    sortValue: (meal) => meal.calories,
    cell: (meal) => <strong>{formatCount(meal.calories)}</strong>,
    phone: 'line1-end',
  },
  {
    id: 'source',
    header: t.columns.source,
    width: '90px',
    cell: (meal) => <Tag>{MEAL_SOURCE_LABELS[meal.source]}</Tag>,
    phone: 'line2',
  },
];

/** Table of the library: 50 rows a page, sortable by name, type and calories [library §2]. */
export function MealsTable({ meals, currentId, onOpen, empty, searching }: MealsTableProps) {
  return (
    <DataTable
      key={searching ? 'search' : 'all'}
      caption={t.tableCaption}
      rows={meals}
      columns={columns}
      rowKey={(meal) => meal.id}
      onOpen={onOpen}
      currentKey={currentId}
      defaultSort={searching ? undefined : { column: 'name', direction: 'ascending' }}
      pageSize={50}
      empty={empty}
    />
  );
}

function TypeCell({ types, primary }: { types: readonly MealType[]; primary: MealType }) {
  const Icon = mealIcons[primary];
  const others = types.filter((type) => type !== primary);
  return (
    <Types>
      <Chip meal={primary} icon={<Icon size={14} aria-hidden />}>
        {MEAL_TYPE_LABELS[primary]}
      </Chip>
      {others.length > 0 && (
        <More title={others.map((type) => MEAL_TYPE_LABELS[type]).join(', ')}>+{others.length}</More>
      )}
    </Types>
  );
}

const Types = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;

const More = styled.span`
  font: ${({ theme }) => theme.t.small};
  color: ${({ theme }) => theme.c.text3};
`;

const Foods = styled.span`
  color: ${({ theme }) => theme.c.text2};
  display: -webkit-box;
  -webkit-line-clamp: 1;
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

const Favourite = styled.span`
  color: ${({ theme }) => theme.c.ink};

  svg {
    fill: currentColor;
  }
`;
