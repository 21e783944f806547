/** Why the content of a file is refused. */
export type UploadFaultReason =
  | 'wrong_type'
  | 'damaged'
  /** The container is whole, but what lies in it is not what a reader expects. */
  | 'not_understood'
  | 'encrypted'
  | 'too_many_parts'
  | 'too_large_unpacked'
  | 'has_dtd'
  | 'has_macros'
  | 'too_deep'
  | 'too_small';

/** Thrown by a reader of files in its thread; the service answers it as a refusal, not as an error of ours. */
export class UploadFault extends Error {
  override readonly name = 'UploadFault';

  constructor(readonly reason: UploadFaultReason) {
    super(`upload refused: ${reason}`);
  }
}

/** What a thread that reads files answers; an error loses its class on the way, so a fault travels as a value. */
export type UploadReply<T> = { readonly value: T } | { readonly fault: UploadFaultReason };

/** Wraps a reader for `serveTasks`: faults of the file become values, everything else stays an error. */
export function answeringFaults<I, T>(
  read: (input: I) => Promise<T> | T,
): (input: I) => Promise<UploadReply<T>> {
  return async (input) => {
    try {
      return { value: await read(input) };
    } catch (error) {
      if (error instanceof UploadFault) return { fault: error.reason };
      throw error;
    }
  };
}
