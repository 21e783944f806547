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
import { type HandOutOptions, type HandOutSettings } from '@pora/contracts/plans/hand-out.model';
import { type PlanStep } from '../plan-steps/public.js';
import { countMeals, usePlanEditing } from '../plan-work/public.js';
import { AdviceLibrary } from './advice-library.js';
import { BeforeHandOut, type Taken } from './before-hand-out.js';
import { issuesOf } from './before-issues.js';
import { EmptyPlanQuestion } from './empty-plan-question.js';
import { HandOutDatesForm, HandOutOptionsForm } from './hand-out-options.js';
import { HandOutPreview } from './hand-out-preview.js';
import { HandOutPrint } from './hand-out-print.js';
import { type HandOutDates, nextMonday, queryOf } from './hand-out-query.js';
import { handOutStrings as t } from './hand-out.strings.js';
import { UnsavedSettings } from './unsaved-settings.js';
import { type HandOutForm, useHandOutSettings } from './use-hand-out-settings.js';
import { type HandOverKind, useHandOver } from './use-hand-over.js';

/** What of the dialog is in sight beside, or instead of, the preview. */
type View = 'before' | 'options' | 'advice' | 'preview';

interface HandOutDialogProps {
  onStep: (step: PlanStep) => void;
  onClose: () => void;
}

/** The one way to hand a plan out (decision 62); an empty one asks first. */
export function HandOutDialog({ onStep, onClose }: HandOutDialogProps) {
  const { plan } = usePlanEditing();
  const [takesEmpty, setTakesEmpty] = useState(false);
  if (countMeals(plan.planDays) === 0 && !takesEmpty) {
    const confirm = () => setTakesEmpty(true);
    return <EmptyPlanQuestion days={plan.planDays.length} onConfirm={confirm} onClose={onClose} />;
  }
  return <HandOutMaterial onRepair={() => onStep('repair')} onClose={onClose} />;
}

const NOT_TAKEN: Taken = { understood: false, reason: '' };

/** What speaks against handing the plan out, what somebody says about it, and what is still missing for it. */
function useIssues() {
  const { plan } = usePlanEditing();
  const { id, version } = plan;
  const safety = useApiQuery(planInsightCalls.safety, { params: { id }, version });
  const [taken, setTaken] = useState(NOT_TAKEN);
  const isChecked = safety.phase === 'ready' && safety.error == null;
  const issues = isChecked ? issuesOf(safety.data, plan) : [];
  const asks = issues.length > 0;
  const needsBox = asks && !taken.understood;
  const needsReason = asks && taken.reason.trim().length < LEAST_REASON;
  return {
    ...{ safety, isChecked, issues, taken, setTaken },
    left: needsBox || needsReason ? t.before.left(needsBox, needsReason) : undefined,
    /** What goes along with the file; undefined where nothing is asked. */
    given: asks && isChecked ? { verdict: safety.data, reason: taken.reason.trim() } : undefined,
  };
}

/** As short as a reason may be. */
const LEAST_REASON = 3;

function HandOutMaterial({ onRepair, onClose }: { onRepair: () => void; onClose: () => void }) {
  const { plan } = usePlanEditing();
  // Beside the options there is no room for a page: it takes their place.
  const narrow = useMediaQuery(mediaQueries.tablet);
  const [view, setView] = useState<View>('before');
  /** What stands beside the preview again when it is small. */
  const [beside, setBeside] = useState<View>('before');
  const [dates, setDates] = useState<HandOutDates>(() => ({
    ...{ firstDay: nextMonday(), nextVisit: '', nextVisitTime: '' },
  }));
  const form = useHandOutSettings(plan.id);
  const { loaded, settings, stored } = form;
  const query = stored && queryOf(stored.options, dates);
  const before = useIssues();
  const handOver = useHandOver({
    plan,
    query: settings && queryOf(settings.options, dates),
    flush: form.flush,
    onOtherCheck: () => {
      before.setTaken(NOT_TAKEN);
      setView('before');
      if (before.safety.phase === 'ready') before.safety.retry();
    },
  });
  const slow = useDelayed(loaded.phase === 'loading');
  const canHandOver = settings !== undefined && before.isChecked && before.left === undefined;
  const start = (kind: HandOverKind) => {
    if (canHandOver) handOver.start(kind, before.given);
  };
  useShortcut('mod+p', () => start('print'));
  return (
    <>
      <Dialog
        open
        size="full"
        title={t.title}
        description={t.about(plan.name)}
        onClose={onClose}
        onSubmit={() => start('docx')}
        footerStart={before.left !== undefined && <Warning role="status">{before.left}</Warning>}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button
              icon={<PrinterIcon aria-hidden />}
              busy={handOver.busy === 'print'}
              disabled={!canHandOver}
              onClick={() => start('print')}
            >
              {t.print}
            </Button>
            <Button
              variant="primary"
              icon={<FileOutputIcon aria-hidden />}
              busy={handOver.busy === 'docx'}
              disabled={!canHandOver}
              onClick={() => start('docx')}
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
                <Aside
                  view={view}
                  onView={setView}
                  settings={settings}
                  form={form}
                  dates={dates}
                  onDates={setDates}
                  before={before}
                  onRepair={onRepair}
                />
              </Options>
            )}
            {(view === 'preview' || !narrow) && (
              <Preview
                query={query}
                wide={view === 'preview'}
                onWide={() => {
                  setBeside(view);
                  setView(view === 'preview' ? beside : 'preview');
                }}
              />
            )}
          </Columns>
        )}
      </Dialog>
      {handOver.printed && <HandOutPrint handOut={handOver.printed} onDone={handOver.donePrinting} />}
    </>
  );
}

