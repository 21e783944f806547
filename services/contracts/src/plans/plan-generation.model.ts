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
