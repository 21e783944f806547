import { type PatientRecord } from '../patient-record.js';
import { type Patient } from '@pora/contracts/patients/patient.model';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { bodyMassIndex, currentWeight } from '@pora/engine/energy';
import {
  formatCount,
  formatDate,
  formatDecimal,
  formatKcal,
  formatKg,
  formatSigned,
  type LoadState,
  MISSING,
  todayIso,
  withUnit,
} from '@pora/kit';
import { Link } from '@pora/kit/router';
import { focusRing, media } from '@pora/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { planPeriod, romanStage } from '../../plans/public.js';
import { newVisitPath, type PatientVisits, visitPath } from '../../visits/public.js';
import { weightPoints } from '../measurements/weight-history.js';
import { homeStrings as t, spanOfTime, visitMoment } from './home.strings.js';
import { wayToGoal, weightProgress } from './key-facts.js';

interface KeyFactsStripProps {
  patient: PatientRecord;
  whole: LoadState<Patient>;
  /** Undefined while they are not known. */
  plans: readonly PlanListItem[] | undefined;
  visits: LoadState<PatientVisits>;
  /** The person goes to another section and may come back. */
  onLeave: () => void;
}

/** Where the patient stands today, in four figures. */
export function KeyFactsStrip({ patient, whole, plans, visits, onLeave }: KeyFactsStripProps) {
  return (
    <Strip aria-label={t.facts}>
      <WeightNow patient={patient} />
      <SinceStart patient={patient} whole={whole} />
      <Stage plans={plans} />
      <NextVisit patientId={patient.id} visits={visits} onLeave={onLeave} />
    </Strip>
  );
}

function WeightNow({ patient }: { patient: PatientRecord }) {
  const weight = currentWeight(patient);
  const bmi = bodyMassIndex(weight, patient.anthropometrics.heightCm);
  const { lastMeasurement } = patient;
  const source = lastMeasurement
    ? formatDate(lastMeasurement.date)
    : weight === null
      ? t.noWeight
      : t.startingWeight;
  return (
    <Fact
      term={t.weightNow}
      note={[bmi !== null && t.bmi(formatDecimal(bmi)), source].filter(Boolean).join(' · ')}
    >
      {formatKg(weight)}
    </Fact>
  );
}

function SinceStart({ patient, whole }: { patient: PatientRecord; whole: LoadState<Patient> }) {
  const progress =
    whole.phase === 'ready' ? weightProgress(whole.data, weightPoints(whole.data.measurements)) : null;
  const left = wayToGoal(patient);
  const notes = [
    progress?.days && t.inTime(spanOfTime(progress.days)),
    left && (left.kilograms > 0 ? t.toGoal(formatKg(left.kilograms), left.isOwn) : t.goalReached(left.isOwn)),
  ];
  return (
    <Fact term={t.sinceStart} note={notes.filter(Boolean).join(' · ')}>
      {progress ? withUnit(formatSigned(progress.kilograms, 1), 'kg') : MISSING}
    </Fact>
  );
}

function Stage({ plans }: { plans: readonly PlanListItem[] | undefined }) {
  const active = plans?.findLast(({ status }) => status === 'active');
  if (!active)
    return (
      <Fact term={t.stage} note={plans ? t.noStage : ''}>
        {MISSING}
      </Fact>
    );
  const { from, to, day } = planPeriod(active, todayIso());
  const place =
    day < 1
      ? t.stageFrom(formatDate(from))
      : day > active.days
        ? t.stageOver(formatDate(to))
        : t.stageDay(formatCount(day), formatCount(active.days));
  return (
    <Fact term={t.stage} note={`${place} · ${formatKcal(active.caloriesPerDay)}`}>
      {romanStage(active.stage)}
    </Fact>
  );
}

interface NextVisitProps {
  patientId: string;
  visits: LoadState<PatientVisits>;
  onLeave: () => void;
}

function NextVisit({ patientId, visits, onLeave }: NextVisitProps) {
  if (visits.phase !== 'ready') {
    return (
      <Fact term={t.nextVisit} note={visits.phase === 'failed' ? t.unknown : ''}>
        {MISSING}
      </Fact>
    );
  }
  const [next] = visits.data.coming;
  return (
    <Fact term={t.nextVisit} note={next ? next.title : t.noVisit}>
      <FactLink to={next ? visitPath(next) : newVisitPath(patientId)} onClick={onLeave}>
        {next ? visitMoment(next) : t.planVisit}
      </FactLink>
    </Fact>
  );
}

function Fact({ term, note, children }: { term: string; note: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      <Note>{note}</Note>
    </div>
  );
}

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 0 0 ${({ theme }) => theme.s[6]};
  border-block: 1px solid ${({ theme }) => theme.c.line};

  > div {
    min-width: 0;
    padding: ${({ theme }) => `${theme.s[3]} ${theme.s[5]}`};
    border-left: 1px solid ${({ theme }) => theme.c.line};
  }

  > div:first-child {
    padding-left: 0;
    border-left: 0;
  }

  dt {
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.dense};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  dd:nth-child(2) {
    font: ${({ theme }) => theme.t.title};
    font-variant-numeric: tabular-nums;
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > div {
      padding: ${({ theme }) => `${theme.s[2]} ${theme.s[3]}`};
    }

    > div:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }

    > div:nth-child(n + 3) {
      border-top: 1px solid ${({ theme }) => theme.c.line};
    }
  }
`;

/** Keeps its line while nothing is known, so that nothing jumps. */
const Note = styled.dd`
  min-height: 1.25em;
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.small};
`;

const FactLink = styled(Link)`
  border-radius: ${({ theme }) => theme.r[1]};
  color: ${({ theme }) => theme.c.ink};
  text-decoration: underline;
  text-decoration-color: ${({ theme }) => theme.c.lineStrong};
  text-underline-offset: 0.2em;
  ${focusRing}

  ${media.phone} {
    display: flex;
    align-items: center;
    min-height: ${({ theme }) => theme.h.touch};
  }
`;
