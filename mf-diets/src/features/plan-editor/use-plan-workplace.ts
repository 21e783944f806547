import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanStatus } from '@pora/contracts/plans/plan.vocabulary';
import { confirmLeave, useDirtyGuard, useShortcut } from '@pora/kit';
import { toast } from '@pora/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Question } from './editor-dialogs.js';
import { countMeals, keepLocked } from './editor-model.js';
import { useGeneration } from './generation/use-generation.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { usePlanCommands } from './plan-commands.js';
import { useEditorActions } from './use-editor-actions.js';
import { useSafetySteps } from './use-safety-steps.js';
import { usePlanDraft } from './use-plan-draft.js';

/** A function that stays the same while what it does follows the newest render; keeps memoised views still. */
function useSteady<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** Everything the opened plan can do, and what it asks before doing it [diets §4]. */
export function usePlanWorkplace(plan: Plan, onClose: () => void) {
  const commands = usePlanCommands(plan);
  const draft = usePlanDraft(plan);
  const actions = useEditorActions(plan, commands, draft, onClose);
  const generation = useGeneration(plan.id);
  const [question, setQuestion] = useState<Question>();
  const generating = generation.startedAt !== undefined;
  const hasMeals = countMeals(plan.planDays) > 0;
  /** Something waits for the server although "Zapisz" was pressed. */
  const waits = commands.writer.state.phase === 'unsaved';
  const canSave = (draft.dirty || waits) && draft.valid && !commands.save.isPending;

  useDirtyGuard({ dirty: draft.dirty, ...t.guard });
  useShortcut('mod+s', () => canSave && void actions.saving.saveAndTell(), {
    inDialog: true,
    whileTyping: true,
  });

  const saveAndGenerate = async (): Promise<void> => {
    if (commands.isGenerating()) return;
    if ((draft.dirty || waits) && !(await actions.saving.saveDraft())) return;
    if (!commands.isGenerating()) commands.generate.mutate();
  };
  const generate = useSteady(() => void saveAndGenerate());
  const askToGenerate = useSteady(() => {
    if (generating) return;
    if (!draft.valid) toast.error(t.generation.badParameters, t.generation.badParametersText);
    else if (hasMeals || draft.dirty) setQuestion({ kind: 'generate' });
    else generate();
  });
  const close = useSteady(() => void confirmLeave().then((mayLeave) => mayLeave && onClose()));

  return {
    commands,
    draft,
    actions,
    generation,
    generating,
    canSave,
    unsaved: draft.dirty || waits,
    question,
    ask: setQuestion,
    /** What can be done about a warning. */
    safetySteps: useSafetySteps(plan, commands, actions.undoSwap),
    generate,
    askToGenerate,
    close,
    /** The plan as it is shown: while the generator works, only locked meals stand. */
    shownPlan: useMemo(
      () => (generating ? { ...plan, planDays: keepLocked(plan.planDays) } : plan),
      [plan, generating],
    ),
    parameters: {
      onStage: useSteady((stage: number) => void actions.saving.saveNow({ stage })),
      onTdee: useSteady((tdee: number | null) => void actions.saving.saveNow({ tdee })),
      onShare: useSteady((slotIndex: number, calorieSharePercent: number) => {
        const slots = plan.planDays.map(({ day }) => ({ day, slotIndex, calorieSharePercent }));
        void actions.saving.saveNow({ slots });
      }),
      onStatus: useSteady((status: PlanStatus) => void actions.saving.saveNow({ status })),
      onMeals: useSteady((mealsPerDay: number) =>
        hasMeals ? setQuestion({ kind: 'meals', mealsPerDay }) : void actions.changeMeals(mealsPerDay, false),
      ),
    },
  };
}

/** The opened plan's work as the parts of the editor receive it. */
export type PlanWork = ReturnType<typeof usePlanWorkplace>;
