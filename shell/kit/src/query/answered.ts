// By the name that is shared: this file is built into whoever asks for it.
import { type LoadState } from '@pora/kit';
import { useState } from 'react';

/** Data that the server has just answered with: no older copy, no answer to another question, no refresh that failed. */
export type Answered<T> = Extract<LoadState<T>, { phase: 'ready' }>;

/**
 * Whether the server has answered this very question. Only then is nothing really nothing: "brak", a count of 0, a free name.
 * A copy that is being read anew, or could not be, is right for what it shows and silent about what it does not.
 */
export const isAnswered = <T>(load: LoadState<T>): load is Answered<T> =>
  load.phase === 'ready' && !load.refreshing && load.error == null;

/**
 * Whether nothing is really nothing: the server has answered since this was opened, and could be read ever since. Being read
 * anew in the background does not change that, so that nothing flickers.
 */
export function useWasAnswered(load: LoadState<unknown>): boolean {
  const [wasAnswered, setAnswered] = useState(false);
  if (!wasAnswered && isAnswered(load)) setAnswered(true);
  return wasAnswered && load.phase === 'ready' && load.error == null;
}
