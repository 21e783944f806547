import {
  BLANK_PATIENT_FIELDS,
  contentOfFields,
  NAME_MAX,
  fieldsOfContent,
  patchBetween,
  type Patient,
  type PatientFields,
  patientFields,
  type PatientPatch,
} from '@pora/contracts/patients/patient.model';
import { requiredText } from '@pora/contracts/text/text.model';
import { isChildByYear } from '@pora/engine/energy';
import { z } from 'zod';
import { type PatientRecord } from '../patient-record.js';
import { patientFormStrings as t } from './patient-form.strings.js';

/** The fields of the patient dialogs, side by side; the rules are those of the wire contract [core §5]. */
export const patientFormSchema = z
  .object(patientFields)
  .omit({ tdee: true })
  .extend({
    // The notice above the form says the sentence of the specification; each field says what is wanted there.
    firstName: requiredText(NAME_MAX, t.firstNameMissing),
    lastName: requiredText(NAME_MAX, t.lastNameMissing),
    activityFactor: patientFields.activityFactor.nullable(),
  });

/** What stands in the fields. */
export type PatientFormValues = z.output<typeof patientFormSchema>;

/** An empty form: everything blank, goal weight loss [core §4]. */
export const BLANK_PATIENT: PatientFormValues = {
  ...withoutEnergy(BLANK_PATIENT_FIELDS),
  activityFactor: null,
};

/** The form filled with a patient; what a list does not show stays blank for one who is known from a list only. */
export function formOfPatient(patient: PatientRecord): PatientFormValues {
  return withoutEnergy(fieldsOfContent({ ...contentOfFields(BLANK_PATIENT_FIELDS), ...patient }));
}

/** Energy is computed, not typed. */
function withoutEnergy({ tdee: _computed, ...fields }: PatientFields): Omit<PatientFields, 'tdee'> {
  return fields;
}

function fieldsOfForm({ activityFactor, ...values }: PatientFormValues): PatientFields {
  const { activityFactor: usual, tdee } = BLANK_PATIENT_FIELDS;
  return { ...values, tdee, activityFactor: activityFactor ?? usual };
}

/** Who makes a record, and when. */
export interface Authorship {
  id: string;
  by: string;
  now: Date;
}

/** A new patient as the list shows it until the server has answered. */
export function patientOfForm(values: PatientFormValues, { id, by, now }: Authorship): Patient {
  const moment = now.toISOString();
  return {
    ...contentOfFields(fieldsOfForm(values)),
    id,
    createdAt: moment,
    updatedAt: moment,
    createdBy: by,
    updatedBy: by,
    version: 1,
    lastVisitDate: null,
    lastMeasurement: null,
    isChild: values.birthYear !== null && isChildByYear(values.birthYear, now.getFullYear()),
    measurements: [],
  };
}

/** Only what the person changed, so that a change made elsewhere to another field is not undone; null for nothing. */
export function patchOfForm(before: PatientFormValues, after: PatientFormValues): PatientPatch | null {
  return patchBetween(fieldsOfForm(before), fieldsOfForm(after));
}
