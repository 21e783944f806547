import { type Measurement, newMeasurementSchema } from '@pora/contracts/patients/patient.model';
import { type patientCalls } from '@pora/contracts/calls';
import { type CallRequest } from '@pora/contracts/call';
import { toIsoDate } from '@pora/kit';
import { z } from 'zod';
import { type Circumference } from './circumferences.js';
import { measurementStrings as t } from './measurements.strings.js';

/** Body of a new measurement. */
export type NewMeasurement = NonNullable<CallRequest<typeof patientCalls.addMeasurement>['body']>;

/** A corrected measurement, whole; without a date it keeps its moment. */
export type ChangedMeasurement = NonNullable<CallRequest<typeof patientCalls.changeMeasurement>['body']> & {
  id: string;
};

/** What stands in the fields. */
export type MeasurementFormValues = { date: string; weightKg: number | null } & Record<
  Circumference,
  number | null
>;

const { weightKg, circumferences } = newMeasurementSchema.shape;
const { waistCm, hipCm, chestCm, armCm, thighCm } = circumferences.unwrap().shape;

/** Rules of the measurement dialog: those of the wire contract, the fields side by side [core §3, §5]. */
export const measurementFormSchema = z
  .object({
    date: z.iso.date(t.dateRequired),
    weightKg: weightKg.unwrap(),
    waistCm: waistCm.unwrap(),
    hipCm: hipCm.unwrap(),
    chestCm: chestCm.unwrap(),
    armCm: armCm.unwrap(),
    thighCm: thighCm.unwrap(),
  })
  .superRefine((values, context) => {
    // The rule that something has to be measured, and its sentence, belong to the contract.
    for (const { message, path } of newMeasurementSchema.safeParse(bodyOfMeasurement(values)).error?.issues ??
      [])
      context.addIssue({ code: 'custom', message, path: [path.at(-1) ?? 'weightKg'] });
  });

/** An empty measurement of today. */
export function blankMeasurement(now: Date): MeasurementFormValues {
  return {
    date: toIsoDate(now),
    weightKg: null,
    waistCm: null,
    hipCm: null,
    chestCm: null,
    armCm: null,
    thighCm: null,
  };
}

/** The fields filled with a measurement. */
export function formOfMeasurement({ date, weightKg: weight, circumferences: lengths }: Measurement) {
  return { date: toIsoDate(new Date(date)), weightKg: weight, ...lengths };
}

/** Today's measurement is taken now, an earlier one at noon of its day, which no time zone moves to another day. */
export function momentOfMeasurement(date: string, now: Date): string {
  return date === toIsoDate(now) ? now.toISOString() : `${date}T12:00:00.000Z`;
}

/** Body of the call. */
export function bodyOfMeasurement(
  { weightKg: weight, date: _date, ...circumferenceValues }: MeasurementFormValues,
  made?: { id: string; date: string },
): NewMeasurement {
  return { ...made, weightKg: weight, circumferences: circumferenceValues };
}
