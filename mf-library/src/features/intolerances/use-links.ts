import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { intoleranceMappingCalls } from '@pora/contracts/calls';
import { callRoute, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { type UndoOffer, useUndo } from '../../shared/use-undo.js';
import { intoleranceStrings } from './intolerances.strings.js';
import { useRefreshIntolerances } from './use-refresh-intolerances.js';

const t = intoleranceStrings.links;
const NONE: ReadonlySet<number> = new Set();

/** The links of one entry: making and removing them together, each deed with its words [library §8]. */
export interface Links {
  /** Foods that were linked since the entry was opened. */
  linkedNow: ReadonlySet<number>;
  /** Foods that the last attempt did not link. */
  notLinked: ReadonlySet<number>;
  busy: boolean;
  link: (foodIds: readonly number[]) => Promise<void>;
  /** Answers the foods that are still to be removed. */
  unlink: (foodIds: readonly number[]) => Promise<readonly number[]>;
}

/** Links foods to an entry and removes links; every deed that worked can be taken back. */
export function useLinks({ key }: Pick<Intolerance, 'key'>): Links {
  const [linkedNow, setLinkedNow] = useState(NONE);
  const [notLinked, setNotLinked] = useState(NONE);
  const [busy, setBusy] = useState(false);
  const { linkNow, unlinkNow, refresh, offerUndo } = useLinkCalls(key);

  const link = async (foodIds: readonly number[]): Promise<void> => {
    setBusy(true);
    try {
      const { succeeded, failed } = await linkNow(foodIds);
      await refresh();
      setLinkedNow((before) => new Set([...before, ...succeeded]));
      setNotLinked(new Set(failed));
      if (failed.length > 0)
        tellNotLinked(t.partlyLinked, t.linkedAndLeft(succeeded.length, failed.length), failed);
      else offerUndo({ title: t.linked(succeeded.length) }, () => unlinkNow(succeeded));
    } catch (error) {
      setNotLinked(new Set(foodIds));
      tellNotLinked(t.linkFailed, messageOf(error), foodIds);
    } finally {
      setBusy(false);
    }
  };
  const tellNotLinked = (title: string, description: string, foodIds: readonly number[]) =>
    toast.show({
      title,
      description,
      tone: 'error',
      action: { label: t.retry, run: () => void link(foodIds) },
    });

  const unlink = async (foodIds: readonly number[]): Promise<readonly number[]> => {
    setBusy(true);
    try {
      const { succeeded, failed } = await unlinkNow(foodIds);
      await refresh();
      if (succeeded.length === 0) toast.error(t.removeFailed, t.leftToCheck(failed.length));
      else if (failed.length > 0) toast.error(t.partlyRemoved, t.leftToCheck(failed.length));
      else {
        const words = { title: t.removed, description: t.removedLinks(succeeded.length) };
        offerUndo(words, () => linkNow(succeeded));
      }
      return failed;
    } catch (error) {
      toast.error(t.removeFailed, messageOf(error), error);
      return foodIds;
    } finally {
      setBusy(false);
    }
  };
  return { linkedNow, notLinked, busy, link, unlink };
}

/** The calls behind the links of one entry, and the way back from each. */
function useLinkCalls(intolerance: string) {
  const refresh = useRefreshIntolerances();
  const offer = useUndo();
  return {
    refresh,
    linkNow: (foodIds: readonly number[]) =>
      callRoute(intoleranceMappingCalls.createBatch, { body: { intolerance, foodIds: [...foodIds] } }),
    unlinkNow: (foodIds: readonly number[]) =>
      callRoute(intoleranceMappingCalls.removeBatch, { body: { intolerance, foodIds: [...foodIds] } }),
    offerUndo: (words: Omit<UndoOffer, 'undo'>, work: () => Promise<unknown>) => {
      const undo = () =>
        void work()
          .then(refresh)
          .catch((error: unknown) => toast.error(t.undoFailed, messageOf(error), error));
      offer({ ...words, undo });
    },
  };
}
