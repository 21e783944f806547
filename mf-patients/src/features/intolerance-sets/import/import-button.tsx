import { intoleranceSetCalls } from '@pora/contracts/calls';
import { FileInputIcon } from '@pora/ui/icons';
import { FileButton } from '../../../shared/file-button.js';
import { resultsImportStrings as t } from './results-import.strings.js';
import { type ImportedResults, useResultsImport } from './use-results-import.js';

interface ImportButtonProps {
  label: string;
  variant?: 'primary' | 'secondary';
  onImported: (results: ImportedResults) => void;
}

/** Asks for a laboratory's report and reads it. */
export function ImportButton({ label, variant = 'secondary', onImported }: ImportButtonProps) {
  const { start, busy } = useResultsImport(onImported);
  return (
    <FileButton
      label={label}
      busyLabel={t.reading}
      variant={variant}
      icon={<FileInputIcon aria-hidden />}
      busy={busy}
      extensions={intoleranceSetCalls.parse.upload.extensions}
      onFile={start}
    />
  );
}
