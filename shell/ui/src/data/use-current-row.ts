import { useEffect, useRef, useState } from 'react';
import type { Pages } from './use-pages.js';

/** Turns to the page of the row that is open beside the table, whenever another one is opened. */
export function useCurrentPage<Row>(
  pages: Pages<Row>,
  pageSize: number,
  currentKey: string | undefined,
  indexOf: (key: string) => number,
): void {
  const [followed, setFollowed] = useState<string>();
  if (followed === currentKey) return;
  setFollowed(currentKey);
  const index = currentKey === undefined ? -1 : indexOf(currentKey);
  if (index >= 0) pages.setPage(Math.floor(index / pageSize) + 1);
}

/**
 * Keeps the open row in sight, and gives it the focus when it is closed again: after stepping that is not the row it
 * began with. A person who has moved on meanwhile keeps the place chosen.
 */
export function useCurrentRowInSight(box: HTMLElement | null, currentKey: string | undefined): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!box) return;
    if (currentKey !== undefined) {
      last.current = box.querySelector<HTMLElement>('[aria-current] [data-row-title]');
      last.current?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && last.current?.isConnected) last.current.focus();
    last.current = null;
  }, [box, currentKey]);
}
