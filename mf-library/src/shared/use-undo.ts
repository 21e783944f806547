import { useShortcut } from '@pora/kit';
import { toast } from '@pora/ui';
import { useCallback, useEffect, useRef } from 'react';

/** A deed that was done and can be taken back. */
export interface UndoOffer {
  title: string;
  description?: string;
  undo: () => void;
}

interface OpenOffer {
  readonly owner: object;
  readonly run: () => void;
}

/** What can be taken back now, oldest first: one list, for several parts of a page do deeds and Ctrl+Z is one key. */
const offers: OpenOffer[] = [];

/** Offers deeds back by their toast; Ctrl+Z takes back the last one of all that is on the page, in a sheet too. */
export function useUndo(): (offer: UndoOffer) => void {
  const owner = useRef({});
  useEffect(() => {
    const own = owner.current;
    return () => {
      const others = offers.filter((offer) => offer.owner !== own);
      offers.splice(0, offers.length, ...others);
    };
  }, []);
  useShortcut('mod+z', () => offers.at(-1)?.run(), { inDialog: true });
  return useCallback(({ title, description, undo }: UndoOffer) => {
    const run = (): void => {
      const index = offers.indexOf(offer);
      if (index >= 0) offers.splice(index, 1);
      toast.dismiss(toastId);
      undo();
    };
    const offer: OpenOffer = { owner: owner.current, run };
    const toastId = toast.undo(title, run, description);
    offers.push(offer);
  }, []);
}
