import { type OpenSession } from '@pora/contracts/admin/open-session.routes';
import { type ActiveSession } from '@pora/contracts/session/activity.model';
import { activityCalls, openSessionCalls } from '@pora/contracts/calls';
import { apiPrefix, callRoute, messageOf, useApiList, useApiQuery, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { toast } from '@pora/ui';
import { activeUsersStrings as t } from './active-users.strings.js';

/** The list is asked for again this often [core §9]. */
const REFRESH_MS = 30_000;
const FOLLOWED = { refetchInterval: REFRESH_MS } as const;

/** Somebody who is signed in: what they have open, of which only who it is is known where no plan is. */
export type SessionRow = Pick<ActiveSession, 'sessionId' | 'userName' | 'userEmail'> & {
  readonly activity: ActiveSession | undefined;
  /** Undefined while it is not known, and of a session that has just ended. */
  readonly session: OpenSession | undefined;
};

/** Who has a plan open right now, and who else is signed in; the second list may be missing. */
export function useSessions() {
  const users = useApiQuery(activityCalls.activeUsers, {}, FOLLOWED);
  const sessions = useApiList(openSessionCalls.list, {}, FOLLOWED);
  const known = sessions.phase === 'ready' ? sessions.data : [];
  const items = users.phase === 'ready' ? users.data.items : [];
  const retry = () => {
    if (users.phase !== 'loading') users.retry();
    if (sessions.phase !== 'loading') sessions.retry();
  };
  return { users, sessions, rows: rowsOf(items, known), retry };
}

/** Those with a plan open first, in the order of the service; then the others. */
function rowsOf(items: readonly ActiveSession[], sessions: readonly OpenSession[]): SessionRow[] {
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const active = new Set(items.map(({ sessionId }) => sessionId));
  return [
    ...items.map((activity) => ({ ...activity, activity, session: byId.get(activity.sessionId) })),
    ...sessions
      .filter(({ id }) => !active.has(id))
      .map((session) => ({ ...session, sessionId: session.id, activity: undefined, session })),
  ];
}

/** Ends the session of somebody else. */
export function useRevokeSession() {
  const client = useQueryClient();
  const lists = [apiPrefix(openSessionCalls.list), apiPrefix(activityCalls.activeUsers)];
  return useSingleMutation({
    mutationFn: ({ id }: OpenSession) => callRoute(openSessionCalls.revoke, { params: { id } }),
    onSuccess: () => toast.success(t.revoked),
    onError: (error: unknown) => toast.error(t.revokeFailed, messageOf(error), error),
    // Nobody waits for the lists: one that cannot be read would hold the question.
    onSettled: () => {
      for (const queryKey of lists) void client.invalidateQueries({ queryKey });
    },
  });
}
