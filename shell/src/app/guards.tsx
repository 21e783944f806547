import type { ReactNode } from 'react';
import { messageOf, paths, refreshSession, useSession } from '@pora/kit';
import { Navigate, useLocation } from '@pora/kit/router';
import { ErrorState } from '@pora/ui';
import { SessionLost } from '../features/session-lost/session-lost.js';
import { wantedPage } from '../features/login/wanted-page.js';
import { appStrings } from './app.strings.js';

/**
 * Lets signed-in people through, others go to /login, which remembers where they wanted to go; while nobody knows yet,
 * nothing is rendered [core §2]. Whoever has unsaved work open when the session ends stays and signs in over the page.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'signed-in') {
    return (
      <>
        {children}
        {session.lost && <SessionLost email={session.user.email} />}
      </>
    );
  }
  if (session.status === 'signed-out') {
    return <Navigate to={paths.login} replace state={wantedPage(session, location)} />;
  }
  if (!session.failure) return null;
  return (
    <main>
      <ErrorState
        title={appStrings.unreachable}
        description={messageOf(session.failure)}
        requestId={session.failure.requestId}
        onRetry={() => void refreshSession()}
      />
    </main>
  );
}

/** Lets the administrator through; anybody else goes to the dashboard [core §2]. The server checks every call anyway. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return user?.isAdmin ? children : <Navigate to={paths.dashboard} replace />;
}
