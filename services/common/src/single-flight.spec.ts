import { describe, expect, test } from '@jest/globals';
import { SingleFlight } from './single-flight.js';

/** A flight whose runs are ended by hand, in the order in which they began. */
function byHand() {
  const runs: { answer: (text: string) => void; fail: (error: Error) => void }[] = [];
  const flight = new SingleFlight(
    () => new Promise<string>((answer, fail) => void runs.push({ answer, fail })),
  );
  return { flight, runs };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('single flight', () => {
  test('a caller alone starts a run at once, every time anew', async () => {
    const { flight, runs } = byHand();
    for (const text of ['one', 'two', 'three']) {
      const asked = flight.run();
      runs.at(-1)?.answer(text);
      expect(await asked).toBe(text);
    }
    expect(runs).toHaveLength(3);
  });

  test('callers who come during a run share the next one, never the one that began before them', async () => {
    const { flight, runs } = byHand();
    const first = flight.run();
    const others = [flight.run(), flight.run(), flight.run()];
    expect(runs).toHaveLength(1);
    runs[0]?.answer('old');
    expect(await first).toBe('old');
    await turn();
    expect(runs).toHaveLength(2);
    runs[1]?.answer('new');
    expect(await Promise.all(others)).toEqual(['new', 'new', 'new']);
  });

  test('a run that failed fails only those who shared it', async () => {
    const { flight, runs } = byHand();
    const first = flight.run();
    const second = flight.run();
    runs[0]?.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await turn();
    runs[1]?.answer('back');
    expect(await second).toBe('back');
  });

  test('nobody waits long for a run that hangs', async () => {
    const { flight, runs } = byHand();
    const hanging = flight.run();
    const second = flight.run();
    while (runs.length < 2) await turn();
    runs[1]?.answer('own');
    expect(await second).toBe('own');
    runs[0]?.answer('late');
    expect(await hanging).toBe('late');
  });
});
