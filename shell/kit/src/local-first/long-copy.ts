/** The copy of a long list in the browser: written and checked in short turns, so that the page answers a person in between. */
import { doWhenIdle } from '../timing/idle.js';

/** Records of one turn: some milliseconds on a slow device. */
const SLICE = 250;

interface LongList {
  items: readonly unknown[];
  /** Answers false as soon as there is a newer list, or nobody whose list it is. */
  isNewest: () => boolean;
  write: (json: string) => void;
}

/** Writes a long list as JSON while the page is idle, at once when it is left; a list that is no longer the newest is not. */
export function writeWhenIdle({ items, isNewest, write }: LongList): void {
  const parts: string[] = [];
  const turn = (): boolean => {
    if (!isNewest()) return false;
    const slice = items.slice(parts.length * SLICE, (parts.length + 1) * SLICE);
    if (slice.length > 0) parts.push(slice.map((item) => JSON.stringify(item)).join());
    else write(`[${parts.join()}]`);
    return slice.length > 0;
  };
  const end = (): void => {
    stop();
    while (turn());
    window.removeEventListener('pagehide', end);
  };
  const stop = doWhenIdle(() => {
    const isMoreLeft = turn();
    if (!isMoreLeft) window.removeEventListener('pagehide', end);
    return isMoreLeft;
  });
  window.addEventListener('pagehide', end);
}

/** Whether every record fits, looked at while the page is idle; once `isDone` nobody wants to know any more. */
export function everyWhenIdle(
  items: readonly unknown[],
  fits: (item: unknown) => boolean,
  isDone: () => boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    let at = 0;
    doWhenIdle(() => {
      const areFit = isDone() || items.slice(at, (at += SLICE)).every(fits);
      const isMoreLeft = areFit && !isDone() && at < items.length;
      if (!isMoreLeft) resolve(areFit);
      return isMoreLeft;
    });
  });
}
