import { type PlanDay } from '@pora/contracts/plans/plan.model';
import { formatCount, formatDecimal, formatDeviation, formatKcal, formatSigned } from '@pora/kit';
import { theme } from '@pora/ui';
import styled from 'styled-components';
import { type Deviation, usePlanEditing } from '../../plan-work/public.js';
import { overviewStrings } from './overview.strings.js';

const t = overviewStrings.comparison;

interface DayComparisonProps {
  id: string;
  day: PlanDay;
  deviation: Deviation | null;
  /** Which edge of the day's head it stands at, so that it stays in the window. */
  edge: 'left' | 'right';
}

const MACROS = ['protein', 'fat', 'carbs'] as const;

/** The day beside the plan's average and target; hangs from the head of the day while that is pointed at or in focus. */
export function DayComparison({ id, day, deviation, edge }: DayComparisonProps) {
  // Read here, so that another average draws no head of a day that nobody compares.
  const { plan } = usePlanEditing();
  const { totals } = day;
  const { averageCalories = 0, averageMacros } = plan.planSummary ?? {};
  return (
    <Card id={id} role="tooltip" $edge={edge}>
      <table>
        <caption>{t.title(day.day)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.day(day.day)}</th>
            <th scope="col">{t.average}</th>
            <th scope="col">{t.difference}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t.rows.calories}</th>
            <td>{formatCount(totals.calories)}</td>
            <td>{formatCount(averageCalories)}</td>
            <td>{formatSigned(Math.round(totals.calories - averageCalories))}</td>
          </tr>
          {MACROS.map((name) => {
            const average = averageMacros?.[name] ?? 0;
            return (
              <tr key={name}>
                <th scope="row">{t.rows[name]}</th>
                <td>{formatDecimal(totals[name])}</td>
                <td>{formatDecimal(average)}</td>
                <td>{formatSigned(totals[name] - average, 1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {deviation && (
        <Target>{t.target(formatKcal(plan.caloriesPerDay), formatDeviation(deviation.percent))}</Target>
      )}
    </Card>
  );
}

const Card = styled.div<{ $edge: 'left' | 'right' }>`
  position: absolute;
  z-index: ${theme.z.popover};
  top: calc(100% - 2px);
  ${({ $edge }) => $edge}: 0;
  padding: ${theme.s[2]} ${theme.s[3]};
  border: 1px solid ${theme.c.line};
  border-radius: ${theme.r[3]};
  background: ${theme.c.raised};
  box-shadow: ${theme.e[3]};

  table {
    border-collapse: collapse;
    font: ${theme.t.dense};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  caption {
    padding-bottom: ${theme.s[1]};
    font: ${theme.t.strong};
    text-align: left;
  }

  && th,
  && td {
    padding: 1px 0 1px ${theme.s[4]};
    border: 0;
    text-align: right;
  }

  && th {
    font-weight: 400;
    color: ${theme.c.text3};
  }

  && th[scope='row'] {
    padding-left: 0;
    text-align: left;
  }

  && tbody td:nth-child(2) {
    font-weight: 640;
  }
`;

const Target = styled.p`
  margin: ${theme.s[1]} 0 0;
  padding-top: ${theme.s[1]};
  border-top: 1px solid ${theme.c.line};
  font: ${theme.t.dense};
  color: ${theme.c.text2};
`;
