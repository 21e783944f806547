import { type Patient } from '@pora/contracts/patients/patient.model';
import { type Plan, type PlanListItem } from '@pora/contracts/plans/plan.model';
import { Button } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import { NewPlanFields } from './new-plan-fields.js';
import { useCreatePlan } from './new-plan.queries.js';
import { newPlanStrings as t } from './new-plan.strings.js';
import { type NewPlanStart, type NewPlanState, useNewPlan } from './use-new-plan.js';

interface NewPlanDialogProps {
  start: NewPlanStart;
  patients: readonly Patient[];
  plans: readonly PlanListItem[];
  onClose: () => void;
  onCreated: (plan: Plan) => void;
}

/** Dialog "Nowy plan diety" [diets §2]. */
export function NewPlanDialog({ start, patients, plans, onClose, onCreated }: NewPlanDialogProps) {
  const state = useNewPlan(start, patients, plans);
  const create = useCreatePlan(onCreated);
  const save = () => {
    if (state.valid && !create.isPending) create.mutate(requestOf(state));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      description={t.days}
      size="regular"
      onSubmit={save}
      footer={
        <>
          <Button variant="quiet" shortcut="Esc" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            variant="primary"
            shortcut="Ctrl ↵"
            disabled={!state.valid}
            busy={create.isPending}
            onClick={save}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <NewPlanFields state={state} patients={patients} plans={plans} />
    </Dialog>
  );
}

/** What the form sends once it is valid. */
export function requestOf({ draft, name }: NewPlanState) {
  return {
    name: name.trim(),
    patientId: draft.patientId,
    stage: draft.stage,
    caloriesPerDay: draft.caloriesPerDay ?? 0,
    mealsPerDay: draft.mealsPerDay,
  };
}
