import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier } from '../text/text.model.js';
import { mealSchema } from './meal.model.js';
import { mealPicturePaths } from './meal-picture.paths.js';
import { PICTURE_PARTS, pictureAlt, pictureKey } from './meal-picture.model.js';

const ofMeal = z.object({ id: identifier });

/** The optional photograph of a meal. */
export const mealPictureRoutes = {
  /** Cropped, made anew and stripped of everything but the picture itself; takes the place of the one before. */
  put: defineRoute({
    ...mealPicturePaths.put,
    access: 'user',
    params: ofMeal,
    query: z.object({ part: z.enum(PICTURE_PARTS).default('auto') }),
    answer: mealSchema,
  }),
  describe: defineRoute({
    ...mealPicturePaths.describe,
    access: 'user',
    params: ofMeal,
    body: z.strictObject({ alt: pictureAlt }),
    answer: mealSchema,
  }),
  remove: defineRoute({ ...mealPicturePaths.remove, access: 'user', params: ofMeal, answer: mealSchema }),
  /** The bytes; they may be kept for ever, for their address names them. */
  show: defineRoute({
    ...mealPicturePaths.show,
    access: 'user',
    params: z.object({ id: identifier, key: pictureKey }),
    answerKind: 'file',
  }),
};
