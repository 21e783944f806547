import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { isHttpError, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useRef, useState } from 'react';
import {
  isUnexplained,
  mergeChanges,
  offerForPlan,
  type EditorAddress,
  type PlanChange,
  type PlanCommands,
  type PlanSave,
} from '../plan-work/public.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { type PlanDraft, type PlanDraftState } from './use-plan-draft.js';
import { putsMeals, useAllergyReason, withReason } from './use-allergy-reason.js';
import { useUndo } from './use-undo.js';

/** What "Zapisz" came to; `reason` is what the server said. */
interface SaveResult {
  state: 'success' | 'error';
  reason?: string;
}

const REFUSALS = new Set([400, 404, 409, 413, 415, 422]);

/**
 * Whether the server will never take the change as it is. Everything else, an overloaded server or a lost session
 * among them, is no fault of the change: it waits and nothing is lost.
 */
const isRefused = (error: unknown): boolean => isHttpError(error) && REFUSALS.has(error.status);

/** All that a save sends: its change with what waited before it, or what the person keeps of mine. */
function sentWith(change: PlanSave, waiting: PlanChange = {}): PlanChange {
  if ('patch' in change) return mergeChanges(waiting, change.patch);
  return change.keepMine === 'all' ? waiting : change.keepMine;
}

/** One save of the opened plan: what it was refused for is told, asked about, or kept as a conflict. */
function useTellingSave({ save: stored, writer }: PlanCommands, draft: PlanDraftState) {
  const [result, setResult] = useState<SaveResult>();
  /** Revision of the waiting change whose question was closed without a choice. */
  const [closed, setClosed] = useState<string>();
  const { question: allergy, askReason } = useAllergyReason();
  const conflict = writer.state.phase === 'unsaved' ? writer.state.conflict : null;

  /** Answers whether the change is stored; a failure has been told by then. */
  const save = async (change: PlanSave, taken?: Partial<PlanDraft>): Promise<boolean> => {
    const earlier = writer.pending?.patch;
    try {
      await stored.mutateAsync(change);
      if (taken) draft.settle(taken);
      return true;
    } catch (error) {
      if (isHttpError(error, 412)) {
        setClosed(undefined);
        return false;
      }
      // What the server refuses stays in the form, not among the changes that wait.
      if (isRefused(error)) {
        writer.withdraw('keepMine' in change ? sentWith(change, earlier) : earlier);
        // Perhaps refused for a meal that was sent together with it: what brings no meal goes again, alone.
        if ('patch' in change && change.sent && !putsMeals(change.patch))
          return save({ patch: change.patch });
      }
      if (isUnexplained(error)) {
        const reason = await askReason(messageOf(error));
        if (reason === undefined) return false;
        // What waited is perhaps what was refused: the reason goes with all of it.
        return save({ patch: withReason(sentWith(change, earlier), reason) }, taken);
      }
      const reason = isRefused(error) ? messageOf(error) : t.saveWaits(messageOf(error));
      if (taken) setResult({ state: 'error', reason });
      else toast.error(t.saveFailed.title, reason, error);
      return false;
    }
  };
  return {
    ...{ save, result, setResult, allergy },
    conflict: conflict && closed !== writer.pending?.rev ? conflict : undefined,
    closeConflict: () => setClosed(writer.pending?.rev),
  };
}

/** The plan the waiting change was made on; after a reload only the newer one is known. */
function knownBase({ newest, writer }: PlanCommands): Plan | undefined {
  const plan = newest();
  return plan.version === writer.pending?.base ? plan : undefined;
}

/** Saving the opened plan, with what it says to the person [diets §4, §8]. */
function usePlanSaving(commands: PlanCommands, draft: PlanDraftState) {
  const { writer } = commands;
  const { save, result, setResult, allergy, conflict, closeConflict } = useTellingSave(commands, draft);
  const running = useRef<Promise<boolean>>(undefined);

  /** A second click while the first is on its way is the same save. */
  const saveDraft = () => {
    running.current ??= save({ patch: draft.patch }, draft.changes).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  /** What was given up for the newer version can still be had. */
  const offerMine = (mine: PlanChange) => {
    const storeMine = async () => {
      if (await save({ patch: mine })) toast.success(t.conflict.mineStored);
    };
    const action = { label: t.conflict.mineAfterAll, run: () => void storeMine() };
    toast.show({ title: t.conflict.tookTheirs, action });
  };

  return {
    /** The plan as somebody else has stored it, and what of it is to be written over. */
    conflict,
    /** The plan that mine was made on, while this window still knows it. */
    base: knownBase(commands),
    mine: writer.pending?.patch ?? {},
    /** A food of an allergy waits for its reason. */
    allergy,
    result,
    closeResult: () => setResult(undefined),
    /** Leaves the question open: what was to be saved stays unsaved. */
    closeConflict,
    /** Saves the parameters that wait for it, without a word when it succeeds. */
    saveDraft,
    /** Saves the parameters and tells the result, as "Zapisz" does. */
    saveAndTell: async () => {
      if (await saveDraft()) setResult({ state: 'success' });
    },
    /** Saves a change that does not wait: stage, status, number of meals, shares. */
    saveNow: (patch: PlanChange) => save({ patch }),
    /** Saves edits of slots: shown at once, sent after a moment of quiet (decision 44). */
    saveSlots: (slots: SlotEdit[]) => save(commands.autosave(slots)),
    takeTheirs: async () => {
      const mine = writer.pending?.patch;
      draft.reset();
      await writer.resolve('theirs');
      if (mine) offerMine(mine);
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

/** Saving and removing the opened plan [diets §8]. */
export function useEditorActions(
  plan: Plan,
  commands: PlanCommands,
  draft: PlanDraftState,
  address: EditorAddress,
  onClose: () => void,
) {
  const saving = usePlanSaving(commands, draft);
  const restore = () =>
    commands.restore
      .mutateAsync()
      .catch((error: unknown) => toast.error(t.restoreFailed, messageOf(error), error));
  const { laterEdits, asked, undo, redoLast, offerUndo } = useUndo(commands, address);
  return {
    saving,
    /** Later edits that the undone step would take with it. */
    laterEdits,
    /** What the server asks about an undo, a redo or an earlier version, until it is answered. */
    asked,
    /** Takes the last step of any kind back. */
    undoLast: (done?: string) => undo(done, t.undoFailed, 'last'),
    redoLast,
    offerUndo: (title: string, done: string) => offerUndo(title, done, t.undoFailed),
    /** Takes the last big step back as a whole. */
    undoStep: (done: string, failed = t.undoFailed) => undo(done, failed, 'big'),
    /** Another number of meals; when it clears the plan, the meals can be brought back. */
    changeMeals: async (mealsPerDay: number, clears: boolean) => {
      if (!(await saving.saveNow({ mealsPerDay })) || !clears) return;
      const { done, undone, undoFailed } = t.mealsChange;
      offerForPlan(plan.id, done(mealsPerDay), () => void undo(undone, undoFailed, 'big'));
    },
    remove: async () => {
      if (commands.remove.isRunning()) return;
      try {
        await commands.remove.mutateAsync();
        toast.undo(t.removed(plan.name), () => void restore());
        onClose();
      } catch (error) {
        toast.error(t.removeFailed, messageOf(error), error);
      }
    },
  };
}

/** Actions of the editor as its parts receive them. */
export type EditorActions = ReturnType<typeof useEditorActions>;
