import { type Plan } from '@pora/contracts/plans/plan.model';
import { messageOf, newIdempotencyKey } from '@pora/kit';
import { toast } from '@pora/ui';
import { type PlanStep, stepStrings, usePlanSteps } from '../plan-steps/public.js';
import { countMeals, type EditorAddress, type PlanCommands } from '../plan-work/public.js';
import { type Question } from './editor-dialogs.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { type EditorActions } from './use-editor-actions.js';
import { type PlanDraftState } from './use-plan-draft.js';
import { isStopped } from './generation/use-generation.js';
import { useSteady } from './use-steady.js';

interface BigSteps {
  plan: Plan;
  commands: PlanCommands;
  draft: PlanDraftState;
  actions: EditorActions;
  generating: boolean;
  address: EditorAddress;
  ask: (question: Question) => void;
}

/** Steps over all meals of the plan: they work on what is saved, so what waits is saved first [diets §4]. */
export function useBigSteps({ plan, commands, draft, actions, generating, address, ask }: BigSteps) {
  const steps = usePlanSteps(plan, commands);
  /** A step while another works is the same click. */
  const whenSaved = async (start: () => void): Promise<void> => {
    const works = () => commands.isGenerating() || steps.isRunning();
    if (works()) return;
    const waits = draft.dirty || commands.writer.state.phase === 'unsaved';
    if (waits && !(await actions.saving.saveDraft())) return;
    if (!works()) start();
  };
  const isValid = () => {
    if (!draft.valid) toast.error(t.generation.badParameters, t.generation.badParametersText);
    return draft.valid;
  };
  const generate = () => {
    // The result of the former run is none of this one.
    if (address.dialog === 'generated') address.close();
    const told = {
      onError: (error: Error) => {
        if (isStopped(error))
          toast.show({ title: t.generation.stopped, description: t.generation.stoppedText });
      },
    };
    commands.generate.mutate({ run: newIdempotencyKey() }, told);
  };
  const hasMeals = countMeals(plan.planDays) > 0;
  return {
    generate: useSteady(() => void whenSaved(generate)),
    askToGenerate: useSteady(() => {
      if (!generating && isValid()) ask({ kind: 'generate' });
    }),
    run: useSteady((step: PlanStep) => {
      if (!generating && isValid()) void whenSaved(() => steps.run.mutate(step));
    }),
    askToReset: useSteady(() => {
      if (generating) return;
      if (hasMeals) ask({ kind: 'reset' });
      else toast.success(stepStrings.reset.empty);
    }),
    reset: useSteady(() => {
      const { done, undone, failed } = stepStrings.reset;
      const told = done(countMeals(plan.planDays));
      void whenSaved(() =>
        steps.reset.mutate(undefined, {
          onSuccess: () => actions.offerUndo(told, undone),
          onError: (error) => toast.error(failed, messageOf(error), error),
        }),
      );
    }),
  };
}
