import { type Patient } from '@pora/contracts/patients/patient.model';
import { bodyMassIndex } from '@pora/engine/energy';
import { countOf, formatDate, formatKg, formatSigned, withUnit } from '@pora/kit';
import { SectionHead } from '@pora/ui';
import { LineChart } from '@pora/ui/charts';
import styled from 'styled-components';
import { type ChartStage } from '../details/chart-stages.js';
import { measurementStrings as t } from './measurements.strings.js';
import { weightChange, weightPoints } from './weight-history.js';

const HEALTHY_BMI = 25;
const WEEK_DAYS = 7;
/** From here on people count in weeks. */
const WEEKS_FROM_DAYS = 21;

interface WeightChartProps {
  patient: Patient;
  stages: readonly ChartStage[];
}

/** Weight over time with BMI as the second scale; an adult who reduces also sees where BMI 25 is. */
export function WeightChart({ patient, stages }: WeightChartProps) {
  const points = weightPoints(patient.measurements);
  const change = weightChange(points);
  const first = points[0];
  const last = points.at(-1);
  if (!change || !first || !last)
    return (
      <Section>
        <SectionHead title={t.chart} level={3} />
        <Note>{t.chartNeedsTwo}</Note>
      </Section>
    );
  const { heightCm } = patient.anthropometrics;
  const reduces = patient.goal.primary === 'weight_loss' && !patient.isChild;
  return (
    <Section>
      <SectionHead
        title={t.chart}
        level={3}
        actions={
          <Change>
            <strong>{withUnit(formatSigned(change.kilograms, 1), 'kg')}</strong>
            {t.changeIn(timeOf(change.days))}
          </Change>
        }
      />
      <LineChart
        title={t.chart}
        summary={t.chartSummary(
          formatDate(first.date),
          formatKg(first.value),
          formatDate(last.date),
          formatKg(last.value),
        )}
        points={points}
        unit="kg"
        {...(heightCm !== null && {
          secondScale: {
            unit: 'BMI',
            toSecond: (weightKg: number) => bodyMassIndex(weightKg, heightCm) ?? 0,
          },
        })}
        {...(heightCm !== null &&
          reduces && { goal: { value: HEALTHY_BMI * (heightCm / 100) ** 2, label: t.bmiLimit } })}
        stages={stages.filter(({ date }) => date >= first.date && date <= last.date)}
      />
    </Section>
  );
}

function timeOf(days: number): string {
  return days < WEEKS_FROM_DAYS ? countOf(days, t.days) : countOf(Math.round(days / WEEK_DAYS), t.weeks);
}

const Section = styled.section`
  margin-bottom: ${({ theme }) => theme.s[4]};
`;

const Change = styled.span`
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.dense};

  strong {
    color: ${({ theme }) => theme.c.text};
  }
`;

const Note = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.c.text3};
`;
