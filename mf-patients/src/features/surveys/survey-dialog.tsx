import { failureProps } from '@pora/kit';
import { ErrorState, SkeletonRows, useDelayed } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import { useState } from 'react';
import { useHonestLoad } from '../../shared/honest-load.js';
import { type ImportedSurvey } from './import/use-survey-import.js';
import { SurveyEdit } from './survey-edit.js';
import { SurveyView } from './survey-view.js';
import { surveyStrings as t } from './survey.strings.js';
import { useSurvey } from './use-survey.js';
import { SavedWordsDialog } from './words-check/saved-words-dialog.js';

interface SurveyDialogProps {
  patientId: string;
  /** As it stands on the patient's card. */
  patientName: string;
  /** Whose parent may have filled it in. */
  isChild: boolean;
  /** Back to where the dialog was opened. */
  onClose: () => void;
}

/** The health interview of a patient: to be read where there is one, else to be filled in [core §2]. */
export function SurveyDialog({ patientId, patientName, isChild, onClose }: SurveyDialogProps) {
  const [editing, setEditing] = useState(false);
  /** The words of the saved survey are looked at. */
  const [checking, setChecking] = useState(false);
  const load = useHonestLoad(useSurvey(patientId), (survey) => survey === null && !editing);
  // The form of a new survey stays when somebody else's comes meanwhile: what was typed must not go without a question.
  if (load.phase === 'ready' && load.data === null && !editing) setEditing(true);
  const [imported, setImported] = useState<ImportedSurvey>();
  // A survey that comes at once must not be preceded by a dialog about waiting.
  const waiting = useDelayed(load.phase === 'loading');
  if (load.phase === 'loading' && !waiting) return null;
  if (load.phase !== 'ready') {
    return (
      <Dialog open onClose={onClose} size="full" title={t.title} description={patientName}>
        {load.phase === 'failed' ? (
          <ErrorState title={t.loadFailed} {...failureProps(load)} />
        ) : (
          <SkeletonRows rows={8} label={t.loading} />
        )}
      </Dialog>
    );
  }
  const survey = load.data;
  if (survey && checking)
    return <SavedWordsDialog {...{ patientId, patientName, isChild }} onClose={() => setChecking(false)} />;
  if (survey && !editing) {
    return (
      <SurveyView
        survey={survey}
        patientName={patientName}
        isChild={isChild}
        onEdit={() => setEditing(true)}
        onWords={() => setChecking(true)}
        onImported={(read) => {
          setImported(read);
          setEditing(true);
        }}
        onClose={onClose}
      />
    );
  }
  const leave = () => {
    setImported(undefined);
    setEditing(false);
  };
  return (
    <SurveyEdit
      patientId={patientId}
      patientName={patientName}
      isChild={isChild}
      survey={survey ?? undefined}
      imported={imported}
      onClose={survey ? leave : onClose}
      onSaved={survey ? leave : onClose}
      onRemoved={onClose}
    />
  );
}
