import { formatKcal } from '@pora/kit';
import { toast } from '@pora/ui';
import { useMutation } from '@pora/kit/queries';
import { patientEnergy } from '../patient-facts.js';
import { type PatientsView, useRereadPatient } from '../use-patients.js';
import { detailsStrings as t } from './details.strings.js';

/** Reads the patient again, recomputes TDEE and saves it; says what is missing when it cannot [core §4, §8]. */
export function useRefreshTdee(patients: PatientsView) {
  const reread = useRereadPatient(patients);
  return useMutation({
    mutationFn: async (id: string) => {
      const energy = patientEnergy(await reread(id));
      if (energy.ok) await patients.update(id, { tdee: energy.tdee });
      return energy;
    },
    onSuccess: (energy) => {
      if (energy.ok) toast.success(t.tdeeRefreshed, t.tdeeSaved(formatKcal(energy.tdee)));
      else
        toast.error(
          t.tdeeImpossible,
          energy.code === 'invalid_age' ? t.invalidAge : t.missing(energy.missing),
        );
    },
    onError: (error) => toast.error(t.error, t.refreshFailed, error),
  });
}
