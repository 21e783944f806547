import { messageOf, requestIdOf } from '@pora/kit';
import { ErrorState, IconButton, theme, useDelayed } from '@pora/ui';
import { ArrowLeftIcon } from '@pora/ui/icons';
import { EditorSheet, EditorSheetTitle } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { usePatients } from '../patients/public.js';
import { usePlan, useTolerances } from './plan.queries.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { PlanSkeleton } from './plan-skeleton.js';
import { PlanWorkplace } from './plan-workplace.js';

interface PlanEditorProps {
  planId: string;
  onClose: () => void;
}

/** Editor sheet of one plan [diets §2]; it opens at once and shows the plan when it is there. */
export function PlanEditor({ planId, onClose }: PlanEditorProps) {
  const plan = usePlan(planId);
  const patients = usePatients();
  const tolerances = useTolerances();
  const failed = [plan, patients, tolerances].find((each) => each.phase === 'failed');
  const slow = useDelayed(plan.phase === 'loading');

  if (failed?.phase === 'failed') {
    return (
      <Waiting title={t.loadFailed} onClose={onClose}>
        <ErrorState
          title={t.loadFailed}
          description={messageOf(failed.error)}
          onRetry={failed.retry}
          busy={failed.retrying}
          requestId={requestIdOf(failed.error)}
        />
      </Waiting>
    );
  }
  if (plan.phase !== 'ready' || patients.phase !== 'ready' || tolerances.phase !== 'ready') {
    return (
      <Waiting title={t.loading} onClose={onClose}>
        {slow && <PlanSkeleton />}
      </Waiting>
    );
  }
  const patient = patients.data.find((each) => each.id === plan.data.patientId) ?? null;
  return (
    <PlanWorkplace
      key={planId}
      plan={plan.data}
      patient={patient}
      tolerances={tolerances.data}
      onClose={onClose}
    />
  );
}

interface WaitingProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The sheet before there is a plan to show; it can be left like any other. */
function Waiting({ title, onClose, children }: WaitingProps) {
  return (
    <EditorSheet
      open
      onClose={onClose}
      head={
        <>
          <IconButton size="regular" label={t.back} icon={<ArrowLeftIcon />} onClick={onClose} />
          <EditorSheetTitle>{title}</EditorSheetTitle>
        </>
      }
    >
      <Body>{children}</Body>
    </EditorSheet>
  );
}

const Body = styled.div`
  padding: ${theme.s[4]};
`;
