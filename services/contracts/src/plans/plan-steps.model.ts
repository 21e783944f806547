import { z } from 'zod';
import { foodId } from '../catalog/food.model.js';
import { identifier, integerBetween, timeOfDay } from '../text/text.model.js';
import { mealTypeSchema } from '../catalog/meal-types.model.js';
import {
  generationReportSchema,
  incomingEntrySchema,
  planDaySchema,
  planIngredientSchema,
  planSlotSchema,
  planSummarySchema,
} from './plan.model.js';
import { ruleCountsSchema } from './plan-explanation.model.js';
import { mealCheckSchema, planSafetySchema } from './plan-safety.model.js';
import { askedPlaceSchema, editedEntrySchema, MOST_SLOTS, slotPlaceSchema } from './plan-slots.model.js';

export { slotPlaceSchema, type SlotPlace } from './plan-slots.model.js';

/** A slot to draw for; type and time name the one the person saw, else it is a 412. */
const drawPlaceSchema = z.strictObject({
  ...slotPlaceSchema.shape,
  slotType: mealTypeSchema.optional(),
  slotTime: timeOfDay.optional(),
});
export type DrawPlace = z.output<typeof drawPlaceSchema>;

/** Body of `POST …/slots/regenerate` [diets §7]: one slot, or in `places` several, which are one step. */
export const regenerateBodySchema = z
  .strictObject({
    ...drawPlaceSchema.partial().shape,
    places: z.array(drawPlaceSchema).min(1).max(MOST_SLOTS).optional(),
    seed: integerBetween(0, 4_294_967_295).optional(),
    /** Shows what would be drawn and saves nothing. */
    dryRun: z.boolean().default(false),
  })
  .refine(
    ({ day, slotIndex, slotType, slotTime, places }) =>
      places
        ? [day, slotIndex, slotType, slotTime].every((value) => value === undefined)
        : day !== undefined && slotIndex !== undefined,
    { path: ['places'], message: 'Podaj jedno miejsce (day, slotIndex) albo listę miejsc (places)' },
  );

/** Message of an ingredient without an amount [diets §5]. */
const GRAMS_REQUIRED = 'Podaj ilość większą od zera';

/**
 * Body of `POST …/slots/recalculate` [diets §7]: `dayIndex` and `slotIndex` are 0-based; what is left out stays as it is.
 * Amounts are those of the portion; the former ones, sent again with another portion, follow it. A food of the base needs
 * an amount; a food that is given twice is summed [diets §5].
 */
export const recalculateBodySchema = z.strictObject({
  dayIndex: integerBetween(0, 13),
  slotIndex: integerBetween(0, 7),
  ingredients: z
    .array(
      planIngredientSchema.refine(({ foodId, grams }) => foodId === null || grams > 0, {
        path: ['grams'],
        message: GRAMS_REQUIRED,
      }),
    )
    .max(60)
    .optional(),
  portionPercent: incomingEntrySchema.shape.portionPercent.unwrap().optional(),
  servings: incomingEntrySchema.shape.servings.unwrap().optional(),
});

/** How a big step over the plan ended [diets §4]. */
export const STEP_OUTCOMES = ['success', 'partial', 'nothing_to_do', 'failed'] as const;

/** What every big step answers; with `dryRun` nothing was saved and `version` is the stored plan's. */
const stepAnswerSchema = z.object({
  outcome: z.enum(STEP_OUTCOMES),
  /** Title and text of the result dialog [diets §4, §8]. */
  title: z.string(),
  message: z.string(),
  dryRun: z.boolean(),
  planDays: z.array(planDaySchema),
  planSummary: planSummarySchema,
  /** Check of the days as they are answered, with the slots that are not safe. */
  verdict: planSafetySchema,
  /** Report of the last generation, brought up to date with the days. */
  generation: generationReportSchema.nullable(),
  version: z.number(),
  updatedAt: z.string(),
});

