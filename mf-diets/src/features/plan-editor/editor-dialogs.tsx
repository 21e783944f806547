import { type Plan } from '@pora/contracts/plans/plan.model';
import { ConfirmDialog, ResultDialog } from '@pora/ui/overlays';
import { countMeals } from './editor-model.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { type EditorActions } from './use-editor-actions.js';

/** The question that is open over the editor, if any. */
export type Question = { kind: 'generate' } | { kind: 'remove' } | { kind: 'meals'; mealsPerDay: number };

interface EditorDialogsProps {
  plan: Plan;
  actions: EditorActions;
  question: Question | undefined;
  onAnswer: () => void;
  onGenerate: () => void;
}

/** Questions and results of the editor; the safe answer has the focus. */
export function EditorDialogs({ plan, actions, question, onAnswer, onGenerate }: EditorDialogsProps) {
  const meals = countMeals(plan.planDays);
  const answer = (act: () => void) => () => {
    onAnswer();
    act();
  };
  if (question?.kind === 'generate') {
    return (
      <ConfirmDialog
        open
        tone="primary"
        title={t.generation.confirmTitle}
        description={t.generation.confirmText(meals)}
        confirmLabel={t.generation.confirm}
        onConfirm={answer(onGenerate)}
        onCancel={onAnswer}
      />
    );
  }
  if (question?.kind === 'remove') {
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
  }
  if (question?.kind === 'meals') {
    const { mealsPerDay } = question;
    return (
      <ConfirmDialog
        open
        tone="danger"
        title={t.mealsChange.title}
        description={t.mealsChange.text(plan.mealsPerDay, mealsPerDay)}
        confirmLabel={t.mealsChange.confirm}
        onConfirm={answer(() => actions.saveNow({ mealsPerDay }))}
        onCancel={onAnswer}
      >
        {t.mealsChange.affected(meals)}
      </ConfirmDialog>
    );
  }
  if (actions.conflict) {
    return (
      <ConfirmDialog
        open
        tone="primary"
        title={t.conflict.title}
        description={t.conflict.text}
        confirmLabel={t.conflict.mine}
        cancelLabel={t.conflict.theirs}
        onConfirm={actions.keepMine}
        onCancel={() => void actions.takeTheirs()}
      />
    );
  }
  return (
    <ResultDialog
      open={actions.saveResult !== undefined}
      state={actions.saveResult ?? 'success'}
      title={actions.saveResult === 'error' ? t.saveFailed.title : t.saved.title}
      description={actions.saveResult === 'error' ? t.saveFailed.text : t.saved.text}
      onClose={actions.closeSaveResult}
    />
  );
}
