import { expect, test } from '@jest/globals';
import { unavailable } from '@pora/common/errors';
import type { Log } from '@pora/common/logging';
import type { RedisConnection } from '@pora/common/redis';
import { RunningGenerationsService } from './running-generations.service.js';

const NAME = { planId: 'pl-1', run: 'run-1' };

/** A Redis that can be away, and the events that were written to the log. */
function bench() {
  const state = { isAway: false };
  const events: string[] = [];
  const notes = new Map<string, string>();
  const client = {
    get: async (key: string) => notes.get(key) ?? null,
    set: async (key: string, note: string) => void notes.set(key, note),
    del: async (key: string) => void notes.delete(key),
  };
  const redis = {
    run: async (work: (known: typeof client) => Promise<unknown>) => {
      if (state.isAway) throw unavailable('redis');
      return work(client);
    },
  } as unknown as RedisConnection;
  const note = (event: string) => void events.push(event);
  const log = { info: note, warn: note, error: note } as unknown as Log;
  return { state, events, generations: new RunningGenerationsService(redis, log) };
}
/** What was begun beside the work is written by then. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a generation runs while Redis is away, and the log says once that nobody sees how far it is, and once that they do again', async () => {
  const { state, events, generations } = bench();
  const generate = async () => {
    expect(await generations.follow(NAME, async () => 'filled')).toBe('filled');
    await settled();
  };
  await generate();
  expect(events).toEqual([]);
  state.isAway = true;
  await generate();
  await generate();
  expect(events).toEqual(['generation.notes-lost']);
  state.isAway = false;
  await generate();
  expect(events).toEqual(['generation.notes-lost', 'generation.notes-back']);
});

test('whoever comes back to a plan hears that the generator was away, or that something unforeseen ended the generation', async () => {
  const { generations } = bench();
  const endOf = async (failure: Error) => {
    const work = () => Promise.reject(failure);
    await expect(generations.follow(NAME, work)).rejects.toBe(failure);
    await settled();
    return generations.lastOf(NAME.planId);
  };
  expect(await endOf(unavailable('catalog'))).toEqual({
    current: null,
    ended: {
      ...{ run: NAME.run, code: 'service_unavailable' },
      message: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za kilka sekund.',
    },
  });
  expect(await endOf(new TypeError('x is undefined'))).toEqual({
    current: null,
    ended: {
      ...{ run: NAME.run, code: 'internal_error' },
      message: 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.',
    },
  });
  await generations.follow(NAME, async () => 'filled');
  await settled();
  expect(await generations.lastOf(NAME.planId)).toEqual({ current: null, ended: null });
});
