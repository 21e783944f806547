import { useState } from 'react';
import { useMediaQuery } from '../hooks/use-media-query.js';
import { mediaQueries } from '../theme/media.js';
import { type DataTableProps, sortRows, type SortState } from './table-model.js';
import type { AllRowsBox } from './table-head.js';
import type { RowViewProps } from './table-row.js';
import { useCurrentPage } from './use-current-row.js';
import { DEFAULT_PAGE_SIZE, type Pages, usePages } from './use-pages.js';

/** Everything the parts of a table draw from. */
export interface TableState<Row> {
  isPhone: boolean;
  /** The line with the order above the rows of a phone; what can be done with chosen rows takes its place. */
  showsPhoneBar: boolean;
  sort: SortState | undefined;
  onSort: (sort: SortState) => void;
  pages: Pages<Row>;
  /** Undefined when the table has no pages. */
  pageSize: number | undefined;
  allRows: AllRowsBox | undefined;
  /** Props of the row at a position on the page. */
  rowProps: (index: number) => RowViewProps<Row> & { key: string };
}

/** Sorts, cuts into pages, and keeps the selection of a table. */
export function useTableState<Row>(props: DataTableProps<Row>): TableState<Row> {
  const { rows, columns, rowKey, selection } = props;
  const isPhone = useMediaQuery(mediaQueries.phone);
  const [ownSort, setOwnSort] = useState(props.defaultSort);
  const sort = props.onSortChange ? props.sort : ownSort;
  const sorted = props.onSortChange ? rows : sortRows(rows, columns, sort);

  // A phone draws no virtual rows, so it always gets pages.
  const wanted = props.virtual && isPhone ? DEFAULT_PAGE_SIZE : (props.pageSize ?? DEFAULT_PAGE_SIZE);
  const size = wanted === 'all' ? Math.max(rows.length, 1) : wanted;
  const pages = usePages(sorted, size, props.resetKey);
  useCurrentPage(pages, size, props.currentKey, (key) => sorted.findIndex((row) => rowKey(row) === key));

  const select = (changed: readonly string[], selected: boolean): void => {
    const next = new Set(selection?.selected);
    for (const key of changed) {
      if (selected) next.add(key);
      else next.delete(key);
    }
    selection?.onChange(next);
  };
  const keys = pages.pageRows.map(rowKey);
  const chosen = keys.filter((key) => selection?.selected.has(key)).length;
  return {
    isPhone,
    showsPhoneBar: isPhone && !selection?.selected.size,
    sort,
    onSort: (next) => {
      setOwnSort(next);
      pages.setPage(1);
      props.onSortChange?.(next);
    },
    pages,
    pageSize: wanted === 'all' ? undefined : size,
    allRows: selection && {
      checked: keys.length > 0 && chosen === keys.length,
      indeterminate: chosen > 0 && chosen < keys.length,
      onChange: (checked) => select(keys, checked),
    },
    rowProps: (index) => {
      const row = pages.pageRows[index] as Row;
      const key = rowKey(row);
      return {
        key,
        row,
        columns,
        index: (pages.page - 1) * size + index,
        current: props.currentKey === key,
        selected: selection?.selected.has(key),
        onSelect: (selected) => select([key], selected),
        onOpen: props.onOpen,
        rowName: props.rowName ?? rowKey,
        density: props.density ?? 'regular',
      };
    },
  };
}
