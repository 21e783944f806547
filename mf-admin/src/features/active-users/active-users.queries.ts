import { useLoad } from '@pora/kit';
import { fetchActiveUsers } from './active-users.api.js';

/** The list is asked for again this often [core §9]. */
const REFRESH_MS = 30_000;

/** Active users, polled every 30 s. */
export function useActiveUsers() {
  return useLoad({
    queryKey: ['active-users'],
    queryFn: ({ signal }) => fetchActiveUsers(signal),
    refetchInterval: REFRESH_MS,
  });
}
