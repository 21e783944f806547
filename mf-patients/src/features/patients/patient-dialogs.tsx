import { type PatientRecord } from './patient-record.js';
import { PatientDetailsDialog } from './details/patient-details-dialog.js';
import { EditPatientDialog } from './form/edit-patient-dialog.js';
import { NewPatientDialog } from './form/new-patient-dialog.js';
import { MeasurementDialog } from './measurements/measurement-dialog.js';
import { lazy, Suspense } from 'react';
import { loadResultsDialog } from '../intolerance-sets/public.js';
import { loadPrivacyDialog } from '../privacy/public.js';
import { loadSurveyDialog, loadWordsDialog } from '../surveys/public.js';
import { displayName } from './patient-facts.js';
import { type PatientsView } from './use-patients.js';
import { type usePatientDialogs } from './use-patient-dialogs.js';

const ResultsDialog = lazy(async () => ({ default: (await loadResultsDialog()).ResultsDialog }));
const PrivacyDialog = lazy(async () => ({ default: (await loadPrivacyDialog()).PrivacyDialog }));
const SurveyDialog = lazy(async () => ({ default: (await loadSurveyDialog()).SurveyDialog }));
const WordsDialog = lazy(async () => ({ default: (await loadWordsDialog()).SavedWordsDialog }));

const ReportDialog = lazy(async () => ({
  default: (await import('./report/report-dialog.js')).ReportDialog,
}));

interface PatientDialogsProps {
  dialogs: ReturnType<typeof usePatientDialogs>;
  patients: PatientsView;
  onAdded: (id: string) => void;
  onDiet: (patient: PatientRecord) => void;
  onRemove: (patient: PatientRecord) => void;
  openingDiet: boolean;
}

/** The open dialog of the patients screen; one about a patient who is gone shows nothing. */
export function PatientDialogs(props: PatientDialogsProps) {
  const { dialogs, patients, onAdded, onDiet, onRemove, openingDiet } = props;
  const { dialog, open, back, close } = dialogs;
  if (dialog === null) return null;
  if (dialog.kind === 'new') {
    const added = (id: string) => {
      onAdded(id);
      close();
    };
    return (
      <NewPatientDialog
        patients={patients}
        onClose={close}
        onAdded={added}
        onOpen={(id) => open({ kind: 'details', id })}
      />
    );
  }
  const { kind, id } = dialog;
  const patient = patients.items.find((one) => one.id === id);
  if (!patient) return null;
  if (kind === 'edit') return <EditPatientDialog patient={patient} patients={patients} onClose={back} />;
  if (kind === 'measure') {
    const { measurement } = dialog;
    return (
      <MeasurementDialog patient={patient} patients={patients} measurement={measurement} onClose={back} />
    );
  }
  const { isChild, personal } = patient;
  const person = { patientId: id, patientName: displayName(patient) };
  if (kind === 'results') {
    return (
      <Suspense fallback={null}>
        <ResultsDialog {...person} onClose={back} />
      </Suspense>
    );
  }
  if (kind === 'survey') {
    return (
      <Suspense fallback={null}>
        <SurveyDialog {...person} isChild={isChild} onClose={back} />
      </Suspense>
    );
  }
  if (kind === 'words') {
    return (
      <Suspense fallback={null}>
        <WordsDialog {...person} isChild={isChild} onClose={back} />
      </Suspense>
    );
  }
  if (kind === 'report') {
    return (
      <Suspense fallback={null}>
        <ReportDialog patient={patient} patients={patients} onClose={back} />
      </Suspense>
    );
  }
  if (kind === 'privacy') {
    return (
      <Suspense fallback={null}>
        <PrivacyDialog {...person} isChild={isChild} birthYear={personal.birthYear} onClose={back} />
      </Suspense>
    );
  }
  return (
    <PatientDetailsDialog
      patient={patient}
      patients={patients}
      onClose={close}
      onEdit={() => open({ kind: 'edit', id })}
      onMeasure={(measurement) =>
        open({ kind: 'measure', id, from: 'details', ...(measurement && { measurement }) })
      }
      onResults={() => open({ kind: 'results', id, from: 'details' })}
      onReport={() => open({ kind: 'report', id })}
      onSurvey={() => open({ kind: 'survey', id, from: 'details' })}
      onWords={() => open({ kind: 'words', id, from: 'details' })}
      onPrivacy={() => open({ kind: 'privacy', id, from: 'details' })}
      onDiet={() => onDiet(patient)}
      onRemove={() => {
        close();
        onRemove(patient);
      }}
      openingDiet={openingDiet}
    />
  );
}
