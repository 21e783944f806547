import { type PatientRecord } from '../patient-record.js';
import { PATIENT_LIMITS } from '@pora/contracts/patients/patient.vocabulary';
import { isTemporary, newId, toIsoDate, useDirtyGuard } from '@pora/kit';
import { toast } from '@pora/ui';
import { DateField, Form, FormField, NumberField, useAppForm } from '@pora/ui/forms';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { useId, useState } from 'react';
import { FormButtons, FormGrid, SaveFailure } from '../form/form-layout.js';
import { displayName } from '../patient-facts.js';
import { type PatientsView, useAddMeasurement } from '../use-patients.js';
import { CIRCUMFERENCES } from './circumferences.js';
import {
  blankMeasurement,
  bodyOfMeasurement,
  measurementFormSchema,
  type MeasurementFormValues,
  momentOfMeasurement,
} from './measurement-form.model.js';
import { measurementStrings as t } from './measurements.strings.js';

interface MeasurementDialogProps {
  patient: PatientRecord;
  patients: PatientsView;
  onClose: () => void;
}

/** Adds a measurement: day, weight and five circumferences, of which at least one is filled [core §3]. */
export function MeasurementDialog({ patient, patients, onClose }: MeasurementDialogProps) {
  const formId = useId();
  const [opened] = useState(() => new Date());
  const form = useAppForm({ schema: measurementFormSchema, defaultValues: blankMeasurement(opened) });
  // The same id for every attempt whose outcome is unknown: the server then keeps one measurement, not two.
  const [id, setId] = useState(() => newId('m-'));
  const adding = useAddMeasurement(patients, patient.id);
  const { isDirty } = form.formState;
  useDirtyGuard({ dirty: isDirty });
  const { requestClose, guard } = useCloseGuard({ dirty: isDirty, onClose });

  const save = async (values: MeasurementFormValues) => {
    const date = momentOfMeasurement(values.date, new Date());
    await adding.mutateAsync(bodyOfMeasurement(values, { id, date })).then(
      () => {
        toast.success(t.added);
        onClose();
      },
      (error: unknown) => {
        if (!isTemporary(error)) setId(newId('m-'));
      },
    );
  };

  return (
    <Dialog
      open
      onClose={requestClose}
      title={t.title}
      description={displayName(patient)}
      footer={
        <FormButtons
          formId={formId}
          cancel={t.cancel}
          save={t.save}
          busy={adding.isPending}
          onCancel={requestClose}
        />
      }
    >
      <Form form={form} id={formId} onSubmit={save}>
        {adding.isError && <SaveFailure title={t.addFailed} error={adding.error} />}
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
