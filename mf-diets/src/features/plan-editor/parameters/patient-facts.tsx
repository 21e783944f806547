import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { ageInYears, currentWeight } from '@pora/engine/energy';
import { formatCm, formatDecimal, formatKg } from '@pora/kit';
import { Badge, theme } from '@pora/ui';
import { BabyIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { displayName } from '../../patients/public.js';
import { editorStrings } from '../plan-editor.strings.js';
import { PatientLimits } from './patient-limits.js';

const t = editorStrings.params;

/** Who the plan is for, the numbers it was made from, and what they must not get. */
export function PatientFacts({ patient, planId }: { patient: PatientListItem; planId: string }) {
  const { birthYear } = patient.personal;
  const age = birthYear === null ? null : t.age(ageInYears(birthYear, new Date().getFullYear()));
  return (
    <div>
      <Name>
        {displayName(patient)}
        {patient.isChild && <Badge icon={<BabyIcon size={12} aria-hidden />}>{t.child}</Badge>}
      </Name>
      <Facts>
        {t.patientFacts(
          age,
          formatCm(patient.anthropometrics.heightCm),
          formatKg(currentWeight(patient)),
          formatDecimal(patient.activityFactor),
        )}
      </Facts>
      <PatientLimits planId={planId} />
    </div>
  );
}

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
  margin: 0;
  font: ${theme.t.strong};
`;

const Facts = styled.p`
  margin: ${theme.s[1]} 0 0;
  font: ${theme.t.small};
  color: ${theme.c.text3};
`;
