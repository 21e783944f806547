import type { CallPath } from '../call.js';

/** Verbs and paths of `planGenerationRoutes`. */
export const planGenerationPaths = {
  current: { method: 'GET', path: '/api/diet-plans2/:id/generations' },
  progress: { method: 'GET', path: '/api/diet-plans2/:id/generations/:run' },
  stop: { method: 'DELETE', path: '/api/diet-plans2/:id/generations/:run' },
} as const satisfies Record<string, CallPath>;
