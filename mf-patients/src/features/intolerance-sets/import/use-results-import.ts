import { hasAcceptedExtension } from '@pora/contracts/call';
import { intoleranceSetCalls } from '@pora/contracts/calls';
import {
  type IntoleranceCategory,
  type IntoleranceReview,
} from '@pora/contracts/patients/intolerance-set.model';
import { callRoute, useSingleMutation } from '@pora/kit';
import { useState } from 'react';
import { type Refusal, refusalOf, tooLarge, wrongAnswer, wrongKind } from './refusal.js';

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

/** Reads a laboratory's report; a refusal is kept to be explained and leaves everything as it is [core §8]. */
export function useResultsImport(onImported: (results: ImportedResults) => void) {
  const [refusal, setRefusal] = useState<Refusal>();
  const reading = useSingleMutation({
    mutationFn: (file: File) => callRoute(intoleranceSetCalls.parse, { file, query: { review: 'true' } }),
    onSuccess: ({ data, review }, file) => {
      // An answer of another version of the service has another shape than ours.
      if (!Array.isArray(data?.categories) || data.categories.length === 0 || !review) {
        setRefusal(wrongAnswer(file));
        return;
      }
      readings += 1;
      setRefusal(undefined);
      onImported({ id: readings, fileName: file.name, categories: data.categories, review });
    },
    onError: (error, file) => setRefusal(refusalOf(error, file)),
  });
  const start = (file: File) => {
    if (!hasAcceptedExtension(file.name, upload)) setRefusal(wrongKind(file));
    else if (file.size > upload.maxFileBytes) setRefusal(tooLarge(file));
    else reading.mutate(file);
  };
  return { start, busy: reading.isPending, refusal, dismiss: () => setRefusal(undefined) };
}
