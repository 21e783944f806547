import { closeSync, openSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from './testing/app.js';
import { freePort } from './testing/free-port.js';
import { programEnvironment, runProgram, type Program } from './testing/program.js';
import { notesService } from './testing/sample/notes-service.js';
import { untilSlowNoteRuns } from './testing/sample/slow-note.js';
import { until } from './testing/until.js';

// Every test starts whole processes.
jest.setTimeout(60_000);

const program = (name: string) => fileURLToPath(new URL(`./testing/sample/${name}.ts`, import.meta.url));

/** The test app lends its database, Redis and signed-in people to a second instance in a process of its own. */
describe('a service as a program', () => {
  let app: TestApp;
  let environment: Record<string, string>;

  beforeAll(async () => {
    app = await createTestApp(notesService, { faults: true });
    environment = { ...programEnvironment(app.config), SERVICE_PORT: String(await freePort()) };
  });
  afterAll(() => app.stop());

  const url = () => `http://127.0.0.1:${environment['SERVICE_PORT']}`;

  async function started(): Promise<Program> {
    const running = runProgram(program('main'), environment);
    await until(async () => running.child.exitCode !== null || (await isReady()), 40_000);
    expect(running.child.exitCode).toBeNull();
    return running;
  }

  async function isReady(): Promise<boolean> {
    return (await fetch(`${url()}/ready`).catch(() => undefined))?.ok ?? false;
  }

  function write(person: SignedIn, path: string, body: object): Promise<Response> {
    const headers = {
      cookie: person.cookie,
      'x-csrf-token': person.csrfToken,
      'content-type': 'application/json',
    };
    return fetch(`${url()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  test('with a bad setting says in one sentence which, and ends with 1', async () => {
    const { code, stderr } = await runProgram(program('main'), { ...environment, SESSION_SECRET: 'short' })
      .ended;
    expect([code, stderr]).toEqual([
      1,
      'Usługa patients nie wystartuje: popraw ustawienia SESSION_SECRET (potrzeba co najmniej 32 znaków).\n',
    ]);
  });

  test('on a port in use says so, and ends with 1', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = String((other.address() as AddressInfo).port);
    const { code, stderr } = await runProgram(program('main'), { ...environment, SERVICE_PORT: port }).ended;
    other.close();
    expect([code, stderr]).toEqual([1, `Usługa patients nie wystartuje: port ${port} jest już zajęty.\n`]);
  });

  // Both take every byte for one too many: nothing is written, and nobody else is harmed.
  test('whose log cannot be written (full disk, closed output) answers all the same, and ends with 0', async () => {
    const full = openSync('/dev/full', 'w');
    const onFullDisk = await runProgram(program('chatty'), {}, [], full).ended;
    closeSync(full);
    expect(onFullDisk).toEqual({ code: 0, stderr: '200 answered' });
    const readOnly = openSync('/dev/null', 'r');
    const onClosed = await runProgram(program('chatty'), {}, [], readOnly).ended;
    closeSync(readOnly);
    expect(onClosed).toEqual({ code: 0, stderr: '200 answered' });
  });

  test('migrates as a program, and says what is missing', async () => {
    const { code, stderr } = await runProgram(program('migrate'), environment).ended;
    expect([code, stderr]).toEqual([
      1,
      'Migracja bazy usługi patients nie powiodła się: popraw ustawienie MIGRATION_DATABASE_URL (potrzebny jest adres postgres://…).\n',
    ]);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s finishes what it has begun and ends with 0',
    async (signal) => {
      const person = await app.signIn('dietitian');
      const { child, ended } = await started();
      const slow = write(person, '/api/notes-slow', { sleepMs: 1_500 });
      await untilSlowNoteRuns(app);
      child.kill(signal);
      await until(async () => !(await connects(Number(environment['SERVICE_PORT']))));
      expect((await slow).status).toBe(204);
      expect((await ended).code).toBe(0);
    },
  );

  test.each(['stop', 'freeze'] as const)(
    'on SIGTERM ends with 0 and says nothing while Postgres and Redis are away: %s',
    async (how) => {
      const { child, ended } = await started();
      await Promise.all([app.faults.postgres[how](), app.faults.redis[how]()]);
      child.kill('SIGTERM');
      expect(await ended).toEqual({ code: 0, stderr: '' });
      await Promise.all([app.faults.postgres.start(), app.faults.redis.start()]);
    },
  );

  test('killed under writes loses no write it has acknowledged', async () => {
    const person = await app.signIn('dietitian');
    const { child, ended } = await started();
    const acknowledged: string[] = [];
    let running = true;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let number = 0; running; number += 1) {
        const id = `kill-${writer}-${number}`;
        const answer = await write(person, '/api/notes', { id, title: 'x' }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(id);
      }
    });
    await until(() => acknowledged.length >= 20);
    child.kill('SIGKILL');
    running = false;
    await Promise.all([...writers, ended]);
    const rows = await app.query<{ id: string }>(`SELECT id FROM notes WHERE id LIKE 'kill-%'`);
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });
});

/** Whether somebody accepts a new connection on a port of loopback. */
function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
