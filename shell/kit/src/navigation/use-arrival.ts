import { useEffect, useRef } from 'react';
import { useSearchParams } from '../router.js';

/**
 * Hands over the request an address carries (quick add, deep link) once, and removes it from the address, so that going
 * back or reloading does not repeat it. Other parameters stay.
 */
export function useArrival<Name extends string>(
  names: readonly Name[],
  onArrive: (values: Partial<Record<Name, string>>) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const latest = useRef({ names, onArrive });
  const consumed = useRef('');
  useEffect(() => {
    latest.current = { names, onArrive };
  });
  const query = search.toString();
  useEffect(() => {
    const rest = new URLSearchParams(query);
    const values: Partial<Record<Name, string>> = {};
    for (const name of latest.current.names) {
      const value = rest.get(name);
      if (value === null) continue;
      values[name] = value;
      rest.delete(name);
    }
    if (Object.keys(values).length === 0) {
      consumed.current = '';
      return;
    }
    if (consumed.current === query) return;
    consumed.current = query;
    setSearch(rest, { replace: true });
    latest.current.onArrive(values);
  }, [query, setSearch]);
}
