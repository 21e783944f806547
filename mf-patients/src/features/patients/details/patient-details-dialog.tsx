import { type PatientRecord } from '../patient-record.js';
import { type Measurement } from '@pora/contracts/patients/patient.model';
import { planCalls } from '@pora/contracts/calls';
import { formatDate, useApiList, useShortcut } from '@pora/kit';
import { Avatar, Button, CopyButton, mediaQueries, useMediaQuery } from '@pora/ui';
import { FileTextIcon, TrashIcon } from '@pora/ui/icons';
import { ConfirmDialog, Dialog } from '@pora/ui/overlays';
import { useState } from 'react';
import { plansOfPatient, usePlanCount } from '../../plans/public.js';
import { KeyFactsStrip } from '../home/key-facts-strip.js';
import { leaveTrailTo } from '../home/leave-trail.js';
import { usePatientHome } from '../home/use-home.js';
import { GOAL_LABELS, isSamplePatient } from '@pora/contracts/patients/patient.vocabulary';
import { SampleBadge } from '../sample-badge.js';
import { StatusBadge } from '../list/status-badge.js';
import { displayName, patientEnergy } from '../patient-facts.js';
import { useRemoveMeasurement } from '../measurements/use-measurements.js';
import { type PatientsView, useWholePatient } from '../use-patients.js';
import { DetailsFooter, RemoveButton } from './details-footer.js';
import { DetailsBody } from './details-body.js';
import { detailsStrings as t } from './details.strings.js';
import { MoreMenu } from './more-menu.js';
import { UnsavedNotice } from './unsaved-notice.js';
import { useRefreshTdee } from './use-refresh-tdee.js';

interface PatientDetailsDialogProps {
  patient: PatientRecord;
  patients: PatientsView;
  onClose: () => void;
  onEdit: () => void;
  /** A new measurement, or the correction of one. */
  onMeasure: (measurement?: Measurement) => void;
  onResults: () => void;
  onSurvey: () => void;
  /** How the words of the survey were read. */
  onWords: () => void;
  onReport: () => void;
  onPrivacy: () => void;
  onDiet: () => void;
  /** The person has confirmed. */
  onRemove: () => void;
  openingDiet: boolean;
}

/** Everything about one patient, beginning with how things stand and what comes next [core §2]. */
export function PatientDetailsDialog(props: PatientDetailsDialogProps) {
  const {
    patient,
    patients,
    onClose,
    onEdit,
    onMeasure,
    onResults,
    onSurvey,
    onWords,
    onReport,
    onPrivacy,
    onDiet,
    onRemove,
    openingDiet,
  } = props;
  const plans = useApiList(planCalls.list);
  const ownPlans = plans.phase === 'ready' ? plansOfPatient(plans.data, patient.id) : undefined;
  const planCount = usePlanCount(plans)(patient.id);
  const whole = useWholePatient(patient, patients);
  const measurements = whole.phase === 'ready' ? whole.data.measurements.length : undefined;
  const refresh = useRefreshTdee(patients);
  const [asking, setAsking] = useState(false);
  // The sample goes at once: nothing of a person is lost, and the toast takes it back.
  const remove = () => (isSamplePatient(patient.id) ? onRemove() : setAsking(true));
  useShortcut('e', onEdit, { inDialog: true });
  useShortcut('m', () => onMeasure(), { inDialog: true });
  const removeMeasurement = useRemoveMeasurement(patients, patient.id);
  useShortcut('Delete', remove, { inDialog: true });
  const phone = useMediaQuery(mediaQueries.phone);
  const name = displayName(patient);
  const home = usePatientHome(patient, ownPlans);
  const leave = () => leaveTrailTo(patient.id);
  const openDiet = () => {
    leave();
    onDiet();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      title={name}
      description={introductionOf(patient, phone)}
      icon={phone ? undefined : <Avatar name={name} size="large" />}
      header={
        <>
          {!phone && <CopyButton value={name} label={t.copyName} />}
          <SampleBadge patientId={patient.id} />
          <StatusBadge status={patient.status} />
          {phone ? (
            <MoreMenu name={name} onReport={onReport} onEdit={onEdit} onRemove={remove} />
          ) : (
            <Button variant="quiet" size="compact" collapse icon={<FileTextIcon />} onClick={onReport}>
              {t.report}
            </Button>
          )}
        </>
      }
      footerStart={<RemoveButton onClick={remove} />}
      footer={
        <DetailsFooter
          onBack={onClose}
          onEdit={onEdit}
          onDiet={openDiet}
          onMeasure={() => onMeasure()}
          openingDiet={openingDiet}
        />
      }
    >
      <UnsavedNotice id={patient.id} patients={patients} />
      <KeyFactsStrip patient={patient} whole={whole} plans={ownPlans} visits={home.visits} onLeave={leave} />
      <DetailsBody
        patient={patient}
        whole={whole}
        plans={ownPlans}
        home={home}
        energy={patientEnergy(patient)}
        refreshing={refresh.isPending}
        onRefresh={() => refresh.mutate(patient.id)}
        deeds={{
          onSurvey,
          onWords,
          onResults,
          onMeasure: () => onMeasure(),
          onEdit,
          onDiet: openDiet,
          onLeave: leave,
        }}
        onPrivacy={onPrivacy}
        onEditMeasurement={onMeasure}
        onRemoveMeasurement={(measurement) => removeMeasurement.mutate(measurement)}
      />
      <ConfirmDialog
        open={asking}
        title={t.removeTitle}
        description={t.removeText(name, measurements, planCount)}
        confirmLabel={t.remove}
        icon={<TrashIcon />}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  );
}

/** "Kobieta, 38 lat. Pacjentka od 02.09.2026." – as much of it as is known; a phone says the goal instead of the day. */
function introductionOf(
  { personal: { sex, birthYear }, createdAt, goal }: PatientRecord,
  isShort: boolean,
): string {
  const age = birthYear === null ? undefined : t.years(new Date().getFullYear() - birthYear);
  const known = [sex && sex !== 'other' ? t.sexes[sex] : undefined, age].filter(Boolean).join(', ');
  if (isShort) return [known, GOAL_LABELS[goal.primary]].filter(Boolean).join(' · ');
  const since = t.since(sex, formatDate(createdAt));
  return known ? `${known}. ${since}` : since;
}
