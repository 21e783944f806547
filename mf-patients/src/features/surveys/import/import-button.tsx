import { surveyCalls } from '@pora/contracts/calls';
import { FileButton } from '@pora/ui/forms';
import { FileInputIcon } from '@pora/ui/icons';
import { ConfirmDialog } from '@pora/ui/overlays';
import { importStrings as t } from './survey-import.strings.js';
import { type ImportedSurvey, useSurveyImport } from './use-survey-import.js';

interface ImportButtonProps {
  patientName: string;
  label?: string;
  onImported: (survey: ImportedSurvey) => void;
}

/** "Import z .docx": reads a file, and asks when it names somebody else [core §2, core §5]. */
export function ImportButton({ patientName, label = t.button, onImported }: ImportButtonProps) {
  const { start, busy, question, goOn, dismiss } = useSurveyImport(patientName, onImported);
  return (
    <>
      <FileButton
        label={label}
        busyLabel={t.reading}
        icon={<FileInputIcon aria-hidden />}
        busy={busy}
        extensions={surveyCalls.parse.upload.extensions}
        onFile={start}
      />
      <ConfirmDialog
        open={question !== undefined}
        title={t.nameTitle}
        description={t.nameQuestion(question?.answers.header.fullName ?? '', patientName)}
        confirmLabel={t.goOn}
        emphasis="cancel"
        onConfirm={goOn}
        onCancel={dismiss}
      >
        {t.nameNote}
      </ConfirmDialog>
    </>
  );
}
