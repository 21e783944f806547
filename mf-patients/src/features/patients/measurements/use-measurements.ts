import { type Measurement } from '@pora/contracts/patients/patient.model';
import { patientCalls } from '@pora/contracts/calls';
import { callRoute, formatDate, messageOf, useSingleMutation } from '@pora/kit';
import { toast } from '@pora/ui';
import { useMutation } from '@pora/kit/queries';
import { type PatientsView } from '../use-patients.js';
import { type ChangedMeasurement, type NewMeasurement } from './measurement-form.model.js';
import { measurementStrings as t } from './measurements.strings.js';

/** Adds a measurement and takes the patient with it into the list. */
export function useAddMeasurement({ put }: Pick<PatientsView, 'put'>, patientId: string) {
  return useMutation({
    mutationFn: (body: NewMeasurement) =>
      callRoute(patientCalls.addMeasurement, { params: { id: patientId }, body }),
    onSuccess: put,
  });
}

/** Corrects a measurement. */
export function useChangeMeasurement({ put }: Pick<PatientsView, 'put'>, patientId: string) {
  return useMutation({
    mutationFn: ({ id, ...body }: ChangedMeasurement) =>
      callRoute(patientCalls.changeMeasurement, { params: { id: patientId, measurementId: id }, body }),
    onSuccess: put,
  });
}

/** Takes a measurement away at once; the toast adds it again under its id. */
export function useRemoveMeasurement({ put }: Pick<PatientsView, 'put'>, patientId: string) {
  const adding = useAddMeasurement({ put }, patientId);
  const undo = (measurement: Measurement) =>
    adding.mutate(measurement, {
      onSuccess: () => toast.success(t.restored),
      onError: (error) => toast.error(t.restoreFailed, messageOf(error), error),
    });
  return useSingleMutation({
    mutationFn: ({ id }: Measurement) =>
      callRoute(patientCalls.removeMeasurement, { params: { id: patientId, measurementId: id } }),
    onSuccess: (patient, measurement) => {
      put(patient);
      toast.undo(t.removed(formatDate(measurement.date)), () => undo(measurement));
    },
    onError: (error: unknown) => toast.error(t.removeFailed, messageOf(error), error),
  });
}
