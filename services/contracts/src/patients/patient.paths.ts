import type { CallPath } from '../call.js';

/** Verbs and paths of `patientRoutes`. */
export const patientPaths = {
  list: { method: 'GET', path: '/api/patients' },
  trash: { method: 'GET', path: '/api/patients/trash' },
  get: { method: 'GET', path: '/api/patients/:id' },
  create: { method: 'POST', path: '/api/patients' },
  update: { method: 'PATCH', path: '/api/patients/:id' },
  remove: { method: 'DELETE', path: '/api/patients/:id' },
  restore: { method: 'POST', path: '/api/patients/:id/restore' },
  erase: { method: 'DELETE', path: '/api/patients/trash/:id' },
  energy: { method: 'GET', path: '/api/patients/:id/energy' },
  addMeasurement: { method: 'POST', path: '/api/patients/:id/measurements' },
} as const satisfies Record<string, CallPath>;
