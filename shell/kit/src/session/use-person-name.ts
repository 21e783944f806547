import { sessionCalls } from '@pora/contracts/session/session.calls';
import { useApiQuery } from '../query/use-api-query.js';
import { useUser } from './session.js';

const NAMES_FRESH_MS = 10 * 60_000;

/**
 * What the person of an address is called, for changes that are signed with it; the address itself while the names are
 * not read and where it belongs to nobody who has signed in.
 */
export function usePersonName(): (email: string) => string {
  const me = useUser();
  const people = useApiQuery(sessionCalls.people, {}, { staleTime: NAMES_FRESH_MS });
  const known = people.phase === 'ready' ? [me, ...people.data.items] : [me];
  return (email) => known.find((person) => person.email === email)?.name || email;
}
