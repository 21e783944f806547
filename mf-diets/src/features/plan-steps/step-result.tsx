import { messageOf } from '@pora/kit';
import { Button, toast } from '@pora/ui';
import { Undo2Icon } from '@pora/ui/icons';
import { ResultDialog, type ResultState } from '@pora/ui/overlays';
import { useState } from 'react';
import { VerdictLine } from '../plan-safety/public.js';
import { usePlanEditing } from '../plan-work/public.js';
import { stepStrings as t } from './plan-steps.strings.js';
import { ReportBody, ShowWarnings, UndoKey } from './report-parts.js';
import { StepReport } from './step-reports.js';
import { type PlanStep, type StepAnswer, useStepRun } from './use-plan-steps.js';

/** The step at work over the plan, then what came of it; a success closes by itself, all else stays [diets §4]. */
export function StepResult() {
  const { plan, address, undoStep } = usePlanEditing();
  const run = useStepRun(plan.id);
  const [undoing, setUndoing] = useState(false);
  const [left, setLeft] = useState<number>();
  /** Somebody asked for the report: it stays. */
  const [recalled, setRecalled] = useState(false);
  const { asked, result, startedAt, dismiss, recall } = run;
  if (!asked) return null;
  if (!result) {
    return left === startedAt ? null : (
      <ResultDialog open state="processing" title={t[asked].processing} onClose={() => setLeft(startedAt)} />
    );
  }
  if ('error' in result) return <FailedStep step={asked} error={result.error} onClose={dismiss} />;
  const { title, message, verdict } = result.data.answer;
  const state = stateOf(result.data);
  const undo = async () => {
    setUndoing(true);
    const isUndone = await undoStep(t[asked].undone);
    setUndoing(false);
    if (isUndone) dismiss();
  };
  const isChange = hasChanged(result.data);
  const show = (day: number) => {
    dismiss();
    address.look({ day, view: 'day' });
  };
  const showAgain = () => {
    setRecalled(true);
    recall();
  };
  const close = () => {
    setRecalled(false);
    dismiss();
    if (state === 'success' && !recalled)
      toast.show({ title, tone: 'success', action: { label: t.showReport, run: showAgain } });
  };
  return (
    <UndoKey onUndo={isChange && !undoing ? () => void undo() : undefined}>
      <ResultDialog
        open
        quiet={!recalled}
        state={state}
        title={title}
        description={message}
        size="report"
        details={
          <ReportBody>
            <VerdictLine {...verdict} />
            <StepReport done={result.data} onShow={show} />
            {verdict.state !== 'safe' && <ShowWarnings onLeave={dismiss} />}
          </ReportBody>
        }
        undo={
          isChange && (
            <Button
              variant="quiet"
              icon={<Undo2Icon aria-hidden />}
              shortcut="Ctrl Z"
              busy={undoing}
              onClick={() => void undo()}
            >
              {t[asked].undo}
            </Button>
          )
        }
        onClose={close}
      />
    </UndoKey>
  );
}

function FailedStep({ step, error, onClose }: { step: PlanStep; error: unknown; onClose: () => void }) {
  const { failed, failedText } = t[step];
  return (
    <ResultDialog
      open
      state="error"
      title={failed}
      description={failedText}
      details={messageOf(error)}
      onClose={onClose}
    />
  );
}

/** Whether the step changed the plan at all: else taking a step back would take an earlier one. */
function hasChanged(done: StepAnswer): boolean {
  switch (done.step) {
    case 'adjust':
      return done.answer.report.adjustedPortions + done.answer.report.replacedCount > 0;
    case 'repair':
      return done.answer.steps.length > 0;
    case 'substitute':
      return done.answer.replacements.length > 0;
  }
}

/** A success only where the plan is safe after it (decision 31). */
function stateOf({ answer: { outcome, verdict } }: StepAnswer): ResultState {
  if (outcome === 'failed') return 'error';
  return outcome === 'partial' || verdict.state !== 'safe' ? 'warning' : 'success';
}
