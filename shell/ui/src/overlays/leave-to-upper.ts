import { type RefObject } from 'react';

const OPEN_LAYERS = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]';

/**
 * `onEscapeKeyDown` of a layer: a layer that has just come over it is seen before it listens, and Escape in that moment
 * would close what lies below, a whole plan for one meal's dialog. Such a key does nothing.
 */
export const leaveToUpper =
  (own: RefObject<HTMLElement | null>) =>
  (event: KeyboardEvent): void => {
    const layers = [...document.querySelectorAll(OPEN_LAYERS)];
    if (layers.some((layer) => isAbove(layer, own.current))) event.preventDefault();
  };

/** Layers stand in the document in the order in which they were opened; what lies in a layer is part of it. */
function isAbove(layer: Element, own: HTMLElement | null): boolean {
  if (!own || own.contains(layer)) return false;
  return (own.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
