import { useVirtualizer } from '@tanstack/react-virtual';

/** Part of a long list that is drawn, and the empty heights before and after it in px. */
export interface RowWindow {
  indexes: readonly number[];
  before: number;
  after: number;
}

/** Which rows of a scrolling box to draw. `rowHeight` in px is the same for all rows. */
export function useRowWindow(
  getScrollBox: () => HTMLElement | null,
  count: number,
  rowHeight: number,
  overscan = 8,
): RowWindow {
  const virtualizer = useVirtualizer({
    count,
    overscan,
    getScrollElement: getScrollBox,
    estimateSize: () => rowHeight,
  });
  const drawn = virtualizer.getVirtualItems();
  const first = drawn[0];
  const last = drawn.at(-1);
  return {
    indexes: drawn.map((item) => item.index),
    before: first?.start ?? 0,
    after: last ? virtualizer.getTotalSize() - last.end : 0,
  };
}
