import { z } from 'zod';
import { foodIdsInQuery } from '../catalog/food-id.params.js';
import { foodId } from '../catalog/food.model.js';
import { FOOD_MERGE_KINDS } from '../catalog/food-merge.model.js';
import { defineRoute } from '../route.js';
import { identifier } from '../text/text.model.js';
import { slotPlaceSchema } from './plan-slots.model.js';
import { PLAN_STATUSES } from './plan.vocabulary.js';
import { planUsesPaths } from './plan-uses.paths.js';

const MOST_FOODS = 100;

/** A plan in use that holds what was asked about. */
export const planUseSchema = z.object({
  id: identifier,
  name: z.string(),
  patientId: z.string().nullable(),
  status: z.enum(PLAN_STATUSES),
  /** In how many of its slots. */
  slots: z.number(),
});
/** A plan that holds a meal or a food. */
export type PlanUse = z.output<typeof planUseSchema>;

/** An ingredient of a plan that is no food of the base: nothing about it is computed or checked. */
export const unlinkedIngredientSchema = z.object({
  name: z.string(),
  mealName: z.string(),
  planId: identifier,
  planName: z.string(),
  /** The first meal of the plan that has it. */
  ...slotPlaceSchema.shape,
});
/** An ingredient of a plan that is no food of the base. */
export type UnlinkedIngredient = z.output<typeof unlinkedIngredientSchema>;

/** Which plans hold what the library has. */
export const planUsesRoutes = {
  list: defineRoute({
    ...planUsesPaths.list,
    access: 'user',
    summary: 'Plans in use that hold the meal or one of the foods',
    notes: 'The one changed last comes first.',
    query: z
      .object({ mealId: identifier.optional(), foodIds: foodIdsInQuery(MOST_FOODS).optional() })
      .refine(({ mealId, foodIds }) => (mealId === undefined) !== (foodIds === undefined), {
        path: ['mealId'],
        message: 'Podaj posiłek albo produkty',
      }),
    answer: z.object({ items: z.array(planUseSchema) }),
  }),
  unlinked: defineRoute({
    ...planUsesPaths.unlinked,
    access: 'user',
    summary: 'Ingredients of plans in use that are no foods of the base',
    notes: 'Each once in a plan.',
    answer: z.object({ items: z.array(unlinkedIngredientSchema) }),
  }),
  /**
   * For the catalogue: every plan holds another food in the place of these, and what follows from it is computed anew.
   * Telling it twice does no harm.
   */
  moveFoods: defineRoute({
    method: 'POST',
    path: '/internal/plans/food-moves',
    access: 'internal',
    body: z.strictObject({ kind: z.enum(FOOD_MERGE_KINDS), from: z.array(foodId).min(1), into: foodId }),
    /** How many plans changed. */
    answer: z.object({ plans: z.number() }),
  }),
};
