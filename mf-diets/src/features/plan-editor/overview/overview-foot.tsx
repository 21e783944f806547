import { type Plan } from '@pora/contracts/plans/plan.model';
import { planInsightCalls } from '@pora/contracts/calls';
import { formatDeviation, formatGrams, formatKcal, formatTime, useApiQuery } from '@pora/kit';
import { CheckIcon, CircleDashedIcon, Link2Icon, LockIcon } from '@pora/ui/icons';
import { media, theme } from '@pora/ui';
import styled from 'styled-components';
import { useHasShown, verdictInSight } from '../../plan-safety/public.js';
import { useIsMoving } from '../../slot-moves/public.js';
import { type Tolerances, deviationOf, usePlanEditing } from '../../plan-work/public.js';
import { editorStrings as t } from '../plan-editor.strings.js';
import { narrowWeeks } from './narrow-weeks.js';
import { overviewStrings } from './overview.strings.js';

interface OverviewFootProps {
  plan: Plan;
  tolerances: Tolerances | null;
}

/** Averages of the whole plan, what the check says, whether all is saved, and the meaning of the marks. */
export function OverviewFoot({ plan, tolerances }: OverviewFootProps) {
  const summary = plan.planSummary;
  const hasShown = useHasShown();
  const deviation = summary && deviationOf(summary.averageCalories, plan.caloriesPerDay, tolerances);
  return (
    <Foot hidden={useIsMoving()}>
      {summary && summary.averageCalories > 0 && (
        <>
          <strong>{t.average(formatKcal(summary.averageCalories))}</strong>
          {deviation && (
            <span>
              {t.averageDeviation(formatDeviation(deviation.percent), formatKcal(plan.caloriesPerDay))}
            </span>
          )}
          <Macros>
            {t.macroShort(
              formatGrams(summary.averageMacros.protein, 1),
              formatGrams(summary.averageMacros.fat, 1),
              formatGrams(summary.averageMacros.carbs, 1),
            )}
          </Macros>
        </>
      )}
      <Verdict plan={plan} />
      <SaveState plan={plan} />
      <Legend>
        <span>
          <Box $look="danger" /> {overviewStrings.legend.danger}
        </span>
        <span>
          <Box $look="unmapped" /> {t.legend.unmapped}
        </span>
        <span>
          <Box $look="selected" /> {overviewStrings.legend.selected}
          {hasShown && ` / ${overviewStrings.legend.shown}`}
        </span>
        <span>
          <LockIcon size={14} aria-hidden /> {t.legend.locked}
        </span>
        <span>
          <Link2Icon size={14} aria-hidden /> {t.legend.pair}
        </span>
        <span>
          <CircleDashedIcon size={14} aria-hidden /> {t.legend.empty}
        </span>
      </Legend>
    </Foot>
  );
}

function Verdict({ plan: { id, version } }: { plan: Plan }) {
  // Of this very version, as in the head: nothing old stays green.
  const safety = useApiQuery(planInsightCalls.safety, { params: { id }, version });
  const { words, icon, color } = verdictInSight(safety);
  return (
    <Fact style={{ color }}>
      {icon}
      {words}
    </Fact>
  );
}

function SaveState({ plan }: { plan: Plan }) {
  const { phase } = usePlanEditing().commands.writer.state;
  if (phase !== 'saved') return <Fact>{phase === 'saving' ? t.saving : t.unsaved}</Fact>;
  return (
    <Fact>
      <CheckIcon size={14} aria-hidden />
      {t.savedAt(formatTime(plan.updatedAt))}
    </Fact>
  );
}

const Foot = styled.footer`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* Close enough for one line at 1440 px: a second one would take the last row of 8 meals out of sight. */
  gap: ${theme.s[1]} ${theme.s[3]};
  min-height: 2.625rem;
  padding: ${theme.s[1]} ${theme.s[4]};
  border-top: 1px solid ${theme.c.line};
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;

  &[hidden] {
    /* The bar of the move stands in its place, so that no row of the plan goes out of sight. */
    display: none;

    ${media.phone} {
      /* It scrolls with the plan here: what is under the finger must not jump. */
      display: flex;
    }
  }
`;

/** They give way to the legend beside a pane; the parameters have them too. */
const Macros = styled.span`
  ${narrowWeeks} {
    display: none;
  }
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]} ${theme.s[3]};
  margin-left: auto;

  span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.s[1]};
  }
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[1]};
  white-space: nowrap;

  /* The head and the toolbar say it too: where it would cost the plan a line, it stands there alone. */
  @container plan-overview (max-width: 76rem) {
    display: none;
  }

  ${media.tablet} {
    display: none;
  }
`;

const BOXES = {
  danger: `2px solid ${theme.c.danger}`,
  unmapped: `2px dashed ${theme.c.unmapped}`,
  selected: `2px solid ${theme.c.select}`,
};

const Box = styled.i<{ $look: keyof typeof BOXES }>`
  width: 0.875rem;
  height: 0.75rem;
  border: ${({ $look }) => BOXES[$look]};
  border-radius: 3px;
`;
