import { type LoadState } from '@pora/kit';

/** What the dashboard reads, by what it is about. */
export interface Loads {
  patients: LoadState<unknown>;
  plans: LoadState<unknown>;
  schedule: LoadState<unknown>;
}

/** One thing that could not be read. */
export type FailedLoad = Exclude<LoadState<unknown>, { phase: 'loading' }> & { of: keyof Loads };

/** An attempt is under way now; one that is still waited for does not count. */
export const isOnItsWay = (one: FailedLoad): boolean =>
  one.nextTry === undefined && (one.phase === 'failed' ? one.retrying : one.refreshing);
