import { z } from 'zod';
import {
  calendarDate,
  dateTime,
  identifier,
  integerBetween,
  numberBetween,
  requiredText,
  text,
  version,
} from '../text/text.model.js';
import {
  GOALS,
  isSamplePatient,
  NAME_REQUIRED,
  PATIENT_LIMITS,
  PATIENT_STATUSES,
  SEXES,
} from './patient.vocabulary.js';

export * from './patient.vocabulary.js';

const email = text(254).refine((value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), {
  message: 'Podaj poprawny adres e-mail',
});

const birthYear = z
  .int({ error: 'Podaj rok urodzenia' })
  .min(PATIENT_LIMITS.birthYearMin, 'Rok urodzenia od 1900')
  .refine((year) => year <= new Date().getFullYear(), {
    message: 'Rok urodzenia nie może być w przyszłości',
  });

const weightKg = numberBetween(PATIENT_LIMITS.weightKg.min, PATIENT_LIMITS.weightKg.max);
const circumference = numberBetween(PATIENT_LIMITS.circumferenceCm.min, PATIENT_LIMITS.circumferenceCm.max)
  .nullable()
  .default(null);

/** Measurement of one day; at least one number is filled. Lengths in cm, weight in kg [core §3]. */
export const measurementSchema = z.object({
  id: identifier,
  date: dateTime,
  weightKg: weightKg.nullable().default(null),
  circumferences: z
    .object({
      waistCm: circumference,
      hipCm: circumference,
      chestCm: circumference,
      armCm: circumference,
      thighCm: circumference,
    })
    .prefault({}),
});

/** One measurement. */
export type Measurement = z.output<typeof measurementSchema>;

/** A day `yyyy-MM-dd`, for a measurement that is entered later, or a moment [core §5]. */
const dayOrMoment = z.union([calendarDate, dateTime], { error: 'Nieprawidłowa data i godzina' });

const somethingMeasured = [
  ({ weightKg: weight, circumferences }: { weightKg: number | null; circumferences: object }) =>
    weight !== null || Object.values(circumferences).some((value) => value !== null),
  { message: 'Podaj wagę albo co najmniej jeden obwód', path: ['weightKg'] },
] as const satisfies [unknown, { message: string; path: PropertyKey[] }];

/** Body of a new measurement: the id and date may be left to the server (date: now) [core §3]. */
export const newMeasurementSchema = measurementSchema
  .extend({ id: identifier.optional(), date: dayOrMoment.optional() })
  .refine(...somethingMeasured);

/** Body of a corrected measurement: all of it; what is left out is emptied, but for the day, which stays. */
export const changedMeasurementSchema = measurementSchema
  .omit({ id: true })
  .extend({ date: dayOrMoment.optional() })
  .refine(...somethingMeasured);

/** Most characters of a first or last name. */
export const NAME_MAX = 80;
/** Most characters of the notes about a patient. */
export const NOTES_MAX = 5_000;

/**
 * The fields of a patient that a person fills in: the one description from which the bodies of the calls, the columns,
 * the form and what a change names follow. A new field also needs its blank value, its label and its place on the wire
 * below, then a column with its migration, an input and a line of the details; what is forgotten does not compile.
 */
export const patientFields = {
  status: z.enum(PATIENT_STATUSES),
  firstName: requiredText(NAME_MAX, NAME_REQUIRED),
  lastName: requiredText(NAME_MAX, NAME_REQUIRED),
  sex: z.enum(SEXES).nullable(),
  birthYear: birthYear.nullable(),
  email,
  phone: text(40),
  heightCm: numberBetween(PATIENT_LIMITS.heightCm.min, PATIENT_LIMITS.heightCm.max).nullable(),
  startingWeightKg: weightKg.nullable(),
  activityFactor: numberBetween(PATIENT_LIMITS.activityFactor.min, PATIENT_LIMITS.activityFactor.max),
  goal: z.enum(GOALS),
  /** The weight the patient wants to reach; without one the goal line stands at BMI 25 (decision 52). */
  targetWeightKg: weightKg.nullable(),
  tdee: integerBetween(0, 20000).nullable(),
  notes: text(NOTES_MAX),
};

/** The fields of a patient side by side; heights in cm, weights in kg, energy in kcal a day [core §3]. */
export type PatientFields = { [Name in keyof typeof patientFields]: z.output<(typeof patientFields)[Name]> };

