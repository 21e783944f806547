import type { CallPath } from '../call.js';

/** Verbs and paths of `planAlternativeRoutes`. */
export const planAlternativePaths = {
  foodVerdicts: { method: 'GET', path: '/api/diet-plans2/:id/food-verdicts' },
  candidates: { method: 'GET', path: '/api/diet-plans2/:id/slots/candidates' },
  substitutes: { method: 'GET', path: '/api/diet-plans2/:id/substitutes' },
} as const satisfies Record<string, CallPath>;
