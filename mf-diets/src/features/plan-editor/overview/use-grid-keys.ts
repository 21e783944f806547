import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';

const CELL = '[data-grid-cell]';

/** Arrow keys over the cells of a grid: one tab stop, then ← → along the days and ↑ ↓ along the slots. */
export function useGridKeys() {
  const grid = useRef<HTMLTableElement>(null);

  useEffect(() => {
    // One meal of the grid is reachable by Tab, everything else by arrows.
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>(CELL) ?? [])];
    if (cells.some((cell) => cell.tabIndex === 0)) return;
    const first = grid.current?.querySelector<HTMLElement>(`tbody ${CELL}`);
    if (first) first.tabIndex = 0;
  });

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).closest<HTMLElement>(CELL);
    if (!from || !grid.current) return;
    const to = neighbour(grid.current, from, event.key);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    for (const cell of grid.current.querySelectorAll<HTMLElement>(CELL)) cell.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  }, []);

  return { ref: grid, onKeyDown };
}

/** Place of a cell: its row, its place in the row, and the first column it covers. */
interface Place {
  cell: HTMLElement;
  column: number;
  span: number;
}

function rowsOf(grid: HTMLTableElement): Place[][] {
  return [...grid.rows].map((row) => {
    let column = 0;
    return [...row.cells].flatMap((box) => {
      const place = { column, span: box.colSpan };
      column += box.colSpan;
      const cell = box.querySelector<HTMLElement>(CELL);
      return cell ? [{ cell, ...place }] : [];
    });
  });
}

function neighbour(grid: HTMLTableElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const rows = rowsOf(grid);
  const rowIndex = rows.findIndex((row) => row.some(({ cell }) => cell === from));
  const row = rows[rowIndex] ?? [];
  const index = row.findIndex(({ cell }) => cell === from);
  const column = row[index]?.column ?? 0;
  const under = (places: Place[] | undefined) =>
    places?.find((place) => place.column <= column && column < place.column + place.span)?.cell;
  switch (key) {
    case 'ArrowLeft':
      return row[index - 1]?.cell;
    case 'ArrowRight':
      return row[index + 1]?.cell;
    case 'ArrowUp':
      return under(rows[rowIndex - 1]);
    case 'ArrowDown':
      return under(rows[rowIndex + 1]);
    case 'Home':
      return row[0]?.cell;
    case 'End':
      return row[row.length - 1]?.cell;
    default:
      return undefined;
  }
}