/** Nothing filled in: active, goal weight loss, activity factor 1.2 [core §3, §4]. */
export const BLANK_PATIENT_FIELDS: Readonly<PatientFields> = {
  status: 'active',
  firstName: '',
  lastName: '',
  sex: null,
  birthYear: null,
  email: '',
  phone: '',
  heightCm: null,
  startingWeightKg: null,
  activityFactor: PATIENT_LIMITS.activityFactor.default,
  goal: 'weight_loss',
  targetWeightKg: null,
  tdee: null,
  notes: '',
};

/** Fields that are too long for a list of thousands. */
export const UNLISTED_PATIENT_FIELDS = ['notes'] as const satisfies readonly (keyof PatientFields)[];

/** The fields that a list shows. */
export type ListedPatientFields = Omit<PatientFields, (typeof UNLISTED_PATIENT_FIELDS)[number]>;

/** Polish names of the fields, in forms and in the details. */
export const PATIENT_FIELD_LABELS: Readonly<Record<keyof PatientFields, string>> = {
  status: 'Status',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  sex: 'Płeć',
  birthYear: 'Rok urodzenia',
  email: 'E-mail',
  phone: 'Telefon',
  heightCm: 'Wzrost',
  startingWeightKg: 'Masa początkowa',
  activityFactor: 'PAL',
  goal: 'Cel',
  targetWeightKg: 'Masa docelowa',
  tdee: 'TDEE (CPM)',
  notes: 'Notatki',
};

const { firstName, lastName, sex, phone, heightCm, startingWeightKg, targetWeightKg } = patientFields;
const blank = BLANK_PATIENT_FIELDS;

/** Measurements are added one by one; in a patient's body they would be lost without a word (decision 47). */
const MEASUREMENTS_APART = 'Pomiarów (measurements) nie zapisuje się razem z pacjentem – dodaj je osobno';
const noMeasurements = z.array(z.unknown()).max(0, MEASUREMENTS_APART).optional();

/** Body of `POST /api/patients`: only the name is required, blanks stay empty [core §5]. */
export const newPatientSchema = z.object({
  id: identifier
    .refine((id) => id.startsWith('p-') && !isSamplePatient(id), { message: 'Nieprawidłowy identyfikator' })
    .optional(),
  status: patientFields.status.default(blank.status),
  personal: z.object({
    firstName,
    lastName,
    sex: sex.default(blank.sex),
    birthYear: patientFields.birthYear.default(blank.birthYear),
    contact: z.object({ email: email.default(blank.email), phone: phone.default(blank.phone) }).prefault({}),
  }),
  anthropometrics: z
    .object({
      heightCm: heightCm.default(blank.heightCm),
      startingWeightKg: startingWeightKg.default(blank.startingWeightKg),
    })
    .prefault({}),
  activityFactor: patientFields.activityFactor.default(blank.activityFactor),
  goal: z
    .object({
      primary: patientFields.goal.default(blank.goal),
      targetWeightKg: targetWeightKg.default(blank.targetWeightKg),
    })
    .prefault({}),
  tdee: patientFields.tdee.default(blank.tdee),
  notes: patientFields.notes.default(blank.notes),
  measurements: noMeasurements,
});

/** Validated body of a new patient. */
export type NewPatient = z.output<typeof newPatientSchema>;

const contactPatch = z.object({ email, phone }).partial();
const personalPatch = z
  .object({ firstName, lastName, sex, birthYear: patientFields.birthYear, contact: contactPatch })
  .partial();

/** Any part of the patient; nested groups are merged field by field. */
export const patientPatchSchema = z
  .object({
    status: patientFields.status,
    personal: personalPatch,
    anthropometrics: z.object({ heightCm, startingWeightKg }).partial(),
    activityFactor: patientFields.activityFactor,
    goal: z.object({ primary: patientFields.goal, targetWeightKg }).partial(),
    tdee: patientFields.tdee,
    notes: patientFields.notes,
  })
  .partial();

/** Validated body of a patient change. */
export type PatientPatch = z.output<typeof patientPatchSchema>;

/** Body of `PATCH /api/patients/{id}`; even an empty list of measurements would look as if it took them away. */
export const patientPatchBodySchema = patientPatchSchema.extend({
  measurements: z.undefined({ error: MEASUREMENTS_APART }).optional(),
});

/** The fields at their places on the wire. */
export type PatientContent = Omit<NewPatient, 'id' | 'measurements'>;

/** What a list shows of the fields, at their places on the wire. */
export function contentOfListed(fields: ListedPatientFields) {
  return {
    status: fields.status,
    personal: {
      firstName: fields.firstName,
      lastName: fields.lastName,
      sex: fields.sex,
      birthYear: fields.birthYear,
      contact: { email: fields.email, phone: fields.phone },
    },
    anthropometrics: { heightCm: fields.heightCm, startingWeightKg: fields.startingWeightKg },
    activityFactor: fields.activityFactor,
    goal: { primary: fields.goal, targetWeightKg: fields.targetWeightKg },
    tdee: fields.tdee,
  };
}

