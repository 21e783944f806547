import { fileTooLargeSentence, hasAcceptedExtension } from '@pora/contracts/call';
import { intoleranceSetCalls } from '@pora/contracts/calls';
import {
  type IntoleranceCategory,
  type IntoleranceReview,
} from '@pora/contracts/patients/intolerance-set.model';
import { callRoute, isHttpError, messageOf, useSingleMutation } from '@pora/kit';
import { toast } from '@pora/ui';
import { resultsImportStrings as t } from './results-import.strings.js';

const { upload } = intoleranceSetCalls.parse;

/** Results as a report tells them; nothing of it is saved. */
export interface ImportedResults {
  /** Tells one reading of a file from the next. */
  readonly id: number;
  readonly fileName: string;
  readonly categories: readonly IntoleranceCategory[];
  readonly review: IntoleranceReview;
}

let readings = 0;

/** Reads a laboratory's report; a refusal is said and leaves everything as it is [core §8]. */
export function useResultsImport(onImported: (results: ImportedResults) => void) {
  const reading = useSingleMutation({
    mutationFn: (file: File) => callRoute(intoleranceSetCalls.parse, { file, query: { review: 'true' } }),
    onSuccess: ({ data, review }, file) => {
      // An answer of another version of the service has another shape than ours.
      if (!Array.isArray(data?.categories) || data.categories.length === 0 || !review) {
        toast.error(t.wrongFormat, t.onlyReports);
        return;
      }
      readings += 1;
      onImported({ id: readings, fileName: file.name, categories: data.categories, review });
    },
    onError: (error) => {
      if (!isHttpError(error) || error.status === 0) toast.error(t.importFailed, messageOf(error));
      else if (error.code === 'unreadable') toast.error(t.wrongFormat, messageOf(error));
      else toast.error(t.parseFailed(error.status, error.statusText), messageOf(error));
    },
  });
  const start = (file: File) => {
    if (!hasAcceptedExtension(file.name, upload)) toast.error(t.wrongFormat, t.onlyReports);
    else if (file.size > upload.maxFileBytes) toast.error(t.wrongFormat, fileTooLargeSentence(upload));
    else reading.mutate(file);
  };
  return { start, busy: reading.isPending };
}
