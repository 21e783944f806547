import { patientCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { formatCount, formatKcal, useApiQuery } from '@pora/kit';
import { Button, ReadOnlyField, theme } from '@pora/ui';
import { NumberField } from '@pora/ui/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { editorStrings } from '../plan-editor.strings.js';

const t = editorStrings.params;
const MOST_KCAL = 20_000;

interface TdeeFieldProps {
  plan: Pick<Plan, 'patientId' | 'tdee'>;
  /** Saved at once; with a patient the server takes the patient's value of today. */
  onTdee: (tdee: number | null) => void;
}

/** Energy need of the plan: the patient's, else a field of its own (decision 46). */
export function TdeeField({ plan, onTdee }: TdeeFieldProps) {
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
export function ChangedTdee({ plan: { patientId, tdee }, onTdee }: TdeeFieldProps) {
  return patientId !== null && <ChangedNeed patientId={patientId} tdee={tdee} onTdee={onTdee} />;
}

function ChangedNeed({ patientId, tdee, onTdee }: Omit<TdeeFieldProps, 'plan'> & NeedOfPlan) {
  const energy = useApiQuery(patientCalls.energy, { params: { id: patientId } });
  // While the server does not answer, nothing is known to have changed.
  const today = energy.phase === 'ready' ? energy.data.tdee : null;
  if (today === null || today === tdee) return null;
  const before = tdee === null ? t.tdeeUnknown : formatCount(tdee);
  return (
    <Line>
      <span>{t.tdeeChanged(before, formatCount(today))}</span>
      <Button size="compact" onClick={() => onTdee(today)}>
        {t.takeTdee}
      </Button>
    </Line>
  );
}

interface NeedOfPlan {
  patientId: string;
  tdee: number | null;
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