const replacementSchema = z.object({
  day: z.number(),
  slotLabel: z.string(),
  from: z.string(),
  to: z.string(),
  reason: z.enum(['allergy', 'intolerance', 'disliked']),
});
const failedReplacementSchema = z.object({
  day: z.number(),
  slotLabel: z.string(),
  from: z.string(),
  reason: z.enum(['allergy', 'intolerance', 'disliked', 'unknown_food']),
  code: z.enum(['key_ingredient', 'no_substitute', 'unknown_food']),
  /** Why, for the person. */
  sentence: z.string(),
});

/** Why a portion was left as it was [diets §8]. */
export const UNCHANGED_CODES = [
  'locked',
  'locked_in_all_days',
  'unmapped',
  'fixed_portion',
  'no_base_calories',
  'no_calorie_share',
  /** The risk was accepted in this amount (decision 36). */
  'accepted_risk',
  'out_of_range',
  'already_fits',
] as const;

/** Adjust report [diets §3]; calories are day averages in kcal. */
export const adjustReportSchema = z.object({
  totalMeals: z.number(),
  replacedCount: z.number(),
  adjustedPortions: z.number(),
  caloriesBefore: z.number(),
  caloriesAfter: z.number(),
  targetCalories: z.number(),
  replacements: z.array(replacementSchema),
  failedReplacements: z.array(failedReplacementSchema),
  unchanged: z.array(
    z.object({
      day: z.number(),
      slotIndex: z.number(),
      slotLabel: z.string(),
      code: z.enum(UNCHANGED_CODES),
      sentence: z.string(),
    }),
  ),
});
export type AdjustReport = z.infer<typeof adjustReportSchema>;

/** Body of a big step: `dryRun` shows what would happen and saves nothing; a misspelt option is refused (decision 47). */
export const stepBodySchema = z.strictObject({ dryRun: z.boolean().default(false) });

/** Answer of `POST …/adjust` [diets §4]. */
export const adjustAnswerSchema = stepAnswerSchema.extend({ report: adjustReportSchema });

/** Why a slot could not be repaired. */
export const REPAIR_FAILURES = [
  'locked',
  /** Another risk of the meal was accepted: it is not exchanged, and no substitute was found (decision 36). */
  'accepted_risk',
  'duplicate_only',
  'slot_pool_mismatch',
  'slot_not_found',
  'slot_locked',
  'no_calories',
] as const;

/** Answer of `POST …/auto-repair` [diets §4]. */
export const repairAnswerSchema = stepAnswerSchema.extend({
  steps: z.array(
    z.object({
      day: z.number(),
      slotIndex: z.number(),
      slotLabel: z.string(),
      action: z.enum(['substituted', 'exchanged', 'filled']),
      /** Ingredients or meal before; null for a slot that was empty. */
      from: z.string().nullable(),
      to: z.string(),
      /** What was done, for the person. */
      sentence: z.string(),
    }),
  ),
  failed: z.array(
    z.object({
      day: z.number(),
      slotIndex: z.number(),
      slotLabel: z.string(),
      code: z.enum(REPAIR_FAILURES),
      sentence: z.string(),
    }),
  ),
});

/**
 * Body of `POST …/substitute`: one meal, some meals, or without a place the whole plan; everything that is unsafe, or
 * one food, or what one cause speaks against. A paired block stays together.
 */
export const substituteBodySchema = stepBodySchema
  .extend({
    place: askedPlaceSchema.optional(),
    places: z.array(askedPlaceSchema).min(1).max(MOST_SLOTS).optional(),
    foodId: foodId.optional(),
    /** Cause of a problem as the check names it. */
    cause: z.string().min(1).max(200).optional(),
    /** Stands in for `foodId`; without one the best safe substitute is taken. */
    substituteFoodId: foodId.optional(),
  })
  .refine(({ place, places }) => place === undefined || places === undefined, {
    message: 'Podaj jedno miejsce albo listę miejsc',
    path: ['places'],
  })
  .refine((body) => body.substituteFoodId === undefined || body.foodId !== undefined, {
    message: 'Podaj produkt, który ma zostać podmieniony',
    path: ['foodId'],
  });

