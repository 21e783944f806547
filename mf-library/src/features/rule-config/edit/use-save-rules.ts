import { isHttpError, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { newerRulesOf, type SavedRules, useRuleConfig } from '../use-rule-config.js';
import { editorStrings as t } from './editor.strings.js';
import { type RuleForm, rulesOfForm } from './rule-form.model.js';

interface SaveRulesOptions {
  base: SavedRules;
  /** The rules are saved; `sent` is what stood in the fields, as JSON. */
  onSaved: (rules: SavedRules, sent: string) => void;
  onReloaded: (rules: SavedRules) => void;
}

/** Saving and reloading the rules with what is said of it; a failed save leaves the form as it is [library §4, §7, §8]. */
export function useSaveRules({ base, onSaved, onReloaded }: SaveRulesOptions) {
  const { saving, reload } = useRuleConfig();
  const [conflict, setConflict] = useState<SavedRules>();
  const [reloading, setReloading] = useState<{ busy: boolean; failure?: string }>({ busy: false });

  const save = async (form: RuleForm, version: number): Promise<void> => {
    if (saving.isRunning()) return;
    const sent = JSON.stringify(form);
    try {
      const answer = await saving.mutateAsync({ config: rulesOfForm(form), version });
      setConflict(undefined);
      toast.success(t.saved, t.savedText);
      onSaved({ ...base, ...answer, source: 'database', migrated: false }, sent);
    } catch (error) {
      const newer = newerRulesOf(error);
      setConflict(newer);
      if (!newer) toast.error(t.saveFailed, isHttpError(error) ? error.message : t.saveFailedText, error);
    }
  };
  const reloadNow = async (): Promise<void> => {
    setReloading({ busy: true });
    try {
      const rules = await reload();
      setConflict(undefined);
      setReloading({ busy: false });
      onReloaded(rules);
    } catch (error) {
      setReloading({ busy: false, failure: messageOf(error) });
    }
  };
  return {
    save,
    reload: reloadNow,
    conflict,
    forgetConflict: () => setConflict(undefined),
    isSaving: saving.isPending,
    isReloading: reloading.busy,
    reloadFailure: reloading.failure,
  };
}
