import { expect, test } from '@jest/globals';
import { ApiError } from '../errors.js';
import { UploadLimiter } from './upload-limiter.js';

/** Work that ends when told to. */
function openWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let hasBegun = false;
  const work = () => {
    hasBegun = true;
    return ended;
  };
  return { work, end: () => end(), hasBegun: () => hasBegun };
}

test('a few files are read at once, a few wait, the next one is told when to come back', async () => {
  const limiter = new UploadLimiter({ atOnce: 1, mostWaiting: 1 });
  const [first, second, third] = [openWork(), openWork(), openWork()];
  const reading = limiter.run(first.work);
  const waiting = limiter.run(second.work);
  const refused = await limiter.run(third.work).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 503, retryAfterSeconds: 3 });
  expect([first.hasBegun(), second.hasBegun(), third.hasBegun()]).toEqual([true, false, false]);
  first.end();
  await reading;
  second.end();
  await waiting;
  expect(second.hasBegun()).toBe(true);
});

test('a file that failed gives its place back', async () => {
  const limiter = new UploadLimiter({ atOnce: 1, mostWaiting: 0 });
  await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter.run(() => Promise.resolve('read'))).toBe('read');
});
