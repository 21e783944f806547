import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { formatCount, formatKcal } from '@pora/kit';
import { Button, ReadOnlyField, theme } from '@pora/ui';
import { NumberField } from '@pora/ui/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { patientEnergy } from '../../patients/public.js';
import { editorStrings } from '../plan-editor.strings.js';

const t = editorStrings.params;
const MOST_KCAL = 20_000;

interface TdeeFieldProps {
  plan: Pick<Plan, 'patientId' | 'tdee'>;
  patient: PatientListItem | null;
  /** Saved at once; with a patient the server takes the patient's value of today. */
  onTdee: (tdee: number | null) => void;
}

/** Energy need of the plan: the patient's, else a field of its own (decision 46). */
export function TdeeField({ plan, onTdee }: Omit<TdeeFieldProps, 'patient'>) {
  const [typed, setTyped] = useState<number | null>();
  if (plan.patientId !== null) return <ReadOnlyField label={t.tdee} value={formatKcal(plan.tdee)} />;
  const save = () => {
    const isAllowed = typed === null || (typed !== undefined && typed >= 0 && typed <= MOST_KCAL);
    if (!isAllowed) return;
    if (typed !== plan.tdee) onTdee(typed);
    setTyped(undefined);
  };
  return (
    <NumberField
      label={t.tdee}
      unit="kcal"
      min={0}
      max={MOST_KCAL}
      value={typed === undefined ? plan.tdee : typed}
      onChange={setTyped}
      onBlur={save}
    />
  );
}

/** Says that the patient's need is another one today, and takes it over on a click. */
export function ChangedTdee({ plan, patient, onTdee }: TdeeFieldProps) {
  const energy = patient && patientEnergy(patient);
  if (!energy?.ok || energy.tdee === plan.tdee) return null;
  const before = plan.tdee === null ? t.tdeeUnknown : formatCount(plan.tdee);
  return (
    <Line>
      <span>{t.tdeeChanged(before, formatCount(energy.tdee))}</span>
      <Button size="compact" onClick={() => onTdee(energy.tdee)}>
        {t.takeTdee}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};
  font: ${theme.t.small};
  color: ${theme.c.text2};
`;
