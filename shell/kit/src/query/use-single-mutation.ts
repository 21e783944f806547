import { useId } from 'react';
import {
  useMutation,
  useQueryClient,
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
} from '../queries.js';

/** A mutation that is sent once at a time. */
export type SingleMutation<Data, Failure, Asked, Context> = UseMutationResult<
  Data,
  Failure,
  Asked,
  Context
> & {
  /** True from the very moment it was sent; to be asked before `mutateAsync`. */
  isRunning: () => boolean;
};

/**
 * A mutation behind a button: what is asked while it runs is the same click again, and is not sent. `isPending` alone
 * cannot tell, since both clicks of a double click come before the button is drawn as busy.
 */
export function useSingleMutation<Data, Failure = DefaultError, Asked = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Asked, Context>,
): SingleMutation<Data, Failure, Asked, Context> {
  const client = useQueryClient();
  const own = useId();
  const mutationKey = options.mutationKey ?? ['single', own];
  const mutation = useMutation({ ...options, mutationKey });
  const isRunning = () => client.isMutating({ mutationKey }) > 0;
  const mutate: typeof mutation.mutate = (...asked) => {
    if (!isRunning()) mutation.mutate(...asked);
  };
  return { ...mutation, mutate, isRunning };
}
