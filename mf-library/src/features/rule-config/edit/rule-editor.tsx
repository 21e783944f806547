import { media, theme } from '@pora/ui';
import { Form } from '@pora/ui/forms';
import { lazy, Suspense, useMemo, useState } from 'react';
import styled from 'styled-components';
import { type SavedRules } from '../use-rule-config.js';
import { type RuleSection } from './rule-facts.js';
import { RuleHead } from './rule-head.js';
import { RuleNotices } from './rule-notices.js';
import { RuleSections, sectionId } from './rule-sections.js';
import { RuleSummary } from './rule-summary-menu.js';
import { summaryOf } from './rule-summary.js';
import { asidesOf } from './section-asides.js';
import { useRuleEditor } from './use-rule-editor.js';

/** Comes when somebody looks back. */
const RuleHistory = lazy(async () => ({
  default: (await import('../history/rule-history.js')).RuleHistory,
}));

/** Comes when somebody tries the rules. */
const DryRun = lazy(async () => ({ default: (await import('../dry-run/dry-run.js')).DryRun }));

/** The form of the rules with everything that can be done to them [library §2, §4, §7, §8]. */
export function RuleEditor({ rules }: { rules: SavedRules }) {
  const editor = useRuleEditor(rules);
  const { base, saved, form, edited, changes, dirty, saving } = editor;
  const [shown, setShown] = useState<'history' | 'dry-run'>();
  const changed = useMemo(() => new Set(changes.map(({ section }) => section)), [changes]);
  const summary = useMemo(() => summaryOf(edited), [edited]);
  const close = () => setShown(undefined);
  const go = (section: RuleSection) => {
    editor.fold(section, false);
    const place = document.getElementById(sectionId(section));
    place?.scrollIntoView({ block: 'start' });
    place?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <RuleHead
        rules={base}
        canSave={editor.canSave}
        isSaving={saving.isSaving}
        isReloading={saving.isReloading}
        onHistory={() => setShown('history')}
        onDryRun={() => setShown('dry-run')}
        onRestore={editor.restore}
        onRefresh={editor.refresh}
        onSave={editor.save}
      />
      <RuleNotices
        reloadFailure={saving.reloadFailure}
        conflict={saving.conflict}
        edited={edited}
        unsaved={dirty ? changes : undefined}
        isMigrated={base.migrated}
        onRefresh={editor.refresh}
        onTakeTheirs={editor.takeTheirs}
        onKeepMine={editor.keepMine}
      />
      <Columns ref={editor.fields}>
        <RuleSummary summary={summary} changed={changed} onGo={go} />
        <Form form={form} onSubmit={editor.save}>
          <RuleSections
            form={form}
            saved={saved}
            folded={editor.folded}
            asides={asidesOf(editor.values)}
            onFold={editor.fold}
          />
        </Form>
      </Columns>
      {shown === 'dry-run' && (
        <Suspense fallback={null}>
          <DryRun edited={edited} canSave={editor.canSave} onSave={editor.save} onClose={close} />
        </Suspense>
      )}
      {shown === 'history' && (
        <Suspense fallback={null}>
          <RuleHistory
            base={base}
            edited={edited}
            onRestore={(config) => {
              editor.load(config);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 18rem minmax(0, 1fr);
  gap: 3rem;

  ${media.quiet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s[6]};
  }
`;
