import { type KeptWordDecision } from '@pora/contracts/patients/word-decision.model';
import { type SurveyWords } from '@pora/contracts/patients/survey-words';
import { useShortcut } from '@pora/kit';
import { Button, media, theme } from '@pora/ui';
import { ArrowLeftIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import styled from 'styled-components';
import { useCheckedWords } from './use-checked-words.js';
import { type WordDraftsState } from './use-word-drafts.js';
import { UndecidedBadge, WordsCheckBody } from './words-check-body.js';
import { wordsCheckStrings as t } from './words-check.strings.js';

interface WordsLookDialogProps {
  patientName: string;
  surveyDate: string | null;
  words: SurveyWords;
  kept: readonly KeptWordDecision[];
  drafts: WordDraftsState;
  isSaving: boolean;
  onSave: () => void;
  onBack: () => void;
}

/** The one look at a changed survey before it is saved; it can always be saved (decision 72). */
export function WordsLookDialog(props: WordsLookDialogProps) {
  const { patientName, surveyDate, words, kept, drafts, isSaving, onSave, onBack } = props;
  const checked = useCheckedWords(words, kept, drafts);
  useShortcut('mod+s', onSave, { inDialog: true, whileTyping: true });
  return (
    <Dialog
      open
      size="full"
      title={t.title}
      description={t.about(patientName, surveyDate)}
      onClose={onBack}
      footerStart={
        <Button variant="quiet" icon={<ArrowLeftIcon />} onClick={onBack}>
          {t.back}
        </Button>
      }
      footer={
        <>
          <Later>{t.later}</Later>
          <UndecidedBadge checked={checked} />
          <Button variant="primary" shortcut="Ctrl S" busy={isSaving} onClick={onSave}>
            {t.saveSurvey}
          </Button>
        </>
      }
    >
      <WordsCheckBody checked={checked} drafts={drafts} />
    </Dialog>
  );
}

const Later = styled.span`
  align-self: center;
  color: ${theme.c.text2};
  font: ${theme.t.small};

  ${media.phone} {
    display: none;
  }
`;
