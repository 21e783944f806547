import { patientCalls } from '@pora/contracts/calls';
import { useApiList } from '@pora/kit';
import { daysUntil } from '@pora/kit/trash-words';
import { type PatientStatus } from '@pora/contracts/patients/patient.vocabulary';
import { type PatientFormValues } from '../form/patient-form.model.js';
import { displayName, peopleOf } from '../patient-facts.js';
import { type PatientRecord } from '../patient-record.js';
import { sameReasons, type PersonFacts, type SameReason } from './same-person.js';

/** Somebody who has a card and may be who is being added. */
export interface SamePerson {
  id: string;
  name: string;
  birthYear: number | null;
  phone: string;
  lastVisitDate: string | null;
  reasons: readonly SameReason[];
  status: PatientStatus | undefined;
  /** Days that are left of the 30 in the trash; undefined for who is not in it. */
  daysInTrash: number | undefined;
}

/** Most who are named; a phone of a whole clinic would fill the form. */
const NAMED = 3;

/** Who may be the person that is typed: patients of the practice first, then those in the trash. */
export function useSamePersons(typed: PatientFormValues, patients: readonly PatientRecord[]): SamePerson[] {
  const trash = useApiList(patientCalls.trash);
  const facts = { ...typed, email: typed.email, phone: typed.phone };
  const here = peopleOf(patients).map((patient): SamePerson & { facts: PersonFacts } => {
    const { firstName, lastName, birthYear, contact } = patient.personal;
    return {
      ...{ id: patient.id, name: displayName(patient), birthYear, phone: contact.phone },
      ...{
        lastVisitDate: patient.lastVisitDate,
        status: patient.status,
        daysInTrash: undefined,
        reasons: [],
      },
      facts: { firstName, lastName, birthYear, ...contact },
    };
  });
  const deleted = peopleOf(trash.phase === 'ready' ? trash.data : []).map(
    (patient): SamePerson & { facts: PersonFacts } => {
      const { id, firstName, lastName, birthYear, phone, until } = patient;
      return {
        ...{ id, name: `${firstName} ${lastName}`.trim(), birthYear, phone, lastVisitDate: null },
        ...{ status: undefined, daysInTrash: daysUntil(until), reasons: [], facts: patient },
      };
    },
  );
  return [...here, ...deleted]
    .map(({ facts: other, ...person }) => ({ ...person, reasons: sameReasons(facts, other) }))
    .filter(({ reasons }) => reasons.length > 0)
    .slice(0, NAMED);
}
