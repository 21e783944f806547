import { z } from 'zod';
import { shareInPerCent } from '../catalog/calorie-share.js';
import { foodId } from '../catalog/food.model.js';
import { macrosSchema } from '../catalog/meal.model.js';
import { MEAL_SOURCES, mealTypeSchema } from '../catalog/meal-types.model.js';
import {
  calendarDate,
  identifier,
  integerBetween,
  numberBetween,
  requiredText,
  text,
  timeOfDay,
  version,
} from '../text/text.model.js';
import { planVerdictSchema, storedVerdictSchema } from './plan-safety.model.js';
import { shoppingListsSchema } from './shopping-list.model.js';
import { normaliseStatus, PLAN_LIMITS, PLAN_NAME_REQUIRED, PLAN_STATUSES } from './plan.vocabulary.js';
import { riskReasonSchema } from './risk-reason.model.js';

export * from './plan.vocabulary.js';

const kcal = numberBetween(0, 100000);
/** Macros in grams as a meal or ingredient may state them; sums over them stay finite. */
const grams = numberBetween(0, 10000);
const statedMacros = z.object({ carbs: grams, fat: grams, protein: grams });
const nutritionSchema = z.object({
  calories: z.number(),
  carbs: z.number(),
  fat: z.number(),
  protein: z.number(),
});
/** Energy (kcal) and macros (g). */
export type Nutrition = z.infer<typeof nutritionSchema>;

/** Ingredient of a planned meal [diets §3]; `foodId: null` is outside the food database. */
export const planIngredientSchema = z.object({
  foodId: foodId.nullable(),
  originalFoodId: foodId.nullish(),
  grams,
  unitName: text(40).optional(),
  unitQty: numberBetween(0, 1000).optional(),
  replaceable: z.boolean().optional(),
  intolerances: z
    .array(z.object({ key: text(80), name: text(160) }))
    .max(200)
    .optional(),
  /** Declared allergens of the food: known also when it has left the base. */
  allergens: z.array(text(40)).max(40).optional(),
  nutrition: statedMacros.extend({ calories: kcal }).optional(),
  foodName: text(160).default(''),
  foodCategory: text(80).default(''),
  sourceText: text(300).optional(),
  wasSubstituted: z.boolean().optional(),
  substitution: z
    .object({
      reason: z.enum(['allergy', 'disliked', 'intolerance']),
      from: text(160),
      to: text(160),
      /** More foods of the recipe that became this one line. */
      alsoFrom: z.array(text(160)).max(50).optional(),
    })
    .optional(),
});
export type PlanIngredient = z.output<typeof planIngredientSchema>;

/** Meal placed in a slot; `base*` hold 100 % of the recipe, the other values the portion [diets §3]. */
export const mealEntrySchema = z.object({
  name: requiredText(200, 'Posiłek musi mieć nazwę'),
  mealId: identifier.nullable(),
  calories: kcal,
  macros: statedMacros,
  ingredients: z.array(planIngredientSchema).max(60),
  baseIngredients: z.array(planIngredientSchema).max(60),
  baseCalories: kcal,
  baseMacros: statedMacros,
  portionPercent: numberBetween(1, 1000).default(100),
  /** How many portions are cooked and bought; never changes what the patient eats. */
  servings: integerBetween(1, 10).default(1),
  /** Portions the whole recipe makes; the entry holds one of them. */
  recipeServings: integerBetween(1, 99).optional(),
  foods: z.array(text(160)).max(60).default([]),
  description: text(4000).optional(),
  unmapped: z.boolean().default(false),
});
export type MealEntry = z.output<typeof mealEntrySchema>;

/**
 * Meal as a client may send it: what the server computes (energy, macros, base, names of foods) may be left out and is
 * never believed; name, mealId, portionPercent, servings and ingredients are enough.
 */
export const incomingEntrySchema = mealEntrySchema.extend({
  calories: kcal.optional(),
  macros: statedMacros.optional(),
  ingredients: mealEntrySchema.shape.ingredients.default([]),
  baseIngredients: mealEntrySchema.shape.baseIngredients.optional(),
  baseCalories: kcal.optional(),
  baseMacros: statedMacros.optional(),
  mealId: identifier.nullable().default(null),
  foods: mealEntrySchema.shape.foods.optional(),
});
export type IncomingEntry = z.output<typeof incomingEntrySchema>;

/** Place for one meal of one day [diets §3]. */
export const planSlotSchema = z.object({
  id: identifier,
  type: mealTypeSchema,
  time: timeOfDay,
  label: text(60),
  calorieSharePercent: numberBetween(0, 100),
  locked: z.boolean().default(false),
  lockedInAllDays: z.boolean().default(false),
  entry: mealEntrySchema.nullable().default(null),
});
export type PlanSlot = z.output<typeof planSlotSchema>;

/** One day of the plan; `totals` are the sums of its meals. */
export const planDaySchema = z.object({
  day: integerBetween(1, 14),
  slots: z.array(planSlotSchema).max(8),
  totals: nutritionSchema.prefault({ calories: 0, carbs: 0, fat: 0, protein: 0 }),
});
export type PlanDay = z.output<typeof planDaySchema>;

/** Share of the day's energy as a client may send it: 0–100 per cent, or a fraction of 1. */
export const incomingShareSchema = planSlotSchema.shape.calorieSharePercent.overwrite(shareInPerCent);

