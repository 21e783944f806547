import { afterEach, expect, test } from '@jest/globals';
import { until } from '../testing/until.js';
import { WorkerPool, type WorkerPoolOptions } from './worker-pool.js';

const PROGRAM = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', async ({ task, stop }) => {
    if (task.steps) for (let i = 1; i <= task.steps; i += 1) parentPort.postMessage({ progress: i });
    if (task.untilStopped) while (!Atomics.load(new Uint8Array(stop), 0));
    if (task.spin) for (;;);
    if (task.exit) process.exit(3);
    if (task.fill) { const held = []; for (;;) held.push(new Array(1e6).fill(Math.sqrt(held.length))); }
    if (task.fail) return parentPort.postMessage({ ok: false, error: new Error('bad task') });
    await new Promise((resolve) => setTimeout(resolve, task.waitMs ?? 0));
    parentPort.postMessage({ ok: true, result: { echo: task.echo, threadId, secrets: Object.keys(process.env) } });
  });`;

const options: WorkerPoolOptions = {
  entry: { url: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`), execArgv: [] },
  timeoutMs: 5_000,
  queueLimit: 4,
  heapMb: 32,
  idleMs: 10_000,
};

type Echo = { echo: unknown; threadId: number; secrets: string[] };
let pool: WorkerPool;
const start = (overrides: Partial<WorkerPoolOptions> = {}) =>
  (pool = new WorkerPool({ ...options, ...overrides }));
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { failure: string }) => error.failure,
  );

afterEach(() => pool.stop());

test('tasks run one after the other in one thread that sees no environment variable', async () => {
  start();
  const answers = await Promise.all([1, 2, 3].map((echo) => pool.run<Echo>({ echo, waitMs: 5 })));
  expect(answers.map(({ echo }) => echo)).toEqual([1, 2, 3]);
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1);
  expect(answers[0]?.secrets).toEqual([]);
});

test('a task that takes too long is ended; the waiting one runs in a fresh thread', async () => {
  start({ timeoutMs: 1_000 });
  const { threadId } = await pool.run<Echo>({ echo: 0 });
  const stuck = failure(pool.run({ spin: true }));
  const next = pool.run<Echo>({ echo: 'next' });
  expect(await stuck).toBe('timeout');
  const answer = await next;
  expect(answer.echo).toBe('next');
  expect(answer.threadId).not.toBe(threadId);
});

test('a full queue refuses at once', async () => {
  start({ queueLimit: 1 });
  const running = pool.run<Echo>({ echo: 1 });
  const waiting = pool.run<Echo>({ echo: 2 });
  expect(await failure(pool.run({ echo: 3 }))).toBe('queue_full');
  expect((await running).echo).toBe(1);
  expect((await waiting).echo).toBe(2);
});

test('work already begun is let through a full queue', async () => {
  start({ queueLimit: 0 });
  const begun = pool.run<Echo>({ echo: 1 }, { isAdmitted: true });
  const next = pool.run<Echo>({ echo: 2 }, { isAdmitted: true });
  expect([(await begun).echo, (await next).echo]).toEqual([1, 2]);
});

test('work that is let through takes no place of what may wait', async () => {
  start({ queueLimit: 1 });
  const running = pool.run<Echo>({ echo: 'running' });
  const admitted = [1, 2, 3].map((echo) => pool.run<Echo>({ echo }, { isAdmitted: true }));
  const waiting = pool.run<Echo>({ echo: 'waiting' });
  expect(await failure(pool.run({ echo: 'one too many' }))).toBe('queue_full');
  expect((await Promise.all([running, ...admitted, waiting])).map(({ echo }) => echo)).toEqual([
    'running',
    ...[1, 2, 3],
    'waiting',
  ]);
});

test('a thread that dies, or wants more memory than it may, fails its task only', async () => {
  start();
  expect(await failure(pool.run({ exit: true }))).toBe('crashed');
  expect(await failure(pool.run({ fill: true }))).toBe('crashed');
  expect((await pool.run<Echo>({ echo: 'still here' })).echo).toBe('still here');
});

test('an error of a task comes back as its cause', async () => {
  start();
  await expect(pool.run({ fail: true })).rejects.toMatchObject({
    failure: 'crashed',
    cause: expect.objectContaining({ message: 'bad task' }),
  });
});

test('what a task tells while it works reaches who asked, before its answer', async () => {
  start();
  const told: unknown[] = [];
  const done = pool.run<Echo>({ steps: 3, echo: 'done' }, { onProgress: (progress) => told.push(progress) });
  const other = pool.run<Echo>({ steps: 2, echo: 'other' });
  expect((await done).echo).toBe('done');
  expect(told).toEqual([1, 2, 3]);
  expect((await other).echo).toBe('other');
  expect(told).toHaveLength(3);
});

test('a task that is stopped answers what it has, and one that waits never begins', async () => {
  start();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const told: unknown[] = [];
  const works = pool.run<Echo>(
    { steps: 1, untilStopped: true, echo: 'half of it' },
    { stop: running.signal, onProgress: (step) => told.push(step) },
  );
  const never = pool.run({ steps: 1 }, { stop: waiting.signal, onProgress: () => told.push('never') });
  const next = pool.run<Echo>({ echo: 'next' });
  await until(() => told.length > 0);
  waiting.abort(new Error('left the queue'));
  await expect(never).rejects.toThrow('left the queue');
  running.abort(new Error('stopped'));
  const { echo, threadId } = await works;
  expect(echo).toBe('half of it');
  expect(await next).toMatchObject({ echo: 'next', threadId });
  expect(told).toEqual([1]);
  await expect(pool.run({ echo: 1 }, { stop: running.signal })).rejects.toThrow('stopped');
});

test('an unused thread is ended and started again on demand', async () => {
  start({ idleMs: 50 });
  const first = await pool.run<Echo>({ echo: 1 });
  await until(() => !pool.isAwake);
  const second = await pool.run<Echo>({ echo: 2 });
  expect(second.threadId).not.toBe(first.threadId);
});

test('a thread that was woken ahead does the task that comes, and rests where none comes', async () => {
  start({ idleMs: 10 });
  pool.wake();
  expect(pool.isAwake).toBe(true);
  await until(() => !pool.isAwake);
  pool.wake();
  pool.wake();
  expect((await pool.run<Echo>({ echo: 'woken' })).echo).toBe('woken');
  await pool.stop();
  pool.wake();
  expect(pool.isAwake).toBe(false);
});

test('stopping fails what waits and refuses what comes', async () => {
  start();
  const running = failure(pool.run({ spin: true }));
  const waiting = failure(pool.run({ echo: 1 }));
  await pool.stop();
  expect(await Promise.all([running, waiting, failure(pool.run({ echo: 2 }))])).toEqual([
    'stopped',
    'stopped',
    'stopped',
  ]);
});
