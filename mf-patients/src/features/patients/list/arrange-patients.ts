import { type PatientRecord } from '../patient-record.js';
import { compareText, foldLetters } from '@pora/kit';

/** What the list is sorted by, and which way. */
export interface PatientSort {
  by: 'name' | 'updated';
  direction: 'ascending' | 'descending';
}

/** How the list starts [core §4]. */
export const DEFAULT_SORT: PatientSort = { by: 'name', direction: 'ascending' };

/** The active column flips; another one starts ascending, except the time of update, which starts descending [core §4]. */
export function nextSort(current: PatientSort, by: PatientSort['by']): PatientSort {
  if (current.by === by)
    return { by, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
  return { by, direction: by === 'updated' ? 'descending' : 'ascending' };
}

type Listed = Pick<PatientRecord, 'id' | 'personal' | 'updatedAt'>;

/** A sorted copy: Polish collation; ties stand by first name, then id, in either direction [core §4, §5]. */
export function sortPatients<P extends Listed>(patients: readonly P[], { by, direction }: PatientSort): P[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const compareColumn =
    by === 'name'
      ? (a: P, b: P) => compareText(a.personal.lastName, b.personal.lastName)
      : (a: P, b: P) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt);
  return [...patients].sort(
    (a, b) =>
      sign * compareColumn(a, b) ||
      compareText(a.personal.firstName, b.personal.firstName) ||
      (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}

/** Everything a patient can be found by, folded once; keys by patient. */
export function searchTexts<P extends Listed>(patients: readonly P[]): ReadonlyMap<P, string> {
  return new Map(patients.map((patient) => [patient, searchTextOf(patient)]));
}

function searchTextOf({ personal: { firstName, lastName, contact } }: Listed): string {
  const names = [`${firstName} ${lastName}`, `${lastName} ${firstName}`];
  return foldLetters([...names, contact.email, contact.phone, withoutSpaces(contact.phone)].join('\n'));
}

/**
 * Patients whose display name, e-mail or phone contains the query, whatever its case, accents and the spaces in a
 * phone number [core §2].
 */
export function findPatients<P extends Listed>(
  patients: readonly P[],
  texts: ReadonlyMap<P, string>,
  query: string,
): readonly P[] {
  const needle = foldLetters(query.trim().replace(/\s+/g, ' '));
  if (needle === '') return patients;
  const digits = /^[+\d\s-]+$/.test(needle) ? withoutSpaces(needle) : needle;
  return patients.filter((patient) => {
    const text = texts.get(patient) ?? '';
    return text.includes(needle) || text.includes(digits);
  });
}

function withoutSpaces(phone: string): string {
  return phone.replace(/[\s-]/g, '');
}
