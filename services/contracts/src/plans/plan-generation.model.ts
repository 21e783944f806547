import { z } from 'zod';

/** Where a generation stands: it waits for the generator, fills the days, or looks for something better. */
export const GENERATION_STAGES = ['waiting', 'days', 'improving'] as const;

/** How far a running generation is. */
export const generationProgressSchema = z.object({
  stage: z.enum(GENERATION_STAGES),
  days: z.number(),
  finishedDays: z.number(),
  /** Share of the search for something better that is done, 0–1. */
  improved: z.number(),
});
/** How far a running generation is. */
export type GenerationProgress = z.infer<typeof generationProgressSchema>;

/** The generation that works on a plan. */
export const currentGenerationSchema = z.object({
  /** Its name, the `Idempotency-Key` it was begun with. */
  run: z.string(),
  startedAt: z.string(),
  progress: generationProgressSchema,
});
/** The generation that works on a plan. */
export type CurrentGeneration = z.infer<typeof currentGenerationSchema>;

/** Why a generation ended without a plan, as the call that began it was told. */
export const refusedGenerationSchema = z.object({
  run: z.string(),
  /** Stable code of the refusal, e.g. `generation_stopped`. */
  code: z.string(),
  /** Its sentence for the person. */
  message: z.string(),
});
/** Why a generation ended without a plan. */
export type RefusedGeneration = z.infer<typeof refusedGenerationSchema>;

/** What is known of the generation that a plan began last. */
export const lastGenerationSchema = z.object({
  /** Null where none works on the plan. */
  current: currentGenerationSchema.nullable(),
  /** Null where the last one made a plan, still works, or ended more than two minutes ago. */
  ended: refusedGenerationSchema.nullable(),
});
/** What is known of the generation that a plan began last. */
export type LastGeneration = z.infer<typeof lastGenerationSchema>;
