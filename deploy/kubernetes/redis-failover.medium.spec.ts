import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { JobQueues } from '@pora/common/queues/job-queues';
import { createTestApp, type TestApp } from '@pora/common/testing/app';
import { notesService } from '@pora/common/testing/sample/notes-service';
import { until } from '@pora/common/testing/until';
import { createClient } from '@redis/client';
import { TOOLS_FOLDER } from '../local/paths.mjs';
import { freePorts } from '../local/ports.mjs';
import { redisAnswers } from '../local/redis.mjs';
import { ensureTools } from '../local/tools.mjs';

const STARTS_WITHIN_MS = 300_000;
/** Bull looks for its next job 5 s after Redis refused to tell it. */
const BACK_WITHIN_MS = 30_000;

const folder = mkdtempSync(path.join(tmpdir(), 'pora-failover-'));
const servers: ChildProcess[] = [];
const visitors = new Set<Socket>();
let writes = 0;
let follows = 0;
/** As the Service of a cluster: new connections are led to the Redis that is marked, open ones stay where they are. */
let marked = 0;
let door: Server;
let app: TestApp;

const order = async (port: number, command: string[]) => {
  const client = await createClient({ url: `redis://127.0.0.1:${port}` }).connect();
  await client.sendCommand(command);
  client.destroy();
};
const follow = (port: number, other: number) => order(port, ['REPLICAOF', '127.0.0.1', String(other)]);
const lead = (port: number) => order(port, ['REPLICAOF', 'NO', 'ONE']);

beforeAll(async () => {
  const log = path.join(folder, 'tools.log');
  const { redis } = await ensureTools({ names: ['redis'], folder: TOOLS_FOLDER, log });
  const [first, second = 0] = await freePorts(2);
  [writes, follows, marked] = [first, second, first];
  for (const port of [writes, follows]) {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const env = { ...process.env, ...redis.env };
    servers.push(spawn(redis.command, args, { cwd: folder, env, stdio: 'ignore' }));
    await until(() => redisAnswers(`redis://127.0.0.1:${port}`));
  }
  await follow(follows, writes);
  door = createServer((visitor) => {
    const inside = connect(marked, '127.0.0.1');
    for (const [one, other] of [
      [visitor, inside],
      [inside, visitor],
    ] as const) {
      visitors.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => visitors.delete(one));
    }
    visitor.pipe(inside).pipe(visitor);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as AddressInfo;
  app = await createTestApp(notesService, { env: { REDIS_URL: `redis://127.0.0.1:${port}` } });
}, STARTS_WITHIN_MS);

afterAll(async () => {
  await app?.stop();
  for (const visitor of visitors) visitor.destroy();
  door?.close();
  for (const server of servers) server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('when another Redis takes over, people sign in and jobs are done again, although the former one goes on answering', async () => {
  const done: string[] = [];
  const queue = app.get(JobQueues).queue('slow', async (id) => {
    done.push(id);
    return undefined;
  });
  const signsIn = () =>
    app.signIn('dietitian').then(
      () => true,
      () => false,
    );
  const does = async (id: string) => {
    const isTaken = () =>
      queue.add(id).then(
        () => true,
        () => false,
      );
    await until(isTaken, BACK_WITHIN_MS);
    await until(() => done.includes(id), BACK_WITHIN_MS);
  };
  await does('a');
  expect(await signsIn()).toBe(true);

  // The sentinels have decided; who follows refuses to write, and the operator has not marked the other one yet.
  await lead(follows);
  await follow(writes, follows);
  await until(async () => !(await signsIn()), BACK_WITHIN_MS);
  marked = follows;

  await until(signsIn, BACK_WITHIN_MS);
  await does('b');
  expect(done).toEqual(['a', 'b']);
}, 120_000);
