import { type LoadState } from '@pora/kit';
import { useWasAnswered } from '@pora/kit/answered';

/** The state of a load whose copy says nothing of what is asked: the server's answer is waited for, or did not come. */
export function withoutCopy<T>(load: LoadState<T>): LoadState<T> {
  if (load.phase !== 'ready') return load;
  const { error, retry, refreshing: retrying, nextTry } = load;
  return error ? { phase: 'failed', error, retry, retrying, nextTry } : { phase: 'loading' };
}

/** A load whose older copy is shown for what is in it, and never for being empty. */
export function useHonestLoad<T>(load: LoadState<T>, isNothing: (data: T) => boolean): LoadState<T> {
  const wasAnswered = useWasAnswered(load);
  return load.phase === 'ready' && !wasAnswered && isNothing(load.data) ? withoutCopy(load) : load;
}
