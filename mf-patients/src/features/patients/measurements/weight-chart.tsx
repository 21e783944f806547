import { type Patient } from '@pora/contracts/patients/patient.model';
import { formatDate, todayIso } from '@pora/kit';
import { media, SectionHead, SegmentedControl } from '@pora/ui';
import { type ChartBand, LineChart, TREND_POINTS } from '@pora/ui/charts';
import { useState } from 'react';
import styled from 'styled-components';
import { type Curve, curveOf } from './chart-curve.js';
import { type Circumference, CIRCUMFERENCES } from './circumferences.js';
import { measurementStrings as t } from './measurements.strings.js';

interface WeightChartProps {
  patient: Patient;
  stages: readonly ChartBand[];
}

type View = 'weight' | 'bmi' | 'lengths';
const VIEWS = (['weight', 'bmi', 'lengths'] as const).map((value) => ({ value, label: t.views[value] }));
const LENGTHS = CIRCUMFERENCES.map((value) => ({ value, label: t.fields[value] }));

/** Weight, BMI or one circumference over time, over the stages of the diet and beside the goal [decisions 52]. */
export function WeightChart({ patient, stages }: WeightChartProps) {
  const [view, setView] = useState<View>('weight');
  const [length, setLength] = useState<Circumference>('waistCm');
  const curve = curveOf(patient, view === 'lengths' ? length : view);
  return (
    <section>
      <SectionHead title={t.chart} level={3} actions={<Legend curve={curve} />} />
      <Choices>
        <SegmentedControl label={t.shown} size="compact" options={VIEWS} value={view} onChange={setView} />
        {view === 'lengths' && (
          <SegmentedControl
            label={t.whichLength}
            size="compact"
            options={LENGTHS}
            value={length}
            onChange={setLength}
          />
        )}
      </Choices>
      {curve.points.length === 0 ? (
        <Note>{t.noPoints(curve.name)}</Note>
      ) : (
        <LineChart
          title={`${t.chart}: ${curve.name}`}
          summary={summaryOf(curve)}
          points={curve.points}
          unit={curve.unit}
          describe={curve.describe}
          bands={stages}
          {...(stages.length > 0 && { until: lastDay(stages) })}
          {...(curve.goal && { goal: curve.goal })}
          {...(curve.secondScale && { secondScale: curve.secondScale })}
        />
      )}
    </section>
  );
}

/** What is drawn how. */
function Legend({ curve: { points, goal } }: { curve: Curve }) {
  if (points.length === 0) return null;
  return (
    <Keys aria-hidden="true">
      <span>
        <Dot /> {t.legend.point}
      </span>
      {points.length >= TREND_POINTS && (
        <span>
          <Line /> {t.legend.trend}
        </span>
      )}
      {goal && (
        <span>
          <Line $goal /> {t.legend.goal}
        </span>
      )}
    </Keys>
  );
}

function lastDay(stages: readonly ChartBand[]): string {
  const days = stages.map(({ to }) => to).filter((to) => to <= todayIso());
  return days.reduce((last, day) => (day > last ? day : last), '');
}

function summaryOf({ name, points, describe }: Curve): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return name;
  if (first === last) return t.chartOfOne(name, formatDate(first.date), describe(first.value));
  return t.chartSummary(
    name,
    formatDate(first.date),
    describe(first.value),
    formatDate(last.date),
    describe(last.value),
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.s[2]};
  margin-bottom: ${({ theme }) => theme.s[2]};
`;

const Keys = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.s[3]};
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.s[1]};
  }

  ${media.phone} {
    gap: ${({ theme }) => theme.s[2]};
  }
`;

const Dot = styled.i`
  width: 0.625rem;
  height: 0.625rem;
  border: 2px solid ${({ theme }) => theme.c.ink};
  border-radius: 50%;
`;

const Line = styled.i<{ $goal?: boolean }>`
  width: 1rem;
  border-top: 2px ${({ $goal }) => ($goal ? 'dashed' : 'solid')}
    ${({ theme, $goal }) => ($goal ? theme.c.ok : theme.c.ink)};
`;

const Note = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.c.text3};
`;