/** Answer of `POST …/substitute` [diets §8]. */
export const substituteAnswerSchema = stepAnswerSchema.extend({
  replacements: z.array(replacementSchema),
  failedReplacements: z.array(failedReplacementSchema),
  /** Of a substitution in chosen meals or of a chosen food: where something changed, and what is locked. */
  changed: z.array(slotPlaceSchema).optional(),
  locked: z.array(slotPlaceSchema).optional(),
});

/** Body of `POST …/replace-meal`: puts a library meal wherever another one stands, or into one slot of every day. */
export const replaceMealBodySchema = stepBodySchema.extend({
  /** The new meal. */
  mealId: identifier,
  target: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('same_meal'), mealId: identifier }),
    z.strictObject({ kind: z.literal('same_slot'), slotIndex: integerBetween(0, 7) }),
  ]),
});

/** Answer of `POST …/replace-meal`. */
export const replaceMealAnswerSchema = stepAnswerSchema.extend({
  changed: z.array(slotPlaceSchema),
  /** Locked places, which stayed. */
  locked: z.array(slotPlaceSchema),
});

/** Why no meal was drawn for a slot [diets §8]. */
const drawRefusalSchema = z.object({
  reason: z.enum(['duplicate_only', 'slot_pool_mismatch']),
  /** What the rules that do not depend on the rest of the plan leave for the slot type. */
  pool: ruleCountsSchema,
  /** What the rest of the plan takes away of these. */
  counts: ruleCountsSchema,
  /** The counts for the person, with what helps. */
  sentences: z.array(z.string()),
});

/** One of several slots for which no meal was drawn; `error` is the sentence of the refusal. */
export const failedDrawSchema = drawRefusalSchema.extend({ ...slotPlaceSchema.shape, error: z.string() });
export type FailedDraw = z.output<typeof failedDrawSchema>;

/**
 * Details of the 422 of a draw with the code `duplicate_only` or `slot_pool_mismatch` [diets §8]: those of the first
 * slot, and in `failed` those of each.
 */
export const regenerateRefusalSchema = drawRefusalSchema.extend({
  failed: z.array(failedDrawSchema),
});

/** Answer of `POST …/slots/regenerate` [diets §7]: a paired block changes together. */
export const regenerateAnswerSchema = z.object({
  planDays: z.array(planDaySchema),
  planSummary: planSummarySchema,
  /** Check of the days as they are answered, with the slots that are not safe. */
  validation: planSafetySchema,
  /** Report of the last generation, brought up to date with the days. */
  generation: generationReportSchema.nullable(),
  /** The slot asked for, of several the first that was drawn. */
  updatedSlot: slotPlaceSchema.extend({ slot: planSlotSchema }),
  changed: z.array(slotPlaceSchema.extend({ mealId: z.string() })),
  /** Of several slots: those without a meal to draw, and the locked ones, which stayed. */
  failed: z.array(failedDrawSchema),
  locked: z.array(slotPlaceSchema),
  /** Good meals the draw could choose from; of several draws the fewest. */
  choices: z.number(),
  /** True when no meal fits a whole pair block and only the asked slot of it was drawn. */
  split: z.boolean(),
  dryRun: z.boolean().optional(),
  version: z.number(),
  updatedAt: z.string(),
});

/** Portions a person may choose for a slot, and whose bounds these are (decision 20). */
export const scaledRangeSchema = z.object({
  min: z.number(),
  max: z.number(),
  narrowedBy: z.enum(['manual', 'rules', 'both']),
  sentence: z.string(),
});

/** Answer of `POST …/slots/recalculate`: nothing is saved; the slot as it would be, and its check. */
export const recalculateAnswerSchema = mealCheckSchema.extend({
  slot: planSlotSchema,
  dayTotals: planDaySchema.shape.totals,
  portionRange: scaledRangeSchema,
});