interface AsideProps {
  view: View;
  onView: (view: View) => void;
  settings: HandOutSettings;
  form: HandOutForm;
  dates: HandOutDates;
  onDates: (dates: HandOutDates) => void;
  before: ReturnType<typeof useIssues>;
  onRepair: () => void;
}

/** What stands beside the preview: the questions before handing out, the options, or the texts of advice. */
function Aside({ view, onView, settings, form, dates, onDates, before, onRepair }: AsideProps) {
  if (view === 'advice')
    return <AdviceLibrary settings={settings} form={form} onBack={() => onView('options')} />;
  if (view === 'options')
    return (
      <>
        <div>
          <Button size="compact" onClick={() => onView('before')}>
            {t.before.back}
          </Button>
        </div>
        <HandOutOptionsForm
          settings={settings}
          form={form}
          dates={dates}
          onDates={onDates}
          onEditAdvice={() => onView('advice')}
        />
      </>
    );
  return (
    <>
      <HandOutDatesForm dates={dates} onDates={onDates} />
      <Checked before={before} onRepair={onRepair} />
      <Content options={settings.options} onChange={() => onView('options')} />
    </>
  );
}

/** The issues of the plan as it was just checked; while that is not known, nothing leaves. */
function Checked({ before, onRepair }: { before: ReturnType<typeof useIssues>; onRepair: () => void }) {
  const { safety, isChecked, issues, taken, setTaken } = before;
  if (safety.phase === 'loading') return <p>{t.before.checking}</p>;
  if (safety.phase === 'failed') return <ErrorState title={t.before.checkFailed} {...failureProps(safety)} />;
  if (!isChecked)
    return (
      <InlineNotice
        tone="amber"
        live
        title={t.before.checkFailed}
        action={
          <Button size="compact" busy={safety.refreshing} onClick={safety.retry}>
            {t.retry}
          </Button>
        }
      >
        {t.unchecked}
      </InlineNotice>
    );
  return <BeforeHandOut issues={issues} taken={taken} onTaken={setTaken} onRepair={onRepair} />;
}

/** What the material will hold, in two lines, and the way to change it. */
function Content({ options, onChange }: { options: HandOutOptions; onChange: () => void }) {
  const { layout, calories, macros, largePrint, colours, sections } = options;
  const look = [
    t.layouts[largePrint ? 'headings' : layout].split(':')[0],
    ...(calories && !largePrint ? [t.calories] : []),
    ...(calories && macros && !largePrint ? [t.macros] : []),
    ...(largePrint ? [t.largePrint] : []),
    ...(colours ? [t.colours] : []),
  ];
  const included = sections.map((section) => t.sections[section]);
  const lower = (names: readonly (string | undefined)[]) => names.join(', ').toLocaleLowerCase('pl');
  return (
    <section aria-label={t.before.content}>
      <Line>
        <h3>{t.before.content}</h3>
        <Button size="compact" variant="quiet" onClick={onChange}>
          {t.before.change}
        </Button>
      </Line>
      <Facts>
        <dt>{t.before.layout}</dt>
        <dd>{lower(look)}</dd>
        <dt>{t.before.included}</dt>
        <dd>{included.length > 0 ? lower(included) : t.before.nothingIncluded}</dd>
      </Facts>
    </section>
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

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};

  h3 {
    margin: 0;
    font: ${theme.t.strong};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.s[1]} ${theme.s[3]};
  margin: ${theme.s[2]} 0 0;

  dt {
    color: ${theme.c.text2};
  }

  dd {
    margin: 0;
  }
`;

const Warning = styled.p`
  margin: 0;
  color: ${theme.c.dangerText};
  font: ${theme.t.small};
`;
