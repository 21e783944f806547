import { ruleConfigCalls } from '@pora/contracts/calls';
import { apiKey, askToLeave, useDirtyGuard, useShortcut } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { announce, toast } from '@pora/ui';
import { Form, useAppForm } from '@pora/ui/forms';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type SavedRules } from '../use-rule-config.js';
import { editorStrings as t } from './editor.strings.js';
import { asidesOf } from './section-asides.js';
import { changesOf, type RuleSection } from './rule-facts.js';
import { formOfRules, ruleFormSchema, rulesOfForm } from './rule-form.model.js';
import { RuleHead } from './rule-head.js';
import { RuleNotices } from './rule-notices.js';
import { RuleSections } from './rule-sections.js';
import { useSaveRules } from './use-save-rules.js';

const NONE: ReadonlySet<RuleSection> = new Set();

/** The form of the rules with everything that can be done to them [library §2, §4, §7, §8]. */
export function RuleEditor({ rules }: { rules: SavedRules }) {
  const client = useQueryClient();
  const fields = useRef<HTMLDivElement>(null);
  const [base, setBase] = useState(rules);
  const saved = useMemo(() => formOfRules(base.config), [base]);
  // Restored defaults, and rules that putting in order changed, wait to be saved even where no field differs.
  const [isForced, setForced] = useState(rules.migrated);
  const [folded, setFolded] = useState(NONE);
  const [problems, setProblems] = useState(0);
  const form = useAppForm({ schema: ruleFormSchema, defaultValues: saved });
  const values = form.watch();
  const dirty = isForced || JSON.stringify(values) !== JSON.stringify(saved);
  const settled = useDeferredValue(values);
  const edited = useMemo(() => rulesOfForm(settled), [settled]);
  const changes = useMemo(() => changesOf(base.config, edited), [base, edited]);

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
  const { conflict, isSaving } = saving;
  const canSave = dirty && !isSaving && conflict === undefined;
  const showProblem = () => {
    setFolded(NONE);
    setProblems((count) => count + 1);
    toast.error(t.saveFailed, t.saveFailedText);
  };
  const send = (version: number) =>
    void form.handleSubmit(() => saving.save(form.getValues(), version), showProblem)();
  const save = () => {
    if (canSave) send(base.version);
  };
  const refresh = async () => {
    if (!dirty || (await askToLeave(t.refreshQuestion))) await saving.reload();
  };
  const restore = () => {
    form.reset(formOfRules(base.defaults));
    setForced(true);
    announce(t.restored);
  };
  const takeTheirs = () => {
    if (!conflict) return;
    client.setQueryData<SavedRules>(apiKey(ruleConfigCalls.get), conflict);
    saving.forgetConflict();
    adopt(conflict);
  };

  // After the sections are unfolded, so that the field is there.
  useEffect(() => {
    if (problems > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  useDirtyGuard({ dirty, ...t.leave });
  useShortcut('mod+s', save, { whileTyping: true });
  useEffect(() => {
    if (dirty) announce(t.unsavedSaid);
  }, [dirty]);
  useEffect(() => {
    if (!dirty && !isSaving && rules.version !== base.version) adopt(rules);
  });

  return (
    <>
      <RuleHead
        rules={base}
        canSave={canSave}
        isSaving={isSaving}
        isReloading={saving.isReloading}
        onRestore={restore}
        onRefresh={() => void refresh()}
        onSave={save}
      />
      <RuleNotices
        reloadFailure={saving.reloadFailure}
        conflict={conflict}
        edited={edited}
        unsaved={dirty ? changes : undefined}
        isMigrated={base.migrated}
        onRefresh={() => void refresh()}
        onTakeTheirs={takeTheirs}
        onKeepMine={() => conflict && send(conflict.version)}
      />
      <div ref={fields}>
        <Form form={form} onSubmit={save}>
          <RuleSections
            form={form}
            saved={saved}
            folded={folded}
            asides={asidesOf(values)}
            onFold={(section, isFolded) => {
              const next = new Set(folded);
              if (isFolded) next.add(section);
              else next.delete(section);
              setFolded(next);
            }}
          />
        </Form>
      </div>
    </>
  );
}
