import { formatCount, formatPercent, type LoadState } from '@pora/kit';
import { media } from '@pora/ui';
import styled from 'styled-components';
import { dashboardStrings as t } from './dashboard.strings.js';
import { type PatientFigures, type PlanFigures } from './practice-figures.js';
import { Statistic } from './statistic.js';

interface StatisticsProps {
  patients: PatientFigures | undefined;
  patientsPhase: LoadState<unknown>['phase'];
  plans: PlanFigures | undefined;
  plansPhase: LoadState<unknown>['phase'];
  /** When the plans were so, where they could not be read anew. */
  plansAsOf: string | undefined;
  /** Visits of this week in the calendar; undefined while that is not known. */
  visits: number | undefined;
}

/** The four figures of the practice [core §2, §9]. */
export function Statistics({
  patients,
  patientsPhase,
  plans,
  plansPhase,
  plansAsOf,
  visits,
}: StatisticsProps) {
  const patientsFailed = patientsPhase === 'failed';
  const plansFailed = plansPhase === 'failed';
  return (
    <Row aria-label={t.statistics}>
      <Statistic
        label={t.patients}
        failed={patientsFailed}
        known={patients && { value: formatCount(patients.total), note: t.activePatients(patients.active) }}
      />
      <Statistic
        label={t.activePlans}
        failed={plansFailed}
        asOf={plansAsOf}
        known={plans && { value: formatCount(plans.active), note: t.ofPlans(plans.total) }}
      />
      <Statistic
        label={t.consultations}
        failed={patientsFailed}
        known={
          patients && {
            value: formatCount(patients.consultations),
            note: t.forecast(visits),
          }
        }
      />
      <Statistic
        label={t.effectiveness}
        failed={plansFailed}
        asOf={plansAsOf}
        known={
          plans && {
            value: formatPercent(plans.effectiveness),
            note: plans.effectiveness === null ? t.noPlans : t.completedPlans(plans.completed),
          }
        }
      />
    </Row>
  );
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  margin: 0 0 0 -1.625rem;
  padding: ${({ theme }) => theme.s[5]} 0;
  border-block: 1px solid ${({ theme }) => theme.c.line};

  @media (max-width: 900px) {
    grid-template-columns: 1fr 1fr;

    > :nth-child(odd) {
      border-left: 0;
    }

    > :nth-child(n + 3) {
      margin-top: ${({ theme }) => theme.s[6]};
    }
  }

  ${media.phone} {
    margin-inline: -1rem;

    > div {
      padding-inline: 1rem;
    }
  }
`;