/** What may be put into slots; a body of `POST …/slots/preview` names exactly one. */
export const PREVIEW_SOURCES = ['mealId', 'food', 'entry', 'move', 'swap', 'copy'] as const;

/**
 * Body of `POST …/slots/preview`: what would be put by hand into one place (`day`, `slotIndex`) or into many (`targets`).
 * A food joins the meal that stands there; `move`, `swap` and `copy` name the slot a meal of the plan comes from.
 */
export const previewBodySchema = z
  .strictObject({
    ...slotPlaceSchema.partial().shape,
    targets: z.array(askedPlaceSchema).min(1).max(MOST_SLOTS).optional(),
    mealId: identifier.optional(),
    food: z
      .strictObject({
        ...planIngredientSchema.pick({ grams: true, unitName: true, unitQty: true }).shape,
        foodId,
      })
      .refine(({ grams }) => grams > 0, { path: ['grams'], message: GRAMS_REQUIRED })
      .optional(),
    /** As it would be sent in `PATCH …/slots`. */
    entry: editedEntrySchema.optional(),
    move: askedPlaceSchema.optional(),
    swap: askedPlaceSchema.optional(),
    copy: askedPlaceSchema.optional(),
  })
  .refine(
    ({ day, slotIndex, targets }) =>
      targets ? day === undefined && slotIndex === undefined : day !== undefined && slotIndex !== undefined,
    { path: ['targets'], message: 'Podaj jedno miejsce (day, slotIndex) albo listę miejsc (targets)' },
  )
  .refine((body) => PREVIEW_SOURCES.filter((name) => body[name] !== undefined).length === 1, {
    path: ['mealId'],
    message: `Podaj dokładnie jedno z: ${PREVIEW_SOURCES.join(', ')}`,
  })
  .refine(({ move, swap, targets }) => (!move && !swap) || targets === undefined || targets.length === 1, {
    path: ['targets'],
    message: 'Posiłek można przenieść albo zamienić tylko z jednym miejscem',
  })
  .refine(
    ({ day, slotIndex, targets, move, swap, copy }) => {
      const from = move ?? swap ?? copy;
      const places = targets ?? [{ day, slotIndex }];
      return !places.some((place) => place.day === from?.day && place.slotIndex === from?.slotIndex);
    },
    { path: ['targets'], message: 'Posiłek stoi już w tym miejscu' },
  );
export type PreviewBody = z.output<typeof previewBodySchema>;

/** What a previewed slot would be, and what speaks against it. */
const previewedSchema = mealCheckSchema.extend({
  slot: planSlotSchema,
  /** False asks for the confirmation of [diets §5] "Niezgodność typu posiłku". */
  typeMatches: z.boolean(),
  acceptedTypes: z.array(z.string()),
  sentence: z.string(),
});
/** A slot that would get a meal, at its place. */
export const previewedSlotSchema = previewedSchema.extend({
  ...slotPlaceSchema.shape,
  portionRange: scaledRangeSchema,
  /** Whether the meal's portion lies in the range; one the plan holds already may be kept outside of it. */
  isPortionInRange: z.boolean(),
  /** Sums of its day as it is and after the whole change. */
  dayTotals: z.object({ before: planDaySchema.shape.totals, after: planDaySchema.shape.totals }),
});
export type PreviewedSlot = z.infer<typeof previewedSlotSchema>;

/**
 * Answer of `POST …/slots/preview`: the first place asked for, then in `targets` every place that would get a meal, also
 * the one a swap fills in return, and in `emptied` those that would be left empty. Nothing is saved.
 */
export const previewAnswerSchema = previewedSchema.extend({
  targets: z.array(previewedSlotSchema),
  emptied: z.array(slotPlaceSchema),
  /** Sums of every day that would change. */
  days: z.array(
    z.object({ day: z.number(), before: planDaySchema.shape.totals, after: planDaySchema.shape.totals }),
  ),
});
