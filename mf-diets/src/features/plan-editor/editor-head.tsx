import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { formatCount, formatKcal, formatSigned, formatTime } from '@pora/kit';
import { Badge, Button, IconButton, mediaQueries, theme, truncate, useMediaQuery } from '@pora/ui';
import { ArrowLeftIcon, CheckIcon, CircleDashedIcon, CircleIcon, XIcon } from '@pora/ui/icons';
import { EditorSheetTitle } from '@pora/ui/overlays';
import styled from 'styled-components';
import { romanStage } from '../../shared/roman.js';
import { displayName } from '../patients/public.js';
import { PlanStatusBadge } from '../plan-list/public.js';
import { PlanVerdict } from '../plan-safety/public.js';
import { editorStrings as t } from './plan-editor.strings.js';

interface EditorHeadProps {
  plan: Plan;
  patient: PatientListItem | null;
  dirty: boolean;
  canSave: boolean;
  saving: boolean;
  /** Why what was to be stored is not, and the newer version it met, if any. */
  failure: { error: Error; conflict: Plan | null } | undefined;
  onSave: () => void;
  onClose: () => void;
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
  const { plan, patient, dirty, canSave, saving, failure, onSave, onClose } = props;
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
            patient ? displayName(patient) : plan.patientId === null ? t.noPatient : t.unknownPatient,
            romanStage(plan.stage),
            plan.days,
            plan.mealsPerDay,
            formatCount(plan.tdee),
            delta,
          )}
        </Meta>
      </Names>
      <SaveState plan={plan} dirty={dirty} saving={saving} failure={failure} />
      <Button variant="primary" shortcut="Ctrl S" busy={saving} disabled={!canSave} onClick={onSave}>
        {t.save}
      </Button>
      <IconButton label={t.close} shortcut="Esc" icon={<XIcon />} onClick={onClose} />
    </>
  );
}

function PhoneHead(props: EditorHeadProps) {
  const { plan, dirty, canSave, saving, failure, onSave, onClose } = props;
  return (
    <>
      <IconButton size="regular" label={t.back} icon={<ArrowLeftIcon />} onClick={onClose} />
      <PhoneNames>
        <PhoneTitle>{plan.name}</PhoneTitle>
        <small>
          <PhoneState>{saveState({ plan, dirty, saving, failure }).text}</PhoneState>
          {t.shortMeta(formatKcal(plan.caloriesPerDay), plan.mealsPerDay)}
        </small>
      </PhoneNames>
      {dirty ? (
        <Button variant="primary" busy={saving} disabled={!canSave} onClick={onSave}>
          {t.save}
        </Button>
      ) : (
        <PlanVerdict plan={plan} compact />
      )}
    </>
  );
}

type SaveStateOf = Pick<EditorHeadProps, 'plan' | 'dirty' | 'saving' | 'failure'>;

/** Where the work of the person is, in two words [decisions 44]. */
function saveState({ plan, dirty, saving, failure }: SaveStateOf) {
  if (failure && !saving) return { kind: 'failed', text: failure.conflict ? t.versionWaits : t.notSaved };
  if (dirty) return { kind: 'dirty', text: t.unsaved };
  return { kind: 'stored', text: saving ? t.saving : t.savedAt(formatTime(plan.updatedAt)) };
}

function SaveState(of: SaveStateOf) {
  const { kind, text } = saveState(of);
  if (kind === 'stored') {
    return (
      <Saved>
        {/* The tick stands for what is stored, never for what is still on its way. */}
        {of.saving ? <CircleDashedIcon size={14} aria-hidden /> : <CheckIcon size={14} aria-hidden />}
        {text}
      </Saved>
    );
  }
  const reason = kind === 'failed' ? of.failure?.error.message : undefined;
  return (
    <Badge tone={kind === 'failed' ? 'danger' : 'amber'} icon={<Dot aria-hidden />}>
      <span title={reason}>{text}</span>
    </Badge>
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

const PhoneState = styled.span`
  margin-right: ${theme.s[2]};
`;

/* A phone has no pointer to ask for the rest of a name that is cut: it takes a second line. */
const PhoneTitle = styled(EditorSheetTitle)`
  white-space: normal;
  overflow-wrap: anywhere;
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

  @media (max-width: 640px) {
    /* The plan's name needs the room; what is not saved keeps its badge. */
    display: none;
  }
`;
