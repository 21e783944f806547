import { handOutCalls } from '@pora/contracts/calls';
import { failureProps, useApiQuery, useShortcut } from '@pora/kit';
import {
  Button,
  ErrorState,
  InlineNotice,
  media,
  mediaQueries,
  SkeletonRows,
  theme,
  useDelayed,
  useMediaQuery,
} from '@pora/ui';
import { DownloadIcon, EyeIcon, OctagonAlertIcon, PrinterIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { keepPreviousData } from '@pora/kit/queries';
import { useState } from 'react';
import styled from 'styled-components';
import { type PlanStep } from '../plan-steps/public.js';
import { countMeals, usePlanEditing } from '../plan-work/public.js';
import { OldNotice } from './dialog-parts.js';
import { EmptyPlanQuestion } from './empty-plan-question.js';
import { HandOutAside, type HandOutView } from './hand-out-aside.js';
import { type DatesForm } from './hand-out-dates.js';
import { useHandOutDraft } from './hand-out-draft.js';
import { HandOutPreview } from './hand-out-preview.js';
import { HandOutPrint } from './hand-out-print.js';
import { queryOf } from './hand-out-query.js';
import { handOutStrings as t } from './hand-out.strings.js';
import { UnsavedSettings } from './unsaved-settings.js';
import { useHandOutSettings } from './use-hand-out-settings.js';
import { type HandOverKind, useHandOver } from './use-hand-over.js';
import { useIssues } from './use-issues.js';
import { useNextVisit } from './use-next-visit.js';

interface HandOutDialogProps {
  onStep: (step: PlanStep) => void;
  onGenerate: () => void;
  onClose: () => void;
}

/** The one way to hand a plan out (decision 62); an empty one asks first. */
export function HandOutDialog({ onStep, onGenerate, onClose }: HandOutDialogProps) {
  const { plan } = usePlanEditing();
  const [takesEmpty, setTakesEmpty] = useState(false);
  if (countMeals(plan.planDays) === 0 && !takesEmpty) {
    const generate = () => {
      onClose();
      onGenerate();
    };
    return (
      <EmptyPlanQuestion onConfirm={() => setTakesEmpty(true)} onGenerate={generate} onClose={onClose} />
    );
  }
  return <HandOutMaterial onRepair={() => onStep('repair')} onClose={onClose} />;
}

/** What was typed for this plan, with the next visit of the schedule where none was typed. */
function useDraft() {
  const { plan } = usePlanEditing();
  const [draft, change] = useHandOutDraft(plan.id);
  const scheduled = useNextVisit(plan.patientId);
  const { day: nextVisit, time: nextVisitTime } = draft.visit ?? scheduled;
  const form: DatesForm = {
    dates: { firstDay: draft.firstDay, nextVisit, nextVisitTime },
    scheduled: draft.visit || plan.patientId === null ? undefined : scheduled.state,
    onFirstDay: (firstDay) => change({ firstDay }),
    onVisit: (visit) => change({ visit }),
  };
  return { form, draft, change };
}

function HandOutMaterial({ onRepair, onClose }: { onRepair: () => void; onClose: () => void }) {
  const { plan } = usePlanEditing();
  // Beside the options there is no room for a page: it takes their place.
  const narrow = useMediaQuery(mediaQueries.tablet);
  const [view, setView] = useState<HandOutView>('before');
  /** What stands beside the preview again when it is small. */
  const [beside, setBeside] = useState<HandOutView>('before');
  const { form: dates, draft, change } = useDraft();
  const form = useHandOutSettings(plan.id);
  const { loaded, settings, stored } = form;
  const query = stored && queryOf(stored.options, dates.dates);
  const before = useIssues(draft, change);
  const handOver = useHandOver({
    plan,
    query: settings && queryOf(settings.options, dates.dates),
    flush: form.flush,
    onOtherCheck: () => {
      before.askAgain();
      setView('before');
    },
  });
  const slow = useDelayed(loaded.phase === 'loading');
  const canHandOver = settings !== undefined && before.isChecked && before.left === undefined;
  const start = (kind: HandOverKind) => {
    if (canHandOver) handOver.start(kind, before.given);
  };
  useShortcut('mod+p', () => start('print'));
  const showPreview = () => {
    setBeside(view);
    setView(view === 'preview' ? beside : 'preview');
  };
  return (
    <>
      <Dialog
        open
        size="full"
        title={t.title}
        description={plan.name}
        onClose={onClose}
        onSubmit={() => start('docx')}
        header={
          narrow &&
          view !== 'preview' && (
            <Button size="compact" variant="quiet" icon={<EyeIcon aria-hidden />} onClick={showPreview}>
              {t.preview}
            </Button>
          )
        }
        footerStart={<Cancel onClose={onClose} />}
        footer={<Deeds left={before.left} busy={handOver.busy} disabled={!canHandOver} onStart={start} />}
      >
        {loaded.phase === 'failed' && <ErrorState title={t.loadFailed} {...failureProps(loaded)} />}
        {slow && <SkeletonRows label={t.loading} rows={10} />}
        {settings && query && (
          <Columns $wide={view === 'preview'}>
            {view !== 'preview' && (
              <Options>
                <Notices>
                  <UnsavedSettings form={form} />
                </Notices>
                <HandOutAside
                  view={view}
                  onView={setView}
                  settings={settings}
                  form={form}
                  dates={dates}
                  before={before}
                  onRepair={onRepair}
                />
              </Options>
            )}
            {(view === 'preview' || !narrow) && (
              <Preview query={query} wide={view === 'preview'} onWide={showPreview} />
            )}
          </Columns>
        )}
      </Dialog>
      {handOver.printed && <HandOutPrint handOut={handOver.printed} onDone={handOver.donePrinting} />}
    </>
  );
}

/** A phone has the × alone: the two ways out take the whole foot. */
function Cancel({ onClose }: { onClose: () => void }) {
  const phone = useMediaQuery(mediaQueries.phone);
  if (phone) return null;
  return (
    <Button variant="quiet" onClick={onClose}>
      {t.cancel}
    </Button>
  );
}

interface DeedsProps {
  /** What is still missing before the plan may leave. */
  left: string | undefined;
  busy: HandOverKind | undefined;
  disabled: boolean;
  onStart: (kind: HandOverKind) => void;
}

/** Paper and file, and what is missing for them. */
function Deeds({ left, busy, disabled, onStart }: DeedsProps) {
  return (
    <>
      {left !== undefined && (
        <Left role="status">
          <OctagonAlertIcon aria-hidden />
          {left}
        </Left>
      )}
      <Button
        icon={<PrinterIcon aria-hidden />}
        busy={busy === 'print'}
        disabled={disabled}
        onClick={() => onStart('print')}
      >
        {t.print}
      </Button>
      <Button
        variant="primary"
        icon={<DownloadIcon aria-hidden />}
        shortcut="Ctrl ↵"
        busy={busy === 'docx'}
        disabled={disabled}
        onClick={() => onStart('docx')}
      >
        {t.exportDocx}
      </Button>
    </>
  );
}

interface PreviewProps {
  query: ReturnType<typeof queryOf>;
  wide: boolean;
  onWide: () => void;
}

/** The pages as the server has them for the saved settings. */
function Preview({ query, wide, onWide }: PreviewProps) {
  const { plan } = usePlanEditing();
  const { id, version } = plan;
  const pages = useApiQuery(
    handOutCalls.preview,
    { params: { id }, query, version },
    { placeholderData: keepPreviousData },
  );
  const slow = useDelayed(pages.phase === 'loading');
  if (pages.phase === 'failed') {
    return <ErrorState title={t.previewFailed} {...failureProps(pages)} />;
  }
  if (pages.phase === 'loading') return slow ? <SkeletonRows label={t.previewLoading} rows={14} /> : <div />;
  return (
    <div>
      {pages.error !== null && <OldNotice load={pages}>{t.previewOld}</OldNotice>}
      {pages.data.pictureNote !== '' && (
        <InlineNotice tone="amber" live>
          {pages.data.pictureNote}
        </InlineNotice>
      )}
      <HandOutPreview handOut={pages.data} wide={wide} onWide={onWide} />
    </div>
  );
}

const Columns = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 1fr)' : 'minmax(0, 29rem) minmax(0, 1fr)')};
  gap: ${theme.s[6]};
  min-height: min(36rem, 60vh);

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Options = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.s[4]};
  min-width: 0;
`;

/** In sight wherever in the settings the person is: a change that waits is not to be found by scrolling. */
const Notices = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;

  &:empty {
    display: none;
  }
`;

const Left = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.s[1]};
  margin: 0;
  color: ${theme.c.dangerText};
  font: ${theme.t.dense};

  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }

  ${media.phone} {
    flex: 1 0 100%;
  }
`;
