import { messageOf, requestIdOf } from '@pora/kit';
import { ErrorState } from '@pora/ui';

interface LoadFailureProps {
  /** What failed. */
  title: string;
  failure: { error: unknown; retry: () => void; retrying: boolean };
}

/** A list that could not be loaded: what failed, the server's reason, and the way to try again. */
export function LoadFailure({ title, failure }: LoadFailureProps) {
  return (
    <ErrorState
      title={title}
      description={messageOf(failure.error)}
      onRetry={failure.retry}
      busy={failure.retrying}
      requestId={requestIdOf(failure.error)}
    />
  );
}
