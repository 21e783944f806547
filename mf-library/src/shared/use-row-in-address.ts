import { type LoadState } from '@pora/kit';
import { isAnswered } from '@pora/kit/answered';
import { useNavigate, useParams, useSearchParams } from '@pora/kit/router';
import { useEffect } from 'react';

/** The row named by the address, and how to step from it; undefined when the list is shown alone. */
export interface RowInAddress<T> {
  row: T | undefined;
  /** Where it stands among the shown rows, from 1. */
  position?: { place: number; count: number } | undefined;
  open: (row: T) => void;
  /** Opens a row by its id, also one that is only just being added. */
  openId: (id: string) => void;
  close: () => void;
  previous?: () => void;
  next?: () => void;
}

/** The rows of a list and where it stands in the product. */
interface ListInAddress<T> {
  /** Path of the list: `/meals`. */
  base: string;
  rows: readonly T[] | undefined;
  idOf: (row: T) => string;
  /** Where the rows come from: only what the server has just answered says that there is no such row. */
  load: LoadState<unknown>;
}

/**
 * Keeps the opened row of a list in the address (`/meals/{id}`), together with the list's filters.
 * An id that is not among the shown rows returns to the list [library §2].
 */
export function useRowInAddress<T>({ base, rows, idOf, load }: ListInAddress<T>): RowInAddress<T> {
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = params.size > 0 ? `?${params}` : '';
  const index = rows && id !== undefined ? rows.findIndex((row) => idOf(row) === id) : -1;
  const missing = id !== undefined && index < 0 && isAnswered(load);
  useEffect(() => {
    if (missing) void navigate(base + query, { replace: true });
  }, [missing, navigate, base, query]);

  const addressOf = (row: T) => `${base}/${encodeURIComponent(idOf(row))}${query}`;
  // Stepping replaces the address: going back leads to the list, not through every row that was looked at.
  const step = (row: T | undefined) => row && (() => void navigate(addressOf(row), { replace: true }));
  return {
    row: rows?.[index],
    position: rows && index >= 0 ? { place: index + 1, count: rows.length } : undefined,
    open: (row) => void navigate(addressOf(row)),
    openId: (wanted) => void navigate(`${base}/${encodeURIComponent(wanted)}${query}`),
    close: () => void navigate(base + query),
    previous: index > 0 ? step(rows?.[index - 1]) : undefined,
    next: index >= 0 ? step(rows?.[index + 1]) : undefined,
  };
}
