import { type Plan } from '@pora/contracts/plans/plan.model';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { isHttpError, isTemporary, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useRef, useState } from 'react';
import { type PlanChange } from './plan-change.js';
import { type PlanCommands, type PlanSave } from './plan-commands.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { type PlanDraft, type PlanDraftState } from './use-plan-draft.js';
import { useUndo } from './use-undo.js';

/** What "Zapisz" came to; `reason` is what the server said. */
interface SaveResult {
  state: 'success' | 'error';
  reason?: string;
}

/** Saving the opened plan, with what it says to the person [diets §4, §8]. */
function usePlanSaving(commands: PlanCommands, draft: PlanDraftState) {
  const { writer } = commands;
  const [result, setResult] = useState<SaveResult>();
  /** Revision of the waiting change whose question was closed without a choice. */
  const [closed, setClosed] = useState<string>();
  const running = useRef<Promise<boolean>>(undefined);
  const conflict = writer.state.phase === 'unsaved' ? writer.state.conflict : null;

  /** Answers whether the change is stored; a failure has been told by then. */
  const save = async (change: PlanSave, taken?: Partial<PlanDraft>): Promise<boolean> => {
    const earlier = writer.pending?.patch;
    try {
      await commands.save.mutateAsync(change);
      if (taken) draft.settle(taken);
      return true;
    } catch (error) {
      if (isHttpError(error, 412)) {
        setClosed(undefined);
        return false;
      }
      // What the server refuses stays in the form, not among the changes that wait.
      if (!isTemporary(error)) writer.withdraw(earlier);
      if (taken) setResult({ state: 'error', reason: messageOf(error) });
      else toast.error(t.saveFailed.title, messageOf(error));
      return false;
    }
  };
  /** A second click while the first is on its way is the same save. */
  const saveDraft = () => {
    running.current ??= save({ patch: draft.patch }, draft.changes).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  return {
    /** The plan as somebody else has stored it, and what of it is to be written over. */
    conflict: conflict && closed !== writer.pending?.rev ? conflict : undefined,
    mine: writer.pending?.patch ?? {},
    result,
    closeResult: () => setResult(undefined),
    /** Leaves the question open: what was to be saved stays unsaved. */
    closeConflict: () => setClosed(writer.pending?.rev),
    /** Saves the parameters that wait for it, without a word when it succeeds. */
    saveDraft,
    /** Saves the parameters and tells the result, as "Zapisz" does. */
    saveAndTell: async () => {
      if (await saveDraft()) setResult({ state: 'success' });
    },
    /** Saves a change that does not wait: stage, status, number of meals, shares. */
    saveNow: (patch: PlanChange) => save({ patch }),
    takeTheirs: async () => {
      draft.reset();
      await writer.resolve('theirs');
    },
    keepMine: async () => {
      if (await save({ keepMine: 'all' }, {})) setResult({ state: 'success' });
    },
    /** Keeps the chosen part of mine over the newer plan; what was not chosen is given up. */
    keepChosen: async (chosen: PlanChange) => {
      draft.reset();
      if (await save({ keepMine: chosen }, {})) setResult({ state: 'success' });
    },
  };
}

/** The check an export was refused for: it waits until somebody takes the risk. */
function verdictToConfirm(error: unknown): PlanSafety | undefined {
  if (!isHttpError(error, 409)) return undefined;
  return (error.details as { verdict?: PlanSafety } | undefined)?.verdict;
}

/** Handing the plan out; against its check only with a reason. */
function usePlanExport(commands: PlanCommands) {
  const [exporting, setExporting] = useState<PlanSafety>();
  const told = {
    onSuccess: (name: string) => {
      setExporting(undefined);
      toast.success(t.exported, name);
    },
    onError: (error: Error) => {
      const verdict = verdictToConfirm(error);
      setExporting(verdict);
      if (!verdict || exporting) toast.error(t.exportFailed, messageOf(error));
    },
  };
  return {
    /** The check that waits for a confirmation. */
    exporting,
    cancelExport: () => setExporting(undefined),
    exportDocx: () => commands.download.mutate(undefined, told),
    exportAnyway: (reason: string) => {
      if (exporting) commands.confirmExport.mutate({ verdict: exporting, reason }, told);
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
  const exporting = usePlanExport(commands);
  const restore = () =>
    commands.restore.mutateAsync().catch((error: unknown) => toast.error(t.restoreFailed, messageOf(error)));
  const { laterEdits, undo } = useUndo(commands);
  return {
    saving,
    /** Later edits that the undone step would take with it. */
    laterEdits,
    undoGeneration: () => undo(t.generation.undone, t.generation.undoFailed),
    undoSwap: () => undo(t.swap.undone, t.swap.undoFailed),
    /** Another number of meals; when it clears the plan, the meals can be brought back. */
    changeMeals: async (mealsPerDay: number, clears: boolean) => {
      if (!(await saving.saveNow({ mealsPerDay })) || !clears) return;
      const { done, undone, undoFailed } = t.mealsChange;
      toast.undo(done(mealsPerDay), () => void undo(undone, undoFailed));
    },
    ...exporting,
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
