import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { call, type HttpSession, signInOverHttp } from '../e2e/support/http-session.mjs';
import { ACCOUNTS } from '../e2e/support/sign-in.js';
import { type RunningProgram, startProgram } from './support/program.js';

/** The first start builds what has changed. */
const START_MS = 480_000;
const WRITERS = 4;
const CONFIRMED_BEFORE = 40;

describe('a power cut', () => {
  let dataDir = '';
  let program: RunningProgram | undefined;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'pora-power-'));
    program = await startProgram({ dataDir });
  }, START_MS);
  afterAll(async () => {
    await program?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }, START_MS);

  const signIn = () => signInOverHttp(program?.url ?? '', ACCOUNTS.dietitian.email);

  /** Adds patients until the product is gone; answers those it had confirmed. */
  async function write(session: HttpSession, writer: number, confirmed: string[]): Promise<void> {
    for (let count = 0; ; count += 1) {
      const id = `p-cut-${writer}-${count}`;
      const personal = { firstName: 'Prąd', lastName: 'Zgasł' };
      try {
        const { status } = await call(session, 'POST', '/api/patients', { id, personal });
        if (status === 201) confirmed.push(id);
      } catch {
        // The connection broke with the power: nothing was confirmed, and nobody is there to ask again.
        return;
      }
    }
  }

  test(
    'loses nothing that was confirmed, and the same command brings the product back',
    async () => {
      const session = await signIn();
      const confirmed: string[] = [];
      const writers = Array.from({ length: WRITERS }, (_, writer) => write(session, writer, confirmed));
      while (confirmed.length < CONFIRMED_BEFORE) await call(session, 'GET', '/api/patients');
      await program?.cutPower();
      await Promise.all(writers);
      program = await startProgram({ dataDir });
      const after = await signIn();
      const lost: string[] = [];
      for (const id of confirmed) {
        const { status } = await call(after, 'GET', `/api/patients/${id}`);
        if (status !== 200) lost.push(`${id}: ${status}`);
      }
      expect(lost).toEqual([]);
    },
    START_MS,
  );
});
