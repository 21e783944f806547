import { type HistoryStep, type PlanHistory } from '@pora/contracts/plans/plan-history.model';
import { failureProps } from '@pora/kit';
import {
  Button,
  EmptyState,
  ErrorState,
  mediaQueries,
  SkeletonRows,
  theme,
  useDelayed,
  useMediaQuery,
} from '@pora/ui';
import { ChevronLeftIcon, Redo2Icon, Undo2Icon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { keepPreviousData } from '@pora/kit/queries';
import { useState } from 'react';
import styled from 'styled-components';
import { usePlanEditing } from '../plan-work/public.js';
import { HistoryList } from './history-list.js';
import { historyStrings as t } from './plan-history.strings.js';
import { lastStep } from './step-text.js';
import { usePlanHistory } from './use-plan-history.js';
import { VersionComparison } from './version-comparison.js';

/** "Historia": what was done to the plan and by whom, each version beside the plan, and the way back to it. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { plan } = usePlanEditing();
  const history = usePlanHistory(plan, { placeholderData: keepPreviousData });
  const slow = useDelayed(history.phase === 'loading');
  return (
    <Dialog
      open
      size="full"
      title={t.title}
      description={plan.name}
      onClose={onClose}
      footerStart={<Moves history={history.phase === 'ready' ? history.data : undefined} />}
      footer={<Note>{t.restoreNote}</Note>}
    >
      {history.phase === 'loading' && slow && <SkeletonRows rows={8} label={t.loading} />}
      {history.phase === 'failed' && <ErrorState title={t.loadFailed} {...failureProps(history)} />}
      {history.phase === 'ready' &&
        (history.data.items.length === 0 ? (
          <EmptyState title={t.empty} description={t.emptyText} />
        ) : (
          <Steps history={history.data} onClose={onClose} />
        ))}
    </Dialog>
  );
}

/** The list and, beside it, the version before the chosen step; on a phone one after the other. */
function Steps({ history, onClose }: { history: PlanHistory; onClose: () => void }) {
  const phone = useMediaQuery(mediaQueries.tablet);
  const newest = lastStep(history);
  const [chosen, setChosen] = useState<number>();
  const [onlyChanges, setOnlyChanges] = useState(true);
  const standing = history.items.filter((item): item is HistoryStep => item.kind !== 'risk' && !item.undone);
  // A wide window shows at once what the last step has changed.
  const step = standing.find(({ id }) => id === chosen) ?? (phone ? undefined : newest);
  const filter = { onlyChanges, onOnlyChanges: setOnlyChanges };
  if (phone && step) {
    return (
      <Stack>
        <Button variant="quiet" icon={<ChevronLeftIcon aria-hidden />} onClick={() => setChosen(undefined)}>
          {t.backToList}
        </Button>
        <VersionComparison key={step.id} step={step} onRestored={onClose} {...filter} />
      </Stack>
    );
  }
  const list = <HistoryList history={history} chosen={step?.id} newest={newest?.id} onChoose={setChosen} />;
  if (phone) return list;
  return (
    <Columns>
      {list}
      {step ? (
        <VersionComparison key={step.id} step={step} onRestored={onClose} {...filter} />
      ) : (
        <EmptyState compact title={t.choose} />
      )}
    </Columns>
  );
}

/** One step back, one step on. */
function Moves({ history }: { history: PlanHistory | undefined }) {
  const { generating, commands, undoLast, redoLast } = usePlanEditing();
  return (
    <>
      <Button
        variant="quiet"
        icon={<Undo2Icon aria-hidden />}
        busy={commands.undo.isPending}
        disabled={generating || !history || !lastStep(history)}
        onClick={() => commands.undo.isRunning() || void undoLast()}
      >
        {t.undo}
      </Button>
      <Button
        variant="quiet"
        icon={<Redo2Icon aria-hidden />}
        busy={commands.redo.isPending}
        disabled={generating || !history?.redo}
        onClick={() => commands.redo.isRunning() || void redoLast()}
      >
        {t.redo}
      </Button>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 20rem minmax(0, 1fr);
  gap: ${theme.s[5]};
  align-items: start;
  min-height: 24rem;
`;

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.s[3]};
`;

const Note = styled.span`
  align-self: center;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;
