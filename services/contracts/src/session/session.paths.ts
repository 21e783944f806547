import type { CallPath } from '../call.js';

/** Verbs and paths of `sessionRoutes`. */
export const sessionPaths = {
  csrf: { method: 'GET', path: '/api/auth/csrf' },
  me: { method: 'GET', path: '/api/auth/me' },
  people: { method: 'GET', path: '/api/auth/people' },
  logout: { method: 'POST', path: '/auth/logout' },
} as const satisfies Record<string, CallPath>;
