import {
  BLANK_PATIENT_FIELDS,
  contentOfFields,
  type Measurement,
  type Patient,
} from '@pora/contracts/patients/patient.model';

/** What differs from the usual patient; nested parts keep what is not named. */
export type PatientChange = Partial<Omit<Patient, 'personal' | 'anthropometrics' | 'goal'>> & {
  personal?: Partial<Patient['personal']>;
  anthropometrics?: Partial<Patient['anthropometrics']>;
  goal?: Partial<Patient['goal']>;
};

/** A patient for tests: Hanna Brzezińska unless said otherwise. */
export function makePatient(change: PatientChange = {}): Patient {
  return {
    id: 'p-hanna',
    createdAt: '2026-09-02T08:00:00.000Z',
    updatedAt: '2026-11-18T08:00:00.000Z',
    createdBy: 'alicja@gabinet.example',
    updatedBy: 'alicja@gabinet.example',
    version: 3,
    ...contentOfFields(BLANK_PATIENT_FIELDS),
    activityFactor: 1.4,
    lastVisitDate: null,
    isChild: false,
    lastMeasurement: lastWeight(change.measurements ?? []),
    measurements: [],
    ...change,
    personal: {
      firstName: 'Hanna',
      lastName: 'Brzezińska',
      sex: 'female',
      birthYear: 1988,
      contact: { email: 'h.brzezinska@mail.example', phone: '600 000 112' },
      ...change.personal,
    },
    anthropometrics: { heightCm: 168, startingWeightKg: 81.4, ...change.anthropometrics },
    goal: { primary: 'weight_loss', targetWeightKg: null, ...change.goal },
  };
}

function lastWeight(measurements: readonly Measurement[]): Patient['lastMeasurement'] {
  const [newest] = [...measurements].sort((a, b) => b.date.localeCompare(a.date));
  return newest?.weightKg ? { date: newest.date, weightKg: newest.weightKg } : null;
}

/** A measurement of weight only. */
export function makeMeasurement(date: string, weightKg: number | null): Measurement {
  return {
    id: `m-${date}-${weightKg}`,
    date: date.includes('T') ? date : `${date}T12:00:00.000Z`,
    weightKg,
    circumferences: { waistCm: null, hipCm: null, chestCm: null, armCm: null, thighCm: null },
  };
}
