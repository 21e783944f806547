import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';

const CELL = '[data-grid-cell]';

/** Arrow keys over the cells of the overview: one tab stop, then ← → along the days and ↑ ↓ along the slots. */
export function useGridKeys() {
  const grids = useRef(new Map<number, HTMLElement>());

  useEffect(() => {
    // One cell of each grid is reachable by Tab; the others by arrows.
    for (const grid of grids.current.values()) {
      const cells = [...grid.querySelectorAll<HTMLElement>(CELL)];
      if (cells.length > 0 && !cells.some((cell) => cell.tabIndex === 0))
        (cells[0] as HTMLElement).tabIndex = 0;
    }
  });

  const gridRef = useCallback(
    (index: number) => (element: HTMLElement | null) => {
      if (element) grids.current.set(index, element);
      else grids.current.delete(index);
    },
    [],
  );

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).closest<HTMLElement>(CELL);
    if (!from) return;
    const to = neighbour(event.currentTarget, from, event.key);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    from.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  }, []);

  return { gridRef, onKeyDown };
}

function neighbour(grid: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...grid.querySelectorAll('tbody tr')].map((row) => [
    ...row.querySelectorAll<HTMLElement>(CELL),
  ]);
  const rowIndex = rows.findIndex((row) => row.includes(from));
  const row = rows[rowIndex] ?? [];
  const column = row.indexOf(from);
  const middle = center(from);
  const nearest = (cells: HTMLElement[] | undefined) =>
    cells?.toSorted((a, b) => Math.abs(center(a) - middle) - Math.abs(center(b) - middle))[0];
  switch (key) {
    case 'ArrowLeft':
      return row[column - 1];
    case 'ArrowRight':
      return row[column + 1];
    case 'ArrowUp':
      return nearest(rows[rowIndex - 1]);
    case 'ArrowDown':
      return nearest(rows[rowIndex + 1]);
    case 'Home':
      return row[0];
    case 'End':
      return row[row.length - 1];
    default:
      return undefined;
  }
}

function center(cell: HTMLElement): number {
  const { left, width } = cell.getBoundingClientRect();
  return left + width / 2;
}
