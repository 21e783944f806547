import { type Plan } from '@pora/contracts/plans/plan.model';
import { patientCalls } from '@pora/contracts/calls';
import { failureProps, isHttpError, type LoadState, paths, useApiList } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { Button, ButtonLink, EmptyState, ErrorState, InlineNotice, theme, useDelayed } from '@pora/ui';
import { useState } from 'react';
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
  const hasSurroundings = useOnceTrue(patients.phase !== 'loading' && tolerances.phase !== 'loading');
  const slow = useDelayed(plan.phase === 'loading');
  useHeartbeat(plan.phase === 'ready' ? plan.data : undefined);
  useCheckNews(plan.phase === 'ready' ? plan.data : undefined);

  // One sheet from the first moment on: it slides in once and gives the focus back to the card that opened it.
  if (plan.phase === 'ready' && hasSurroundings) {
    // A stored plan can be read and changed without its patient and the rules; what is missing is said over it.
    const known = patients.phase === 'ready' ? patients.data : [];
    return (
      <PlanWorkplace
        plan={plan.data}
        patient={known.find((each) => each.id === plan.data.patientId) ?? null}
        tolerances={tolerances.phase === 'ready' ? tolerances.data : null}
        missing={
          <MissingParts
            patients={plan.data.patientId === null ? undefined : patients}
            tolerances={tolerances}
          />
        }
        onClose={onClose}
      />
    );
  }
  return (
    <PlanWorkplace
      plan={blankPlan(planId)}
      patient={null}
      tolerances={null}
      onClose={onClose}
      waiting={{
        title: titleOfWait(plan),
        body: (
          <Body>
            {plan.phase === 'failed' ? <NoPlan plan={plan} onClose={onClose} /> : slow && <PlanSkeleton />}
          </Body>
        ),
      }}
    />
  );
}

function titleOfWait(plan: LoadState<Plan>): string {
  if (plan.phase !== 'failed') return t.loading;
  return isNowhere(plan.error) ? t.gone.title : t.loadFailed;
}

function NoPlan({ plan, onClose }: { plan: LoadState<Plan> & { phase: 'failed' }; onClose: () => void }) {
  if (isNowhere(plan.error)) return <GonePlan onClose={onClose} />;
  return <ErrorState title={t.loadFailed} {...failureProps(plan)} />;
}

interface MissingPartsProps {
  /** Undefined for a plan without a patient. */
  patients: LoadState<unknown> | undefined;
  tolerances: LoadState<unknown>;
}

/** What of the plan's surroundings could not be loaded, and what that means for what is in sight. */
function MissingParts({ patients, tolerances }: MissingPartsProps) {
  // Also while they are asked for again: what is over the plan does not come and go.
  const absent = [patients, tolerances].filter((each) => each !== undefined && each.phase !== 'ready');
  if (absent.length === 0) return null;
  return (
    <InlineNotice
      tone="amber"
      title={t.missing.title}
      action={
        <Button
          size="compact"
          busy={absent.some((each) => each.phase === 'loading' || each.retrying)}
          onClick={() => absent.forEach((each) => each.phase === 'failed' && each.retry())}
        >
          {t.missing.retry}
        </Button>
      }
    >
      {[
        absent.some((each) => each === patients) && t.missing.patient,
        absent.some((each) => each === tolerances) && t.missing.tolerances,
        t.missing.unchecked,
      ]
        .filter(Boolean)
        .join(' ')}
    </InlineNotice>
  );
}

/** True from the first time on: what was opened does not close because something is asked for again. */
function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
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
