import { type PatientRecord } from '../patient-record.js';
import { type Measurement } from '@pora/contracts/patients/patient.model';
import { PATIENT_LIMITS } from '@pora/contracts/patients/patient.vocabulary';
import { isTemporary, messageOf, newId, toIsoDate, useDirtyGuard } from '@pora/kit';
import { toast } from '@pora/ui';
import { DateField, Form, FormField, NumberField, useAppForm } from '@pora/ui/forms';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { useId, useState } from 'react';
import { FormButtons, FormGrid, SaveFailure } from '../../../shared/form-layout.js';
import { displayName } from '../patient-facts.js';
import { patientFailure } from '../patient-failure.js';
import { type PatientsView } from '../use-patients.js';
import { useAddMeasurement, useChangeMeasurement } from './use-measurements.js';
import { CIRCUMFERENCES } from './circumferences.js';
import {
  blankMeasurement,
  bodyOfMeasurement,
  formOfMeasurement,
  measurementFormSchema,
  type MeasurementFormValues,
  momentOfMeasurement,
} from './measurement-form.model.js';
import { measurementStrings as t } from './measurements.strings.js';

interface MeasurementDialogProps {
  patient: PatientRecord;
  patients: PatientsView;
  /** The one to be corrected; without it a new one is added. */
  measurement?: Measurement | undefined;
  onClose: () => void;
}

/** A measurement: day, weight and five circumferences, of which at least one is filled [core §3]. */
export function MeasurementDialog({ patient, patients, measurement, onClose }: MeasurementDialogProps) {
  const formId = useId();
  const [opened] = useState(() => new Date());
  const [before] = useState(() => (measurement ? formOfMeasurement(measurement) : blankMeasurement(opened)));
  const form = useAppForm({ schema: measurementFormSchema, defaultValues: before });
  const saving = useSaveMeasurement(patients, patient.id, measurement, before);
  const { isDirty } = form.formState;
  useDirtyGuard({ dirty: isDirty });
  const { requestClose, guard } = useCloseGuard({ dirty: isDirty, onClose });

  const save = (values: MeasurementFormValues) =>
    saving.save(values).then((isSaved) => {
      if (!isSaved) return;
      toast.success(measurement ? t.changed : t.added);
      onClose();
    });

  return (
    <Dialog
      open
      onClose={requestClose}
      title={measurement ? t.editTitle : t.title}
      description={displayName(patient)}
      footer={
        <FormButtons
          formId={formId}
          cancel={t.cancel}
          save={t.save}
          busy={saving.isPending}
          onCancel={requestClose}
        />
      }
    >
      <Form form={form} id={formId} onSubmit={save}>
        {saving.error !== null && (
          <SaveFailure
            title={measurement ? t.changeFailed : t.addFailed}
            reason={measurement ? messageOf(saving.error) : patientFailure('measure', saving.error)}
          />
        )}
        <FormGrid>
          <FormField form={form} name="weightKg">
            {(field) => (
              <NumberField label={t.weight} unit="kg" decimals={2} {...PATIENT_LIMITS.weightKg} {...field} />
            )}
          </FormField>
          <FormField form={form} name="date">
            {(field) => <DateField label={t.date} max={toIsoDate(opened)} {...field} />}
          </FormField>
          {CIRCUMFERENCES.map((name) => (
            <FormField key={name} form={form} name={name}>
              {(field) => (
                <NumberField
                  label={t.fields[name]}
                  unit="cm"
                  decimals={2}
                  {...PATIENT_LIMITS.circumferenceCm}
                  {...field}
                />
              )}
            </FormField>
          ))}
        </FormGrid>
      </Form>
      {guard}
    </Dialog>
  );
}

/** Adds the measurement, or changes the one there is; answers whether it is saved. */
function useSaveMeasurement(
  patients: PatientsView,
  patientId: string,
  measurement: Measurement | undefined,
  before: MeasurementFormValues,
) {
  // The same id for every attempt whose outcome is unknown: the server then keeps one measurement, not two.
  const [id, setId] = useState(() => newId('m-'));
  const adding = useAddMeasurement(patients, patientId);
  const changing = useChangeMeasurement(patients, patientId);
  const { isPending, error } = measurement ? changing : adding;
  const send = (values: MeasurementFormValues) => {
    const date = momentOfMeasurement(values.date, new Date());
    if (!measurement) return adding.mutateAsync(bodyOfMeasurement(values, { id, date }));
    // A day that was not touched keeps its hour.
    const moved = values.date === before.date ? {} : { date };
    return changing.mutateAsync({ ...bodyOfMeasurement(values), ...moved, id: measurement.id });
  };
  const save = (values: MeasurementFormValues): Promise<boolean> =>
    send(values).then(
      () => true,
      // The notice above the fields says why.
      (failure: unknown) => {
        if (!isTemporary(failure)) setId(newId('m-'));
        return false;
      },
    );
  return { isPending, error, save };
}
