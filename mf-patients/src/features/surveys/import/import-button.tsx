import { surveyCalls } from '@pora/contracts/calls';
import { Button } from '@pora/ui';
import { FileInputIcon } from '@pora/ui/icons';
import { ConfirmDialog } from '@pora/ui/overlays';
import { type ChangeEvent, useRef } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after a refusal.
    target.value = '';
    if (file) start(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={surveyCalls.parse.upload.extensions.join()}
        aria-label={label}
        hidden
        onChange={take}
      />
      <Button icon={<FileInputIcon aria-hidden />} busy={busy} onClick={() => input.current?.click()}>
        {busy ? t.reading : label}
      </Button>
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
