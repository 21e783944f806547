import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { formatCount, formatKcal, formatSigned, formatTime } from '@pora/kit';
import { Badge, Button, IconButton, mediaQueries, theme, truncate, useMediaQuery } from '@pora/ui';
import { ArrowLeftIcon, CheckIcon, CircleIcon, XIcon } from '@pora/ui/icons';
import { EditorSheetTitle } from '@pora/ui/overlays';
import styled from 'styled-components';
import { romanStage } from '../../shared/roman.js';
import { displayName } from '../patients/public.js';
import { PlanStatusBadge } from '../plan-list/public.js';
import { PlanVerdict, type SafetySteps } from '../plan-safety/public.js';
import { editorStrings as t } from './plan-editor.strings.js';

interface EditorHeadProps {
  plan: Plan;
  patient: PatientListItem | null;
  dirty: boolean;
  canSave: boolean;
  saving: boolean;
  onSave: () => void;
  onClose: () => void;
  safetySteps: SafetySteps;
  onShowDay: (day: number) => void;
}

/** First row before there is a plan: the way back and what is being waited for. */
export function WaitingHead({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <>
      <IconButton size="regular" label={t.back} icon={<ArrowLeftIcon />} onClick={onClose} />
      <EditorSheetTitle>{title}</EditorSheetTitle>
    </>
  );
}

/** First row of the editor: back, the plan's name and state, save, close; on a phone only what a thumb needs. */
export function EditorHead(props: EditorHeadProps) {
  const phone = useMediaQuery(mediaQueries.phone);
  return phone ? <PhoneHead {...props} /> : <DeskHead {...props} />;
}

function DeskHead(props: EditorHeadProps) {
  const { plan, patient, dirty, canSave, saving, onSave, onClose, safetySteps, onShowDay } = props;
  const delta = plan.calorieDeficit === null ? '–' : formatSigned(plan.calorieDeficit).replace('+', '');
  return (
    <>
      <Button variant="quiet" icon={<ArrowLeftIcon aria-hidden />} onClick={onClose}>
        {t.back}
      </Button>
      <Names>
        <EditorSheetTitle title={plan.name}>{plan.name}</EditorSheetTitle>
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
      </Names>
      <PlanVerdict plan={plan} steps={safetySteps} onShowDay={onShowDay} />
      <SaveState plan={plan} dirty={dirty} saving={saving} />
      <Button variant="primary" shortcut="Ctrl S" busy={saving} disabled={!canSave} onClick={onSave}>
        {t.save}
      </Button>
      <IconButton label={t.close} shortcut="Esc" icon={<XIcon />} onClick={onClose} />
    </>
  );
}

function PhoneHead(props: EditorHeadProps) {
  const { plan, dirty, canSave, saving, onSave, onClose, safetySteps, onShowDay } = props;
  return (
    <>
      <IconButton size="regular" label={t.back} icon={<ArrowLeftIcon />} onClick={onClose} />
      <PhoneNames>
        <PhoneTitle>{plan.name}</PhoneTitle>
        <small>{t.shortMeta(formatKcal(plan.caloriesPerDay), plan.mealsPerDay)}</small>
      </PhoneNames>
      {dirty ? (
        <Button variant="primary" busy={saving} disabled={!canSave} onClick={onSave}>
          {t.save}
        </Button>
      ) : (
        <PlanVerdict plan={plan} steps={safetySteps} onShowDay={onShowDay} />
      )}
    </>
  );
}

function SaveState({ plan, dirty, saving }: Pick<EditorHeadProps, 'plan' | 'dirty' | 'saving'>) {
  if (dirty) {
    return (
      <Badge tone="amber" icon={<Dot aria-hidden />}>
        {t.unsaved}
      </Badge>
    );
  }
  return (
    <Saved>
      <CheckIcon size={14} aria-hidden />
      {saving ? t.saving : t.savedAt(formatTime(plan.updatedAt))}
    </Saved>
  );
}

const Names = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${theme.s[3]};
  min-width: 0;
`;

const Meta = styled.span`
  ${truncate}
  /* The name gives way last. */
  flex: 0 1000 auto;
  font: ${theme.t.dense};
  color: ${theme.c.text3};

  @media (max-width: 900px) {
    display: none;
  }
`;

const PhoneNames = styled.div`
  flex: 1;
  min-width: 0;

  small {
    display: block;
    font: ${theme.t.small};
    color: ${theme.c.text3};
  }
`;

const PhoneTitle = styled(EditorSheetTitle)`
  font: ${theme.t.strong};
  letter-spacing: normal;
`;

const Dot = styled(CircleIcon)`
  fill: currentColor;
`;

const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[1]};
  white-space: nowrap;
  font: ${theme.t.dense};
  color: ${theme.c.text3};
`;
