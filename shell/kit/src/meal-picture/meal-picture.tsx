import { mealPictureCalls } from '@pora/contracts/calls';
import { buildPath } from '@pora/contracts/call';
import { type Meal } from '@pora/contracts/catalog/meal.model';
import { theme } from '@pora/ui';
import styled from 'styled-components';

/** Where nobody wrote better words. */
const ofMeal = (name: string) => `Zdjęcie: ${name}`;

interface MealPictureProps {
  mealId: string;
  name: string;
  picture: NonNullable<Meal['picture']>;
}

/** The photograph of a meal in its place: nothing moves when it comes. */
export function MealPicture({ mealId, name, picture }: MealPictureProps) {
  const { key, alt, width, height } = picture;
  const source = buildPath(mealPictureCalls.show.path, { id: mealId, key });
  return (
    <PictureImage src={source} alt={alt || ofMeal(name)} width={width} height={height} decoding="async" />
  );
}

/** The place of a photograph, in its shape whether it is there or not. */
export const PictureImage = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 2;
  border-radius: ${theme.r[2]};
  background: ${theme.c.sunken};
  object-fit: cover;
`;
