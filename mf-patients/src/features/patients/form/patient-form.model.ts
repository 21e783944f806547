import {
  newPatientSchema,
  type NewPatient,
  type Patient,
  type PatientListItem,
  type PatientPatch,
} from '@pora/contracts/patients/patient.model';
import {
  type Goal,
  PATIENT_LIMITS,
  type PatientStatus,
  type Sex,
} from '@pora/contracts/patients/patient.vocabulary';
import { isChildByYear } from '@pora/engine/energy';
import { z } from 'zod';

const { personal, anthropometrics, activityFactor, status, goal } = newPatientSchema.shape;
const contact = personal.shape.contact.unwrap();
const body = anthropometrics.unwrap();

/** The fields of the patient dialogs, side by side; the rules are those of the wire contract [core §5]. */
export const patientFormSchema = z.object({
  firstName: personal.shape.firstName,
  lastName: personal.shape.lastName,
  sex: personal.shape.sex.unwrap(),
  birthYear: personal.shape.birthYear.unwrap(),
  email: contact.shape.email.unwrap(),
  phone: contact.shape.phone.unwrap(),
  heightCm: body.shape.heightCm.unwrap(),
  startingWeightKg: body.shape.startingWeightKg.unwrap(),
  activityFactor: activityFactor.unwrap().nullable(),
  goal: goal.unwrap().shape.primary.unwrap(),
  status: status.unwrap(),
});

/** What stands in the fields. */
export interface PatientFormValues {
  firstName: string;
  lastName: string;
  sex: Sex | null;
  birthYear: number | null;
  email: string;
  phone: string;
  heightCm: number | null;
  startingWeightKg: number | null;
  activityFactor: number | null;
  goal: Goal;
  status: PatientStatus;
}

/** An empty form: everything blank, goal weight loss [core §4]. */
export const BLANK_PATIENT: PatientFormValues = {
  firstName: '',
  lastName: '',
  sex: null,
  birthYear: null,
  email: '',
  phone: '',
  heightCm: null,
  startingWeightKg: null,
  activityFactor: null,
  goal: 'weight_loss',
  status: 'active',
};

/** The form filled with a patient. */
export function formOfPatient({ personal, anthropometrics, ...patient }: PatientListItem): PatientFormValues {
  return {
    firstName: personal.firstName,
    lastName: personal.lastName,
    sex: personal.sex,
    birthYear: personal.birthYear,
    ...personal.contact,
    ...anthropometrics,
    activityFactor: patient.activityFactor,
    goal: patient.goal.primary,
    status: patient.status,
  };
}

function bodyOfForm(values: PatientFormValues): NewPatient {
  return {
    status: values.status,
    personal: {
      firstName: values.firstName,
      lastName: values.lastName,
      sex: values.sex,
      birthYear: values.birthYear,
      contact: { email: values.email, phone: values.phone },
    },
    anthropometrics: { heightCm: values.heightCm, startingWeightKg: values.startingWeightKg },
    activityFactor: values.activityFactor ?? PATIENT_LIMITS.activityFactor.default,
    goal: { primary: values.goal },
    tdee: null,
  };
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
    ...bodyOfForm(values),
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
  const changed = <Name extends keyof PatientFormValues>(...names: Name[]) =>
    Object.fromEntries(
      names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
    ) as Partial<Pick<PatientFormValues, Name>>;
  const contact = changed('email', 'phone');
  const personal = {
    ...changed('firstName', 'lastName', 'sex', 'birthYear'),
    ...(!isEmpty(contact) && { contact }),
  };
  const anthropometrics = changed('heightCm', 'startingWeightKg');
  const { goal, activityFactor, status } = changed('goal', 'activityFactor', 'status');
  const patch: PatientPatch = {
    ...(status && { status }),
    ...(!isEmpty(personal) && { personal }),
    ...(!isEmpty(anthropometrics) && { anthropometrics }),
    ...(activityFactor !== undefined && {
      activityFactor: activityFactor ?? PATIENT_LIMITS.activityFactor.default,
    }),
    ...(goal && { goal: { primary: goal } }),
  };
  return isEmpty(patch) ? null : patch;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
