import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { currentWeight, patientEnergy, tdeeToday } from '@pora/engine/energy';
import { formatCm, formatCount, formatDecimal, formatKcal, formatKg } from '@pora/kit';
import { Button, theme } from '@pora/ui';
import { DownloadIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { newPlanStrings as t } from './new-plan.strings.js';

interface PatientEnergyProps {
  patient: PatientListItem;
  /** Receives the TDEE in kcal. */
  onCopy: (tdee: number) => void;
}

/** Weight, height, PAL, BMR and TDEE of the chosen patient; TDEE goes into the calories by one click [diets §2]. */
export function PatientEnergy({ patient, onCopy }: PatientEnergyProps) {
  const year = new Date().getFullYear();
  const energy = patientEnergy(patient, year);
  const tdee = tdeeToday(patient, year);
  const facts = [
    [t.weight, formatKg(currentWeight(patient))],
    [t.height, formatCm(patient.anthropometrics.heightCm)],
    [t.pal, formatDecimal(patient.activityFactor)],
    [t.bmr, energy.ok ? formatCount(energy.bmr) : '–'],
    [t.tdee, formatKcal(tdee)],
  ] as const;
  return (
    <Strip>
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {tdee !== null && (
        <Button size="compact" icon={<DownloadIcon aria-hidden />} onClick={() => onCopy(tdee)}>
          {t.copyTdee}
        </Button>
      )}
      {tdee === null && <Note>{t.noEnergy}</Note>}
      {patient.isChild && <Note>{t.childFormula}</Note>}
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]} ${theme.s[4]};
  padding: ${theme.s[3]} ${theme.s[4]};
  border-radius: ${theme.r[2]};
  background: ${theme.c.canvas};
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]} ${theme.s[5]};
  margin: 0;

  dt {
    font: ${theme.t.small};
    color: ${theme.c.text3};
  }

  dd {
    margin: 0;
    font: ${theme.t.strong};
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.p`
  flex-basis: 100%;
  margin: 0;
  font: ${theme.t.small};
  color: ${theme.c.text2};
`;
