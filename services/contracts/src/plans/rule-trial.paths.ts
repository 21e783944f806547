import type { CallPath } from '../call.js';

/** Verb and path of `ruleTrialRoutes`. */
export const ruleTrialPaths = {
  run: { method: 'POST', path: '/api/diet-plans2/try-rules' },
} as const satisfies Record<string, CallPath>;
