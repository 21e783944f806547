import { defineRemote } from '@pora/kit';

/** Pages of this remote; the shell opens it under /diets. */
export const remote = defineRemote({
  diets: async () => (await import('./features/plan-list/diets.screen.js')).DietsScreen,
});
