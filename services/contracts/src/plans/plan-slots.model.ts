import { z } from 'zod';
import { mealTypeSchema } from '../catalog/meal-types.model.js';
import { integerBetween, text, timeOfDay } from '../text/text.model.js';
import {
  incomingEntrySchema,
  incomingShareSchema,
  mealEntrySchema,
  planDaySchema,
  planSlotSchema,
  planSummarySchema,
} from './plan.model.js';
import { planSafetySchema } from './plan-safety.model.js';
import { riskReasonSchema } from './risk-reason.model.js';

/** Place of a slot: `day` is 1-based, `slotIndex` 0-based. */
export const slotPlaceSchema = z.object({ day: integerBetween(1, 14), slotIndex: integerBetween(0, 7) });
export type SlotPlace = z.infer<typeof slotPlaceSchema>;

/** A place in the body of a call: a misspelt key is refused (decision 47). */
export const askedPlaceSchema = z.strictObject(slotPlaceSchema.shape);

/** Slots of the largest plan: 14 days × 8 meals. */
export const MOST_SLOTS = 14 * 8;

/** Meal in a change of slots: numbers, names and grams are computed by the server, whatever is sent (decision 42). */
export const editedEntrySchema = z.strictObject(incomingEntrySchema.shape);

/**
 * Change of one slot; what is left out stays as it is. `entry: null` empties the slot, `lockedInAllDays` is spread to
 * the same slot of every day by the server.
 */
export const slotEditSchema = z.strictObject({
  ...slotPlaceSchema.shape,
  entry: editedEntrySchema.nullable().optional(),
  locked: z.boolean().optional(),
  lockedInAllDays: z.boolean().optional(),
  time: timeOfDay.optional(),
  label: text(60).optional(),
  calorieSharePercent: incomingShareSchema.optional(),
  /** Why a food the patient is allergic to is put here; without it such an edit is a 409 `allergy_not_confirmed`. */
  reason: riskReasonSchema.optional(),
});
export type SlotEdit = z.output<typeof slotEditSchema>;

/** Body of `PATCH …/slots` (decision 44); edits of one slot apply in their order. */
export const slotEditsSchema = z
  .array(slotEditSchema)
  .min(1, 'Podaj co najmniej jedną zmianę')
  .max(MOST_SLOTS, `Najwyżej ${MOST_SLOTS} zmian`);

/** A slot after a change; `entry` is left out where the meal stayed as it was, so that a lock of all days stays small. */
export const changedSlotSchema = slotPlaceSchema.extend({
  slot: planSlotSchema.extend({
    type: mealTypeSchema,
    entry: mealEntrySchema.nullable().optional(),
  }),
});
export type ChangedSlot = z.output<typeof changedSlotSchema>;

/** Answer of `PATCH …/slots`: the changed slots and what follows from them, never the whole plan. */
export const slotEditsAnswerSchema = z.object({
  changed: z.array(changedSlotSchema),
  /** Sums of the days that hold a changed slot. */
  dayTotals: z.array(z.object({ day: z.number(), totals: planDaySchema.shape.totals })),
  planSummary: planSummarySchema.nullable(),
  /** Hours of the plan's first day. */
  mealTimes: z.array(z.string()),
  /** Check of the whole plan after the change, with the slots that are not safe. */
  verdict: planSafetySchema,
  version: z.number(),
  updatedAt: z.string(),
});
export type SlotEditsAnswer = z.infer<typeof slotEditsAnswerSchema>;
