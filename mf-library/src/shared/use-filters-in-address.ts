import { useSearchParams } from '@pora/kit/router';
import { useCallback, useMemo } from 'react';

/**
 * Filters of a list, read from and written to the address (replaced, not pushed) [library §2]; `read` stays the same
 * function. A filter that says nothing has no place in the address.
 */
export function useFiltersInAddress<Filters extends object>(
  read: (params: URLSearchParams) => Filters,
): [Filters, (change: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => read(params), [read, params]);
  const change = useCallback(
    (next: Partial<Filters>) => {
      setParams(
        (current) => {
          const changed = new URLSearchParams(current);
          for (const [name, value] of Object.entries(next)) {
            if (value === null || value === '' || value === false) changed.delete(name);
            else changed.set(name, String(value));
          }
          return changed;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  return [filters, change];
}
