import { fieldsOfPatch, type PatientFields, type PatientPatch } from '@pora/contracts/patients/patient.model';

/** The fields a change names, nested groups taken apart; what it leaves out is not in the answer. */
export function namedFields(patch: PatientPatch): Partial<PatientFields> {
  return withoutUndefined(fieldsOfPatch(patch));
}

/** Names of the fields whose value a change really alters. */
export function changedFields(row: PatientFields, fields: Partial<PatientFields>): string[] {
  return (Object.keys(fields) as (keyof PatientFields)[]).filter((name) => fields[name] !== row[name]);
}

function withoutUndefined<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
