import type { CallPath } from '../call.js';

/** Verbs and paths of `privacyRoutes`. */
export const privacyPaths = {
  get: { method: 'GET', path: '/api/patients/:id/privacy' },
  giveConsent: { method: 'POST', path: '/api/patients/:id/consents' },
  withdrawConsent: { method: 'POST', path: '/api/patients/:id/consents/:consentId/withdrawal' },
  history: { method: 'GET', path: '/api/patients/:id/access-history' },
  historyFile: { method: 'GET', path: '/api/patients/:id/access-history/file' },
  requestErasure: { method: 'PUT', path: '/api/patients/:id/erasure-request' },
  cancelErasure: { method: 'DELETE', path: '/api/patients/:id/erasure-request' },
  erasureRequests: { method: 'GET', path: '/api/patients/trash/requests' },
} as const satisfies Record<string, CallPath>;
