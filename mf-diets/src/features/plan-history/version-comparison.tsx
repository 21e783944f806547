import { planHistoryCalls } from '@pora/contracts/calls';
import { type HistoryComparison, type HistoryStep } from '@pora/contracts/plans/plan-history.model';
import { failureProps, formatTime, messageOf, useApiQuery } from '@pora/kit';
import {
  Button,
  ErrorState,
  InlineNotice,
  SegmentedControl,
  SkeletonRows,
  theme,
  toast,
  useDelayed,
} from '@pora/ui';
import { CheckboxField } from '@pora/ui/forms';
import { RotateCcwIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { ChangesWait, usePlanEditing } from '../plan-work/public.js';
import { ComparisonTable } from './comparison-table.js';
import { historyStrings as t } from './plan-history.strings.js';

type Other = keyof typeof t.withOptions;

const OTHERS = (Object.keys(t.withOptions) as Other[]).map((value) => ({
  value,
  label: t.withOptions[value],
}));

interface RestoreProps {
  step: HistoryStep;
  onRestored: () => void;
}

interface VersionComparisonProps extends RestoreProps {
  /** Whether what both versions hold alike is left out; who shows the comparison keeps it from step to step. */
  onlyChanges: boolean;
  onOnlyChanges: (onlyChanges: boolean) => void;
}

/** The plan before a step beside the plan now, or beside what the step made of it; and the way back to it. */
export function VersionComparison({ step, onRestored, onlyChanges, onOnlyChanges }: VersionComparisonProps) {
  const { plan } = usePlanEditing();
  const [other, setOther] = useState<Other>('now');
  const comparison = useApiQuery(planHistoryCalls.compare, {
    params: { id: plan.id, n: String(step.id) },
    query: { with: other },
    version: plan.version,
  });
  const slow = useDelayed(comparison.phase === 'loading');
  return (
    <Section aria-label={t.comparison}>
      <Head>
        <div>
          <h3>{t.comparison}</h3>
          <small>{comparison.phase === 'ready' ? factsOf(comparison.data) : step.sentence}</small>
        </div>
        <SegmentedControl label={t.with} size="compact" value={other} onChange={setOther} options={OTHERS} />
        <CheckboxField label={t.onlyChanges} checked={onlyChanges} onChange={onOnlyChanges} />
        <RestoreButton step={step} onRestored={onRestored} />
      </Head>
      {comparison.phase === 'loading' && slow && <SkeletonRows rows={6} label={t.compareLoading} />}
      {comparison.phase === 'failed' && (
        <ErrorState compact title={t.compareFailed} {...failureProps(comparison)} />
      )}
      {comparison.phase === 'ready' &&
        (comparison.data.changed.length === 0 && onlyChanges ? (
          <InlineNotice tone="info">{t.same}</InlineNotice>
        ) : (
          <ComparisonTable
            comparison={comparison.data}
            onlyChanges={onlyChanges}
            before={t.before(formatTime(step.at))}
            after={other === 'now' ? t.now : t.afterStep}
            restoreOf={(day) =>
              other === 'now' && <RestoreButton step={step} day={day} onRestored={onRestored} />
            }
          />
        ))}
    </Section>
  );
}

function factsOf({ step, changed, days: all }: HistoryComparison): string {
  const days = new Set(changed.map(({ day }) => day)).size;
  const facts = [step.sentence];
  if (days > 0)
    facts.push(t.changedDays(days), t.changedPlaces(changed.length), t.sameDays(all.length - days));
  return facts.join(' · ');
}

/** Brings back the whole version, or one day of it: then the comparison stays, for the next day. */
function RestoreButton({ step, day, onRestored }: RestoreProps & { day?: number }) {
  const { generating, commands, offerUndo } = usePlanEditing();
  const { restoreVersion } = commands;
  const restore = () =>
    restoreVersion.mutate(day === undefined ? { step: step.id } : { step: step.id, day }, {
      onSuccess: (restored) => {
        if (!restored) return;
        if (day === undefined) onRestored();
        offerUndo(day === undefined ? t.restored(step.sentence) : t.restoredDay(day), t.restoreUndone);
      },
      onError: (error) =>
        toast.error(t.restoreFailed, error instanceof ChangesWait ? t.changesWait : messageOf(error), error),
    });
  const isBusy = restoreVersion.isPending && restoreVersion.variables.day === day;
  const state = { busy: isBusy, disabled: generating, title: generating ? t.generating : undefined };
  if (day === undefined) {
    return (
      <Button {...state} icon={<RotateCcwIcon aria-hidden />} onClick={restore}>
        {t.restore}
      </Button>
    );
  }
  return (
    <Button {...state} variant="quiet" size="compact" aria-label={t.restoreThisDay(day)} onClick={restore}>
      {t.restoreDay}
    </Button>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.s[3]};
  width: 100%;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[3]};

  > :first-child {
    flex: 1 1 14rem;
  }

  h3 {
    margin: 0;
    font: ${theme.t.lead};
  }

  small {
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }
`;