/** Slot and day as a client may send them; `totals` always follow from the meals. */
export const incomingSlotSchema = planSlotSchema.extend({
  calorieSharePercent: incomingShareSchema,
  entry: incomingEntrySchema.nullable().default(null),
});
export type IncomingSlot = z.output<typeof incomingSlotSchema>;
const incomingDaySchema = planDaySchema
  .omit({ totals: true })
  .extend({ slots: z.array(incomingSlotSchema).max(8) });
export type IncomingDay = z.output<typeof incomingDaySchema>;

/** Averages over the days that hold a meal [diets §3]. */
export const planSummarySchema = z.object({
  averageCalories: z.number(),
  averageMacros: macrosSchema,
  targetCalories: z.number(),
});
export type PlanSummary = z.infer<typeof planSummarySchema>;

const generatorSources = z
  .array(z.enum(MEAL_SOURCES))
  .min(1, 'Wybierz co najmniej jedno źródło posiłków')
  .max(4);
const planDays = z.array(incomingDaySchema).max(14);
const caloriesPerDay = numberBetween(0, 10000);
const stage = integerBetween(PLAN_LIMITS.stage.min, PLAN_LIMITS.stage.max);
const status = z.unknown().transform(normaliseStatus);

/** Body of `POST /api/diet-plans2` [diets §7]; without `planDays` the server builds empty slots from the rules. */
export const newPlanSchema = z.object({
  id: identifier.optional(),
  name: requiredText(200, PLAN_NAME_REQUIRED),
  patientId: identifier.nullable().default(null),
  days: integerBetween(1, 14).default(14),
  caloriesPerDay,
  mealsPerDay: integerBetween(PLAN_LIMITS.mealsPerDay.min, PLAN_LIMITS.mealsPerDay.max),
  status: status.optional(),
  created: calendarDate.optional(),
  stage,
  generatorSources: generatorSources.default(['own']),
  planDays: planDays.optional(),
  /** Why foods the patient is allergic to come in with the days; without it such days are a 409 `allergy_not_confirmed`. */
  allergyReason: riskReasonSchema.optional(),
});
export type NewPlan = z.output<typeof newPlanSchema>;

/** Body of `PATCH /api/diet-plans2/{id}` [diets §7]. */
export const planPatchSchema = z
  .object({
    name: requiredText(200, PLAN_NAME_REQUIRED),
    /** May come back as it is; another patient is refused, so that nobody believes the plan is theirs (decision 47). */
    patientId: identifier.nullable(),
    status,
    days: integerBetween(1, 14),
    caloriesPerDay,
    mealsPerDay: integerBetween(PLAN_LIMITS.mealsPerDay.min, PLAN_LIMITS.mealsPerDay.max),
    tdee: integerBetween(0, 20000).nullable(),
    calorieDeficit: numberBetween(-PLAN_LIMITS.deficit, PLAN_LIMITS.deficit).nullable(),
    stage,
    generatorSources,
    mealTimes: z.array(timeOfDay).max(8),
    planDays,
    planSummary: planSummarySchema,
    generated: z.boolean(),
    /** As of a new plan. */
    allergyReason: riskReasonSchema,
  })
  .partial();
export type PlanPatch = z.output<typeof planPatchSchema>;

/** Row of the plan list [diets §3]. */
export const planListItemSchema = z.object({
  id: identifier,
  name: z.string(),
  patientId: z.string().nullable(),
  days: z.number(),
  caloriesPerDay: z.number(),
  mealsPerDay: z.number(),
  status: z.enum(PLAN_STATUSES),
  created: z.string(),
  updatedAt: z.string(),
  stage: z.number(),
  tdee: z.number().nullable(),
  calorieDeficit: z.number().nullable(),
  generatorSources: z.array(z.enum(MEAL_SOURCES)),
  planSummary: planSummarySchema.nullable(),
  /** How many slots hold a meal; the generated share of the plan. */
  filledSlots: z.number(),
  /** The last check; null when the plan was never checked. */
  lastVerdict: storedVerdictSchema.nullable(),
  version,
});
export type PlanListItem = z.infer<typeof planListItemSchema>;

/** How the last generation went; sentences are for the person [diets §4]. */
export const generationReportSchema = z.object({
  seed: z.number(),
  engineVersion: z.string(),
  filledSlots: z.number(),
  lockedSlots: z.number(),
  emptySlots: z.array(
    z.object({ day: z.number(), slotIndex: z.number(), label: z.string(), reason: z.string() }),
  ),
  averageCalories: z.number(),
  targetCalories: z.number(),
  daysOutsideTolerance: z.array(z.number()),
  splitPairs: z.array(z.object({ slot: z.string(), days: z.array(z.number()) })),
  /** Check of the plan as it was generated; null of plans generated before there was one. */
  verdict: planVerdictSchema.nullable(),
  /** Days drawn before somebody stopped the run; the others stay as they were. Absent of a whole run. */
  stoppedAfterDays: z.number().optional(),
});
export type GenerationReport = z.infer<typeof generationReportSchema>;

/** The whole plan [diets §3]. */
export const planSchema = planListItemSchema.extend({
  planDays: z.array(planDaySchema),
  mealTimes: z.array(z.string()),
  /** Null until asked for, and again when the ingredients change. */
  shoppingLists: shoppingListsSchema.nullable(),
  generation: generationReportSchema.nullable(),
  createdBy: z.string(),
  updatedBy: z.string(),
  /** Days of which something stored could not be read; it stands as an empty slot or as a meal that is not checked. */
  unreadableDays: z.array(z.number()).optional(),
});
export type Plan = z.infer<typeof planSchema>;
