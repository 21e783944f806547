import { floatingBox } from './floating-host.js';

/*
 * Bars that stand at the foot of a screen, such as what can be done with several chosen slots, are needed while a toast
 * tells of the last deed: the toasts stand above such a bar, wherever it is scrolled to.
 */
const GAP_PX = 10;
let bars: readonly HTMLElement[] = [];
let frame = 0;
const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => placeToastsSoon());
let watching: AbortController | undefined;

/** How far up toasts of this height go in px, so that none lies on a bar. */
export function toastLift(
  bars: readonly Pick<DOMRect, 'top' | 'bottom' | 'height'>[],
  { toasts, viewport }: { toasts: number; viewport: number },
): number {
  let lift = 0;
  // From the lowest up: above one bar there may be the next.
  for (const { top, bottom, height } of [...bars].sort((a, b) => b.bottom - a.bottom)) {
    const [from, to] = [viewport - lift - toasts - 2 * GAP_PX, viewport - lift];
    if (height > 0 && bottom > from && top < to) lift = viewport - top;
  }
  // Where there is no room above, the toasts stay at the foot.
  return lift + toasts + GAP_PX > viewport ? 0 : Math.max(0, lift);
}

/** Puts the toasts where no bar is; to be called when they have changed. */
export function placeToasts(): void {
  const region = floatingBox.firstElementChild;
  const toasts = region?.getBoundingClientRect().height ?? 0;
  const taken = bars.map((bar) => bar.getBoundingClientRect());
  const lift = toastLift(taken, { toasts, viewport: window.innerHeight });
  floatingBox.style.setProperty('--toast-lift', `${lift}px`);
}

function placeToastsSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(placeToasts);
}

/** Keeps toasts off a bar; returns the way to let go of it. Use as a ref callback. */
export function keepOffToasts(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  bars = [...bars, bar];
  sizes?.observe(bar);
  if (!watching) {
    watching = new AbortController();
    const { signal } = watching;
    window.addEventListener('resize', placeToastsSoon, { signal });
    document.addEventListener('scroll', placeToastsSoon, { signal, capture: true, passive: true });
  }
  placeToastsSoon();
  return () => {
    bars = bars.filter((each) => each !== bar);
    sizes?.unobserve(bar);
    if (bars.length === 0) {
      watching?.abort();
      watching = undefined;
    }
    placeToastsSoon();
  };
}
