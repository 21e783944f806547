import { MealPicture } from '@pora/kit/meal-picture';
import styled from 'styled-components';
import { useLibraryMeals } from '../slot-moves/public.js';

/** The photograph of the library's meal a slot was filled with, where it has one. */
export function EntryPicture({ mealId }: { mealId: string }) {
  const meals = useLibraryMeals();
  const meal = meals.phase === 'ready' ? meals.data.find(({ id }) => id === mealId) : undefined;
  if (!meal?.picture) return null;
  return (
    <Frame>
      <MealPicture mealId={meal.id} name={meal.name} picture={meal.picture} />
    </Frame>
  );
}

const Frame = styled.div`
  max-width: 18rem;
`;
