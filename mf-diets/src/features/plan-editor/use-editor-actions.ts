import { type Plan, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { isHttpError, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { type PlanCommands, type PlanSave } from './plan.queries.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { type PlanDraft, type PlanDraftState } from './use-plan-draft.js';

/** A save that met a newer version of the plan: what was to be saved and what stands there now. */
interface SaveConflict {
  save: PlanSave;
  /** Parameters the save took from the panel; undefined for a change that does not wait for "Zapisz". */
  draft: Partial<PlanDraft> | undefined;
  current: Plan;
}

/** What "Zapisz" came to; `reason` is what the server said. */
interface SaveResult {
  state: 'success' | 'error';
  reason?: string;
}

function conflictingPlan(error: unknown): Plan | undefined {
  return isHttpError(error, 412) ? (error.details as { current?: Plan } | undefined)?.current : undefined;
}

/** Saving the opened plan, with what it says to the person [diets §4, §8]. */
function usePlanSaving(commands: PlanCommands, draft: PlanDraftState) {
  const [conflict, setConflict] = useState<SaveConflict>();
  const [result, setResult] = useState<SaveResult>();

  /** Answers whether the change is stored; a failure has been told by then. */
  const save = async (change: PlanSave, taken?: Partial<PlanDraft>): Promise<boolean> => {
    try {
      await commands.save.mutateAsync(change);
      if (taken) draft.settle(taken);
      return true;
    } catch (error) {
      const current = conflictingPlan(error);
      if (current) setConflict({ save: change, draft: taken, current });
      else if (taken) setResult({ state: 'error', reason: messageOf(error) });
      else toast.error(t.saveFailed.title, messageOf(error));
      return false;
    }
  };
  const saveDraft = () => save({ patch: draft.patch }, draft.changes);

  return {
    conflict,
    result,
    closeResult: () => setResult(undefined),
    /** Leaves the question open: what was to be saved stays unsaved. */
    closeConflict: () => setConflict(undefined),
    /** Saves the parameters that wait for it, without a word when it succeeds. */
    saveDraft,
    /** Saves the parameters and tells the result, as "Zapisz" does. */
    saveAndTell: async () => {
      if (await saveDraft()) setResult({ state: 'success' });
    },
    /** Saves a change that does not wait: stage, status, number of meals. */
    saveNow: (patch: PlanPatch) => save({ patch }),
    takeTheirs: async () => {
      if (!conflict) return;
      setConflict(undefined);
      draft.reset();
      await commands.keep(conflict.current);
    },
    keepMine: async () => {
      if (!conflict) return;
      setConflict(undefined);
      const again = { patch: conflict.save.patch, version: conflict.current.version };
      if ((await save(again, conflict.draft)) && conflict.draft) setResult({ state: 'success' });
    },
  };
}

/** Saving, exporting and removing the opened plan [diets §8]. */
export function useEditorActions(
  plan: Plan,
  commands: PlanCommands,
  draft: PlanDraftState,
  onClose: () => void,
) {
  const saving = usePlanSaving(commands, draft);
  const restore = () =>
    commands.restore.mutateAsync().catch((error: unknown) => toast.error(t.restoreFailed, messageOf(error)));
  /** Answers whether the last big step is taken back. */
  const undo = async (done: string, failed: string): Promise<boolean> => {
    try {
      await commands.undo.mutateAsync();
      toast.success(done);
      return true;
    } catch (error) {
      toast.error(failed, messageOf(error));
      return false;
    }
  };
  return {
    saving,
    undoGeneration: () => undo(t.generation.undone, t.generation.undoFailed),
    /** Another number of meals; when it clears the plan, the meals can be brought back. */
    changeMeals: async (mealsPerDay: number, clears: boolean) => {
      if (!(await saving.saveNow({ mealsPerDay })) || !clears) return;
      const { done, undone, undoFailed } = t.mealsChange;
      toast.undo(done(mealsPerDay), () => void undo(undone, undoFailed));
    },
    exportDocx: () =>
      commands.download.mutate(undefined, {
        onSuccess: (name) => toast.success(t.exported, name),
        onError: (error) => toast.error(t.exportFailed, messageOf(error)),
      }),
    remove: async () => {
      try {
        await commands.remove.mutateAsync();
        toast.undo(t.removed(plan.name), () => void restore());
        onClose();
      } catch (error) {
        toast.error(t.removeFailed, messageOf(error));
      }
    },
  };
}

/** Actions of the editor as its parts receive them. */
export type EditorActions = ReturnType<typeof useEditorActions>;
