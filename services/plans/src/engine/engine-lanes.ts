import type { EngineOperation } from '../engine-worker/engine-operations.js';

/** Whole plans are worked out in one thread, what a person waits for in another. */
export type EngineLane = 'batch' | 'interactive';

/** Where each operation is done; a new one without a place does not compile. */
export const laneOf: Readonly<Record<EngineOperation, EngineLane>> = {
  generate: 'batch',
  adjust: 'batch',
  substitute: 'batch',
  repair: 'batch',
  regenerate: 'interactive',
  shopping: 'interactive',
  equalFoods: 'interactive',
  recalculate: 'interactive',
  settle: 'interactive',
  replaceMeal: 'interactive',
  substituteMeal: 'interactive',
  substituteChosen: 'interactive',
  explain: 'interactive',
  analyse: 'interactive',
  uncertain: 'interactive',
  recomputeDays: 'interactive',
  moveFoods: 'interactive',
  foodVerdicts: 'interactive',
  candidates: 'interactive',
  listSubstitutes: 'interactive',
  preview: 'interactive',
  assess: 'interactive',
  tryRules: 'interactive',
  causeNames: 'interactive',
};
