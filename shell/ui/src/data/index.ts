export { DataTable } from './data-table.js';
export { DenseTable, TableScroll } from './dense-table.js';
export {
  type DataColumn,
  type DataTableProps,
  pageWindow,
  type PhonePlace,
  type RowDensity,
  sortRows,
  sortRowsBy,
  type SortState,
  sortValueOf,
  type TableSelection,
  toggleSort,
} from './table-model.js';
export { Pagination, type PaginationProps } from './pagination.js';
export { DEFAULT_PAGE_SIZE, type Pages, usePages } from './use-pages.js';
export { VirtualList, type VirtualListProps } from './virtual-list.js';
