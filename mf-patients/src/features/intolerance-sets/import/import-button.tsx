import { intoleranceSetCalls } from '@pora/contracts/calls';
import { FileButton } from '@pora/ui/forms';
import { FileInputIcon } from '@pora/ui/icons';
import { RefusalDialog } from './refusal-dialog.js';
import { resultsImportStrings as t } from './results-import.strings.js';
import { type ImportedResults, useResultsImport } from './use-results-import.js';

interface ImportButtonProps {
  label: string;
  variant?: 'primary' | 'secondary';
  /** Results that stand, which a refused file leaves as they are. */
  current: { readonly date: string | null } | null;
  onImported: (results: ImportedResults) => void;
}

/** Asks for a laboratory's report and reads it; a file that cannot be read is explained. */
export function ImportButton({ label, variant = 'secondary', current, onImported }: ImportButtonProps) {
  const { start, busy, refusal, dismiss } = useResultsImport(onImported);
  return (
    <>
      <FileButton
        label={label}
        busyLabel={t.reading}
        variant={variant}
        icon={<FileInputIcon aria-hidden />}
        busy={busy}
        extensions={intoleranceSetCalls.parse.upload.extensions}
        onFile={start}
      />
      {refusal && (
        <RefusalDialog refusal={refusal} current={current} busy={busy} onFile={start} onClose={dismiss} />
      )}
    </>
  );
}
