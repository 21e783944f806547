import { intoleranceDictionaryCalls, intoleranceSetCalls } from '@pora/contracts/calls';
import {
  type NewIntoleranceSet,
  type PatientIntoleranceSet,
} from '@pora/contracts/patients/intolerance-set.model';
import {
  apiKey,
  callRoute,
  conflictOf,
  isHttpError,
  messageOf,
  newIdempotencyKey,
  useSingleMutation,
} from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { toast } from '@pora/ui';
import { useRef, useState } from 'react';
import { NONE_YET } from '../../../shared/none-yet.js';
import { useRefreshSets } from '../use-intolerance-set.js';
import { type LinkChoice, linkFoods } from './link-foods.js';
import { resultsImportStrings as t } from './results-import.strings.js';

/** Reviewed results with the foods that were chosen for names without any. */
export interface ReviewedResults {
  readonly set: Omit<NewIntoleranceSet, 'patientId'>;
  readonly links: ReadonlyMap<string, LinkChoice>;
}

/** The links could not be written; the results were not sent. */
class LinkFailure extends Error {}

interface SaveOptions {
  patientId: string;
  /** The results that stood when the review began: newer ones of somebody else are not taken the place of unseen. */
  current: PatientIntoleranceSet | null;
  onSaved: () => void;
}

/**
 * Saves reviewed results as the patient's current ones, after the links to foods, so that a failure of either leaves the
 * review as it is. The same results sent again are one save.
 */
export function useSaveResults({ patientId, current, onSaved }: SaveOptions) {
  const refresh = useRefreshSets();
  const client = useQueryClient();
  const [version, setVersion] = useState(current?.version ?? NONE_YET);
  const sent = useRef({ what: '', key: '' });
  const saving = useSingleMutation({
    mutationFn: async ({ set, links, over = version }: ReviewedResults & { over?: number }) => {
      if (links.size > 0) {
        try {
          await linkFoods(links);
        } catch (cause) {
          throw new LinkFailure(messageOf(cause));
        } finally {
          await client.invalidateQueries({ queryKey: apiKey(intoleranceDictionaryCalls.list) });
        }
      }
      const body = { ...set, patientId };
      const what = JSON.stringify([body, over]);
      if (sent.current.what !== what) sent.current = { what, key: newIdempotencyKey() };
      return callRoute(intoleranceSetCalls.create, { body, ifMatch: over, idempotencyKey: sent.current.key });
    },
    onSuccess: async () => {
      await refresh();
      toast.success(t.imported);
      onSaved();
    },
  });
  const isConflict = isHttpError(saving.error, 412);
  const theirs = conflictOf<PatientIntoleranceSet>(saving.error);
  return {
    save: saving.mutate,
    busy: saving.isPending,
    /** Why it was not saved; a conflict is a question of its own. */
    failure: saving.error && !isConflict ? reasonOf(saving.error) : undefined,
    conflict: isConflict ? { theirs } : undefined,
    /** Saves over what stands by now. */
    saveOver: (results: ReviewedResults) => {
      const over = theirs?.version ?? NONE_YET;
      setVersion(over);
      saving.mutate({ ...results, over });
    },
    takeTheirs: async () => {
      await refresh();
      saving.reset();
      onSaved();
    },
    /** Leaves the question open: the next save asks it again. */
    dismiss: () => saving.reset(),
  };
}

const reasonOf = (error: Error) =>
  error instanceof LinkFailure ? `${t.linkFailed} ${error.message}` : messageOf(error);
