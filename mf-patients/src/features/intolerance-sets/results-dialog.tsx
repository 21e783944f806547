import { type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { failureProps } from '@pora/kit';
import { Button, EmptyState, ErrorState, SkeletonRows, useDelayed } from '@pora/ui';
import { TrashIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useState } from 'react';
import { ImportButton } from './import/import-button.js';
import { resultsImportStrings } from './import/results-import.strings.js';
import { ResultsReview } from './import/results-review.js';
import { type ImportedResults } from './import/use-results-import.js';
import { intoleranceSetStrings as t } from './intolerance-sets.strings.js';
import { ResultsList } from './results-list.js';
import { useIntoleranceSet, useRemoveIntoleranceSet } from './use-intolerance-set.js';

interface ResultsDialogProps {
  patientId: string;
  patientName: string;
  /** Back to where the dialog was opened. */
  onClose: () => void;
}

/** The patient's intolerance results by category, coloured by their value, or the way to import them [core §2, §9]. */
export function ResultsDialog({ patientId, patientName, onClose }: ResultsDialogProps) {
  const load = useIntoleranceSet(patientId);
  const [imported, setImported] = useState<ImportedResults>();
  // Results that come at once must not be preceded by a dialog about waiting.
  const waiting = useDelayed(load.phase === 'loading');
  if (load.phase === 'loading' && !waiting) return null;
  const set = load.phase === 'ready' ? load.data : null;
  if (imported && load.phase === 'ready') {
    return (
      <ResultsReview
        key={imported.id}
        patientId={patientId}
        patientName={patientName}
        imported={imported}
        current={set}
        onOtherFile={setImported}
        onSaved={() => setImported(undefined)}
        onAbandon={() => setImported(undefined)}
      />
    );
  }
  const origin = set && t.origin(set.sourceFile, set.date);
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      title={t.title}
      description={origin ? `${patientName}. ${origin}.` : patientName}
      header={
        set && <ImportButton label={resultsImportStrings.newButton} current={set} onImported={setImported} />
      }
      footerStart={set && <RemoveButton set={set} onRemoved={onClose} />}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.back}
        </Button>
      }
    >
      {load.phase === 'loading' && <SkeletonRows rows={8} label={t.loading} />}
      {load.phase === 'failed' && <ErrorState title={t.loadFailed} {...failureProps(load)} />}
      {load.phase === 'ready' && !set && (
        <EmptyState
          title={t.none}
          description={t.noneText}
          actions={
            <ImportButton
              label={resultsImportStrings.button}
              variant="primary"
              current={null}
              onImported={setImported}
            />
          }
        />
      )}
      {set && <ResultsList set={set} />}
    </Dialog>
  );
}

function RemoveButton({ set, onRemoved }: { set: PatientIntoleranceSet; onRemoved: () => void }) {
  const remove = useRemoveIntoleranceSet();
  return (
    <Button
      variant="danger-quiet"
      icon={<TrashIcon />}
      busy={remove.isPending}
      onClick={() => remove.mutate(set, { onSuccess: onRemoved })}
    >
      {t.remove}
    </Button>
  );
}
