import { z } from 'zod';
import {
  dateTime,
  identifier,
  integerBetween,
  numberBetween,
  requiredText,
  text,
  version,
} from '../text/text.model.js';
import { GOALS, NAME_REQUIRED, PATIENT_LIMITS, PATIENT_STATUSES, SEXES } from './patient.vocabulary.js';

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

/** Body of a new measurement: the id and date may be left to the server (date: now) [core §3]. */
export const newMeasurementSchema = measurementSchema
  .extend({ id: identifier.optional(), date: dateTime.optional() })
  .refine((m) => m.weightKg !== null || Object.values(m.circumferences).some((value) => value !== null), {
    message: 'Podaj wagę albo co najmniej jeden obwód',
    path: ['weightKg'],
  });

const personal = z.object({
  firstName: requiredText(80, NAME_REQUIRED),
  lastName: requiredText(80, NAME_REQUIRED),
  sex: z.enum(SEXES).nullable().default(null),
  birthYear: birthYear.nullable().default(null),
  contact: z.object({ email: email.default(''), phone: text(40).default('') }).prefault({}),
});

const anthropometrics = z.object({
  heightCm: numberBetween(PATIENT_LIMITS.heightCm.min, PATIENT_LIMITS.heightCm.max).nullable().default(null),
  startingWeightKg: weightKg.nullable().default(null),
});

const activityFactor = numberBetween(PATIENT_LIMITS.activityFactor.min, PATIENT_LIMITS.activityFactor.max);
const tdee = integerBetween(0, 20000).nullable();

/** Body of `POST /api/patients`: only the name is required, blanks stay empty [core §5]. */
export const newPatientSchema = z.object({
  id: identifier.refine((id) => id.startsWith('p-'), { message: 'Nieprawidłowy identyfikator' }).optional(),
  status: z.enum(PATIENT_STATUSES).default('active'),
  personal,
  anthropometrics: anthropometrics.prefault({}),
  activityFactor: activityFactor.default(PATIENT_LIMITS.activityFactor.default),
  goal: z.object({ primary: z.enum(GOALS).default('weight_loss') }).prefault({}),
  tdee: tdee.default(null),
});

/** Validated body of a new patient. */
export type NewPatient = z.output<typeof newPatientSchema>;

/** Body of `PATCH /api/patients/{id}`: any part of the patient; nested groups are merged field by field. */
export const patientPatchSchema = z.object({
  status: z.enum(PATIENT_STATUSES).optional(),
  personal: z
    .object({
      firstName: personal.shape.firstName.optional(),
      lastName: personal.shape.lastName.optional(),
      sex: z.enum(SEXES).nullable().optional(),
      birthYear: birthYear.nullable().optional(),
      contact: z.object({ email: email.optional(), phone: text(40).optional() }).optional(),
    })
    .optional(),
  anthropometrics: z
    .object({
      heightCm: numberBetween(PATIENT_LIMITS.heightCm.min, PATIENT_LIMITS.heightCm.max).nullable().optional(),
      startingWeightKg: weightKg.nullable().optional(),
    })
    .optional(),
  activityFactor: activityFactor.optional(),
  goal: z.object({ primary: z.enum(GOALS) }).optional(),
  tdee: tdee.optional(),
});

/** Validated body of a patient change. */
export type PatientPatch = z.output<typeof patientPatchSchema>;

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
  goal: z.object({ primary: z.enum(GOALS) }),
  tdee: z.number().nullable(),
  lastVisitDate: z.string().nullable(),
  isChild: z.boolean(),
  lastMeasurement: lastMeasurementSchema.nullable(),
  measurements: z.array(measurementSchema),
});

/** A patient of the practice. */
export type Patient = z.infer<typeof patientSchema>;

/** What only the whole patient has; a list of thousands leaves it out. */
const NOT_LISTED = { createdBy: true, updatedBy: true, measurements: true } as const;

/** Patient in a list: who it is, how to reach them and what energy depends on, without their history [core §2]. */
export const patientListItemSchema = patientSchema.omit(NOT_LISTED);

/** A patient as lists show them. */
export type PatientListItem = z.infer<typeof patientListItemSchema>;
