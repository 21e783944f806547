import { useShortcut } from '@pora/kit';
import { type KeyboardEvent, useRef } from 'react';

/** Marks the element of a row that takes the focus. */
export const ROW_FOCUS = { 'data-row-focus': '' };
const ROW_SELECTOR = '[data-row-focus]';

/** ↑ and ↓ walk over the rows of a list, also down from the search field above it; Enter is the row's own click. */
export function useRowKeys<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const step = (by: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(ROW_SELECTOR) ?? [])];
    const current = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
    const next = current < 0 ? (by === 1 ? rows[0] : rows.at(-1)) : rows[current + by];
    next?.focus();
  };
  useShortcut('ArrowDown', () => step(1));
  useShortcut('ArrowUp', () => step(-1));
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(1);
  };
  return { list, onSearchKey };
}
