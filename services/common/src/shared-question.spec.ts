import { describe, expect, test } from '@jest/globals';
import { SharedQuestion } from './shared-question.js';

/** A question whose answers are given by hand, in the order in which it was put. */
function byHand() {
  const put: { answer: (text: string) => void; fail: (error: Error) => void }[] = [];
  const question = new SharedQuestion(
    () => new Promise<string>((answer, fail) => void put.push({ answer, fail })),
  );
  return { question, put };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('one question of many readers', () => {
  test('a reader alone asks at once, every time anew', async () => {
    const { question, put } = byHand();
    for (const text of ['one', 'two', 'three']) {
      const asked = question.ask();
      put.at(-1)?.answer(text);
      expect(await asked).toBe(text);
    }
    expect(put).toHaveLength(3);
  });

  test('readers who come during a question share the next one, never the one that began before them', async () => {
    const { question, put } = byHand();
    const first = question.ask();
    const others = [question.ask(), question.ask(), question.ask()];
    expect(put).toHaveLength(1);
    put[0]?.answer('old');
    expect(await first).toBe('old');
    await turn();
    expect(put).toHaveLength(2);
    put[1]?.answer('new');
    expect(await Promise.all(others)).toEqual(['new', 'new', 'new']);
  });

  test('a question that failed fails only those who shared it', async () => {
    const { question, put } = byHand();
    const first = question.ask();
    const second = question.ask();
    put[0]?.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await turn();
    put[1]?.answer('back');
    expect(await second).toBe('back');
  });

  test('nobody waits long for a question that hangs', async () => {
    const { question, put } = byHand();
    const hanging = question.ask();
    const second = question.ask();
    while (put.length < 2) await turn();
    put[1]?.answer('own');
    expect(await second).toBe('own');
    put[0]?.answer('late');
    expect(await hanging).toBe('late');
  });
});
