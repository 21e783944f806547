import type { CallPath } from '../call.js';

/** Verbs and paths of `acceptedRiskRoutes`. */
export const acceptedRiskPaths = {
  list: { method: 'GET', path: '/api/diet-plans2/:id/accepted-risks' },
  accept: { method: 'POST', path: '/api/diet-plans2/:id/accepted-risks' },
  withdraw: { method: 'DELETE', path: '/api/diet-plans2/:id/accepted-risks/:riskId' },
} as const satisfies Record<string, CallPath>;
