import { type PatientRecord } from '../patient-record.js';
import { PATIENT_FIELD_LABELS as labels, type PatientFields } from '@pora/contracts/patients/patient.model';
import { GOAL_LABELS } from '@pora/contracts/patients/patient.vocabulary';
import { type EnergyResult } from '@pora/engine/energy';
import { formatCm, formatDate, formatDecimal, formatKcal, formatKg, MISSING } from '@pora/kit';
import { IconButton, InlineNotice, VisuallyHidden } from '@pora/ui';
import { RefreshCwIcon } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { detailsStrings as t } from './details.strings.js';
import { energyWorking } from './energy-working.js';
import { CopiedFact, Fact, FactGroup } from './facts.js';

interface PatientFactsColumnProps {
  patient: PatientRecord;
  energy: EnergyResult;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Who the patient is and how much energy they need [core §2]. */
export function PatientFactsColumn({ patient, energy, refreshing, onRefresh }: PatientFactsColumnProps) {
  const facts = factsOf(patient, energy, <RefreshButton busy={refreshing} onClick={onRefresh} />);
  const working = energyWorking(patient, energy);
  return (
    <Column>
      <FactGroup>
        {facts.email}
        {facts.phone}
        {facts.sex}
        {facts.birthYear}
        <Fact term={t.facts.child}>{patient.isChild ? t.yes : t.no}</Fact>
        {facts.heightCm}
        {facts.startingWeightKg}
        {facts.activityFactor}
      </FactGroup>
      <FactGroup>
        <Fact term={t.facts.bmr} strong>
          {formatKcal(energy.ok ? energy.bmr : null)}
        </Fact>
        {working && <Working lines={working.bmr} />}
        {facts.tdee}
        {working && <Working lines={[working.tdee, t.formula]} />}
        {facts.goal}
        {facts.targetWeightKg}
        <Fact term={t.facts.lastVisit}>{formatDate(patient.lastVisitDate)}</Fact>
      </FactGroup>
      {facts.notes}
      <EnergyNote energy={energy} />
    </Column>
  );
}

/** Fields that stand above the column: in the title and its badge. */
type FieldInHead = 'firstName' | 'lastName' | 'status';

/** The line of each field; a field without one does not compile. */
function factsOf(
  { personal, anthropometrics, ...patient }: PatientRecord,
  energy: EnergyResult,
  refresh: ReactNode,
): Record<Exclude<keyof PatientFields, FieldInHead>, ReactNode> {
  const { email, phone } = personal.contact;
  return {
    email: <CopiedFact term={labels.email} value={email} copyLabel={t.copyEmail} />,
    phone: <CopiedFact term={labels.phone} value={phone} copyLabel={t.copyPhone} />,
    sex: <Fact term={labels.sex}>{personal.sex ? t.sexes[personal.sex] : MISSING}</Fact>,
    birthYear: <Fact term={labels.birthYear}>{personal.birthYear ?? MISSING}</Fact>,
    heightCm: <Fact term={labels.heightCm}>{formatCm(anthropometrics.heightCm)}</Fact>,
    startingWeightKg: (
      <Fact term={labels.startingWeightKg}>{formatKg(anthropometrics.startingWeightKg)}</Fact>
    ),
    activityFactor: <Fact term={labels.activityFactor}>{formatDecimal(patient.activityFactor)}</Fact>,
    tdee: (
      <Fact term={labels.tdee} strong action={refresh}>
        {formatKcal(energy.ok ? energy.tdee : patient.tdee)}
      </Fact>
    ),
    goal: <Fact term={labels.goal}>{GOAL_LABELS[patient.goal.primary]}</Fact>,
    // A target is optional; without one there is nothing to say.
    targetWeightKg: patient.goal.targetWeightKg !== null && (
      <Fact term={labels.targetWeightKg}>{formatKg(patient.goal.targetWeightKg)}</Fact>
    ),
    notes: patient.notes && (
      <Notes>
        <dt>{labels.notes}</dt>
        <dd>{patient.notes}</dd>
      </Notes>
    ),
  };
}

/** How the figure above comes about. */
function Working({ lines }: { lines: readonly string[] }) {
  return (
    <WorkingLines>
      <VisuallyHidden as="dt">{t.working}</VisuallyHidden>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </WorkingLines>
  );
}

function RefreshButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return <IconButton label={t.refreshTdee} icon={<RefreshCwIcon />} busy={busy} onClick={onClick} />;
}

function EnergyNote({ energy }: { energy: EnergyResult }) {
  if (energy.ok)
    return energy.isChild ? (
      <Note>
        <InlineNotice tone="info">{t.childFormula}</InlineNotice>
      </Note>
    ) : null;
  return (
    <Note>
      <InlineNotice tone="info">
        {energy.code === 'invalid_age' ? t.invalidAge : t.missing(energy.missing)}
      </InlineNotice>
    </Note>
  );
}

const Column = styled.div`
  @media (min-width: 600px) and (max-width: 900px) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 ${({ theme }) => theme.s[8]};
  }
`;

const WorkingLines = styled.div`
  margin-bottom: ${({ theme }) => theme.s[1]};
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.small};
  font-variant-numeric: tabular-nums;

  dd {
    margin: 0;
  }
`;

const Notes = styled.dl`
  grid-column: 1 / -1;
  margin: ${({ theme }) => theme.s[2]} 0 0;
  font: ${({ theme }) => theme.t.dense};

  dt {
    color: ${({ theme }) => theme.c.text2};
  }

  dd {
    margin: ${({ theme }) => theme.s[1]} 0 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Note = styled.div`
  grid-column: 1 / -1;
  margin-top: ${({ theme }) => theme.s[3]};
`;
