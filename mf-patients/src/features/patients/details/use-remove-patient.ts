import { type Patient } from '@pora/contracts/patients/patient.model';
import { messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { displayName } from '../patient-facts.js';
import { type PatientsView, useRestorePatient } from '../patients.queries.js';
import { detailsStrings as t } from './details.strings.js';

/** Deletes a patient at once; the toast takes them out of the trash again [core §4]. */
export function useRemovePatient(patients: PatientsView) {
  const restore = useRestorePatient(patients);
  const undo = (patient: Patient) =>
    restore(patient.id).then(
      () => toast.success(t.restored(displayName(patient))),
      (error: unknown) => toast.error(t.restoreFailed, messageOf(error)),
    );
  return (patient: Patient): void => {
    const removed = t.removed(displayName(patient));
    patients.remove(patient.id).then(
      // Without a server nothing is in the trash yet.
      () => (patients.fromStorage ? toast.success(removed) : toast.undo(removed, () => void undo(patient))),
      (error: unknown) => toast.error(t.removeFailed, messageOf(error)),
    );
  };
}
