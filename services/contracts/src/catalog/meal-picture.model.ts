import { z } from 'zod';
import { text } from '../text/text.model.js';
import { PICTURE_ALT } from './meal-picture.vocabulary.js';

export * from './meal-picture.vocabulary.js';

/** Names the very bytes of a picture, so that an address of it never shows another. */
export const pictureKey = z.string().regex(/^[0-9a-f]{32}$/, 'Nieprawidłowy identyfikator zdjęcia');

/** Words that stand for a picture where it cannot be seen; empty where the name of the meal says enough. */
export const pictureAlt = text(PICTURE_ALT);

/** The picture of a meal as its answers name it; the bytes have an address of their own. */
export const mealPictureSchema = z.object({
  key: pictureKey,
  alt: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
});
export type MealPicture = z.output<typeof mealPictureSchema>;
