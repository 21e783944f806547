import { type MutationState, useMutationState } from '@pora/kit/queries';
import { useState } from 'react';

/** A step that ends sooner leaves no trace on the screen but its result, ms. */
export const BLINK_MS = 400;

/** A long step over the plan: the one at work, or what came of the last one. */
export interface LastRun<Data, Asked> {
  /** When the running step began, ms since 1970; undefined when none runs. */
  startedAt: number | undefined;
  /** What was asked for, of the running step or of the result. */
  asked: Asked | undefined;
  /** Result that was not closed yet. */
  result: { data: Data } | { error: unknown } | undefined;
  dismiss: () => void;
  /** Shows the result that was closed last again. */
  recall: () => void;
}

/** Follows the steps under a key of mutations, also one that was begun before the editor was closed and opened again. */
export function useLastRun<Data, Asked>(mutationKey: readonly unknown[]): LastRun<Data, Asked> {
  const runs = useMutationState({
    filters: { mutationKey, exact: true },
    select: (mutation) => mutation.state as MutationState<Data, unknown, Asked>,
  });
  const last = runs.at(-1);
  const [seen, setSeen] = useState(() => (last && last.status !== 'pending' ? last.submittedAt : 0));
  const shown = last && last.submittedAt > seen ? last : undefined;
  return {
    startedAt: last?.status === 'pending' ? last.submittedAt : undefined,
    asked: shown?.variables,
    result: shown && resultOf(shown),
    dismiss: () => setSeen(last?.submittedAt ?? 0),
    recall: () => setSeen(0),
  };
}

function resultOf<Data, Asked>({
  status,
  data,
  error,
}: MutationState<Data, unknown, Asked>): LastRun<Data, Asked>['result'] {
  if (status === 'error') return { error };
  return status === 'success' && data !== undefined ? { data } : undefined;
}
