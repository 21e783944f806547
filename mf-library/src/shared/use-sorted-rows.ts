import { type DataColumn, sortRowsBy, type SortState, sortValueOf } from '@pora/ui/data';
import { useMemo, useState } from 'react';

/** Rows in the order the table shows them, so that stepping from row to row follows what the person sees. */
export interface SortedRows<Row> {
  rows: readonly Row[] | undefined;
  sort: SortState | undefined;
  onSortChange: (sort: SortState) => void;
}

/**
 * Sorts rows by the chosen column; until one is chosen, by `usual`, or in their own order when that is undefined.
 * The choice is forgotten when the usual order changes: a new search shows its best answers first [library §2].
 */
export function useSortedRows<Row>(
  rows: readonly Row[] | undefined,
  columns: readonly DataColumn<Row>[],
  usual: SortState | undefined,
): SortedRows<Row> {
  const [choice, setChoice] = useState<{ sort: SortState; usual: string }>();
  const key = JSON.stringify(usual ?? null);
  const chosen = choice?.usual === key ? choice.sort : undefined;
  const { column, direction } = chosen ?? usual ?? {};
  // Columns change with what stands in them; rows are sorted again when what they are sorted by has changed.
  const valueOf = sortValueOf(columns, column);
  const sorted = useMemo(
    () => rows && (direction ? sortRowsBy(rows, valueOf, direction) : rows),
    [rows, valueOf, direction],
  );
  // The usual order is nobody's choice: the first press on its column sorts ascending [library §2].
  return { rows: sorted, sort: chosen, onSortChange: (next) => setChoice({ sort: next, usual: key }) };
}
