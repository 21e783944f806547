import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier } from '../text/text.model.js';
import { mealSchema } from './meal.model.js';
import { mealPicturePaths } from './meal-picture.paths.js';
import { PICTURE_PARTS, pictureAlt, pictureKey } from './meal-picture.model.js';

const ofMeal = z.object({ id: identifier });

/** The optional photograph of a meal. */
export const mealPictureRoutes = {
  put: defineRoute({
    ...mealPicturePaths.put,
    access: 'user',
    summary: 'Give a meal its photograph',
    notes:
      'Cropped, made anew and stripped of everything but the picture itself; takes the place of the ' +
      'one before.',
    limited: true,
    params: ofMeal,
    query: z.object({ part: z.enum(PICTURE_PARTS).default('auto') }),
    answer: mealSchema,
  }),
  describe: defineRoute({
    ...mealPicturePaths.describe,
    access: 'user',
    summary: 'Say in words what the photograph of a meal shows',
    params: ofMeal,
    body: z.strictObject({ alt: pictureAlt }),
    answer: mealSchema,
  }),
  remove: defineRoute({
    ...mealPicturePaths.remove,
    access: 'user',
    summary: 'Remove the photograph of a meal',
    params: ofMeal,
    answer: mealSchema,
  }),
  show: defineRoute({
    ...mealPicturePaths.show,
    access: 'user',
    summary: 'The bytes of a photograph',
    mediaTypes: ['image/jpeg'],
    notes: 'They may be kept for ever, for their address names them.',
    params: z.object({ id: identifier, key: pictureKey }),
    answerKind: 'file',
  }),
};
