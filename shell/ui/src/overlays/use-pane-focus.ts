import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isTyping } from '../hooks/is-typing.js';

/** A pane takes the focus when it opens, unless somebody types elsewhere, gives it back, and closes with Escape. */
export function usePaneFocus(
  frame: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    const pane = frame.current;
    const opener = document.activeElement;
    if (!isTyping(opener)) first.current?.focus({ preventScroll: true });
    return () => {
      const at = document.activeElement;
      const isLeft = at === null || at === document.body || pane?.contains(at) === true;
      if (isLeft && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [frame, first]);
  // With the focus: an Escape pressed at once is the pane's, and does not close the work around it.
  useLayoutEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOfPane(frame.current, event.target)) return;
      // The sheet around listens on the document and would close the whole work; the window is first.
      event.stopImmediatePropagation();
      latest.current();
    };
    window.addEventListener('keydown', close, { capture: true });
    return () => window.removeEventListener('keydown', close, { capture: true });
  }, [frame]);
}

/** In the pane, or nowhere; an open list of choices in it takes its own Escape. */
function isOfPane(pane: HTMLElement | null, target: EventTarget | null): boolean {
  if (!pane || !(target instanceof Element) || target.getAttribute('aria-expanded') === 'true') return false;
  return pane.contains(target) || target === document.body || target === pane.closest('[role="dialog"]');
}
