import { ruleConfigCalls } from '@pora/contracts/calls';
import { type RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { apiKey, askToLeave, useDirtyGuard, useShortcut } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { announce, toast } from '@pora/ui';
import { useAppForm } from '@pora/ui/forms';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type SavedRules } from '../use-rule-config.js';
import { editorStrings as t } from './editor.strings.js';
import { changesOf, type RuleSection } from './rule-facts.js';
import { formOfRules, type RuleForm, ruleFormSchema, rulesOfForm } from './rule-form.model.js';
import { useSaveRules } from './use-save-rules.js';

const NONE: ReadonlySet<RuleSection> = new Set();

/** The sections that are folded; a problem unfolds all of them and brings the first bad field the focus. */
function useFolding() {
  const fields = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState(NONE);
  const [problems, setProblems] = useState(0);
  useEffect(() => {
    if (problems > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const fold = (section: RuleSection, isFolded: boolean) => {
    const next = new Set(folded);
    if (isFolded) next.add(section);
    else next.delete(section);
    setFolded(next);
  };
  const showProblem = () => {
    setFolded(NONE);
    setProblems((count) => count + 1);
    toast.error(t.saveFailed, t.saveFailedText);
  };
  return { fields, folded, fold, showProblem };
}

/** The rules in the fields and how they differ from others; a thumb that is dragged does not wait for it. */
function useRuleChanges(values: RuleForm, from: RuleConfig) {
  const settled = useDeferredValue(values);
  const edited = useMemo(() => rulesOfForm(settled), [settled]);
  const changes = useMemo(() => changesOf(from, edited), [from, edited]);
  return { edited, changes };
}

/** Unsaved rules are guarded, and said once [library §2]. */
function useUnsaved(dirty: boolean): void {
  useDirtyGuard({ dirty, ...t.leave });
  useEffect(() => {
    if (dirty) announce(t.unsavedSaid);
  }, [dirty]);
}

/** State of the form of the rules: what is typed, what of it is unsaved, and everything that can be done [library §4, §7]. */
export function useRuleEditor(rules: SavedRules) {
  const client = useQueryClient();
  const [base, setBase] = useState(rules);
  const saved = useMemo(() => formOfRules(base.config), [base]);
  // Restored defaults, and rules that putting in order changed, wait to be saved even where no field differs.
  const [isForced, setForced] = useState(rules.migrated);
  const { fields, folded, fold, showProblem } = useFolding();
  const form = useAppForm({ schema: ruleFormSchema, defaultValues: saved });
  const values = form.watch();
  const dirty = isForced || JSON.stringify(values) !== JSON.stringify(saved);
  const { edited, changes } = useRuleChanges(values, base.config);

  const adopt = (next: SavedRules) => {
    setBase(next);
    setForced(next.migrated);
    form.reset(formOfRules(next.config));
  };
  const saving = useSaveRules({
    base,
    onSaved: (next, sent) => {
      setBase(next);
      setForced(false);
      // What was typed while the save was under way stays, and is unsaved.
      if (JSON.stringify(form.getValues()) === sent) form.reset(formOfRules(next.config));
    },
    onReloaded: adopt,
  });
  const { conflict } = saving;
  const canSave = dirty && !saving.isSaving && !conflict;
  const send = (version: number) =>
    void form.handleSubmit(() => saving.save(form.getValues(), version), showProblem)();
  const save = () => {
    if (canSave) send(base.version);
  };
  const refresh = async () => {
    if (!dirty || (await askToLeave(t.refreshQuestion))) await saving.reload();
  };
  /** Other rules in the fields, waiting to be saved. */
  const load = (config: RuleConfig) => {
    form.reset(formOfRules(config));
    setForced(true);
  };
  const restore = () => {
    announce(t.restored);
    load(base.defaults);
  };
  const takeTheirs = () => {
    if (!conflict) return;
    client.setQueryData<SavedRules>(apiKey(ruleConfigCalls.get), conflict);
    saving.forgetConflict();
    adopt(conflict);
  };

  useUnsaved(dirty);
  useShortcut('mod+s', save, { whileTyping: true });
  useEffect(() => {
    if (!dirty && !saving.isSaving && rules.version !== base.version) adopt(rules);
  });

  return {
    ...{ base, saved, form, values, fields, folded, fold },
    ...{ edited, changes, dirty, canSave, save, load, restore, takeTheirs, saving },
    refresh: () => void refresh(),
    keepMine: () => conflict && send(conflict.version),
  };
}
