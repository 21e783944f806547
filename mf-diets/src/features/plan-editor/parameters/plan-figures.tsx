import { type PlanSummary } from '@pora/contracts/plans/plan.model';
import { calorieDeficit } from '@pora/engine/energy';
import { formatGrams, formatKcal, formatPercent } from '@pora/kit';
import { theme } from '@pora/ui';
import styled from 'styled-components';
import { editorStrings } from '../plan-editor.strings.js';

const t = editorStrings.params;

interface PlanBalanceProps {
  tdee: number | null;
  /** Calories a day as they stand in the field. */
  calories: number | null;
}

/** Deficit or surplus against TDEE, in words without a sign; nothing while one of the two is unknown. */
export function PlanBalance({ tdee, calories }: PlanBalanceProps) {
  if (tdee === null || tdee === 0 || calories === null || Number.isNaN(calories)) return null;
  const difference = calorieDeficit(tdee, calories);
  if (difference === null) return null;
  const word = difference === 0 ? t.balance.none : difference > 0 ? t.balance.deficit : t.balance.surplus;
  return (
    <Line>
      <span>{word}</span>
      <span>
        <strong>{formatKcal(Math.abs(difference))}</strong> (
        {formatPercent((Math.abs(difference) / tdee) * 100)})
      </span>
    </Line>
  );
}

/** Average energy and macros of a day; nothing for an empty plan. */
export function PlanAverages({ summary }: { summary: PlanSummary | null }) {
  if (!summary || summary.averageCalories === 0) return null;
  const { carbs, fat, protein } = summary.averageMacros;
  const macros = [
    [t.carbs, carbs],
    [t.fat, fat],
    [t.protein, protein],
  ] as const;
  return (
    <div>
      <Line>
        <strong>{t.averages}</strong>
        <strong>{formatKcal(summary.averageCalories)}</strong>
      </Line>
      <Macros>
        {macros.map(([term, grams]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatGrams(grams, 1)}</dd>
          </div>
        ))}
      </Macros>
    </div>
  );
}

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${theme.s[2]};
  margin: 0;
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;

  strong {
    font-weight: 600;
  }
`;

const Macros = styled.dl`
  display: flex;
  justify-content: space-between;
  gap: ${theme.s[2]};
  margin: ${theme.s[2]} 0 0;
  font: ${theme.t.small};

  dt {
    color: ${theme.c.text3};
  }

  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
