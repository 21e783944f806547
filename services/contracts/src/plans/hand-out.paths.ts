import type { CallPath } from '../call.js';

/** Verbs and paths of `handOutRoutes`. */
export const handOutPaths = {
  settings: { method: 'GET', path: '/api/diet-plans2/hand-out/settings' },
  saveSettings: { method: 'PUT', path: '/api/diet-plans2/hand-out/settings' },
  preview: { method: 'GET', path: '/api/diet-plans2/:id/hand-out' },
} as const satisfies Record<string, CallPath>;
