import {
  type DataColumn,
  DataTable,
  type RowDensity,
  type SortState,
  type TableSelection,
} from '@pora/ui/data';
import { type ReactNode } from 'react';
import { EmptyList, type EmptyListProps } from './list-state.js';
import { type RowInAddress } from './use-row-in-address.js';
import { type SortedRows } from './use-sorted-rows.js';

interface LibraryTableProps<Row> extends Omit<EmptyListProps, 'texts'> {
  list: SortedRows<Row>;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Plain name of a row, for its box. */
  rowName?: (row: Row) => string;
  /** Boxes, and what can be done with the ticked rows. */
  selection?: TableSelection;
  /** Search and filters: others start at page 1. */
  filters: unknown;
  /** The row beside the table, and the way to open one. */
  opened: RowInAddress<Row>;
  density?: RowDensity;
  /** Left of the order on a phone. */
  phoneStart?: ReactNode;
  texts: EmptyListProps['texts'] & { tableCaption: string };
}

/** A table of the library: 50 rows a page, every row opens beside it [library §2]. */
export function LibraryTable<Row>(props: LibraryTableProps<Row>) {
  const { list, filters, opened, texts, nothingAtAll, onClear, ...table } = props;
  return (
    list.rows && (
      <DataTable
        {...table}
        caption={texts.tableCaption}
        rows={list.rows}
        {...(list.sort && { sort: list.sort })}
        onSortChange={list.onSortChange}
        resetKey={JSON.stringify(filters)}
        currentKey={opened.row && table.rowKey(opened.row)}
        onOpen={opened.open}
        empty={<EmptyList nothingAtAll={nothingAtAll} texts={texts} onClear={onClear} />}
      />
    )
  );
}

/** Order by name, the usual one of every list of the library. */
export const BY_NAME: SortState = { column: 'name', direction: 'ascending' };
