import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type Plan, type PlanListItem } from '@pora/contracts/plans/plan.model';
import { useDirtyGuard } from '@pora/kit';
import { Button, theme, toast } from '@pora/ui';
import { SparklesIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { ImportPlanButton } from './import-plan-button.js';
import { NewPlanFields } from './new-plan-fields.js';
import { useCreatePlan } from './use-create-plan.js';
import { newPlanStrings as t } from './new-plan.strings.js';
import { SaveProblem } from './save-problem.js';
import { useNewPlan } from './use-new-plan.js';

interface CreatePlanPageProps {
  patients: readonly PatientListItem[];
  plans: readonly PlanListItem[];
  /** The plan was created and should be opened. */
  onCreated: (plan: Plan) => void;
  /** The plan was saved as a draft; the list shows it. */
  onDraftSaved: () => void;
}

/** Tab "Utwórz": the new-plan form as a page. */
export function CreatePlanPage({ patients, plans, onCreated, onDraftSaved }: CreatePlanPageProps) {
  const state = useNewPlan({}, patients, plans);
  const [way, setWay] = useState<'open' | 'draft' | 'generate'>('open');
  const [imported, setImported] = useState(false);
  const create = useCreatePlan((plan) => {
    if (way !== 'draft') return onCreated(plan);
    toast.success(t.saved, plan.name);
    onDraftSaved();
  });
  useDirtyGuard({ dirty: state.dirty && !create.isSuccess && !imported });
  const save = (chosen: typeof way) => {
    if (create.isRunning()) return;
    setWay(chosen);
    create.mutate({ form: state.form, generates: chosen === 'generate' });
  };
  const waitsFor = (chosen: typeof way) => create.isPending && way === chosen;
  const blocked = !state.valid || create.isPending;
  return (
    <Page>
      <NewPlanFields
        state={state}
        patients={patients}
        plans={plans}
        problem={<SaveProblem error={create.error} />}
      />
      <Actions>
        <ImportPlanButton
          patient={state.patient}
          onPatientMissing={state.askForPatient}
          onImported={(plan) => {
            setImported(true);
            onCreated(plan);
          }}
        />
        <Button disabled={blocked} busy={waitsFor('draft')} onClick={() => save('draft')}>
          {t.saveDraft}
        </Button>
        <Button
          icon={<SparklesIcon aria-hidden />}
          disabled={blocked}
          busy={waitsFor('generate')}
          onClick={() => save('generate')}
        >
          {t.createAndGenerate}
        </Button>
        <Button variant="primary" disabled={blocked} busy={waitsFor('open')} onClick={() => save('open')}>
          {t.createPlan}
        </Button>
      </Actions>
    </Page>
  );
}

const Page = styled.div`
  max-width: 37.5rem;
  padding-top: ${theme.s[6]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.s[2]};
  margin-top: ${theme.s[6]};

  > :first-of-type {
    margin-right: auto;
  }
`;
