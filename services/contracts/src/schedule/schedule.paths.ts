import type { CallPath } from '../call.js';

/** Verbs and paths of `scheduleRoutes`. */
export const schedulePaths = {
  list: { method: 'GET', path: '/api/schedule' },
  create: { method: 'POST', path: '/api/schedule' },
  update: { method: 'PATCH', path: '/api/schedule/:id' },
  remove: { method: 'DELETE', path: '/api/schedule/:id' },
  createSeries: { method: 'POST', path: '/api/schedule/series' },
  updateSeries: { method: 'PATCH', path: '/api/schedule/:id/series' },
  removeSeries: { method: 'DELETE', path: '/api/schedule/:id/series' },
  restore: { method: 'POST', path: '/api/schedule/restore' },
  hours: { method: 'GET', path: '/api/schedule/hours' },
  saveHours: { method: 'PUT', path: '/api/schedule/hours' },
} as const satisfies Record<string, CallPath>;
