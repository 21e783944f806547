import { z } from 'zod';
import { numberBetween, text, version } from '../text/text.model.js';
import { foodId } from './food.model.js';
import { SUBSTITUTION_PERCENTAGE } from './substitution.limits.js';

const { min, max } = SUBSTITUTION_PERCENTAGE;
const percentage = numberBetween(min, max);
const description = text(1000);

/** Substitute of a food with the names of both; `percentage` % of the replaced grams [library §3]. */
export const substitutionSchema = z.object({
  foodId,
  foodName: z.string(),
  substituteFoodId: foodId,
  substituteFoodName: z.string(),
  substituteFoodCategory: z.string(),
  percentage,
  description,
  version,
  updatedAt: z.string(),
});
export type Substitution = z.output<typeof substitutionSchema>;

/** New substitute; a food never replaces itself [library §5]. */
export const newSubstitutionSchema = z
  .object({
    foodId,
    substituteFoodId: foodId,
    percentage: percentage.default(SUBSTITUTION_PERCENTAGE.default),
    description: description.default(''),
  })
  .refine((item) => item.foodId !== item.substituteFoodId, {
    path: ['substituteFoodId'],
    message: 'Produkt nie może zastępować sam siebie',
  });
export type NewSubstitution = z.output<typeof newSubstitutionSchema>;

/** Change of a substitute; what is left out stays. */
export const substitutionChangeSchema = z
  .object({ percentage: percentage.optional(), description: description.optional() })
  .refine(
    (item) => item.percentage !== undefined || item.description !== undefined,
    'Podaj procent albo opis',
  );
