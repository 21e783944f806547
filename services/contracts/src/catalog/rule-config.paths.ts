import type { CallPath } from '../call.js';

/** Verbs and paths of `ruleConfigRoutes`. */
export const ruleConfigPaths = {
  get: { method: 'GET', path: '/api/rule-config' },
  history: { method: 'GET', path: '/api/rule-config/history' },
  save: { method: 'PUT', path: '/api/rule-config' },
} as const satisfies Record<string, CallPath>;
