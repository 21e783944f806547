// By the name that is shared: this file is built into whoever asks for it.
import { type LoadState } from '@pora/kit';

/** Data that the server has just answered with: no older copy, no answer to another question, no refresh that failed. */
export type Answered<T> = Extract<LoadState<T>, { phase: 'ready' }>;

/**
 * Whether the server has answered this very question. Only then is nothing really nothing: "brak", a count of 0, a free name.
 * A copy that is being read anew, or could not be, is right for what it shows and silent about what it does not.
 */
export const isAnswered = <T>(load: LoadState<T>): load is Answered<T> =>
  load.phase === 'ready' && !load.refreshing && load.error == null;
