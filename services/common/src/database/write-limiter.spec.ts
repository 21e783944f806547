import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { WriteLimiter } from './write-limiter.js';

/** Work that ends by hand. */
function byHand() {
  const begun: number[] = [];
  const ends = new Map<number, { done: () => void; fail: (error: Error) => void }>();
  const work = (id: number) => () => {
    begun.push(id);
    return new Promise<void>((done, fail) => void ends.set(id, { done, fail }));
  };
  return { begun, work, end: (id: number) => ends.get(id) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('write limiter', () => {
  afterEach(() => void jest.useRealTimers());

  test('a few work at a time, the others follow in their order, also after one that failed', async () => {
    const limiter = new WriteLimiter(2);
    const { begun, work, end } = byHand();
    const all = [1, 2, 3, 4].map((id) => limiter.run(work(id)));
    await turn();
    expect(begun).toEqual([1, 2]);
    end(2)?.fail(new Error('no'));
    await expect(all[1]).rejects.toThrow('no');
    await turn();
    expect(begun).toEqual([1, 2, 3]);
    end(1)?.done();
    await turn();
    expect(begun).toEqual([1, 2, 3, 4]);
    for (const id of [3, 4]) end(id)?.done();
    await Promise.allSettled(all);
    const later = limiter.run(work(5));
    await turn();
    end(5)?.done();
    await later;
  });

  test('waiting lasts as long as work comes to an end', async () => {
    jest.useFakeTimers();
    const limiter = new WriteLimiter(1, 60);
    const { work, end } = byHand();
    const ids = [1, 2, 3, 4, 5, 6, 7, 8];
    const all = Promise.all(ids.map((id) => limiter.run(work(id))));
    for (const id of ids) {
      await jest.advanceTimersByTimeAsync(59);
      end(id)?.done();
    }
    await all;
  });

  test('nobody waits for work that hangs, and the next ones are served again', async () => {
    const limiter = new WriteLimiter(1, 20);
    const { work, end } = byHand();
    const hanging = limiter.run(work(1));
    const waiting = [2, 3].map((id) => limiter.run(work(id)));
    for (const writer of waiting) await expect(writer).rejects.toMatchObject({ status: 503 });
    end(1)?.done();
    await hanging;
    await limiter.run(() => Promise.resolve());
  });

  test('a process that stood still itself does not blame the database', async () => {
    const limiter = new WriteLimiter(1, 40);
    const { begun, work, end } = byHand();
    const all = [1, 2].map((id) => limiter.run(work(id)));
    await turn();
    // The machine gives this process no time, while its answer has long come.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    await turn();
    end(1)?.done();
    await turn();
    expect(begun).toEqual([1, 2]);
    end(2)?.done();
    await Promise.all(all);
  });

  test('when Postgres falls silent under one, the others need not find out for themselves', async () => {
    const limiter = new WriteLimiter(1);
    const { begun, work, end } = byHand();
    const [first, second] = [1, 2].map((id) => limiter.run(work(id)));
    await turn();
    end(1)?.fail(new Error('Query read timeout'));
    await expect(first).rejects.toThrow('Query read timeout');
    await expect(second).rejects.toMatchObject({ status: 503 });
    expect(begun).toEqual([1]);
    await limiter.run(() => Promise.resolve());
  });

  test('a crowd is turned away at once', async () => {
    const limiter = new WriteLimiter(1);
    const { work, end } = byHand();
    const first = limiter.run(work(0));
    const crowd = Array.from({ length: 100 }, () => limiter.run(() => Promise.resolve()));
    await expect(limiter.run(work(1))).rejects.toMatchObject({ status: 503 });
    end(0)?.done();
    await Promise.all([first, ...crowd]);
  });
});
