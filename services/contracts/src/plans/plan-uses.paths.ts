import type { CallPath } from '../call.js';

/** Verbs and paths of `planUsesRoutes`. */
export const planUsesPaths = {
  unlinked: { method: 'GET', path: '/api/diet-plans2/uses/unlinked' },
  list: { method: 'GET', path: '/api/diet-plans2/uses/of' },
} as const satisfies Record<string, CallPath>;
