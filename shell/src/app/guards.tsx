import type { ReactNode } from 'react';
import { messageOf, paths, refreshSession, useSession } from '@pora/kit';
import { Navigate } from '@pora/kit/router';
import { ErrorState } from '@pora/ui';
import { appStrings } from './app.strings.js';

/** Lets signed-in people through, others go to /login; while nobody knows yet, nothing is rendered [core §2]. */
export function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status === 'signed-in') return children;
  if (session.status === 'signed-out') return <Navigate to={paths.login} replace />;
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
