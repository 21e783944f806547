import { type PatientSurvey } from '@pora/contracts/patients/survey.model';
import { wordsOfSurvey } from '@pora/contracts/patients/survey-words';
import { failureProps, messageOf, useShortcut } from '@pora/kit';
import { useDecideWords } from '@pora/kit/own-words';
import { Button, EmptyState, ErrorState, InlineNotice, SkeletonRows, toast, useDelayed } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import { useUnsavedGuard } from '../../../shared/use-unsaved-guard.js';
import { useSurvey } from '../use-survey.js';
import { useCheckedWords } from './use-checked-words.js';
import { useWordDrafts } from './use-word-drafts.js';
import { UndecidedBadge, WordsCheckBody } from './words-check-body.js';
import { wordsCheckStrings as t } from './words-check.strings.js';

interface SavedWordsDialogProps {
  patientId: string;
  patientName: string;
  isChild: boolean;
  onClose: () => void;
}

/** How the words of a saved survey were read, and the way to decide about them at any time (decision 72). */
export function SavedWordsDialog({ patientId, patientName, isChild, onClose }: SavedWordsDialogProps) {
  const load = useSurvey(patientId);
  const waiting = useDelayed(load.phase === 'loading');
  if (load.phase === 'ready' && load.data)
    return <SurveyWordsDialog survey={load.data} {...{ patientName, isChild, onClose }} />;
  if (load.phase === 'loading' && !waiting) return null;
  return (
    <Dialog open onClose={onClose} size="full" title={t.title} description={patientName}>
      {load.phase === 'loading' && <SkeletonRows rows={8} label={t.loading} />}
      {load.phase === 'failed' && <ErrorState title={t.loadFailed} {...failureProps(load)} />}
      {load.phase === 'ready' && <EmptyState title={t.noSurvey} />}
    </Dialog>
  );
}

function SurveyWordsDialog({
  survey,
  patientName,
  isChild,
  onClose,
}: { survey: PatientSurvey } & Omit<SavedWordsDialogProps, 'patientId'>) {
  const drafts = useWordDrafts();
  const checked = useCheckedWords(wordsOfSurvey(survey), survey.wordDecisions, { drafts, isChild });
  const deciding = useDecideWords();
  const { requestClose, guard } = useUnsavedGuard({ dirty: drafts.isDirty, onClose });
  const save = () => {
    if (!drafts.isDirty || deciding.isPending) return;
    deciding.mutate(
      { surveyId: survey.id, ...drafts.toSend() },
      {
        onSuccess: ({ unremembered }) => {
          if (unremembered.length > 0) toast.error(t.saved, t.unremembered(unremembered));
          else toast.success(t.saved);
          drafts.clear();
          onClose();
        },
      },
    );
  };
  useShortcut('mod+s', save, { inDialog: true, whileTyping: true });
  return (
    <Dialog
      open
      size="full"
      title={t.title}
      description={t.about(patientName, survey.surveyDate)}
      onClose={requestClose}
      footer={
        <>
          <UndecidedBadge checked={checked} />
          <Button variant="quiet" onClick={requestClose}>
            {t.leave}
          </Button>
          <Button
            variant="primary"
            shortcut="Ctrl S"
            disabled={!drafts.isDirty}
            busy={deciding.isPending}
            onClick={save}
          >
            {t.saveDecisions}
          </Button>
        </>
      }
    >
      {deciding.isError && (
        <InlineNotice tone="danger" live title={t.saveFailed}>
          {messageOf(deciding.error)}
        </InlineNotice>
      )}
      <WordsCheckBody checked={checked} drafts={drafts} />
      {guard}
    </Dialog>
  );
}
