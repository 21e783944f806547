import { type Meal } from '@pora/contracts/catalog/meal.model';
import {
  MEAL_SOURCE_LABELS,
  MEAL_TYPE_LABELS,
  type MealType,
} from '@pora/contracts/catalog/meal-types.vocabulary';
import { formatCount } from '@pora/kit';
import { Chip, media, Tag, theme } from '@pora/ui';
import { type DataColumn } from '@pora/ui/data';
import { mealIcons } from '@pora/ui/icons';
import styled from 'styled-components';
import { FavouriteButton } from './favourite-button.js';
import { typeRank } from './meal-search.js';
import { mealStrings as t } from './meals.strings.js';
import { type MealLibrary } from './use-meals.js';

/** Columns of the library; name, type and calories sort [library §2]. */
export const mealColumnsOf = (library: Pick<MealLibrary, 'update'>): DataColumn<Meal>[] => [
  {
    id: 'favorite',
    header: t.columns.favorite,
    hideHeader: true,
    width: '40px',
    phone: 'hidden',
    cell: (meal) => <FavouriteButton meal={meal} library={library} plain />,
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
    width: '190px',
    sortValue: (meal) => typeRank(meal.type),
    cell: (meal) => <TypeCell types={meal.types} primary={meal.type} />,
    phone: 'line2',
  },
  {
    id: 'foods',
    header: t.columns.foods,
    cell: (meal) => <Foods>{meal.foods.join(' · ')}</Foods>,
    phone: 'hidden',
  },
  {
    id: 'calories',
    header: t.columns.calories,
    numeric: true,
    width: '90px',
    sortValue: knownCalories,
    cell: (meal) => <strong>{formatCount(knownCalories(meal))}</strong>,
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

/** Energy of a portion; nothing where the weight of a piece is missing. */
function knownCalories({ caloriesPerPortion, unweighedFoods = [] }: Meal): number | null {
  return unweighedFoods.length > 0 ? null : caloriesPerPortion;
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
  font: ${theme.t.small};
  color: ${theme.c.text3};
`;

const Foods = styled.span`
  color: ${theme.c.text2};
  display: -webkit-box;
  -webkit-line-clamp: 1;
  -webkit-box-orient: vertical;
  overflow: hidden;

  ${media.tablet} {
    -webkit-line-clamp: 2;
  }
`;
