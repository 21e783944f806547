import { paths, toIsoDate } from '@pora/kit';
import { type PatientVisit } from './patient-visits.js';

/** The schedule on the day of a visit, with the visit opened. */
export function visitPath({ id, start }: Pick<PatientVisit, 'id' | 'start'>): string {
  return `${paths.schedule}?${new URLSearchParams({ date: toIsoDate(new Date(start)), event: id })}`;
}

/** The schedule, with the request to plan a visit of a patient. */
export function newVisitPath(patientId: string): string {
  return `${paths.schedule}?${new URLSearchParams({ new: '1', patientId })}`;
}
