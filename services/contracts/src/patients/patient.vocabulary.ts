/** Sex as stored; `other` uses the average of both energy equations [core §9]. */
export const SEXES = ['female', 'male', 'other'] as const;
/** Goal of the work with a patient [core §3]. */
export const GOALS = ['weight_loss', 'muscle_gain', 'maintenance', 'medical'] as const;
/** Patient status; a new patient is active [core §3]. */
export const PATIENT_STATUSES = ['active', 'completed', 'inactive'] as const;

/** Polish labels of {@link GOALS} [core §3]. */
export const GOAL_LABELS: Record<Goal, string> = {
  weight_loss: 'Redukcja masy',
  muscle_gain: 'Budowa mięśni',
  maintenance: 'Utrzymanie',
  medical: 'Medyczny',
};

/** Polish labels of {@link SEXES}. */
export const SEX_LABELS: Record<Sex, string> = { female: 'Kobieta', male: 'Mężczyzna', other: 'Inna' };

/** Polish labels of {@link PATIENT_STATUSES}. */
export const PATIENT_STATUS_LABELS: Record<PatientStatus, string> = {
  active: 'Aktywny',
  completed: 'Zakończony',
  inactive: 'Nieaktywny',
};

/** Limits of the numeric fields [core §5]; heights in cm, weights in kg, years as calendar years. */
export const PATIENT_LIMITS = {
  birthYearMin: 1900,
  activityFactor: { min: 1, max: 2.5, step: 0.1, default: 1.2 },
  heightCm: { min: 30, max: 260 },
  weightKg: { min: 1, max: 500 },
  circumferenceCm: { min: 5, max: 300 },
} as const;

/** Message of a missing first or last name [core §8]. */
export const NAME_REQUIRED = 'Imię i nazwisko są wymagane';

/**
 * The one sample patient of a practice has this id, and nobody else can be given it: that is how lists and figures tell
 * the sample from people.
 */
export const SAMPLE_PATIENT_ID = 'p-przykladowy';

/** Whether a patient, or whatever names a patient by `patientId`, belongs to the sample. */
export function isSamplePatient(patientId: string | null | undefined): boolean {
  return patientId === SAMPLE_PATIENT_ID;
}

export type Sex = (typeof SEXES)[number];
export type Goal = (typeof GOALS)[number];
export type PatientStatus = (typeof PATIENT_STATUSES)[number];

/** Polish names of a patient's fields, as changes are told: those of the form, by the name they have in a body. */
export const PATIENT_FIELD_WORDS: ReadonlyMap<string, string> = new Map([
  ['firstName', 'imię'],
  ['lastName', 'nazwisko'],
  ['sex', 'płeć'],
  ['birthYear', 'rok urodzenia'],
  ['email', 'e-mail'],
  ['phone', 'telefon'],
  ['heightCm', 'wzrost'],
  ['startingWeightKg', 'masa początkowa'],
  ['activityFactor', 'PAL'],
  ['goal', 'cel'],
  ['primary', 'cel'],
  ['targetWeightKg', 'masa docelowa'],
  ['status', 'status'],
  ['tdee', 'TDEE'],
  ['notes', 'notatki'],
]);
