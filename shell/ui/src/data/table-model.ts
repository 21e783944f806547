import { compareSortTexts, type SortText, sortTextOf } from '@pora/text-pl/sort-text';
import type { ReactNode } from 'react';

/** Place of a column in the two-line rows of a phone. */
export type PhonePlace = 'line1' | 'line1-end' | 'line2' | 'hidden';

/** One column of a table. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column that names the row; with `onOpen` its cell is a button. Exactly one column should have it. */
  title?: boolean;
  /** Makes the column sortable; text in Polish order, numbers by value, null last. */
  sortValue?: (row: Row) => string | number | null;
  /** Right-aligned tabular figures. */
  numeric?: boolean;
  /** CSS width. */
  width?: string;
  /** The header is only spoken: for columns of icons or buttons. */
  hideHeader?: boolean;
  /** Defaults: the title in line 1, everything else in line 2. */
  phone?: PhonePlace;
}

/** What rows are sorted by; undefined where they are not. */
export type SortValue<Row> = DataColumn<Row>['sortValue'];

/** By which column, in which direction. */
export interface SortState {
  column: string;
  direction: 'ascending' | 'descending';
}

/** Height of a row: 34, 44 or 64 px with a mouse. */
export type RowDensity = 'dense' | 'regular' | 'rich';

/** Chosen rows of a table and what can be done with them. */
export interface TableSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Buttons of the blue action row. */
  actions: ReactNode;
  /** Text for a count; "2 zaznaczone" by default. */
  describe?: (count: number) => string;
}

/** Props of DataTable. */
export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  caption: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Plain name of a row, for the selection boxes; the key by default. */
  rowName?: (row: Row) => string;
  /** A click anywhere on the row; the title cell becomes a button, ↑ ↓ move between rows. */
  onOpen?: (row: Row) => void;
  /** Row that is open in a side sheet; another one turns the table to its page. */
  currentKey?: string | undefined;
  defaultSort?: SortState;
  /** With `onSortChange`: the order is the caller's, rows come sorted. */
  sort?: SortState;
  onSortChange?: (sort: SortState) => void;
  /** Rows a page; `all` leaves paging to the caller or to nobody. */
  pageSize?: number | 'all';
  /** Text of search and filters: when it changes, the table goes back to page 1. */
  resetKey?: string;
  selection?: TableSelection;
  density?: RowDensity;
  /** Draws only the rows in sight, in a box of this CSS height; `rowHeight` in px. */
  virtual?: { height: string; rowHeight: number };
  /** The rows scroll in a box of at most this CSS height; the bar of chosen rows stays above it. */
  maxHeight?: string;
  /** A phone shows it left of the order: how many rows there are, or a filter, which stays when no row is left. */
  phoneStart?: ReactNode;
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode;
  loading?: boolean;
}

/** The next state when a header is pressed: ascending first, then descending. */
export function toggleSort(sort: SortState | undefined, column: string): SortState {
  const descend = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: descend ? 'descending' : 'ascending' };
}

/** Rows in the order of a column; rows without a value stay at the end in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: SortState | undefined,
): readonly Row[] {
  return sort ? sortRowsBy(rows, sortValueOf(columns, sort.column), sort.direction) : rows;
}

/** What rows are sorted by in a column; undefined where they are not. */
export function sortValueOf<Row>(
  columns: readonly DataColumn<Row>[],
  id: string | undefined,
): SortValue<Row> {
  return columns.find((column) => column.id === id)?.sortValue;
}

/** Rows in the order of a value; those without one stay at the end in both directions. */
export function sortRowsBy<Row>(
  rows: readonly Row[],
  valueOf: SortValue<Row>,
  direction: SortState['direction'],
): readonly Row[] {
  if (!valueOf) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: prepared(valueOf(row)) }))
    .sort((a, b) => compareValues(a.value, b.value, sign))
    .map(({ row }) => row);
}

type Prepared = SortText | number | null;

function prepared(value: string | number | null): Prepared {
  return typeof value === 'string' ? sortTextOf(value) : value;
}

const textOf = (value: SortText | number): SortText =>
  typeof value === 'number' ? sortTextOf(String(value)) : value;

function compareValues(a: Prepared, b: Prepared, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * compareSortTexts(textOf(a), textOf(b));
}

/** Up to five page numbers around the current page. [library §9] */
export function pageWindow(page: number, pageCount: number, size = 5): number[] {
  const length = Math.min(size, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pageCount - length + 1));
  return Array.from({ length }, (_unused, index) => first + index);
}
