import { z } from 'zod';
import { defineRoute } from '../route.js';
import { identifier } from '../text/text.model.js';
import { generationProgressSchema, lastGenerationSchema } from './plan-generation.model.js';
import { planGenerationPaths } from './plan-generation.paths.js';

/** `run` is the `Idempotency-Key` that the generation was begun with. */
const params = z.object({ id: identifier, run: identifier });

/** Calls about a generation that is under way: the call that began it answers what came of it. */
export const planGenerationRoutes = {
  current: defineRoute({
    ...planGenerationPaths.current,
    access: 'user',
    summary: 'The generation that works on the plan',
    notes: 'For whoever comes back to it; or why the last one left no plan.',
    params: z.object({ id: identifier }),
    answer: lastGenerationSchema,
  }),
  progress: defineRoute({
    ...planGenerationPaths.progress,
    access: 'user',
    summary: 'How far a generation has come',
    notes: 'Null before it has begun and once it has ended.',
    params,
    answer: z.object({ progress: generationProgressSchema.nullable() }),
  }),
  stop: defineRoute({
    ...planGenerationPaths.stop,
    access: 'user',
    summary: 'Stop a generation',
    notes:
      'It then answers the plan with the days finished so far, the others as they were before, and ' +
      'where none is finished 409 `generation_stopped`. One that is already being saved comes to ' +
      'its end.',
    params,
  }),
};
