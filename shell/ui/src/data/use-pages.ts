import { useState } from 'react';

/** Rows on one page of a list. [library §9] */
export const DEFAULT_PAGE_SIZE = 50;

/** One page of rows and the way to another. */
export interface Pages<Row> {
  /** From 1; never beyond the last page. */
  page: number;
  setPage: (page: number) => void;
  pageRows: readonly Row[];
  total: number;
}

/** Cuts rows into pages; goes back to page 1 when `resetKey` (search, filters) changes. */
export function usePages<Row>(
  rows: readonly Row[],
  pageSize: number = DEFAULT_PAGE_SIZE,
  resetKey = '',
): Pages<Row> {
  const [state, setState] = useState({ page: 1, resetKey });
  if (state.resetKey !== resetKey) setState({ page: 1, resetKey });
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(state.page, pageCount);
  return {
    page,
    setPage: (next) => setState({ page: Math.max(1, next), resetKey }),
    pageRows: rows.length <= pageSize ? rows : rows.slice((page - 1) * pageSize, page * pageSize),
    total: rows.length,
  };
}
