import { intoleranceSetCalls } from '@pora/contracts/calls';
import {
  type NewIntoleranceSet,
  type PatientIntoleranceSet,
} from '@pora/contracts/patients/intolerance-set.model';
import { callRoute, messageOf, useSingleMutation } from '@pora/kit';
import { toast } from '@pora/ui';
import { useRefreshSets } from '../use-intolerance-set.js';
import { resultsImportStrings as t } from './results-import.strings.js';

interface SaveOptions {
  patientId: string;
  /** The results that stand: newer ones of somebody else are not taken the place of unseen. */
  current: PatientIntoleranceSet | null;
  onSaved: () => void;
}

/** Saves reviewed results as the patient's current ones; the same click twice is one save. */
export function useSaveResults({ patientId, current, onSaved }: SaveOptions) {
  const refresh = useRefreshSets();
  return useSingleMutation({
    mutationFn: (set: Omit<NewIntoleranceSet, 'patientId'>) =>
      callRoute(intoleranceSetCalls.create, {
        body: { ...set, patientId },
        ...(current && { ifMatch: current.version }),
      }),
    onSuccess: async () => {
      await refresh();
      toast.success(t.imported);
      onSaved();
    },
    onError: (error) => toast.error(t.saveFailed, messageOf(error)),
  });
}
