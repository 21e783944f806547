import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSelectedSlot, useSelectSlot } from '../../plan-work/public.js';
import {
  cellAt,
  cellId,
  clampPlace,
  type GridPlace,
  HEAD_ROW,
  type OverviewGrid,
  placeForKey,
  selectedCells,
} from './overview-grid.js';
import { useFirstEscape } from './use-first-escape.js';

const CELL = '[data-grid-cell]';

interface GridFocus {
  active: GridPlace;
  /** Where the selection began. */
  anchor: GridPlace;
  /** Nothing looks selected before somebody was there. */
  touched: boolean;
}

const idOf = ({ dayIndex, row }: GridPlace) => `${dayIndex + 1}.${row + 1}`;

function placeOf(target: EventTarget): GridPlace | undefined {
  const id = (target as HTMLElement).closest<HTMLElement>(CELL)?.dataset.gridCell;
  const [day, row] = (id ?? '').split('.').map(Number);
  return day !== undefined && row !== undefined && id ? { dayIndex: day - 1, row: row - 1 } : undefined;
}

/** The place of the keyboard in the overview and what is selected from there: one tab stop, then keys as in a spreadsheet. */
export function useGridFocus(grid: OverviewGrid, startDay: number) {
  const frame = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const chosen = useSelectedSlot();
  const choose = useSelectSlot();
  const [focus, setFocus] = useState<GridFocus>(() => {
    const row = chosen?.day === startDay + 1 ? chosen.slotIndex : 0;
    const start = clampPlace(grid, { dayIndex: startDay, row });
    return { active: start, anchor: start, touched: false };
  });
  const active = clampPlace(grid, focus.active);
  const anchor = clampPlace(grid, focus.anchor);
  const selected = focus.touched ? selectedCells(grid, anchor, active) : [];
  const first = cellAt(grid, active).dayIndexes[0] ?? active.dayIndex;
  const reachable = idOf(active.row === HEAD_ROW ? active : { ...active, dayIndex: first });

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    frame.current?.querySelector<HTMLElement>(`[data-grid-cell="${reachable}"]`)?.focus();
  });

  const select = (place: GridPlace, extends_: boolean): void => {
    const isCell = place.row !== HEAD_ROW && anchor.row !== HEAD_ROW;
    setFocus({ active: place, anchor: extends_ && isCell ? anchor : place, touched: true });
    // The rest of the editor puts things there as well.
    choose(place.row === HEAD_ROW ? undefined : { day: place.dayIndex + 1, slotIndex: place.row });
  };
  const collapse = () => setFocus({ active, anchor: active, touched: true });
  useFirstEscape(selected.length > 1, collapse);

  return {
    frame,
    active,
    selected,
    /** Id of the cell that Tab reaches. */
    reachable,
    /** Ids of the selected cells of the days from `from` on, before `to`. */
    selectedIn: ({ from, to }: { from: number; to: number }): string =>
      selected
        .filter(({ dayIndexes: [first = -1] }) => first >= from && first < to)
        .map(cellId)
        .join(' '),
    /** Shows another place without taking the focus there. */
    goTo: (place: GridPlace) => setFocus({ ...focus, active: place, anchor: place }),
    /** Answers whether the key led somewhere. */
    moveByKey: (event: KeyboardEvent): boolean => {
      const next = placeForKey(grid, active, { key: event.key, ctrl: event.ctrlKey || event.metaKey });
      if (!next || (event.shiftKey && next.row === HEAD_ROW)) return false;
      isMoving.current = true;
      select(next, event.shiftKey);
      return true;
    },
    /** The cell that was pressed becomes the selected one; with Shift everything up to it. */
    press: (event: MouseEvent): void => {
      const place = placeOf(event.target);
      if (place && place.row !== HEAD_ROW && event.button === 0) select(place, event.shiftKey);
    },
    /** What took the focus in another way, such as Tab, is where the keys go on. */
    follow: (target: EventTarget): void => {
      const place = placeOf(target);
      if (place && (!focus.touched || idOf(place) !== reachable)) select(place, false);
    },
  };
}

/** Place and selection of the grid as its parts receive them. */
export type GridFocusState = ReturnType<typeof useGridFocus>;
