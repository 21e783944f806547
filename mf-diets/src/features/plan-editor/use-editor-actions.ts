import { type Plan, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { isHttpError, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { type PlanCommands } from './plan.queries.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { type PlanDraftState } from './use-plan-draft.js';

/** A save that met a newer version of the plan: what was to be saved and what stands there now. */
export interface SaveConflict {
  patch: PlanPatch;
  current: Plan;
}

/** Saving, generating, exporting and removing the opened plan, with what each says to the person [diets §8]. */
export function useEditorActions(
  plan: Plan,
  commands: PlanCommands,
  draft: PlanDraftState,
  onClose: () => void,
) {
  const [conflict, setConflict] = useState<SaveConflict>();
  const [saveResult, setSaveResult] = useState<'success' | 'error'>();

  const save = async (patch: PlanPatch, { version, report }: { version?: number; report?: boolean } = {}) => {
    try {
      await commands.save.mutateAsync({ patch, version });
      if (patch === draft.patch || report) draft.reset();
      if (report) setSaveResult('success');
    } catch (error) {
      const current = isHttpError(error, 412)
        ? (error.details as { current?: Plan } | undefined)?.current
        : undefined;
      if (current) setConflict({ patch, current });
      else if (report) setSaveResult('error');
      else toast.error(t.saveFailed.title, messageOf(error));
    }
  };

  return {
    conflict,
    saveResult,
    closeSaveResult: () => setSaveResult(undefined),
    /** Saves the parameters that wait for it. */
    saveDraft: () => save(draft.patch, { report: true }),
    /** Saves a change that does not wait: stage, status, number of meals. */
    saveNow: (patch: PlanPatch) => void save(patch),
    takeTheirs: async () => {
      setConflict(undefined);
      draft.reset();
      await commands.reload();
    },
    keepMine: () => {
      if (!conflict) return;
      setConflict(undefined);
      void save(conflict.patch, { version: conflict.current.version, report: draft.dirty });
    },
    exportDocx: () =>
      commands.download.mutate(undefined, {
        onSuccess: (name) => toast.success(t.exported, name),
        onError: (error) => toast.error(t.exportFailed, messageOf(error)),
      }),
    remove: () =>
      commands.remove.mutate(undefined, {
        onSuccess: () => {
          toast.undo(t.removed(plan.name), () =>
            commands.restore.mutate(undefined, {
              onError: (error) => toast.error(t.restoreFailed, messageOf(error)),
            }),
          );
          onClose();
        },
        onError: (error) => toast.error(t.removeFailed, messageOf(error)),
      }),
  };
}

/** Actions of the editor as its parts receive them. */
export type EditorActions = ReturnType<typeof useEditorActions>;
