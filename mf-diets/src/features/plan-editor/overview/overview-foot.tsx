import { type Plan } from '@pora/contracts/plans/plan.model';
import { formatDeviation, formatGrams, formatKcal } from '@pora/kit';
import { CircleDashedIcon, Link2Icon, LockIcon } from '@pora/ui/icons';
import { theme } from '@pora/ui';
import styled from 'styled-components';
import { deviationOf, type Tolerances } from '../editor-model.js';
import { editorStrings as t } from '../plan-editor.strings.js';

/** Averages of the whole plan and the meaning of the marks. */
export function OverviewFoot({ plan, tolerances }: { plan: Plan; tolerances: Tolerances }) {
  const summary = plan.planSummary;
  const deviation = summary && deviationOf(summary.averageCalories, plan.caloriesPerDay, tolerances);
  return (
    <Foot>
      {summary && summary.averageCalories > 0 && (
        <>
          <strong>{t.average(formatKcal(summary.averageCalories))}</strong>
          {deviation && (
            <span>
              {t.averageDeviation(formatDeviation(deviation.percent), formatKcal(plan.caloriesPerDay))}
            </span>
          )}
          <span>
            {t.macroShort(
              formatGrams(summary.averageMacros.protein, 1),
              formatGrams(summary.averageMacros.fat, 1),
              formatGrams(summary.averageMacros.carbs, 1),
            )}
          </span>
        </>
      )}
      <Legend>
        <span>
          <Unmapped /> {t.legend.unmapped}
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

const Foot = styled.footer`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]} ${theme.s[5]};
  min-height: 2.625rem;
  padding: ${theme.s[2]} ${theme.s[4]};
  border-top: 1px solid ${theme.c.line};
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[4]};
  margin-left: auto;

  span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.s[1]};
  }
`;

const Unmapped = styled.i`
  width: 0.875rem;
  height: 0.75rem;
  border: 2px dashed ${theme.c.unmapped};
  border-radius: 3px;
`;
