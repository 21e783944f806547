import { type RefObject, useEffect, useRef } from 'react';

/** How long a quiet success stays, ms. */
const QUIET_MS = 2000;

/** Keys that look around in the dialog, or do nothing alone; what the focused button or the dialog itself takes is theirs. */
const KEPT = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Enter', ' ', 'Escape']);

/**
 * Closes a dialog that needs no reading by itself, or with any key. Who moves the mouse in it or walks through it with Tab
 * reads it: then it stays until it is closed (WCAG 2.2.1).
 */
export function useQuietClose(
  { open, quiet, state }: { open: boolean; quiet: boolean | undefined; state: string },
  inside: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const active = open && quiet === true && state === 'success';
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!active) return undefined;
    const listening = new AbortController();
    const hold = () => {
      window.clearTimeout(timer);
      listening.abort();
    };
    const close = () => {
      hold();
      latest.current();
    };
    const timer = window.setTimeout(close, QUIET_MS);
    const isInside = ({ target }: Event) =>
      target instanceof Node && inside.current?.closest('[role="dialog"]')?.contains(target) === true;
    const options = { capture: true, signal: listening.signal };
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Tab') hold();
        else if (!KEPT.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) close();
      },
      options,
    );
    // A dialog that opens under a resting mouse gets such events as well, without a movement.
    const movesInside = (event: PointerEvent) =>
      isInside(event) && (event.movementX !== 0 || event.movementY !== 0);
    document.addEventListener('pointermove', (event) => movesInside(event) && hold(), options);
    document.addEventListener('pointerdown', (event) => isInside(event) && hold(), options);
    return hold;
  }, [active, inside]);
}
