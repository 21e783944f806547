import { messageOf } from '@pora/kit';
import { EmptyState, ErrorState } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import { useState } from 'react';
import { usePlanHistory, VersionComparison } from '../../plan-history/public.js';
import { usePlanEditing } from '../../plan-work/public.js';
import { editorStrings } from '../plan-editor.strings.js';
import { lastGenerationOf } from './use-generated.js';

const t = editorStrings.generation;

/** The plan before the last generation beside the plan now, and the way back to it. */
export function GenerationComparison({ onClose }: { onClose: () => void }) {
  const { plan } = usePlanEditing();
  const history = usePlanHistory(plan);
  const [onlyChanges, setOnlyChanges] = useState(true);
  const step = history.phase === 'ready' ? lastGenerationOf(history.data) : undefined;
  return (
    <Dialog open size="full" title={t.compareTitle} description={plan.name} onClose={onClose}>
      {history.phase === 'failed' && (
        <ErrorState
          title={t.compareFailed}
          description={messageOf(history.error)}
          onRetry={history.retry}
          busy={history.retrying}
        />
      )}
      {step && (
        <VersionComparison
          step={step}
          onRestored={onClose}
          onlyChanges={onlyChanges}
          onOnlyChanges={setOnlyChanges}
        />
      )}
      {history.phase === 'ready' && !step && <EmptyState title={t.nothingToCompare} />}
    </Dialog>
  );
}
