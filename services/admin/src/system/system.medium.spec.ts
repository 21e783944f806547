import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { InstanceBeat } from '@pora/common/instances/instance-beat';
import {
  ALIVE_SECONDS,
  INSTANCE_INDEX,
  instanceKey,
  memberOf,
  type Instance,
} from '@pora/common/instances/instance-record';
import { Instances } from '@pora/common/instances/instances';
import { Log } from '@pora/common/logging';
import { JobQueues } from '@pora/common/queues/job-queues';
import { KeptJobs } from '@pora/common/queues/kept-jobs';
import { RedisConnection } from '@pora/common/redis';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import { SYSTEM_QUEUES } from '@pora/contracts/admin/system.vocabulary';
import type { ServiceState, SystemState } from '@pora/contracts/admin/system.model';
import { adminService } from '../service.js';
import { ADMIN_SETTINGS } from '../testing/admin-settings.js';
import { SystemService } from './system.service.js';

const MINUTE_MS = 60_000;

/** When the instance came that takes the place of a lost one. */
const CAME_AT = Date.now() - MINUTE_MS;

describe('state of the system', () => {
  const folder = mkdtempSync(`${tmpdir()}/pora-system-`);
  let app: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    app = await createTestApp(adminService, { env: { ...ADMIN_SETTINGS, BACKUP_DIR: folder }, faults: true });
    admin = await app.signIn('admin');
    await until(async () => (await serviceOf('admin')).instances.length === 1);
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  const read = async (): Promise<SystemState> => (await admin.get('/api/admin/system').expect(200)).body;
  async function serviceOf(name: string): Promise<ServiceState> {
    const found = (await read()).services.find((service) => service.name === name);
    if (!found) throw new Error(`no service ${name}`);
    return found;
  }

  /** What another instance would have said so long ago; one that is gone is known by its last sign alone. */
  async function say(name: string, { agoMs = 0, isGone = false, ...change }: Said = {}): Promise<void> {
    const seenAt = Date.now() - agoMs;
    const said: Instance = {
      ...{ name, service: 'catalog', version: '1.9.2', startedAt: seenAt, seenAt, ready: true, missing: [] },
      ...{ p95Ms: 40, requestsPerMinute: 60, errorsPerMinute: 0.4 },
      ...change,
    };
    await app.get(RedisConnection).run(async (client) => {
      await client.zAdd(INSTANCE_INDEX, { score: seenAt, value: memberOf(said) });
      const expiration = { type: 'EX', value: ALIVE_SECONDS } as const;
      if (!isGone) await client.set(instanceKey(name), JSON.stringify(said), { expiration });
    });
  }

  test('an instance tells its version and that it is ready, by a name that leads to no machine', async () => {
    const { instances, errorsPerMinute } = await serviceOf('admin');
    expect(instances).toEqual([
      {
        name: expect.stringMatching(/^admin-[0-9a-f]{4}$/),
        state: 'up',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        startedAt: expect.any(String),
        seenAt: expect.any(String),
        missing: [],
      },
    ]);
    expect(errorsPerMinute).toBe(0);
  });

  test('a service nobody has heard of has no instances, and none of its numbers is known', async () => {
    expect(await serviceOf('plans')).toEqual({
      name: 'plans',
      instances: [],
      p95Ms: null,
      errorsPerMinute: null,
      former: null,
      newer: null,
    });
  });

  test('one of two instances that goes without a word is told as gone, with its last sign of life', async () => {
    await say('catalog-bbbb', { agoMs: 5 * MINUTE_MS, isGone: true });
    // It was there before the other one went.
    await say('catalog-aaaa', { p95Ms: 80, startedAt: Date.now() - 10 * MINUTE_MS });
    const { instances, p95Ms, errorsPerMinute } = await serviceOf('catalog');
    expect(instances.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'catalog-aaaa up',
      'catalog-bbbb gone',
    ]);
    expect({ p95Ms, errorsPerMinute }).toEqual({ p95Ms: 80, errorsPerMinute: 0.4 });
  });

  test('an instance that was started after another one went has taken its place', async () => {
    await say('catalog-cccc', { startedAt: CAME_AT });
    const { instances } = await serviceOf('catalog');
    expect(instances.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'catalog-aaaa up',
      'catalog-cccc up',
    ]);
  });

  test('a service that ended three times in a row is whole once it is started again', async () => {
    const minutes = (ago: number) => ({
      startedAt: Date.now() - (ago + 1) * MINUTE_MS,
      agoMs: ago * MINUTE_MS,
    });
    for (const [name, ago] of [
      ['patients-aaaa', 9],
      ['patients-bbbb', 8],
      ['patients-cccc', 7],
    ] as const)
      await say(name, { service: 'patients', isGone: true, ...minutes(ago) });
    await say('patients-dddd', { service: 'patients', startedAt: Date.now() - 6 * MINUTE_MS });
    const { instances } = await serviceOf('patients');
    expect(instances.map(({ name, state }) => `${name} ${state}`)).toEqual(['patients-dddd up']);
  });

  test('an instance that does without the database is not ready and says so', async () => {
    await say('catalog-cccc', { startedAt: CAME_AT, ready: false, missing: ['database'] });
    const { instances } = await serviceOf('catalog');
    expect(instances.find(({ name }) => name === 'catalog-cccc')).toMatchObject({
      state: 'not_ready',
      missing: ['database'],
    });
  });

  test('database, Redis and the disk of the backups are told in numbers; what cannot be seen is null', async () => {
    const { database, redis, disks, away, releases } = await read();
    expect(away).toEqual([]);
    expect(database).toMatchObject({ replicas: 0, replicaLagMs: null, archiveBytes: null });
    expect(database?.sizeBytes).toBeGreaterThan(1_000_000);
    expect(database?.connections).toBeGreaterThan(0);
    expect(database?.maxConnections).toBeGreaterThan(10);
    expect(redis?.usedBytes).toBeGreaterThan(100_000);
    const [data, backups] = disks;
    expect(data).toEqual({ place: 'data', usedBytes: null, totalBytes: null });
    expect(backups?.totalBytes).toBeGreaterThan(backups?.usedBytes ?? Infinity);
    expect(releases).toBeNull();

    const { text } = await app.http().get('/metrics').expect(200);
    expect(text).toMatch(/^pora_disk_used_bytes\{place="backups",.*\} [1-9]/m);
    expect(text).toContain(`pora_disk_size_bytes{place="backups",service="admin"} ${backups?.totalBytes}`);
    expect(text).not.toContain('place="data"');
  });

  test('a job that is given up counts for a day', async () => {
    const work = { do: async () => 'given-up' as const };
    const kept = { idsUnderWay: async () => [] };
    const jobs = new KeptJobs(
      { name: 'backups', atOnce: 1, noQueue: '', work, kept },
      app.get(JobQueues),
      app.get(RedisConnection),
      app.get(Log),
    );
    await jobs.submit('backup-1');
    const failed = async () => (await read()).queues?.find(({ queue }) => queue === 'backups')?.failed;
    await until(async () => (await failed()) === 1);
    jobs.onModuleDestroy();
    expect((await read()).queues).toHaveLength(SYSTEM_QUEUES.length);
  });

  test('a release cannot be switched where nobody named the folder of the pages', async () => {
    const body = { version: '1.0.0', from: null };
    const { body: refused } = await admin.post('/api/admin/releases/diets/rollback', body).expect(409);
    expect(refused).toMatchObject({ code: 'conflict' });
  });

  test('only the administrator is told, and only he switches', async () => {
    const dietitian = await app.signIn('dietitian');
    const body = { version: '1.0.0', from: null };
    for (const refused of [
      await dietitian.get('/api/admin/system').expect(403),
      await dietitian.post('/api/admin/releases/diets/rollback', body).expect(403),
    ])
      expect(refused.body.code).toBe('not_administrator');
    await app.http().get('/api/admin/system').expect(401);
    await app.http().post('/api/admin/releases/diets/rollback').send(body).expect(401);
  });

  test('while Postgres is away the rest is told', async () => {
    await app.faults.postgres.stop();
    const state = await read();
    expect(state).toMatchObject({ away: ['database'], database: null });
    expect(state.redis?.usedBytes).toBeGreaterThan(0);
    expect(state.queues).toHaveLength(SYSTEM_QUEUES.length);
    await app.faults.postgres.start();
    await until(async () => (await read()).database !== null);
  });

  test('while Postgres hangs the rest is told, too', async () => {
    app.faults.postgres.freeze();
    expect(await read()).toMatchObject({ away: ['database'], database: null });
    await app.faults.postgres.start();
    await until(async () => (await read()).database !== null);
  });

  test.each(['stop', 'freeze'] as const)(
    'while Redis is away nothing is known of services and queues, the rest is: %s',
    async (how) => {
      const system = app.get(SystemService);
      await app.faults.redis[how]();
      const state = await system.state();
      expect(state).toMatchObject({ away: ['redis'], queues: null, redis: null });
      expect(state.services.every(({ instances }) => instances.length === 0)).toBe(true);
      expect(state.database?.sizeBytes).toBeGreaterThan(0);
      await app.faults.redis.start();
      await until(async () => (await system.state()).away.length === 0);
    },
  );

  test('who has not come back to a Redis that was away is not called gone at once, but not known', async () => {
    const states = async () => (await serviceOf('catalog')).instances.map(({ name }) => name);
    await say('catalog-eeee', { agoMs: MINUTE_MS, isGone: true });
    await say('catalog-ffff', { agoMs: 5 * MINUTE_MS, startedAt: Date.now() - 10 * MINUTE_MS });
    await app.faults.redis.stop();
    await until(async () => (await app.get(SystemService).state()).away.includes('redis'));
    await app.faults.redis.start();
    await until(async () => (await app.get(SystemService).state()).away.length === 0);
    expect(await states()).not.toContain('catalog-eeee');
    const { alive, lost } = await app.get(Instances).list(Date.now() + ALIVE_SECONDS * 1000);
    expect(alive.map(({ name }) => name)).toContain('catalog-ffff');
    expect(lost.map(({ name }) => name)).toContain('catalog-eeee');
  });

  test('what an instance of another release says in other words is not known, and Redis is not blamed', async () => {
    await app.get(RedisConnection).run(async (client) => {
      await client.zAdd(INSTANCE_INDEX, { score: Date.now(), value: 'plans/plans-gggg' });
      await client.set(instanceKey('plans-gggg'), JSON.stringify({ name: 'plans-gggg', health: 'fine' }));
    });
    const state = await read();
    expect(state.away).toEqual([]);
    expect((await serviceOf('plans')).instances).toEqual([]);
  });

  test('an instance that ends in order is not missed', async () => {
    const beat = app.get(InstanceBeat);
    await beat.beat();
    await beat.onModuleDestroy();
    expect((await serviceOf('admin')).instances).toEqual([]);
  });
});

interface Said extends Partial<Instance> {
  /** How long ago it was said. */
  agoMs?: number;
  isGone?: boolean;
}
