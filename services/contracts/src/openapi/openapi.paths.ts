import type { CallPath } from '../call.js';

/** Verbs and paths of `openApiRoutes`. No screen calls them, so they are not among the calls of browsers. */
export const openApiPaths = {
  document: { method: 'GET', path: '/api/openapi.json' },
  page: { method: 'GET', path: '/api/docs' },
} as const satisfies Record<string, CallPath>;
