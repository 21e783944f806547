import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { SnapshotProgress } from './dump/snapshot.js';
import { RunWatch } from './run-watch.js';

const isWanted = jest.fn<() => Promise<boolean>>();
const tell = jest.fn<(progress: SnapshotProgress) => Promise<void>>();
const onError = jest.fn();
let ending: AbortController;
let watch: RunWatch;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  isWanted.mockResolvedValue(true);
  tell.mockResolvedValue();
  ending = new AbortController();
  watch = new RunWatch(ending.signal, { isWanted, tell, onError });
});
afterEach(() => {
  watch.end();
  jest.useRealTimers();
});

const progress = (done: number): SnapshotProgress => ({ subject: 'patients', done, expected: 5000 });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('[core §3] rows are told twice a second at most, the latest number alone, and none a second time', async () => {
  for (let done = 0; done <= 4000; done += 1) watch.note(progress(done));
  await pass(499);
  expect(tell).not.toHaveBeenCalled();
  await pass(1);
  expect(tell.mock.calls).toEqual([[progress(4000)]]);
  await pass(2000);
  expect(tell).toHaveBeenCalledTimes(1);
  watch.note(progress(4500));
  await pass(500);
  expect(tell).toHaveBeenLastCalledWith(progress(4500));
});

test('a slow database is not asked again before it has answered', async () => {
  let answer = (_wanted: boolean): void => undefined;
  isWanted.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await pass(3000);
  expect(isWanted).toHaveBeenCalledTimes(1);
  answer(true);
  await pass(500);
  expect(isWanted).toHaveBeenCalledTimes(2);
});

test('[core §3] a run that nobody wants is ended, and so is one whose process ends', async () => {
  isWanted.mockResolvedValue(false);
  await pass(500);
  expect(watch.signal.aborted).toBe(true);
  const other = new RunWatch(ending.signal, { isWanted, tell, onError });
  ending.abort();
  expect(other.signal.aborted).toBe(true);
  other.end();
});

test('progress that could not be told is told again', async () => {
  tell.mockRejectedValueOnce(new Error('away'));
  watch.note(progress(1));
  await pass(500);
  expect(onError).toHaveBeenCalledTimes(1);
  await pass(500);
  expect(tell).toHaveBeenCalledTimes(2);
});
