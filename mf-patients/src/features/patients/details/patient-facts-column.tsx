import { type PatientRecord } from '../patient-record.js';
import { GOAL_LABELS } from '@pora/contracts/patients/patient.vocabulary';
import { type EnergyResult } from '@pora/engine/energy';
import { formatCm, formatDate, formatDecimal, formatKcal, MISSING } from '@pora/kit';
import { IconButton, InlineNotice } from '@pora/ui';
import { RefreshCwIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { detailsStrings as t } from './details.strings.js';
import { CopiedFact, Fact, FactGroup } from './facts.js';

interface PatientFactsColumnProps {
  patient: PatientRecord;
  energy: EnergyResult;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Who the patient is and how much energy they need [core §2]. */
export function PatientFactsColumn({ patient, energy, refreshing, onRefresh }: PatientFactsColumnProps) {
  const { personal, anthropometrics } = patient;
  return (
    <Column>
      <FactGroup>
        <CopiedFact term={t.facts.email} value={personal.contact.email} copyLabel={t.copyEmail} />
        <CopiedFact term={t.facts.phone} value={personal.contact.phone} copyLabel={t.copyPhone} />
        <Fact term={t.facts.sex}>{personal.sex ? t.sexes[personal.sex] : MISSING}</Fact>
        <Fact term={t.facts.birthYear}>{personal.birthYear ?? MISSING}</Fact>
        <Fact term={t.facts.child}>{patient.isChild ? t.yes : t.no}</Fact>
        <Fact term={t.facts.height}>{formatCm(anthropometrics.heightCm)}</Fact>
        <Fact term={t.facts.activity}>{formatDecimal(patient.activityFactor)}</Fact>
      </FactGroup>
      <FactGroup>
        <Fact term={t.facts.bmr} strong>
          {formatKcal(energy.ok ? energy.bmr : null)}
        </Fact>
        <Fact
          term={t.facts.tdee}
          strong
          action={
            <IconButton
              label={t.refreshTdee}
              icon={<RefreshCwIcon />}
              busy={refreshing}
              onClick={onRefresh}
            />
          }
        >
          {formatKcal(energy.ok ? energy.tdee : patient.tdee)}
        </Fact>
        <Fact term={t.facts.goal}>{GOAL_LABELS[patient.goal.primary]}</Fact>
        <Fact term={t.facts.lastVisit}>{formatDate(patient.lastVisitDate)}</Fact>
      </FactGroup>
      <EnergyNote energy={energy} />
    </Column>
  );
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

const Note = styled.div`
  grid-column: 1 / -1;
  margin-top: ${({ theme }) => theme.s[3]};
`;
