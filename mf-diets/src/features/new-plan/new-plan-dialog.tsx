import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type Plan, type PlanListItem } from '@pora/contracts/plans/plan.model';
import { useDirtyGuard } from '@pora/kit';
import { Button } from '@pora/ui';
import { SparklesIcon } from '@pora/ui/icons';
import { Dialog, DialogFoot, useCloseGuard } from '@pora/ui/overlays';
import { ImportPlanButton } from './import-plan-button.js';
import { NewPlanFields } from './new-plan-fields.js';
import { useCreatePlan } from './use-create-plan.js';
import { newPlanStrings as t } from './new-plan.strings.js';
import { SaveProblem } from './save-problem.js';
import { type NewPlanStart, useNewPlan } from './use-new-plan.js';

interface NewPlanDialogProps {
  start: NewPlanStart;
  patients: readonly PatientListItem[];
  plans: readonly PlanListItem[];
  onClose: () => void;
  onCreated: (plan: Plan) => void;
}

/** Dialog "Nowy plan diety" [diets §2]. */
export function NewPlanDialog({ start, patients, plans, onClose, onCreated }: NewPlanDialogProps) {
  const state = useNewPlan(start, patients, plans);
  const create = useCreatePlan(onCreated);
  // Also while it is being sent: a session that ends meanwhile must not take the form away.
  useDirtyGuard({ dirty: state.dirty || create.isPending });
  const { requestClose, guard } = useCloseGuard({ dirty: state.dirty, onClose });
  const save = (generates: boolean) => {
    if (state.valid) create.mutate({ form: state.form, generates });
  };
  const isBusy = (generates: boolean) =>
    create.isPending && Boolean(create.variables.generates) === generates;
  return (
    <>
      <Dialog
        open
        onClose={requestClose}
        title={t.title}
        description={t.days}
        size="regular"
        steady
        onSubmit={() => save(false)}
        footerStart={
          <ImportPlanButton
            patient={state.patient}
            onPatientMissing={state.askForPatient}
            onImported={onCreated}
          />
        }
        footer={
          <DialogFoot
            hintsEscape
            submitLabel={t.save}
            disabled={!state.valid}
            busy={isBusy(false)}
            onSubmit={() => save(false)}
            onCancel={requestClose}
          >
            <Button
              icon={<SparklesIcon aria-hidden />}
              disabled={!state.valid}
              busy={isBusy(true)}
              onClick={() => save(true)}
            >
              {t.saveAndGenerate}
            </Button>
          </DialogFoot>
        }
      >
        <NewPlanFields
          state={state}
          patients={patients}
          plans={plans}
          problem={<SaveProblem error={create.error} />}
        />
      </Dialog>
      {guard}
    </>
  );
}
