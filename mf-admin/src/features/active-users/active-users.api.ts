import { activityRoutes } from '@pora/contracts/session/activity.routes';
import { callRoute } from '@pora/kit';

/** Sessions that gave a sign of life lately [core §7]. */
export function fetchActiveUsers(signal: AbortSignal) {
  return callRoute(activityRoutes.activeUsers, { signal });
}
