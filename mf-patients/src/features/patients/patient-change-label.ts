import { type PatientPatch } from '@pora/contracts/patients/patient.model';
import { PATIENT_FIELD_WORDS } from '@pora/contracts/patients/patient.vocabulary';
import { displayName } from './patient-facts.js';
import { type PatientRecord } from './patient-record.js';

const OTHER = 'inne dane';

interface PatientChange {
  record: PatientRecord | undefined;
  patch: PatientPatch | undefined;
  added: boolean;
  removed: boolean;
}

/** Polish names of the fields a change touches, in the order of the form. */
export function changedPatientFields({ personal, anthropometrics, goal, ...top }: PatientPatch): string[] {
  const { contact, ...person } = personal ?? {};
  const names = [person, contact, anthropometrics, goal, top].flatMap((part) => Object.keys(part ?? {}));
  return [...new Set(names.map((name) => PATIENT_FIELD_WORDS.get(name) ?? OTHER))];
}

/** What waits, for the person: "pacjent Jan Kowalski – masa początkowa". */
export function describePatientChange({ record, patch, added, removed }: PatientChange): string {
  const who = record?.personal.sex === 'female' ? 'pacjentka' : 'pacjent';
  const name = [who, record && displayName(record)].filter(Boolean).join(' ');
  if (removed) return `${name} – usunięcie`;
  if (added) return record?.personal.sex === 'female' ? `nowa ${name}` : `nowy ${name}`;
  return `${name} – ${changedPatientFields(patch ?? {}).join(', ')}`;
}

/** Polish names of the fields in which two versions of a patient differ: what the person would overwrite. */
export function differentPatientFields(theirs: PatientRecord, mine: PatientRecord): string[] {
  const values = ({ personal, anthropometrics, activityFactor, goal, status, tdee }: PatientRecord) => {
    const { contact, ...person } = personal;
    const all = {
      ...person,
      ...contact,
      ...anthropometrics,
      activityFactor,
      ...goal,
      status,
      tdee,
    };
    return new Map<string, unknown>(Object.entries(all));
  };
  const other = values(mine);
  const different = [...values(theirs)].filter(([name, value]) => other.get(name) !== value);
  return different.map(([name]) => PATIENT_FIELD_WORDS.get(name) ?? OTHER);
}
