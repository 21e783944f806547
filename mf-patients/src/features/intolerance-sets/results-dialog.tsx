import {
  type IntoleranceSetSummary,
  type PatientIntoleranceSet,
} from '@pora/contracts/patients/intolerance-set.model';
import { failureProps, type LoadState } from '@pora/kit';
import { Button, EmptyState, ErrorState, SkeletonRows, useDelayed } from '@pora/ui';
import { TrashIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useState } from 'react';
import { useHonestLoad } from '../../shared/honest-load.js';
import { BesideTitle, UnderTitle } from '../../shared/title-action.js';
import { type ChosenSets, useChosenSets } from './compare/chosen-sets.js';
import { compareStrings, dayOf } from './compare/compare.strings.js';
import { SetsView } from './compare/sets-view.js';
import { ImportButton } from './import/import-button.js';
import { resultsImportStrings } from './import/results-import.strings.js';
import { type TargetPatient } from './import/review-questions.js';
import { ResultsReview } from './import/results-review.js';
import { type ImportedResults } from './import/use-results-import.js';
import { intoleranceSetStrings as t } from './intolerance-sets.strings.js';
import { useIntoleranceSet, useRemoveIntoleranceSet, useSetHistory } from './use-intolerance-set.js';

interface ResultsDialogProps {
  patientId: string;
  patientName: string;
  /** Back to where the dialog was opened. */
  onClose: () => void;
}

/** The patient's intolerance results by category, coloured by their value, or the way to import them [core §2, §9]. */
export function ResultsDialog({ patientId, patientName, onClose }: ResultsDialogProps) {
  // A file about somebody else may go to that person's card.
  const [patient, setPatient] = useState<TargetPatient>({ id: patientId, name: patientName });
  return <ResultsOf patient={patient} onOtherPatient={setPatient} onClose={onClose} />;
}

interface ResultsOfProps {
  patient: TargetPatient;
  onOtherPatient: (patient: TargetPatient) => void;
  onClose: () => void;
}

function ResultsOf({ patient, onOtherPatient, onClose }: ResultsOfProps) {
  const { id: patientId, name: patientName } = patient;
  const load = useIntoleranceSet(patientId);
  const history = useSetHistory(patientId);
  const chosen = useChosenSets(history.phase === 'ready' ? history.data : []);
  const [imported, setImported] = useState<ImportedResults>();
  const isLoading = load.phase === 'loading' || history.phase === 'loading';
  // Results that come at once must not be preceded by a dialog about waiting.
  const waiting = useDelayed(isLoading);
  if (isLoading && !waiting) return null;
  const set = load.phase === 'ready' ? load.data : null;
  if (imported && load.phase === 'ready') {
    return (
      <ResultsReview
        key={imported.id}
        patient={patient}
        imported={imported}
        current={set}
        onOtherPatient={onOtherPatient}
        onOtherFile={setImported}
        onSaved={() => setImported(undefined)}
        onAbandon={() => setImported(undefined)}
      />
    );
  }
  const hasSets = load.phase === 'ready' && (set !== null || chosen.shown !== null);
  const importButton = hasSets && (
    <ImportButton label={resultsImportStrings.newButton} current={set} onImported={setImported} />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      steady
      title={t.title}
      description={describe(patientName, set, chosen)}
      header={<BesideTitle>{importButton}</BesideTitle>}
      footerStart={hasSets && <RemoveButton set={set} chosen={chosen} onRemoved={onClose} />}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.back}
        </Button>
      }
    >
      <UnderTitle>{importButton}</UnderTitle>
      {isLoading ? (
        <SkeletonRows rows={8} label={t.loading} />
      ) : (
        <Content
          load={load}
          patientName={patientName}
          chosen={chosen}
          history={history}
          onImported={setImported}
        />
      )}
    </Dialog>
  );
}

interface ContentProps {
  patientName: string;
  load: LoadState<PatientIntoleranceSet | null>;
  chosen: ChosenSets;
  history: LoadState<IntoleranceSetSummary[]>;
  onImported: (results: ImportedResults) => void;
}

/** The results there are, else the way to import some; none only where both the current ones and the history were read. */
function Content({ load, patientName, chosen, history, onImported }: ContentProps) {
  const current = useHonestLoad(load, (set) => set === null);
  const former = useHonestLoad(history, (sets) => sets.length === 0);
  if (load.phase === 'failed') return <ErrorState title={t.loadFailed} {...failureProps(load)} />;
  const set = load.phase === 'ready' ? load.data : null;
  if (set || chosen.shown)
    return <SetsView set={set} patientName={patientName} chosen={chosen} history={history} />;
  const unread = [current, former].find(({ phase }) => phase !== 'ready');
  if (unread?.phase === 'failed') return <ErrorState title={t.loadFailed} {...failureProps(unread)} />;
  if (unread) return <SkeletonRows rows={8} label={t.loading} />;
  return (
    <EmptyState
      title={t.none}
      description={t.noneText}
      actions={
        <ImportButton
          label={resultsImportStrings.button}
          variant="primary"
          current={null}
          onImported={onImported}
        />
      }
    />
  );
}

/** Whose results, which there are, and where the shown ones come from. */
function describe(
  patientName: string,
  set: PatientIntoleranceSet | null,
  { view, shown, days }: ChosenSets,
): string {
  if (view === 'compare') return `${patientName}. ${compareStrings.describe}`;
  const { sourceFile = null, date = null } = shown ?? set ?? {};
  const origin = t.origin(sourceFile, date);
  return (
    [patientName, days.length > 1 && compareStrings.history(days), origin].filter(Boolean).join('. ') +
    (origin ? '.' : '')
  );
}

interface RemoveButtonProps {
  set: PatientIntoleranceSet | null;
  chosen: ChosenSets;
  onRemoved: () => void;
}

/** Deletes the shown results; where there are several it names them, and says when none is left that plans are checked against. */
function RemoveButton({ set, chosen, onRemoved }: RemoveButtonProps) {
  const remove = useRemoveIntoleranceSet();
  const { view, pair, shown, days, sets, show } = chosen;
  const target = (view === 'compare' ? pair?.after : shown) ?? set;
  if (!target) return null;
  const isCurrent = target.id === set?.id;
  const [former] = sets.filter(({ id }) => id !== target.id);
  const aftermath = isCurrent && former ? compareStrings.noneCurrent(dayOf(former)) : undefined;
  const { id, version } = target;
  return (
    <Button
      variant="danger-quiet"
      icon={<TrashIcon />}
      busy={remove.isPending}
      onClick={() =>
        remove.mutate(
          { id, version, aftermath },
          { onSuccess: () => (isCurrent ? onRemoved() : show(undefined)) },
        )
      }
    >
      {days.length > 1 ? compareStrings.remove(dayOf(target)) : t.remove}
    </Button>
  );
}

/** On a phone a button beside the title would leave no room for the title. */
