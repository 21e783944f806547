import { type RefObject, useEffect, useRef } from 'react';

/**
 * Marks the cell a dialog is on its way for, on the element alone: the next frame answers the key or the click, however
 * long a slow machine takes for the dialog. The mark goes once a dialog is there.
 */
export function useOpeningMark(frame: RefObject<HTMLElement | null>, dialog: string | undefined) {
  const marked = useRef<HTMLElement>(null);
  const mark = (cell: HTMLElement | null): void => {
    delete marked.current?.dataset['opening'];
    marked.current = cell;
    if (cell) cell.dataset['opening'] = '';
  };
  useEffect(() => {
    delete marked.current?.dataset['opening'];
    marked.current = null;
  }, [dialog]);
  return (id: string): void =>
    mark(frame.current?.querySelector<HTMLElement>(`[data-grid-cell="${id}"]`) ?? null);
}
