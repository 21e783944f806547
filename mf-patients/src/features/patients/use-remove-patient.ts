import { type PatientRecord } from './patient-record.js';
import { planCalls } from '@pora/contracts/calls';
import { apiKey, messageOf, useShortcut } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { toast } from '@pora/ui';
import { useRef } from 'react';
import { displayName } from './patient-facts.js';
import { patientFailure } from './patient-failure.js';
import { type PatientsView, useRestorePatient } from './use-patients.js';
import { patientStrings } from './patients.strings.js';

const t = patientStrings.trash;

/** Deletes a patient at once; the toast, or Ctrl+Z, takes the one deleted last out of the trash again [core §4]. */
export function useRemovePatient(patients: PatientsView) {
  const restore = useRestorePatient(patients);
  const client = useQueryClient();
  const last = useRef<{ patient: PatientRecord; toastId: string }>(undefined);

  const undo = (patient: PatientRecord) => {
    if (last.current?.patient === patient) {
      toast.dismiss(last.current.toastId);
      last.current = undefined;
    }
    restore(patient.id).then(
      () => toast.success(t.restored(displayName(patient))),
      (error: unknown) => toast.error(t.restoreFailed, messageOf(error), error),
    );
  };
  useShortcut('mod+z', () => last.current && undo(last.current.patient));

  return (patient: PatientRecord): void => {
    const removed = t.removed(displayName(patient));
    patients.remove(patient.id).then(
      () => {
        // They went along: no list of plans in the browser is right any more.
        void client.invalidateQueries({ queryKey: apiKey(planCalls.list) });
        // Without a server nothing is in the trash yet.
        if (patients.fromStorage) toast.success(removed);
        else last.current = { patient, toastId: toast.undo(removed, () => undo(patient)) };
      },
      (error: unknown) => toast.error(t.removeFailed, patientFailure('remove', error), error),
    );
  };
}
