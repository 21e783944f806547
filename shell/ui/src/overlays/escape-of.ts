import { type KeyboardEvent, type RefObject } from 'react';

const OPEN_LAYERS = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]';

/** Keys that a layer heard although another one lies above it. */
const leftToUpper = new WeakSet<Event>();

/** What a layer does with Escape, for its content. */
export interface Escape {
  onEscapeKeyDown: (event: globalThis.KeyboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Escape belongs to the highest layer that is seen. Radix sets a layer's listener up some moments after the layer is
 * drawn and has the focus, and until then the layer below hears the key: it would close a whole plan for one meal's
 * dialog. The lower layer leaves such a key alone, and the layer that has the focus takes it itself.
 *
 * @param own the layer's content
 * @param close its request to be closed, called at most once for a key
 */
export function escapeOf(own: RefObject<HTMLElement | null>, close: () => void): Escape {
  return {
    onEscapeKeyDown: (event) => {
      if (!isUnderOther(own.current)) return;
      leftToUpper.add(event);
      event.preventDefault();
    },
    onKeyDown: (event) => {
      const key = event.nativeEvent;
      const isTaken = key.defaultPrevented && !leftToUpper.has(key);
      if (event.key !== 'Escape' || isTaken || isUnderOther(own.current)) return;
      // The key goes on to what the layer was opened from, which must take it for done.
      leftToUpper.delete(key);
      event.preventDefault();
      close();
    },
  };
}

/** Layers stand in the document in the order in which they were opened; what lies in a layer is part of it. */
function isUnderOther(own: HTMLElement | null): boolean {
  if (!own) return false;
  return [...document.querySelectorAll(OPEN_LAYERS)].some(
    (layer) =>
      !own.contains(layer) && (own.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}
