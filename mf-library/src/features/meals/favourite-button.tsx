import { type Meal } from '@pora/contracts/catalog/meal.model';
import { IconButton, toast } from '@pora/ui';
import { HeartIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { mealFailure } from './meal-failure.js';
import { mealStrings as t } from './meals.strings.js';
import { type MealLibrary } from './use-meals.js';

interface FavouriteButtonProps {
  meal: Meal;
  library: Pick<MealLibrary, 'update'>;
  /** In a row the heart stands without a ground of its own. */
  plain?: boolean;
}

/** Makes a meal a favourite, or none, at once [library §2]. */
export function FavouriteButton({ meal, library, plain = false }: FavouriteButtonProps) {
  const toggle = () =>
    library
      .update(meal.id, { favorite: !meal.favorite })
      .catch((error: unknown) => toast.error(t.failed, mealFailure('update', error), error));
  return (
    <Heart
      $plain={plain}
      label={t.favouriteOf(meal.name)}
      tooltip={false}
      pressed={meal.favorite}
      icon={<HeartIcon aria-hidden />}
      onClick={(event) => {
        // The row behind opens the meal.
        event.stopPropagation();
        void toggle();
      }}
    />
  );
}

const Heart = styled(IconButton)<{ $plain: boolean }>`
  ${({ $plain }) => $plain && '&&:not(:hover) { background: transparent; }'}

  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;
