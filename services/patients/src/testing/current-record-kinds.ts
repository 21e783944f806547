/** One of the two records of which a patient has at most one, as the tests of both need it. */
export interface TestedKind {
  readonly path: string;
  /** First word of its actions in the audit trail. */
  readonly audit: string;
  readonly table: string;
  /** Status of a successful POST. */
  readonly saved: 200 | 201;
  readonly idPrefix: string;
  readonly missing: string;
  /** Call that brings back what another one took the place of. */
  readonly bringBack: string;
  /** Name of the day on the wire, and the largest page of one patient. */
  readonly day: string;
  readonly ofPatient: number;
  body(patientId: string, variant?: number): object;
}

/** Surveys. */
export const SURVEYS: TestedKind = {
  path: '/api/patient-surveys',
  audit: 'surveys',
  table: 'patient_surveys',
  saved: 200,
  idPrefix: 'ps-',
  missing: 'Nie znaleziono ankiety.',
  bringBack: 'restore',
  day: 'surveyDate',
  ofPatient: 25,
  body: (patientId, variant = 0) => ({
    patientId,
    surveyDate: '2024-05-06',
    sourceFile: 'ankieta.docx',
    header: { date: '06.05.2024', fullName: 'Ewa Kos', phone: '600 100 200', visitPurpose: 'redukcja masy' },
    nutrition: { mealsPerDay: `${variant}` },
    preferences: { vegetables: { disliked: ['pomidory', 'seler'] } },
  }),
};

/** Intolerance sets. */
export const INTOLERANCE_SETS: TestedKind = {
  path: '/api/patient-intolerances',
  audit: 'intolerance-sets',
  table: 'patient_intolerance_sets',
  saved: 201,
  idPrefix: 'is-',
  missing: 'Nie znaleziono zestawu nietolerancji.',
  bringBack: 'make-current',
  day: 'date',
  ofPatient: 50,
  body: (patientId, variant = 0) => ({
    patientId,
    categories: [{ name: 'RYBY', items: [{ name: 'Dorsz', value: variant + 0.5 }] }],
    sourceFile: 'wyniki.xlsx',
    date: '2024-05-06',
  }),
};

/** Both, for `describe.each`. */
export const KINDS: [string, TestedKind][] = [
  ['a survey', SURVEYS],
  ['an intolerance set', INTOLERANCE_SETS],
];
