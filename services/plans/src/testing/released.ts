import { until } from '@pora/common/testing/until';
import { letWorkEnd } from './endless-work.js';

/** Lets endless work of these kinds end, again and again, until `work` is there. */
export async function released<T>(work: Promise<T>, kinds: readonly string[] = ['batch']): Promise<T> {
  let isDone = false;
  const done = () => void (isDone = true);
  work.then(done, done);
  await until(() => {
    kinds.forEach((kind) => letWorkEnd(kind));
    return isDone;
  }, 60_000);
  return work;
}
