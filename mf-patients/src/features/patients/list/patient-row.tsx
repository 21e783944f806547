import { type PatientRecord } from '../patient-record.js';
import { GOAL_LABELS } from '@pora/contracts/patients/patient.vocabulary';
import { currentWeight } from '@pora/engine/energy';
import { formatCm, formatDate, formatKg, MISSING } from '@pora/kit';
import { Avatar, Badge, Button, CopyButton, VisuallyHidden } from '@pora/ui';
import {
  BabyIcon,
  CircleIcon,
  ClipboardCheckIcon,
  ClipboardPenIcon,
  FileInputIcon,
  NotebookTabsIcon,
  RulerIcon,
  ShieldAlertIcon,
} from '@pora/ui/icons';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { displayName } from '../patient-facts.js';
import { patientStrings } from '../patients.strings.js';
import {
  ActionsCell,
  Card,
  Contact,
  ContactLine,
  GoalCell,
  Name,
  NameButton,
  NameCell,
  PhoneFacts,
  Small,
  StatusCell,
  WeightCell,
} from './patient-row.styles.js';
import { SampleBadge } from '../sample-badge.js';
import { StatusBadge } from './status-badge.js';
import { ROW_FOCUS } from './use-row-keys.js';

const t = patientStrings.row;

/** What a row of the list can do. */
export interface PatientRowActions {
  onOpen: (id: string) => void;
  onMeasure: (id: string) => void;
  onResults: (id: string) => void;
  onSurvey: (id: string) => void;
  onDiet: (patient: PatientRecord) => void;
}

interface PatientRowProps extends PatientRowActions {
  patient: PatientRecord;
  /** The last change is not on the server. */
  unsaved: boolean;
  /** Whether there are intolerance results; undefined while that is not known. */
  hasResults: boolean | undefined;
  /** Whether there is a survey; undefined while that is not known. */
  hasSurvey: boolean | undefined;
  openingDiet: boolean;
  /** Just added: scrolled to and marked. */
  isNew: boolean;
}

/** One patient of the list; a click anywhere on the card opens the details [core §2]. */
export const PatientRow = memo(function PatientRow(props: PatientRowProps) {
  const { patient, unsaved, hasResults, hasSurvey, openingDiet, isNew } = props;
  const { onOpen, onMeasure, onResults, onSurvey, onDiet } = props;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) card.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  const name = displayName(patient);
  const weight = formatKg(currentWeight(patient));
  const goal = GOAL_LABELS[patient.goal.primary];
  const updated = formatDate(patient.updatedAt);
  return (
    <Card ref={card} aria-current={isNew || undefined}>
      <Avatar name={name} />
      <NameCell>
        <Name>
          <NameButton type="button" {...ROW_FOCUS} onClick={() => onOpen(patient.id)}>
            {name}
          </NameButton>
          <SampleBadge patientId={patient.id} />
          {patient.isChild && <Badge icon={<BabyIcon />}>{t.child}</Badge>}
          {unsaved && (
            <Badge tone="amber" icon={<CircleIcon fill="currentColor" />}>
              {t.unsaved}
            </Badge>
          )}
        </Name>
        <Small>{patient.lastVisitDate ? t.lastVisit(formatDate(patient.lastVisitDate)) : t.noVisit}</Small>
        <PhoneFacts>{`${weight} · ${goal} · ${updated}`}</PhoneFacts>
      </NameCell>
      <Contact>
        <ContactPart value={patient.personal.contact.email} label={t.copyEmail(name)} />
        <ContactPart value={patient.personal.contact.phone} label={t.copyPhone(name)} />
      </Contact>
      <WeightCell>
        <VisuallyHidden>{t.weightAndHeight}: </VisuallyHidden>
        <strong>{weight}</strong>
        <span>{formatCm(patient.anthropometrics.heightCm)}</span>
      </WeightCell>
      <GoalCell>
        <VisuallyHidden>{t.goal}: </VisuallyHidden>
        {goal}
      </GoalCell>
      <StatusCell>
        <StatusBadge status={patient.status} />
        <Small>
          <VisuallyHidden>{t.updated}: </VisuallyHidden>
          {updated}
        </Small>
      </StatusCell>
      <ActionsCell>
        <Button
          variant="quiet"
          size="compact"
          collapse
          icon={<RulerIcon />}
          aria-label={t.measureOf(name)}
          onClick={() => onMeasure(patient.id)}
        >
          {t.measure}
        </Button>
        <RecordButton
          isThere={hasResults}
          view={{ icon: <ShieldAlertIcon />, label: t.results, ofPatient: t.resultsOf(name) }}
          begin={{ icon: <FileInputIcon />, label: t.importResults, ofPatient: t.importResultsOf(name) }}
          onClick={() => onResults(patient.id)}
        />
        <RecordButton
          isThere={hasSurvey}
          view={{ icon: <ClipboardCheckIcon />, label: t.survey, ofPatient: t.surveyOf(name) }}
          begin={{ icon: <ClipboardPenIcon />, label: t.fillSurvey, ofPatient: t.fillSurveyOf(name) }}
          onClick={() => onSurvey(patient.id)}
        />
        <Button
          size="compact"
          icon={<NotebookTabsIcon />}
          busy={openingDiet}
          aria-label={t.dietOf(name)}
          onClick={() => onDiet(patient)}
        >
          {t.diet}
        </Button>
      </ActionsCell>
    </Card>
  );
});

interface RecordLook {
  icon: ReactNode;
  label: string;
  ofPatient: string;
}

interface RecordButtonProps {
  /** Undefined while that is not known: the dialog itself tells, so the way there stands open. */
  isThere: boolean | undefined;
  view: RecordLook;
  begin: RecordLook;
  onClick: () => void;
}

/** The way to what is kept about the patient where it is there, else to filling it in or importing it [core §2]. */
function RecordButton({ isThere, view, begin, onClick }: RecordButtonProps) {
  const { icon, label, ofPatient } = isThere === false ? begin : view;
  return (
    <Button variant="quiet" size="compact" collapse icon={icon} aria-label={ofPatient} onClick={onClick}>
      {label}
    </Button>
  );
}

function ContactPart({ value, label }: { value: string; label: string }) {
  return (
    <ContactLine>
      <span>{value || MISSING}</span>
      {value && <CopyButton value={value} label={label} />}
    </ContactLine>
  );
}
