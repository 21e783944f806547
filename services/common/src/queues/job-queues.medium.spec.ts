import { Module, type INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SERVICE_CONFIG } from '../config.js';
import { Log } from '../logging.js';
import { Metrics } from '../metrics.js';
import { RedisConnection, withinTime } from '../redis.js';
import { currentRequestId, withRequestId } from '../request-context.js';
import { ownRedisUrl } from '../testing/environment.js';
import { cuttable, type Cuttable } from '../testing/faults.js';
import { until } from '../testing/until.js';
import { DOES_JOBS, JobQueues, type JobQueue } from './job-queues.js';

/** It gives up within 2 s, where Bull itself would wait for ever; the rest is for a busy machine. */
const CLOSED_WITHIN_MS = 10_000;

/** An unhandled rejection fails the test that is running. */
describe('a queue', () => {
  let redis: Cuttable;
  let context: INestApplicationContext;
  let queue: JobQueue;
  let began: string[];
  let done: string[];
  let requestIds: (string | undefined)[];
  let lines: unknown[];
  /** What a job under way waits for. */
  let mayEnd: Promise<void>;
  let queues = 0;

  async function open(): Promise<void> {
    [began, done, mayEnd, requestIds, lines] = [[], [], Promise.resolve(), [], []];
    const config = { serviceName: 'catalog', logLevel: 'silent' } as const;
    const log = new Log(config);
    log.info = (...line) => void lines.push(line);
    log.error = () => undefined;
    const metrics = new Metrics(config, log);
    const settings = { redisUrl: redis.url, serviceName: `jobs-${(queues += 1)}` };
    const module = await Test.createTestingModule({
      imports: [
        {
          module: SettingsModule,
          global: true,
          providers: [
            { provide: SERVICE_CONFIG, useValue: settings },
            { provide: DOES_JOBS, useValue: true },
            { provide: Log, useValue: log },
            { provide: Metrics, useValue: metrics },
            // Straight to Redis: only what the queue itself opens goes through the cuttable way.
            {
              provide: RedisConnection,
              useValue: new RedisConnection({ redisUrl: ownRedisUrl() }, log, metrics),
            },
            JobQueues,
          ],
          exports: [SERVICE_CONFIG],
        },
      ],
    }).compile();
    context = await module.init();
    queue = context.get(JobQueues).queue('slow', async (id) => {
      began.push(id);
      requestIds.push(currentRequestId());
      await mayEnd;
      done.push(id);
      return undefined;
    });
  }

  async function work(id: string): Promise<void> {
    await queue.add(id);
    await until(() => done.includes(id));
  }

  beforeEach(async () => {
    redis = await cuttable(ownRedisUrl());
    await open();
  });

  afterEach(async () => {
    await redis.close();
  });

  /** Keeps jobs from ending until the answered function is called. */
  function hold(): () => void {
    let end = () => {};
    mayEnd = new Promise((resolve) => {
      end = resolve;
    });
    return end;
  }

  async function closeInTime(): Promise<void> {
    await withinTime(context.close(), CLOSED_WITHIN_MS);
    await redis.start();
    await until(() => redis.connections() === 0);
  }

  test('has no connection before its first job', async () => {
    expect(redis.connections()).toBe(0);
    await closeInTime();
  });

  test('does a job once however often it is added while it waits or is under way, and again afterwards', async () => {
    const end = hold();
    await Promise.all([queue.add('a'), queue.add('a')]);
    await until(() => began.includes('a'));
    await queue.add('a');
    end();
    await until(() => done.includes('a'));
    await work('b');
    expect(done).toEqual(['a', 'b']);
    await queue.add('a');
    await until(() => done.length === 3);
    await closeInTime();
  });

  test.each(['stop', 'freeze'] as const)('refuses a job while Redis is away, and ends: %s', async (how) => {
    await redis[how]();
    await expect(queue.add('a')).rejects.toMatchObject({ status: 503, details: { component: 'redis' } });
    await closeInTime();
  });

  test.each([0, 2, 4])('is closed while Redis hangs since %s of its sockets are open', async (sockets) => {
    const added = queue.add('a').catch((error: unknown) => error);
    await until(() => redis.connections() >= sockets);
    redis.freeze();
    await closeInTime();
    await added;
  });

  test.each(['stop', 'freeze'] as const)('is closed when Redis went away under it: %s', async (how) => {
    await work('a');
    await redis[how]();
    await closeInTime();
  });

  test('does a job under the id of the request that asked for it', async () => {
    const id = '6f1ed002ab5595859014ebf0951522d9';
    await withRequestId(id, () => work('a'));
    await work('b');
    expect(requestIds).toEqual([id, expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(lines).toEqual([
      ['job', { queue: 'slow', job: 'a', durationMs: expect.any(Number), code: 'done' }],
      ['job', { queue: 'slow', job: 'b', durationMs: expect.any(Number), code: 'done' }],
    ]);
    await closeInTime();
  });

  test('is told of by how many jobs wait and are under way, and by how long they waited', async () => {
    const told = async () =>
      (await context.get(Metrics).text()).split('\n').filter((line) => line.includes('"slow"'));
    const jobs = async () => (await told()).filter((line) => line.startsWith('pora_queue_jobs'));
    const end = hold();
    await Promise.all([queue.add('a'), queue.add('b')]);
    await until(async () => (await jobs()).length === 2 && began.length === 1);
    expect(await jobs()).toEqual([
      'pora_queue_jobs{queue="slow",state="waiting",service="catalog"} 1',
      'pora_queue_jobs{queue="slow",state="active",service="catalog"} 1',
    ]);
    end();
    await until(() => done.length === 2);
    await until(async () =>
      (await told()).some((line) => /^pora_queue_job_seconds_count\{.*"done".*\} 2$/.test(line)),
    );
    expect(await told()).toContainEqual(expect.stringMatching(/^pora_queue_wait_seconds_count\{.*\} 2$/));
    await closeInTime();
  });

  test('takes jobs again when Redis is back', async () => {
    await work('a');
    await redis.stop();
    await redis.start();
    await work('b');
    await closeInTime();
  });

  test('is closed after the job at work', async () => {
    const end = hold();
    await queue.add('a');
    await until(() => began.includes('a'));
    const closed = closeInTime();
    end();
    await closed;
    expect(done).toEqual(['a']);
  });
});

@Module({})
class SettingsModule {}
