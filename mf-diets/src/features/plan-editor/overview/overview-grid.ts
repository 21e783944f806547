import { type PlanDay } from '@pora/contracts/plans/plan.model';
import { type OverviewCell, overviewRow } from '../../plan-work/public.js';

/** Days of a week, which stand beside each other. */
export const WEEK = 7;

/** Row of the heads of the days. */
export const HEAD_ROW = -1;

/** A place of the overview: zero-based day and slot; the row of the heads is `HEAD_ROW`. */
export interface GridPlace {
  dayIndex: number;
  row: number;
}

/** The cells of the plan by row, week after week; a joined dish is one cell. */
export interface OverviewGrid {
  days: number;
  rows: number;
  /** Cells of one week, row after row. */
  weeks: { from: number; to: number; rows: OverviewCell[][] }[];
}

/** Lays the days of a plan out; joined cells follow the stored days. */
export function overviewGrid(days: readonly PlanDay[]): OverviewGrid {
  const rows = days[0]?.slots.length ?? 0;
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) => {
    const from = week * WEEK;
    const to = Math.min(days.length, from + WEEK);
    return {
      from,
      to,
      rows: Array.from({ length: rows }, (_row, slot) => overviewRow(days, slot, from, to)),
    };
  });
  return { days: days.length, rows, weeks };
}

const NO_CELL: OverviewCell = { slotIndex: 0, dayIndexes: [], continuesFrom: null, continuesTo: null };

/** The cell that covers a place. */
export function cellAt({ weeks }: OverviewGrid, { dayIndex, row }: GridPlace): OverviewCell {
  const week = weeks[Math.floor(dayIndex / WEEK)];
  return week?.rows[row]?.find(({ dayIndexes }) => dayIndexes.includes(dayIndex)) ?? NO_CELL;
}

/** First and last day that the cell at a place covers; the head of a day covers it alone. */
function spanAt(grid: OverviewGrid, place: GridPlace): [first: number, last: number] {
  const { dayIndexes } = cellAt(grid, place);
  return [dayIndexes[0] ?? place.dayIndex, dayIndexes.at(-1) ?? place.dayIndex];
}

/**
 * Where a key leads, as in a spreadsheet: ← → along the days, over the end of a week into the next; ↑ ↓ along the slots
 * and, past the last one, to the week below; Home and End to the ends of the week, with Ctrl of the plan. Undefined for
 * other keys and at the edges.
 */
export function placeForKey(
  grid: OverviewGrid,
  at: GridPlace,
  { key, ctrl }: { key: string; ctrl: boolean },
): GridPlace | undefined {
  const [first, last] = spanAt(grid, at);
  const week = Math.floor(at.dayIndex / WEEK);
  const to = (dayIndex: number, row = at.row): GridPlace | undefined =>
    dayIndex >= 0 && dayIndex < grid.days ? { dayIndex, row } : undefined;
  const moves = new Map<string, () => GridPlace | undefined>([
    ['ArrowLeft', () => to(first - 1)],
    ['ArrowRight', () => to(last + 1)],
    [
      'ArrowUp',
      () => (at.row > HEAD_ROW ? to(at.dayIndex, at.row - 1) : to(at.dayIndex - WEEK, grid.rows - 1)),
    ],
    [
      'ArrowDown',
      () => (at.row < grid.rows - 1 ? to(at.dayIndex, at.row + 1) : to(at.dayIndex + WEEK, HEAD_ROW)),
    ],
    ['Home', () => (ctrl ? to(0, 0) : to(week * WEEK))],
    ['End', () => (ctrl ? to(grid.days - 1, grid.rows - 1) : to(Math.min(grid.days, (week + 1) * WEEK) - 1))],
  ]);
  return moves.get(key)?.();
}

/** Id of a cell: its first day and its slot, both from 1; "4.0" is the head of day 4. */
export const cellId = ({ dayIndexes: [first = 0], slotIndex }: OverviewCell): string =>
  `${first + 1}.${slotIndex + 1}`;

/** Keeps a place inside the plan: days and slots may have become fewer. */
export function clampPlace({ days, rows }: OverviewGrid, { dayIndex, row }: GridPlace): GridPlace {
  return {
    dayIndex: Math.max(0, Math.min(dayIndex, days - 1)),
    row: Math.max(HEAD_ROW, Math.min(row, rows - 1)),
  };
}

/** The cells from `anchor` to `active`, both included, row after row; each joined cell once. */
export function selectedCells(grid: OverviewGrid, anchor: GridPlace, active: GridPlace): OverviewCell[] {
  if (active.row === HEAD_ROW) return [];
  const rows = [Math.max(0, anchor.row), active.row].sort((a, b) => a - b);
  const days = [anchor.dayIndex, active.dayIndex].sort((a, b) => a - b);
  const [firstRow = 0, lastRow = 0] = rows;
  const [firstDay = 0, lastDay = 0] = days;
  const found: OverviewCell[] = [];
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let dayIndex = firstDay; dayIndex <= lastDay;) {
      const cell = cellAt(grid, { dayIndex, row });
      found.push(cell);
      dayIndex = (cell.dayIndexes.at(-1) ?? dayIndex) + 1;
    }
  }
  return found;
}
