import type { CallPath } from '../call.js';

/** Verbs and paths of `patientRoutes`. */
export const patientPaths = {
  list: { method: 'GET', path: '/api/patients' },
  trash: { method: 'GET', path: '/api/patients/trash' },
  sample: { method: 'POST', path: '/api/patients/sample' },
  get: { method: 'GET', path: '/api/patients/:id' },
  create: { method: 'POST', path: '/api/patients' },
  update: { method: 'PATCH', path: '/api/patients/:id' },
  remove: { method: 'DELETE', path: '/api/patients/:id' },
  restore: { method: 'POST', path: '/api/patients/:id/restore' },
  erase: { method: 'DELETE', path: '/api/patients/trash/:id' },
  energy: { method: 'GET', path: '/api/patients/:id/energy' },
  changeMeasurement: { method: 'PUT', path: '/api/patients/:id/measurements/:measurementId' },
  removeMeasurement: { method: 'DELETE', path: '/api/patients/:id/measurements/:measurementId' },
  addMeasurement: { method: 'POST', path: '/api/patients/:id/measurements' },
} as const satisfies Record<string, CallPath>;
