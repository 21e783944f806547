import { type Patient } from '@pora/contracts/patients/patient.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { formatCount, formatSigned, formatTime } from '@pora/kit';
import { Badge, Button, IconButton } from '@pora/ui';
import { ArrowLeftIcon, CheckIcon, CircleDotIcon, XIcon } from '@pora/ui/icons';
import { EditorSheetTitle } from '@pora/ui/overlays';
import styled from 'styled-components';
import { romanStage } from '../../shared/roman.js';
import { displayName } from '../patients/public.js';
import { PlanStatusBadge } from '../plan-list/public.js';
import { editorStrings as t } from './plan-editor.strings.js';

interface EditorHeadProps {
  plan: Plan;
  patient: Patient | null;
  dirty: boolean;
  canSave: boolean;
  saving: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** First row of the editor: back, the plan's name and state, save, close. */
export function EditorHead({ plan, patient, dirty, canSave, saving, onSave, onClose }: EditorHeadProps) {
  const delta = plan.calorieDeficit === null ? '–' : formatSigned(plan.calorieDeficit).replace('+', '');
  return (
    <>
      <Button variant="quiet" icon={<ArrowLeftIcon aria-hidden />} onClick={onClose}>
        {t.back}
      </Button>
      <EditorSheetTitle>{plan.name}</EditorSheetTitle>
      <PlanStatusBadge status={plan.status} />
      <Meta>
        {t.meta(
          patient ? displayName(patient) : t.noPatient,
          romanStage(plan.stage),
          plan.days,
          plan.mealsPerDay,
          formatCount(plan.tdee),
          delta,
        )}
      </Meta>
      <Push />
      {dirty ? (
        <Badge tone="amber" icon={<CircleDotIcon size={12} aria-hidden />}>
          {t.unsaved}
        </Badge>
      ) : (
        <Saved>
          <CheckIcon size={14} aria-hidden />
          {saving ? t.saving : t.savedAt(formatTime(plan.updatedAt))}
        </Saved>
      )}
      <Button variant="primary" shortcut="Ctrl S" busy={saving} disabled={!canSave} onClick={onSave}>
        {t.save}
      </Button>
      <IconButton label={t.close} icon={<XIcon />} onClick={onClose} />
    </>
  );
}

const Meta = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: ${({ theme }) => theme.t.dense};
  color: ${({ theme }) => theme.c.text3};

  @media (max-width: 900px) {
    display: none;
  }
`;

const Push = styled.span`
  flex: 1;
`;

const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[1]};
  white-space: nowrap;
  font: ${({ theme }) => theme.t.dense};
  color: ${({ theme }) => theme.c.text3};

  @media (max-width: 600px) {
    display: none;
  }
`;
