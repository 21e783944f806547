import { type Patient } from '@pora/contracts/patients/patient.model';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { type LoadState, todayIso } from '@pora/kit';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { chartStages } from './chart-stages.js';

// The card is read before its drawing, and most of what draws it nobody else needs.
const WeightChart = lazy(async () => ({
  default: (await import('../measurements/weight-chart.js')).WeightChart,
}));

interface PatientChartProps {
  patient: LoadState<Patient>;
  plans: readonly PlanListItem[];
}

/** Measurements as a curve, over the stages of the diet; that they cannot be read is said by their table. */
export function PatientChart({ patient, plans }: PatientChartProps) {
  if (patient.phase === 'failed') return <div />;
  if (patient.phase === 'loading') return <ChartPlace />;
  return (
    <Suspense fallback={<ChartPlace />}>
      <WeightChart patient={patient.data} stages={chartStages(plans, todayIso())} />
    </Suspense>
  );
}

/** As high as the chart, so that nothing jumps when it comes. */
const ChartPlace = styled.div`
  height: 21rem;
`;
