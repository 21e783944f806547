import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { withLock } from './lock.mjs';

describe('one at a time', () => {
  let folder = '';
  const lock = () => path.join(folder, 'place', '.lock');

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pora-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('the second works when the first is done, and hears that it waits', async () => {
    const order: string[] = [];
    let finish = () => order.push('never');
    const first = withLock(
      lock(),
      () => new Promise<void>((resolve) => (finish = () => (resolve(), order.push('first')))),
    );
    while (!existsSync(lock())) await new Promise(setImmediate);
    const second = withLock(lock(), async () => order.push('second'), {
      onWait: () => {
        order.push('waits');
        finish();
      },
    });
    await Promise.all([first, second]);
    expect(order).toEqual(['waits', 'first', 'second']);
    expect(existsSync(lock())).toBe(false);
  });

  it('what one that was killed left is taken away', async () => {
    mkdirSync(lock(), { recursive: true });
    const long = new Date(Date.now() - 60_000);
    utimesSync(lock(), long, long);
    expect(await withLock(lock(), async () => 'done')).toBe('done');
  });

  it('work that fails leaves no lock', async () => {
    await expect(withLock(lock(), () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(existsSync(lock())).toBe(false);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('a command that is broken off by %s leaves its lock at once', async (signal, code) => {
    const program = `
      import { endInOrder, withLock } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.mjs'))};
      endInOrder();
      await withLock(${JSON.stringify(lock())}, () => {
        process.stdout.write('works');
        return new Promise((resolve) => setTimeout(resolve, 60_000));
      });`;
    const command = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    const end = once(command, 'exit');
    await once(command.stdout, 'data');
    expect(existsSync(lock())).toBe(true);
    command.kill(signal);
    expect(await end).toEqual([code, null]);
    expect(existsSync(lock())).toBe(false);
  });
});
