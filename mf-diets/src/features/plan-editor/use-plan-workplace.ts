import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanStatus } from '@pora/contracts/plans/plan.vocabulary';
import { confirmLeave, useDirtyGuard, useShortcut } from '@pora/kit';
import { type Location } from '@pora/kit/router';
import { toast, useDelayed } from '@pora/ui';
import { useMemo, useRef, useState } from 'react';
import { type Question } from './editor-dialogs.js';
import {
  BLINK_MS,
  countMeals,
  keepLocked,
  type EditorAddress,
  PLAN_PARAM,
  type PlanEditing,
  type Tolerances,
  useEditorAddress,
  usePlanCommands,
} from '../plan-work/public.js';
import { type Running, showGenerated, useGeneration } from './generation/use-generation.js';
import { useRunElsewhere } from './generation/use-run-elsewhere.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { useBigSteps } from './use-big-steps.js';
import { type EditorActions, useEditorActions } from './use-editor-actions.js';
import { useSteady } from './use-steady.js';
import { usePlanDraft } from './use-plan-draft.js';

/** Going to another page, or to another plan, leaves the work; another day, view or dialog does not. */
const leavesPlan = (next: Location, current: Location) =>
  next.pathname !== current.pathname || planInAddress(next) !== planInAddress(current);
const planInAddress = ({ search }: Location) => new URLSearchParams(search).get(PLAN_PARAM);

/** Asks before the parameters that wait for "Zapisz" are left [diets §2]. */
function usePlanGuard(dirty: boolean): void {
  const gaveUp = useRef(false);
  useDirtyGuard({
    dirty,
    ...t.guard,
    // The person has answered by then; the draft itself goes with the editor.
    blocks: (next, current) => !gaveUp.current && leavesPlan(next, current),
    onLeave: () => {
      gaveUp.current = true;
    },
  });
}

/** Parameters that are saved at once; another number of meals asks first where it clears the plan. */
function useParameterChanges(plan: Plan, actions: EditorActions, ask: (question: Question) => void) {
  return {
    onStage: useSteady((stage: number) => void actions.saving.saveNow({ stage })),
    onTdee: useSteady((tdee: number | null) => void actions.saving.saveNow({ tdee })),
    onStatus: useSteady((status: PlanStatus) => void actions.saving.saveNow({ status })),
    onMeals: useSteady((mealsPerDay: number) =>
      countMeals(plan.planDays) > 0
        ? ask({ kind: 'meals', mealsPerDay })
        : void actions.changeMeals(mealsPerDay, false),
    ),
  };
}

/** The generation at work, begun here or elsewhere, and what came of the last one that was begun here. */
function useGenerations(id: string, address: EditorAddress) {
  const generation = useGeneration(id);
  const elsewhere = useRunElsewhere(id, {
    onPlan: (plan) => plan.generation && showGenerated({ ...plan, generation: plan.generation }, address),
    onLost: (told) => toast.show(told),
  });
  const { startedAt, asked } = generation;
  const here: Running | undefined = startedAt !== undefined && asked ? { ...asked, startedAt } : undefined;
  return { generation, running: here ?? elsewhere };
}

interface OpenedPlan {
  plan: Plan;
  patient: PatientListItem | null;
  tolerances: Tolerances | null;
  onClose: () => void;
}

/** Everything the opened plan can do, and what it asks before doing it [diets §4]. */
export function usePlanWorkplace({ plan, patient, tolerances, onClose }: OpenedPlan) {
  const commands = usePlanCommands(plan);
  const draft = usePlanDraft(plan);
  const address = useEditorAddress();
  const actions = useEditorActions(plan, commands, draft, address, onClose);
  const { generation, running } = useGenerations(plan.id, address);
  const [question, setQuestion] = useState<Question>();
  const generating = running !== undefined;
  const showsGenerating = useDelayed(generating, BLINK_MS);
  /** Something waits for the server although "Zapisz" was pressed. */
  const { state } = commands.writer;
  const waits = state.phase === 'unsaved';
  const canSave = (draft.dirty || waits) && draft.valid && !commands.save.isPending;

  usePlanGuard(draft.dirty);
  useShortcut('mod+s', () => canSave && void actions.saving.saveAndTell(), {
    inDialog: true,
    whileTyping: true,
  });

  const steps = useBigSteps({ plan, commands, draft, actions, generating, address, ask: setQuestion });
  const close = useSteady(() => void confirmLeave().then((mayLeave) => mayLeave && onClose()));

  const editSlots = useSteady(actions.saving.saveSlots);
  const undoLast = useSteady(actions.undoLast);
  const redoLast = useSteady(actions.redoLast);
  const offerUndo = useSteady(actions.offerUndo);
  const undoStep = useSteady(actions.undoStep);
  /** The plan as it is shown: while the generator works for longer than a blink, only locked meals stand. */
  const shownPlan = useMemo(
    () => (showsGenerating ? { ...plan, planDays: keepLocked(plan.planDays) } : plan),
    [plan, showsGenerating],
  );
  const editing: PlanEditing = {
    ...{ plan: shownPlan, patient, tolerances, generating, commands, address },
    ...{ editSlots, undoLast, undoStep, redoLast, offerUndo },
  };

  return {
    editing,
    commands,
    draft,
    actions,
    generation,
    running,
    generating,
    showsGenerating,
    canSave,
    unsaved: draft.dirty || waits,
    failure: state.phase === 'unsaved' ? state : undefined,
    question,
    ask: setQuestion,
    steps,
    close,
    shownPlan,
    parameters: useParameterChanges(plan, actions, setQuestion),
  };
}

/** The opened plan's work as the parts of the editor receive it. */
export type PlanWork = ReturnType<typeof usePlanWorkplace>;
