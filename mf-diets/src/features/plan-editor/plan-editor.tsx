import { messageOf, requestIdOf } from '@pora/kit';
import { ErrorState, SkeletonRows } from '@pora/ui';
import { EditorSheet, EditorSheetTitle } from '@pora/ui/overlays';
import { usePatients } from '../patients/public.js';
import { usePlan, useTolerances } from './plan.queries.js';
import { editorStrings as t } from './plan-editor.strings.js';
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

  if (failed?.phase === 'failed') {
    return (
      <EditorSheet open onClose={onClose} head={<EditorSheetTitle>{t.loadFailed}</EditorSheetTitle>}>
        <ErrorState
          title={t.loadFailed}
          description={messageOf(failed.error)}
          onRetry={failed.retry}
          busy={failed.retrying}
          requestId={requestIdOf(failed.error)}
        />
      </EditorSheet>
    );
  }
  if (plan.phase !== 'ready' || patients.phase !== 'ready' || tolerances.phase !== 'ready') {
    return (
      <EditorSheet open onClose={onClose} head={<EditorSheetTitle>{t.loading}</EditorSheetTitle>}>
        <SkeletonRows rows={8} label={t.loading} />
      </EditorSheet>
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
