import { type Plan } from '@pora/contracts/plans/plan.model';
import { ConfirmDialog, ResultDialog } from '@pora/ui/overlays';
import { RiskReasonDialog } from '../plan-safety/public.js';
import { stepStrings } from '../plan-steps/public.js';
import { ConflictDialog } from './conflict-dialog.js';
import { countMeals, withChange } from '../plan-work/public.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { OtherStepDialog } from './other-step-dialog.js';
import { ReturningMealsDialog } from '../returning-meals/public.js';
import { GenerateDialog } from './generation/generate-dialog.js';
import { type EditorActions } from './use-editor-actions.js';
import { type PlanDraftState } from './use-plan-draft.js';

/** The question that is open over the editor, if any. */
export type Question =
  | { kind: 'generate' }
  | { kind: 'remove' }
  | { kind: 'reset' }
  | { kind: 'meals'; mealsPerDay: number };

interface EditorDialogsProps {
  plan: Plan;
  draft: PlanDraftState;
  actions: EditorActions;
  question: Question | undefined;
  onAnswer: () => void;
  onGenerate: () => void;
  onReset: () => void;
  /** Opens the history of the plan. */
  onHistory: () => void;
}

/** Questions and results of the editor; the safe answer has the focus. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { question, actions, onHistory } = props;
  if (question) return <QuestionDialog {...props} question={question} />;
  if (actions.laterEdits) return <LaterEditsDialog {...actions.laterEdits} />;
  const { asked } = actions;
  const { conflict, allergy } = actions.saving;
  if (asked?.kind === 'other') return <OtherStepDialog question={asked} onHistory={onHistory} />;
  if (asked) {
    const { details, answer } = asked;
    return (
      <ReturningMealsDialog
        details={details}
        by="version"
        onAnswer={answer}
        onClose={() => answer(undefined)}
      />
    );
  }
  if (allergy) return <RiskReasonDialog lines={[allergy.text]} answer={allergy.answer} />;
  if (conflict) return <ConflictDialog theirs={conflict} saving={actions.saving} />;
  return <SaveResultDialog saving={actions.saving} />;
}

function LaterEditsDialog({ text, answer }: NonNullable<EditorActions['laterEdits']>) {
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t.laterEdits.title}
      description={text}
      confirmLabel={t.laterEdits.confirm}
      cancelLabel={t.laterEdits.keep}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}

type QuestionDialogProps = EditorDialogsProps & { question: Question };

function QuestionDialog({
  plan,
  draft,
  actions,
  question,
  onAnswer,
  onGenerate,
  onReset,
}: QuestionDialogProps) {
  const meals = countMeals(plan.planDays);
  const answer = (act: () => unknown) => () => {
    onAnswer();
    act();
  };
  switch (question.kind) {
    case 'generate':
      return (
        <GenerateDialog
          plan={withChange(plan, draft.patch)}
          savesFirst={draft.dirty}
          onGenerate={answer(onGenerate)}
          onClose={onAnswer}
        />
      );
    case 'reset':
      return (
        <ConfirmDialog
          open
          tone="danger"
          title={stepStrings.reset.title}
          description={stepStrings.reset.text(meals)}
          confirmLabel={stepStrings.reset.confirm}
          onConfirm={answer(onReset)}
          onCancel={onAnswer}
        />
      );
    case 'remove':
      return (
        <ConfirmDialog
          open
          tone="danger"
          title={t.removeTitle}
          description={t.removeText(plan.name, meals)}
          confirmLabel={t.removePlan}
          onConfirm={answer(actions.remove)}
          onCancel={onAnswer}
        />
      );
    case 'meals':
      return (
        <ConfirmDialog
          open
          tone="danger"
          title={t.mealsChange.title}
          description={t.mealsChange.text(plan.mealsPerDay, question.mealsPerDay)}
          confirmLabel={t.mealsChange.confirm}
          onConfirm={answer(() => actions.changeMeals(question.mealsPerDay, true))}
          onCancel={onAnswer}
        >
          {t.mealsChange.affected(meals)}
        </ConfirmDialog>
      );
  }
}

function SaveResultDialog({ saving }: { saving: EditorActions['saving'] }) {
  const { result, closeResult } = saving;
  if (!result) return null;
  const { title, text } = result.state === 'error' ? t.saveFailed : t.saved;
  return (
    <ResultDialog
      open
      quiet
      state={result.state}
      title={title}
      description={text}
      details={result.reason}
      onClose={closeResult}
    />
  );
}
