import { type PointerEvent as ReactPointerEvent } from 'react';
import { type Pointing } from './pointing.js';

/** Pixels after which a pressed mouse drags, and a finger scrolls instead. */
const DRAG_FROM_PX = 5;
/** Milliseconds after which a resting finger lifts a visit. */
const LONG_PRESS_MS = 450;
/** Pixels from the edge of the calendar at which it scrolls along, and how far. */
const SCROLL_EDGE_PX = 36;
const SCROLL_STEP_PX = 14;

interface Follower {
  onMove(pointing: Pointing): void;
  onDrop(): void;
  /** Escape, or the browser took the pointer away. */
  onCancel(): void;
  /** Once, however it ended; `lifted` tells a drag from a click. */
  onEnd(lifted: boolean): void;
}

/** Follows a pressed pointer: a mouse lifts by moving, a finger by resting. Answers the way to stop. */
export function followPointer(
  down: ReactPointerEvent<HTMLElement>,
  scroller: Element | null,
  follower: Follower,
): () => void {
  const grabbed = down.clientY - down.currentTarget.getBoundingClientRect().top;
  const isFinger = down.pointerType === 'touch';
  const { clientX, clientY, pointerId } = down;
  let lifted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new AbortController();
  const { signal } = listeners;

  const end = () => {
    clearTimeout(timer);
    if (signal.aborted) return;
    listeners.abort();
    follower.onEnd(lifted);
  };
  const lift = (x: number, y: number) => {
    lifted = true;
    follower.onMove({ x, y, grabbed, down: y - clientY });
  };
  const cancel = () => {
    if (lifted) follower.onCancel();
    end();
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const far = Math.hypot(event.clientX - clientX, event.clientY - clientY) > DRAG_FROM_PX;
    if (lifted) {
      scrollAlong(scroller, event.clientY);
      follower.onMove({ x: event.clientX, y: event.clientY, grabbed, down: event.clientY - clientY });
    } else if (far && isFinger) end();
    else if (far) lift(event.clientX, event.clientY);
  };

  if (isFinger) timer = setTimeout(() => lift(clientX, clientY), LONG_PRESS_MS);
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== pointerId) return;
      if (lifted) follower.onDrop();
      end();
    },
    { signal },
  );
  document.addEventListener('pointercancel', cancel, { signal });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && cancel(), { signal });
  // A finger that has lifted a visit neither scrolls the page nor opens the menu of the browser.
  document.addEventListener('touchmove', (event) => lifted && event.preventDefault(), {
    signal,
    passive: false,
  });
  document.addEventListener('contextmenu', (event) => isFinger && event.preventDefault(), { signal });
  return cancel;
}

function scrollAlong(scroller: Element | null, y: number): void {
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y < top + SCROLL_EDGE_PX) scroller.scrollBy({ top: -SCROLL_STEP_PX });
  else if (y > bottom - SCROLL_EDGE_PX) scroller.scrollBy({ top: SCROLL_STEP_PX });
}
