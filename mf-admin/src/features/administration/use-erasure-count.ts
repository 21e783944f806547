import { privacyCalls } from '@pora/contracts/calls';
import { useApiList } from '@pora/kit';

/** How many requests for erasure wait for the administrator; undefined while that is not known, or there is none. */
export function useErasureCount(): number | undefined {
  const requests = useApiList(privacyCalls.erasureRequests, {}, { refetchOnMount: 'always' });
  return requests.phase === 'ready' && requests.data.length > 0 ? requests.data.length : undefined;
}
