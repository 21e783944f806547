import type { NewPatient, PatientPatch } from '@pora/contracts/patients/patient.model';
import type { PatientRow } from './stored-patient.js';

/** The fields of a patient that a person fills in. */
export type PatientFields = Omit<
  PatientRow,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'createdBy' | 'updatedBy'
>;

/** Fields of a new patient as they are stored. */
export function fieldsOfNewPatient(body: NewPatient): PatientFields {
  return {
    status: body.status,
    firstName: body.personal.firstName,
    lastName: body.personal.lastName,
    sex: body.personal.sex,
    birthYear: body.personal.birthYear,
    email: body.personal.contact.email,
    phone: body.personal.contact.phone,
    heightCm: body.anthropometrics.heightCm,
    startingWeightKg: body.anthropometrics.startingWeightKg,
    activityFactor: body.activityFactor,
    goal: body.goal.primary,
    tdee: body.tdee,
  };
}

/** The fields a change names, nested groups taken apart; what it leaves out is not in the answer. */
export function fieldsOfPatch(patch: PatientPatch): Partial<PatientFields> {
  return withoutUndefined({
    status: patch.status,
    firstName: patch.personal?.firstName,
    lastName: patch.personal?.lastName,
    sex: patch.personal?.sex,
    birthYear: patch.personal?.birthYear,
    email: patch.personal?.contact?.email,
    phone: patch.personal?.contact?.phone,
    heightCm: patch.anthropometrics?.heightCm,
    startingWeightKg: patch.anthropometrics?.startingWeightKg,
    activityFactor: patch.activityFactor,
    goal: patch.goal?.primary,
    tdee: patch.tdee,
  });
}

/** Names of the fields whose value a change really alters. */
export function changedFields(row: PatientRow, fields: Partial<PatientFields>): string[] {
  return (Object.keys(fields) as (keyof PatientFields)[]).filter((name) => fields[name] !== row[name]);
}

function withoutUndefined<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
