import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { HouseKeeping, ROUND_EVERY_MS } from './house-keeping.js';

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

test('cleans up once an hour, and no more after the end', async () => {
  await jest.advanceTimersByTimeAsync(ROUND_EVERY_MS * 2);
  expect(round).toHaveBeenCalledTimes(2);
  expect(log.info).toHaveBeenCalledWith('purge.done', { job: 'trash', count: 2 });
  houseKeeping.onModuleDestroy();
  await jest.advanceTimersByTimeAsync(ROUND_EVERY_MS * 2);
  expect(round).toHaveBeenCalledTimes(2);
});

test('a round that fails is logged and tried again an hour later', async () => {
  round.mockRejectedValueOnce(new Error('away'));
  await jest.advanceTimersByTimeAsync(ROUND_EVERY_MS * 2);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(round).toHaveBeenCalledTimes(2);
});
