import { handOutCalls, planInsightCalls } from '@pora/contracts/calls';
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
import { FileOutputIcon, PrinterIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { keepPreviousData } from '@pora/kit/queries';
import { useState } from 'react';
import styled from 'styled-components';
import { ExportConfirm } from '../plan-safety/public.js';
import { usePlanEditing } from '../plan-work/public.js';
import { AdviceLibrary } from './advice-library.js';
import { HandOutOptionsForm } from './hand-out-options.js';
import { HandOutPreview } from './hand-out-preview.js';
import { HandOutPrint } from './hand-out-print.js';
import { type HandOutDates, nextMonday, queryOf } from './hand-out-query.js';
import { handOutStrings as t } from './hand-out.strings.js';
import { UnsavedSettings } from './unsaved-settings.js';
import { useHandOutSettings } from './use-hand-out-settings.js';
import { useHandOver } from './use-hand-over.js';

/** What of the dialog is in sight beside, or instead of, the preview. */
type View = 'options' | 'advice' | 'preview';

/** The material for the patient: how it is made, what it looks like, and the way out as a file or on paper. */
export function HandOutDialog({ onClose }: { onClose: () => void }) {
  const { plan } = usePlanEditing();
  // Beside the options there is no room for a page: it takes their place.
  const narrow = useMediaQuery(mediaQueries.tablet);
  const [view, setView] = useState<View>('options');
  const [dates, setDates] = useState<HandOutDates>(() => ({
    ...{ firstDay: nextMonday(), nextVisit: '', nextVisitTime: '' },
  }));
  const form = useHandOutSettings(plan.id);
  const { loaded, settings, stored } = form;
  const query = stored && queryOf(stored.options, dates);
  const handOver = useHandOver({
    plan,
    query: settings && queryOf(settings.options, dates),
    flush: form.flush,
  });
  const slow = useDelayed(loaded.phase === 'loading');
  useShortcut('mod+p', () => handOver.start('print'));
  return (
    <>
      <Dialog
        open
        size="full"
        title={t.title}
        description={t.about(plan.name)}
        onClose={onClose}
        onSubmit={() => handOver.start('docx')}
        footerStart={<Risks />}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button
              icon={<PrinterIcon aria-hidden />}
              busy={handOver.busy === 'print'}
              disabled={!settings}
              onClick={() => handOver.start('print')}
            >
              {t.print}
            </Button>
            <Button
              variant="primary"
              icon={<FileOutputIcon aria-hidden />}
              busy={handOver.busy === 'docx'}
              disabled={!settings}
              onClick={() => handOver.start('docx')}
            >
              {t.exportDocx}
            </Button>
          </>
        }
      >
        {loaded.phase === 'failed' && <ErrorState title={t.loadFailed} {...failureProps(loaded)} />}
        {slow && <SkeletonRows label={t.loading} rows={10} />}
        {settings && query && (
          <Columns $wide={view === 'preview'}>
            {view !== 'preview' && (
              <Options>
                {narrow && (
                  <div>
                    <Button size="compact" onClick={() => setView('preview')}>
                      {t.preview}
                    </Button>
                  </div>
                )}
                <Notices>
                  <UnsavedSettings form={form} />
                </Notices>
                {view === 'advice' ? (
                  <AdviceLibrary settings={settings} form={form} onBack={() => setView('options')} />
                ) : (
                  <HandOutOptionsForm
                    settings={settings}
                    form={form}
                    dates={dates}
                    onDates={setDates}
                    onEditAdvice={() => setView('advice')}
                  />
                )}
              </Options>
            )}
            {(view === 'preview' || !narrow) && (
              <Preview
                query={query}
                wide={view === 'preview'}
                onWide={() => setView(view === 'preview' ? 'options' : 'preview')}
              />
            )}
          </Columns>
        )}
      </Dialog>
      {handOver.asked && (
        <ExportConfirm
          plan={plan}
          verdict={handOver.asked.verdict}
          busy={handOver.busy !== undefined}
          onConfirm={handOver.takeRisk}
          onClose={handOver.cancel}
        />
      )}
      {handOver.printed && <HandOutPrint handOut={handOver.printed} onDone={handOver.donePrinting} />}
    </>
  );
}

/** That the plan's check speaks against it, before anybody asks for the file; the one the head of the editor shows. */
function Risks() {
  const { id, version } = usePlanEditing().plan;
  const safety = useApiQuery(planInsightCalls.safety, { params: { id }, version });
  if (safety.phase === 'loading') return null;
  const isChecked = safety.phase === 'ready' && safety.error == null && safety.data.state !== 'unchecked';
  if (!isChecked) return <Warning>{t.unchecked}</Warning>;
  return safety.data.dangerous > 0 ? <Warning>{t.risks(safety.data.dangerous)}</Warning> : null;
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
      {pages.error !== null && (
        <InlineNotice
          tone="amber"
          live
          action={
            <Button size="compact" busy={pages.refreshing} onClick={pages.retry}>
              {t.retry}
            </Button>
          }
        >
          {t.previewOld}
        </InlineNotice>
      )}
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
  grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 1fr)' : 'minmax(0, 26rem) minmax(0, 1fr)')};
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

const Warning = styled.p`
  margin: 0;
  color: ${theme.c.dangerText};
  font: ${theme.t.small};
`;