/** Puts the fields at their places on the wire. */
export function contentOfFields(fields: PatientFields): PatientContent {
  return { ...contentOfListed(fields), notes: fields.notes };
}

/** What turns the fields of before into those of after; null for nothing. @throws ZodError when a value breaks its rule */
export function patchBetween(before: PatientFields, after: PatientFields): PatientPatch | null {
  const change = difference(contentOfFields(before), contentOfFields(after));
  return change === undefined ? null : patientPatchSchema.parse(change);
}

/** Takes the fields from their places on the wire. */
export function fieldsOfContent(content: PatientContent): PatientFields {
  const { personal, anthropometrics } = content;
  return {
    status: content.status,
    firstName: personal.firstName,
    lastName: personal.lastName,
    sex: personal.sex,
    birthYear: personal.birthYear,
    email: personal.contact.email,
    phone: personal.contact.phone,
    heightCm: anthropometrics.heightCm,
    startingWeightKg: anthropometrics.startingWeightKg,
    activityFactor: content.activityFactor,
    goal: content.goal.primary,
    targetWeightKg: content.goal.targetWeightKg,
    tdee: content.tdee,
    notes: content.notes,
  };
}

/** The fields a change names, taken from their places; undefined for what it leaves out. */
export function fieldsOfPatch(patch: PatientPatch): {
  [Name in keyof PatientFields]: PatientFields[Name] | undefined;
} {
  const { personal, anthropometrics } = patch;
  return {
    status: patch.status,
    firstName: personal?.firstName,
    lastName: personal?.lastName,
    sex: personal?.sex,
    birthYear: personal?.birthYear,
    email: personal?.contact?.email,
    phone: personal?.contact?.phone,
    heightCm: anthropometrics?.heightCm,
    startingWeightKg: anthropometrics?.startingWeightKg,
    activityFactor: patch.activityFactor,
    goal: patch.goal?.primary,
    targetWeightKg: patch.goal?.targetWeightKg,
    tdee: patch.tdee,
    notes: patch.notes,
  };
}

function difference(before: unknown, after: unknown): unknown {
  if (!isGroup(before) || !isGroup(after)) return before === after ? undefined : after;
  const changed = Object.entries(after)
    .map(([name, part]) => [name, difference(before[name], part)] as const)
    .filter(([, part]) => part !== undefined);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The newest measurement that has a weight, in kg: the only one that a list needs [core §5]. */
export const lastMeasurementSchema = z.object({ date: dateTime, weightKg: z.number() });

/** Patient as stored and answered [core §3]. `measurements` are newest first; `isChild` is derived (age under 18). */
export const patientSchema = z.object({
  id: identifier,
  createdAt: z.string(),
  updatedAt: z.string(),
  createdBy: z.string(),
  updatedBy: z.string(),
  version,
  status: z.enum(PATIENT_STATUSES),
  personal: z.object({
    firstName: z.string(),
    lastName: z.string(),
    sex: z.enum(SEXES).nullable(),
    birthYear: z.number().nullable(),
    contact: z.object({ email: z.string(), phone: z.string() }),
  }),
  anthropometrics: z.object({ heightCm: z.number().nullable(), startingWeightKg: z.number().nullable() }),
  activityFactor: z.number(),
  // A browser's copy may be older than the target.
  goal: z.object({ primary: z.enum(GOALS), targetWeightKg: z.number().nullable().default(null) }),
  tdee: z.number().nullable(),
  notes: z.string(),
  lastVisitDate: z.string().nullable(),
  isChild: z.boolean(),
  lastMeasurement: lastMeasurementSchema.nullable(),
  measurements: z.array(measurementSchema),
});

/** A patient of the practice. */
export type Patient = z.infer<typeof patientSchema>;

/** What only the whole patient has. */
const NOT_LISTED = { createdBy: true, updatedBy: true, notes: true, measurements: true } as const;

/** Patient in a list: who it is, how to reach them and what energy depends on, without their history [core §2]. */
export const patientListItemSchema = patientSchema.omit(NOT_LISTED);

/** A patient as a browser keeps one: of the list, or whole when it was read, added or changed there. */
export const patientRecordSchema = patientSchema.partial(NOT_LISTED);

/** A patient as lists show them. */
export type PatientListItem = z.infer<typeof patientListItemSchema>;
