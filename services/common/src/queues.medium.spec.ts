import { setTimeout as wait } from 'node:timers/promises';
import { Process, Processor } from '@nestjs/bull';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Queue } from 'bull';
import { SERVICE_CONFIG } from './config.js';
import { queueModule, queueRoot, queueToken } from './queues.js';
import { testEnvironment } from './testing/environment.js';
import { cuttable, type Cuttable } from './testing/faults.js';

const QUEUE = 'closing';
const JOB = 'slow-job';
const JOB_TAKES_MS = 300;
/** The bound of a stop is 3 s for everything together; the rest is for a busy machine. */
const CLOSED_WITHIN_MS = 2_500;

@Processor(QUEUE)
class SlowProcessor {
  @Process(JOB)
  async work(): Promise<string> {
    await wait(JOB_TAKES_MS);
    return 'done';
  }
}

/** An unhandled rejection fails the test that is running, so every test ends with a moment for late ones. */
describe('a queue', () => {
  let redis: Cuttable;
  let context: INestApplicationContext;
  let queue: Queue;
  let queues = 0;

  async function open(): Promise<void> {
    const settings = { redisUrl: redis.url, serviceName: `closing-${(queues += 1)}` };
    const settingsModule = {
      module: SettingsModule,
      global: true,
      providers: [{ provide: SERVICE_CONFIG, useValue: settings }],
      exports: [SERVICE_CONFIG],
    };
    const module = await Test.createTestingModule({
      imports: [settingsModule, queueRoot(), queueModule(QUEUE)],
      providers: [SlowProcessor],
    }).compile();
    context = await module.init();
    queue = context.get<Queue>(queueToken(QUEUE), { strict: false });
  }

  async function openAndWork(): Promise<void> {
    await open();
    const done = completed();
    await queue.add(JOB, {});
    expect(await done).toBe('done');
  }

  const completed = () => new Promise((resolve) => queue.once('completed', (_, answer) => resolve(answer)));

  beforeEach(async () => {
    redis = await cuttable(testEnvironment().redisUrl);
  });

  afterEach(async () => {
    await redis.close();
  });

  async function closeInTime(): Promise<void> {
    const began = performance.now();
    await context.close();
    expect(performance.now() - began).toBeLessThan(CLOSED_WITHIN_MS);
    await redis.start();
    // Time for a client that would try again, and for rejections nobody handles.
    await wait(500);
    expect(redis.connections()).toBe(0);
  }

  test('is closed while it is still connecting', async () => {
    await open();
    await closeInTime();
  });

  test.each([0, 2, 4, 8, 16, 32])(
    'is closed while Redis hangs since %s ms after the start',
    async (delay) => {
      await open();
      await wait(delay);
      redis.freeze();
      await closeInTime();
    },
  );

  test.each(['stop', 'freeze'] as const)('is closed though it never reached Redis: %s', async (how) => {
    await redis[how]();
    await open();
    await wait(200);
    await closeInTime();
  });

  test.each(['stop', 'freeze'] as const)('is closed when Redis went away under it: %s', async (how) => {
    await openAndWork();
    await redis[how]();
    await closeInTime();
  });

  test('is closed while it tries to reach Redis again', async () => {
    await openAndWork();
    await redis.stop();
    await wait(500);
    await closeInTime();
  });

  test('is closed while Redis hangs since it came back', async () => {
    await openAndWork();
    await redis.stop();
    const back = redis.start();
    redis.freeze();
    await back;
    await wait(300);
    await closeInTime();
  });

  test('is closed after a reconnection that was cut again at once', async () => {
    await openAndWork();
    await redis.stop();
    await redis.start();
    await until(() => queue.clients.every(({ status }) => status === 'ready'));
    redis.freeze();
    await closeInTime();
  });

  test('takes jobs again when Redis is back', async () => {
    await openAndWork();
    await redis.stop();
    await redis.start();
    const done = completed();
    await queue.add(JOB, {});
    expect(await done).toBe('done');
    await closeInTime();
  });

  test('is closed after the job at work', async () => {
    await openAndWork();
    const done = completed();
    const job = await queue.add(JOB, {});
    await until(() => job.isActive());
    await context.close();
    expect(await Promise.race([done, wait(0, 'still at work')])).toBe('done');
  });
});

@Module({})
class SettingsModule {}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 5_000;
  while (!(await holds()) && performance.now() < deadline) await wait(5);
  expect(await holds()).toBe(true);
}
