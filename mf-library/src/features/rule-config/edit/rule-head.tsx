import { Button, PageHead } from '@pora/ui';
import { TargetIcon, HistoryIcon, RefreshCwIcon, RotateCcwIcon } from '@pora/ui/icons';
import { ruleConfigStrings } from '../rule-config.strings.js';
import { RuleOrigin } from '../rule-origin.js';
import { type SavedRules } from '../use-rule-config.js';
import { editorStrings as t } from './editor.strings.js';

interface RuleHeadProps {
  rules: SavedRules;
  /** There is something unsaved, and no save is running. */
  canSave: boolean;
  isSaving: boolean;
  isReloading: boolean;
  onHistory: () => void;
  onDryRun: () => void;
  onRestore: () => void;
  onRefresh: () => void;
  onSave: () => void;
}

/** Head of the settings: where the rules come from, and what can be done to all of them [library §2]. */
export function RuleHead(props: RuleHeadProps) {
  const { rules, canSave, isSaving, isReloading, onHistory, onDryRun, onRestore, onRefresh, onSave } = props;
  return (
    <PageHead
      title={ruleConfigStrings.title}
      description={<RuleOrigin rules={rules} />}
      actions={
        <>
          <Button variant="quiet" icon={<HistoryIcon aria-hidden />} onClick={onHistory}>
            {t.history}
          </Button>
          <Button variant="quiet" icon={<TargetIcon aria-hidden />} onClick={onDryRun}>
            {t.dryRun}
          </Button>
          <Button variant="quiet" icon={<RotateCcwIcon aria-hidden />} onClick={onRestore}>
            {t.restore}
          </Button>
          <Button icon={<RefreshCwIcon aria-hidden />} busy={isReloading} onClick={onRefresh}>
            {t.refresh}
          </Button>
          <Button variant="primary" shortcut="Ctrl S" busy={isSaving} disabled={!canSave} onClick={onSave}>
            {t.save}
          </Button>
        </>
      }
    />
  );
}
