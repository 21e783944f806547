import type { CallPath } from '../call.js';

/** Verbs and paths of `planStepRoutes`. */
export const planStepPaths = {
  regenerateSlot: { method: 'POST', path: '/api/diet-plans2/:id/slots/regenerate' },
  recalculateSlot: { method: 'POST', path: '/api/diet-plans2/:id/slots/recalculate' },
  previewSlot: { method: 'POST', path: '/api/diet-plans2/:id/slots/preview' },
  adjust: { method: 'POST', path: '/api/diet-plans2/:id/adjust' },
  autoRepair: { method: 'POST', path: '/api/diet-plans2/:id/auto-repair' },
  substitute: { method: 'POST', path: '/api/diet-plans2/:id/substitute' },
  replaceMeal: { method: 'POST', path: '/api/diet-plans2/:id/replace-meal' },
} as const satisfies Record<string, CallPath>;

/** Verbs and paths of `planInsightRoutes`. */
export const planInsightPaths = {
  safety: { method: 'GET', path: '/api/diet-plans2/:id/safety' },
  explain: { method: 'GET', path: '/api/diet-plans2/:id/explain' },
  feasibility: { method: 'GET', path: '/api/diet-plans2/:id/feasibility' },
  shoppingLists: { method: 'GET', path: '/api/diet-plans2/:id/shopping-lists' },
} as const satisfies Record<string, CallPath>;
