import { type Patient, type PatientPatch } from '@pora/contracts/patients/patient.model';
import { displayName } from './patient-facts.js';

const FIELDS = new Map([
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
  ['status', 'status'],
  ['tdee', 'TDEE'],
  ['notes', 'notatki'],
]);
const OTHER = 'inne dane';

interface PatientChange {
  record: Patient | undefined;
  patch: PatientPatch | undefined;
  added: boolean;
  removed: boolean;
}

/** Polish names of the fields a change touches, in the order of the form. */
export function changedPatientFields({ personal, anthropometrics, ...top }: PatientPatch): string[] {
  const { contact, ...person } = personal ?? {};
  const names = [person, contact, anthropometrics, top].flatMap((part) => Object.keys(part ?? {}));
  return [...new Set(names.map((name) => FIELDS.get(name) ?? OTHER))];
}

/** What waits, for the person: "pacjent Jan Kowalski – masa początkowa". */
export function describePatientChange({ record, patch, added, removed }: PatientChange): string {
  const who = record?.personal.sex === 'female' ? 'pacjentka' : 'pacjent';
  const name = [who, record && displayName(record)].filter(Boolean).join(' ');
  if (removed) return `${name} – usunięcie`;
  if (added) return record?.personal.sex === 'female' ? `nowa ${name}` : `nowy ${name}`;
  return `${name} – ${changedPatientFields(patch ?? {}).join(', ')}`;
}
