import { useShortcut } from '@pora/kit';
import { Button, media, theme } from '@pora/ui';
import { ArrowLeftIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import styled from 'styled-components';
import { useCheckedWords } from './use-checked-words.js';
import { type AskedSave, type WordsLook } from './use-words-look.js';
import { UndecidedBadge, WordsCheckBody } from './words-check-body.js';
import { wordsCheckStrings as t } from './words-check.strings.js';

interface WordsLookDialogProps {
  patientName: string;
  isChild: boolean;
  look: WordsLook;
  isSaving: boolean;
  onSave: (asked: AskedSave) => void;
}

/** The one look at a changed survey before it is saved; it can always be saved (decision 72). */
export function WordsLookDialog({ look, ...props }: WordsLookDialogProps) {
  return look.asked ? <OpenLook {...props} look={look} asked={look.asked} /> : null;
}

function OpenLook({
  patientName,
  isChild,
  look,
  asked,
  isSaving,
  onSave,
}: WordsLookDialogProps & { asked: AskedSave }) {
  const { drafts, kept, words, close } = look;
  const checked = useCheckedWords(words, kept, { drafts, isChild });
  const save = () => onSave(asked);
  useShortcut('mod+s', save, { inDialog: true, whileTyping: true });
  return (
    <Dialog
      open
      size="full"
      title={t.title}
      description={t.about(patientName, asked.values.header.date || null)}
      onClose={close}
      footerStart={
        <Button variant="quiet" icon={<ArrowLeftIcon />} onClick={close}>
          {t.back}
        </Button>
      }
      footer={
        <>
          <Later>{t.later}</Later>
          <UndecidedBadge checked={checked} />
          <Button variant="primary" shortcut="Ctrl S" busy={isSaving || look.isDeciding} onClick={save}>
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
