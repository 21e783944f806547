import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { useRowWindow } from './use-row-window.js';

/** Props of VirtualList. */
export interface VirtualListProps<Item> {
  /** Name of the list for screen readers. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Height of one item in px, the same for all. */
  itemHeight: number;
  /** CSS height of the scrolling box. */
  height: string;
  overscan?: number;
}

/** A long list of which only the visible part is drawn; works with 8,000 items. */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  renderItem,
  itemHeight,
  height,
  overscan = 8,
}: VirtualListProps<Item>) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const { indexes, before, after } = useRowWindow(
    () => scrollRef.current,
    items.length,
    itemHeight,
    overscan,
  );
  return (
    <Box ref={scrollRef} tabIndex={0} role="region" aria-label={label} style={{ height }}>
      <ul style={{ paddingTop: before, paddingBottom: after }}>
        {indexes.map((index) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <li
              key={itemKey(item)}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              style={{ height: itemHeight }}
            >
              {renderItem(item, index)}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  overflow: auto;
  contain: strict;
`;
