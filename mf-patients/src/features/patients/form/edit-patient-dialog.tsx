import { isWhole, type PatientRecord } from '../patient-record.js';
import { UNLISTED_PATIENT_FIELDS } from '@pora/contracts/patients/patient.model';
import { useDirtyGuard } from '@pora/kit';
import { toast } from '@pora/ui';
import { Form, useAppForm } from '@pora/ui/forms';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { useId, useState } from 'react';
import { displayName } from '../patient-facts.js';
import { patientFailure } from '../patient-failure.js';
import { type PatientsView, useWholePatient } from '../use-patients.js';
import { FormButtons } from '../../../shared/form-layout.js';
import { PatientFields } from './patient-fields.js';
import {
  formOfPatient,
  patchOfForm,
  patientFormSchema,
  type PatientFormValues,
} from './patient-form.model.js';
import { patientFormStrings as t } from './patient-form.strings.js';

interface EditPatientDialogProps {
  patient: PatientRecord;
  patients: PatientsView;
  /** Back to where the dialog was opened. */
  onClose: () => void;
}

/** Edit of a patient: the change shows at once; one the server refuses stays, marked unsaved [core §4]. */
export function EditPatientDialog(props: EditPatientDialogProps) {
  const whole = useWholePatient(props.patient, props.patients);
  if (whole.phase === 'loading') return null;
  return <EditForm {...props} patient={whole.phase === 'ready' ? whole.data : props.patient} />;
}

function EditForm({ patient, patients, onClose }: EditPatientDialogProps) {
  const formId = useId();
  const [before] = useState(() => formOfPatient(patient));
  const [seen] = useState(patient.version);
  // What could not be read is not offered for change.
  const [unknown] = useState(() => (isWhole(patient) ? [] : UNLISTED_PATIENT_FIELDS));
  const form = useAppForm({ schema: patientFormSchema, defaultValues: before });
  const { isDirty } = form.formState;
  useDirtyGuard({ dirty: isDirty });
  const { requestClose, guard } = useCloseGuard({ dirty: isDirty, onClose });

  const save = (values: PatientFormValues) => {
    const patch = patchOfForm(before, values);
    if (patch)
      patients.update(patient.id, patch, seen).then(
        () => (patients.isStored(patient.id) ? toast.success(t.saved) : toast.success(t.waits, t.waitsText)),
        (error: unknown) => toast.error(t.saveFailed, patientFailure('update', error), error),
      );
    onClose();
  };

  return (
    <Dialog
      open
      onClose={requestClose}
      title={t.editTitle}
      description={displayName(patient)}
      footer={<FormButtons formId={formId} cancel={t.cancel} save={t.save} onCancel={requestClose} />}
    >
      <Form form={form} id={formId} onSubmit={save}>
        <PatientFields form={form} without={unknown} />
      </Form>
      {guard}
    </Dialog>
  );
}
