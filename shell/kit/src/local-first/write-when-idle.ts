import { doWhenIdle } from '../timing/idle.js';

/** Records that become text in one turn: some milliseconds on a slow device. */
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
