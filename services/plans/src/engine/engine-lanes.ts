import type { EngineOperation } from './engine-operations.js';

/** Whole plans are worked out in one thread, what a person waits for with the finger on the mouse in another. */
export type EngineLane = 'plans' | 'moments';

/** Where each operation is done; a new one without a place does not compile. */
export const laneOf: Readonly<Record<EngineOperation, EngineLane>> = {
  generate: 'plans',
  adjust: 'plans',
  substitute: 'plans',
  repair: 'plans',
  regenerate: 'moments',
  shopping: 'moments',
  recalculate: 'moments',
  settle: 'moments',
  replaceMeal: 'moments',
  substituteMeal: 'moments',
  substituteChosen: 'moments',
  explain: 'moments',
  analyse: 'moments',
  readopt: 'moments',
  foodVerdicts: 'moments',
  candidates: 'moments',
  listSubstitutes: 'moments',
  preview: 'moments',
  assess: 'moments',
};
