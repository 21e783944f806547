import {
  fieldProblemsOf,
  isTemporary,
  messageOf,
  newId,
  useDirtyGuard,
  useSingleMutation,
  useUser,
} from '@pora/kit';
import { toast } from '@pora/ui';
import { Form, useAppForm } from '@pora/ui/forms';
import { Dialog, useCloseGuard } from '@pora/ui/overlays';
import { useId, useState } from 'react';
import { displayName } from '../patient-facts.js';
import { patientFailure } from '../patient-failure.js';
import { SamePersonNotice } from '../same-person/same-person-notice.js';
import { samePersonStrings } from '../same-person/same-person.strings.js';
import { type SamePerson, useSamePersons } from '../same-person/use-same-persons.js';
import { type PatientsView, useRestorePatient } from '../use-patients.js';
import { FormButtons, SaveFailure } from '../../../shared/form-layout.js';
import { PatientFields } from './patient-fields.js';
import {
  BLANK_PATIENT,
  patientFormSchema,
  type PatientFormValues,
  patientOfForm,
} from './patient-form.model.js';
import { patientFormStrings as t } from './patient-form.strings.js';
import { showFieldProblems } from './show-field-problems.js';

const NOT_OF_A_NEW_ONE = ['status'] as const;

interface NewPatientDialogProps {
  patients: PatientsView;
  onClose: () => void;
  /** The patient is stored. */
  onAdded: (id: string) => void;
  /** Somebody who has a card already is looked at instead. */
  onOpen: (id: string) => void;
}

/** New patient [core §2, §5]: stays open, with everything typed, until the server has taken the patient. */
export function NewPatientDialog({ patients, onClose, onAdded, onOpen }: NewPatientDialogProps) {
  const { email: author } = useUser();
  const formId = useId();
  const form = useAppForm({ schema: patientFormSchema, defaultValues: BLANK_PATIENT });
  // The same id for every attempt whose outcome is unknown: the server then makes one patient, not two.
  const [id, setId] = useState(() => newId('p-'));
  const [failure, setFailure] = useState<unknown>();
  const { isDirty, isSubmitting } = form.formState;
  useDirtyGuard({ dirty: isDirty });
  const { requestClose, guard } = useCloseGuard({ dirty: isDirty, onClose });

  const same = useSamePersons(form.watch(), patients.items);
  const leaveFor = ({ id: known }: SamePerson) => {
    form.reset(BLANK_PATIENT);
    onOpen(known);
  };
  const restore = useRestoreSame(patients, leaveFor);

  const save = async (values: PatientFormValues) => {
    setFailure(undefined);
    const patient = patientOfForm(values, { id, by: author, now: new Date() });
    try {
      await patients.add(patient);
      form.reset(BLANK_PATIENT);
      if (patients.isStored(id)) toast.success(t.added(displayName(patient)));
      else toast.success(t.waits, t.waitsText);
      onAdded(id);
    } catch (error) {
      if (!isTemporary(error)) setId(newId('p-'));
      showFieldProblems(form, fieldProblemsOf(error));
      setFailure(error);
    }
  };

  return (
    <Dialog
      open
      onClose={requestClose}
      title={t.newTitle}
      footer={
        <FormButtons
          formId={formId}
          cancel={t.cancel}
          save={same.length > 0 ? samePersonStrings.addAnyway : t.add}
          {...(same.length > 0 && { hint: samePersonStrings.hint, isSecond: true })}
          busy={isSubmitting}
          onCancel={requestClose}
        />
      }
    >
      <Form form={form} id={formId} onSubmit={save}>
        {failure !== undefined && <SaveFailure title={t.addFailed} reason={patientFailure('add', failure)} />}
        <PatientFields
          form={form}
          without={NOT_OF_A_NEW_ONE}
          afterPerson={
            same.length > 0 && (
              <SamePersonNotice
                persons={same}
                restoring={restore.isPending ? restore.variables.id : undefined}
                onOpen={leaveFor}
                onRestore={(person) => restore.mutate(person)}
              />
            )
          }
        />
      </Form>
      {guard}
    </Dialog>
  );
}

/** Takes somebody out of the trash and looks at their card. */
function useRestoreSame(patients: PatientsView, onRestored: (person: SamePerson) => void) {
  const restore = useRestorePatient(patients);
  return useSingleMutation({
    mutationFn: ({ id }: SamePerson) => restore(id),
    onSuccess: (_, person) => {
      toast.success(samePersonStrings.restored(person.name));
      onRestored(person);
    },
    onError: (error: unknown) => toast.error(samePersonStrings.restoreFailed, messageOf(error), error),
  });
}
