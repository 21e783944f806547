import type { ImportedPatient } from '../patients/patient-import.service.js';
import { measurementSchema, newPatientSchema } from '@pora/contracts/patients/patient.model';
import { identifier, integerBetween } from '@pora/contracts/text/text.model';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = integerBetween(0, 36_500);

/** Content of `demo/patients.json`: dates are days before the day of loading, so that the data never looks old. */
export const demoPatientsSchema = newPatientSchema
  .extend({
    id: identifier,
    createdDaysAgo: daysAgo,
    measurements: measurementSchema.omit({ date: true }).extend({ daysAgo }).array(),
  })
  .array();

/** One patient of the file. */
export type DemoPatient = ReturnType<typeof demoPatientsSchema.parse>[number];

/** Gives the relative dates of a demo patient their place in the calendar. */
export function datedPatient(patient: DemoPatient, now: Date): ImportedPatient {
  const { id, createdDaysAgo, measurements, ...fields } = patient;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return {
    id,
    createdAt: before(createdDaysAgo),
    fields,
    measurements: measurements.map(({ daysAgo: days, ...rest }) => ({
      ...rest,
      date: before(days).toISOString(),
    })),
  };
}
