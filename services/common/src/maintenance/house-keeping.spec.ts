import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  FIRST_ROUND_AFTER_MS,
  FIRST_ROUND_SPREAD_MS,
  HouseKeeping,
  ROUND_EVERY_MS,
} from './house-keeping.js';

const log = { info: jest.fn(), error: jest.fn() };
const round = jest.fn<() => Promise<Record<string, number>>>();
let houseKeeping: HouseKeeping;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  round.mockResolvedValue({ trash: 2 });
  const registry = { register: jest.fn(), runAll: round };
  const parts = [registry, {}, {}, {}, log] as unknown as ConstructorParameters<typeof HouseKeeping>;
  houseKeeping = new HouseKeeping(...parts);
  houseKeeping.onApplicationBootstrap();
});
afterEach(() => {
  houseKeeping.onModuleDestroy();
  jest.useRealTimers();
});

const passFirst = () => jest.advanceTimersByTimeAsync(FIRST_ROUND_AFTER_MS + FIRST_ROUND_SPREAD_MS);

test('cleans up soon after the start, though not at once: a service may be started more often than every hour', async () => {
  await jest.advanceTimersByTimeAsync(FIRST_ROUND_AFTER_MS - 1);
  expect(round).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(FIRST_ROUND_SPREAD_MS + 1);
  expect(round).toHaveBeenCalledTimes(1);
});

test('services started together do not all clean up at one moment', () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  for (let start = 0; start < 20; start += 1) {
    houseKeeping.onModuleDestroy();
    houseKeeping.onApplicationBootstrap();
  }
  const delays = timers.mock.calls.map(([, delay]) => Number(delay));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(FIRST_ROUND_AFTER_MS);
  expect(Math.max(...delays)).toBeLessThan(FIRST_ROUND_AFTER_MS + FIRST_ROUND_SPREAD_MS);
  expect(new Set(delays).size).toBeGreaterThan(1);
});

test('cleans up once an hour, and no more after the end', async () => {
  await passFirst();
  await jest.advanceTimersByTimeAsync(ROUND_EVERY_MS);
  expect(round).toHaveBeenCalledTimes(2);
  expect(log.info).toHaveBeenCalledWith('purge.done', { job: 'trash', count: 2 });
  houseKeeping.onModuleDestroy();
  await jest.advanceTimersByTimeAsync(ROUND_EVERY_MS * 2);
  expect(round).toHaveBeenCalledTimes(2);
});

test('a round that fails is logged and tried again an hour later', async () => {
  round.mockRejectedValueOnce(new Error('away'));
  await passFirst();
  await jest.advanceTimersByTimeAsync(ROUND_EVERY_MS);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(round).toHaveBeenCalledTimes(2);
});
