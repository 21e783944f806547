import { useLocation, useNavigate, useSearchParams } from '@pora/kit/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';

const EVENT_PARAM = 'event';

/** Marks an entry of the browser's history that opening a visit has put there: closing the visit goes back. */
const OPENED = { eventOpened: true };

/** The visit that an address opens. */
export function eventIn({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get(EVENT_PARAM);
}

/** The opened visit, kept in the address: a reload and a sent link open the same one, and going back closes it. */
export function useEventAddress() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const eventId = search.get(EVENT_PARAM);
  // Going back takes a moment: until it is done, the same visit must not be closed once more.
  const closing = useRef(false);
  // The functions stay the same while the address changes.
  const latest = useRef({ setSearch, state: state as unknown, navigate, eventId });
  useEffect(() => {
    latest.current = { setSearch, state, navigate, eventId };
    if (eventId === null) closing.current = false;
  });
  const openEvent = useCallback((id: string) => {
    const { eventId: before, state: kept } = latest.current;
    const options = before === null ? { state: OPENED } : { replace: true, state: kept };
    latest.current.setSearch((params) => withEvent(params, id), options);
  }, []);
  const closeEvent = useCallback(() => {
    const { eventId: before, state: entry } = latest.current;
    if (before === null || closing.current) return;
    closing.current = true;
    if ((entry as typeof OPENED | null)?.eventOpened) void latest.current.navigate(-1);
    else latest.current.setSearch((params) => withEvent(params, null), { replace: true });
  }, []);
  return useMemo(() => ({ eventId, openEvent, closeEvent, closing }), [eventId, openEvent, closeEvent]);
}

function withEvent(params: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === null) next.delete(EVENT_PARAM);
  else next.set(EVENT_PARAM, id);
  return next;
}
