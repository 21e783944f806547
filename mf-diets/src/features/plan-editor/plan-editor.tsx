import { type Plan } from '@pora/contracts/plans/plan.model';
import { patientCalls } from '@pora/contracts/calls';
import { failureProps, isHttpError, paths, useApiList } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { Button, ButtonLink, EmptyState, ErrorState, theme, useDelayed } from '@pora/ui';
import styled from 'styled-components';
import { useCheckNews } from '../plan-safety/public.js';
import { usePlan, useTolerances } from '../plan-work/public.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { PlanSkeleton } from './plan-skeleton.js';
import { useHeartbeat } from './use-heartbeat.js';
import { PlanWorkplace } from './plan-workplace.js';

interface PlanEditorProps {
  planId: string;
  onClose: () => void;
}

/** Stands in while the plan is on its way: nothing in it, nothing to save. */
function blankPlan(id: string): Plan {
  return {
    id,
    name: t.loading,
    patientId: null,
    days: 0,
    caloriesPerDay: 0,
    mealsPerDay: 0,
    status: 'draft',
    created: '',
    updatedAt: '',
    stage: 1,
    tdee: null,
    calorieDeficit: null,
    generatorSources: ['own'],
    planSummary: null,
    filledSlots: 0,
    lastVerdict: null,
    version: 0,
    planDays: [],
    mealTimes: [],
    shoppingLists: null,
    generation: null,
    createdBy: '',
    updatedBy: '',
  };
}

/** Editor sheet of one plan [diets §2]; it opens at once and shows the plan when it is there. */
export function PlanEditor({ planId, onClose }: PlanEditorProps) {
  const plan = usePlan(planId);
  const patients = useApiList(patientCalls.list);
  const tolerances = useTolerances();
  const failed = [plan, patients, tolerances].find((each) => each.phase === 'failed');
  const isGone = plan.phase === 'failed' && isNowhere(plan.error);
  const slow = useDelayed(plan.phase === 'loading');
  useHeartbeat(plan.phase === 'ready' ? plan.data : undefined);
  useCheckNews(plan.phase === 'ready' ? plan.data : undefined);

  // One sheet from the first moment on: it slides in once and gives the focus back to the card that opened it.
  if (plan.phase === 'ready' && patients.phase === 'ready' && tolerances.phase === 'ready') {
    const patient = patients.data.find((each) => each.id === plan.data.patientId) ?? null;
    return (
      <PlanWorkplace plan={plan.data} patient={patient} tolerances={tolerances.data} onClose={onClose} />
    );
  }
  return (
    <PlanWorkplace
      plan={blankPlan(planId)}
      patient={null}
      tolerances={{ plan: 0, day: 0 }}
      onClose={onClose}
      waiting={{
        title: isGone ? t.gone.title : failed ? t.loadFailed : t.loading,
        body: (
          <Body>
            {isGone ? (
              <GonePlan onClose={onClose} />
            ) : failed?.phase === 'failed' ? (
              <ErrorState title={t.loadFailed} {...failureProps(failed)} />
            ) : (
              slow && <PlanSkeleton />
            )}
          </Body>
        ),
      }}
    />
  );
}

/** An address that names no plan: deleted meanwhile, or cut off on its way. */
const isNowhere = (error: unknown): boolean => isHttpError(error, 404) || isHttpError(error, 400);

function GonePlan({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      title={t.gone.title}
      description={t.gone.text}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {t.gone.toList}
          </Button>
          <ButtonLink as={Link} to={paths.trash}>
            {t.gone.toTrash}
          </ButtonLink>
        </>
      }
    />
  );
}

const Body = styled.div`
  padding: ${theme.s[4]};
`;
