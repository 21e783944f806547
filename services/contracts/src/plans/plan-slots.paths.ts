import type { CallPath } from '../call.js';

/** Verbs and paths of `planSlotRoutes`. */
export const planSlotPaths = {
  edit: { method: 'PATCH', path: '/api/diet-plans2/:id/slots' },
} as const satisfies Record<string, CallPath>;
