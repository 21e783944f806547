import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { RedisConnection } from '@pora/common/redis';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import type { ActiveSession } from '@pora/contracts/session/activity.model';
import { adminService } from '../service.js';
import { startFakePatients, type FakePatients } from '../testing/fake-patients.js';

const heartbeat = { planId: 'plan-1', view: 'plan-details', planName: 'Plan 1', patientId: 'p-1', stage: 2 };
const env = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' };

describe('who works on what', () => {
  let app: TestApp;
  let patients: FakePatients;
  let dietitian: SignedIn;
  let admin: SignedIn;

  beforeAll(async () => {
    patients = await startFakePatients(new Map([['p-1', 'Hanna Brzezińska']]));
    app = await createTestApp(adminService, { env: { ...env, PATIENTS_URL: patients.url } });
    [dietitian, admin] = await Promise.all([app.signIn('dietitian'), app.signIn('admin')]);
  });
  afterEach(() => patients.behave('well'));
  afterAll(async () => {
    await app.stop();
    await patients.stop();
  });

  const list = async () => (await admin.get('/api/admin/active-users').expect(200)).body;

  test('[core §8] is empty while no plan is open', async () => {
    expect(await list()).toEqual({ items: [], generatedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  test('[diets §7] an open plan is listed with its person until it is closed', async () => {
    const before = Date.now();
    await dietitian.post('/api/activity/heartbeat', heartbeat).expect(204);
    const { items } = await list();
    expect(items).toEqual([
      {
        sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
        userName: 'Anna Dietetyk',
        userEmail: dietitian.email,
        planId: 'plan-1',
        planName: 'Plan 1',
        patientId: 'p-1',
        patientName: 'Hanna Brzezińska',
        stage: 2,
        lastSeen: expect.any(String),
        secondsSinceLastSeen: expect.any(Number),
      },
    ]);
    expect(items[0].secondsSinceLastSeen * 1000).toBeLessThanOrEqual(Date.now() - before);
    expect(dietitian.cookie).not.toContain(items[0].sessionId);
    await dietitian.delete('/api/activity/heartbeat').expect(204);
    expect((await list()).items).toEqual([]);
  });

  test('[core §3] each patient is asked for once, and a plan without one or with an unknown one has no name', async () => {
    const colleague = await app.signIn('dietitian');
    await colleague.post('/api/activity/heartbeat', heartbeat).expect(204);
    await dietitian.post('/api/activity/heartbeat', heartbeat).expect(204);
    await admin.post('/api/activity/heartbeat', { ...heartbeat, patientId: 'p-gone' }).expect(204);
    const third = await app.signIn('dietitian');
    await third.post('/api/activity/heartbeat', { ...heartbeat, patientId: null }).expect(204);
    const { items } = await list();
    const named = items.map(({ patientId, patientName }: ActiveSession) => [patientId, patientName]);
    expect(named.map(String).sort()).toEqual([
      ',',
      'p-1,Hanna Brzezińska',
      'p-1,Hanna Brzezińska',
      'p-gone,',
    ]);
    expect([...(patients.asked.at(-1) ?? [])].sort()).toEqual(['p-1', 'p-gone']);
    for (const person of [colleague, dietitian, admin, third])
      await person.delete('/api/activity/heartbeat').expect(204);
  });

  test.each(['away', 'silent'] as const)(
    '[core §8] the list stands without names while the patients service is %s',
    async (behaviour) => {
      await dietitian.post('/api/activity/heartbeat', heartbeat).expect(204);
      patients.behave(behaviour);
      const { items } = await list();
      expect(items).toMatchObject([{ patientId: 'p-1', patientName: null }]);
      await dietitian.delete('/api/activity/heartbeat').expect(204);
    },
  );

  test('what an instance of another release noted in other words takes nothing from the list', async () => {
    await dietitian.post('/api/activity/heartbeat', heartbeat).expect(204);
    await app.get(RedisConnection).run(async (client) => {
      await client.zAdd('activity', { score: Date.now(), value: 'another' });
      await client.set('activity:another', JSON.stringify({ sessionId: 'another', plan: { id: 'plan-9' } }));
    });
    expect((await list()).items).toMatchObject([{ planId: 'plan-1' }]);
    await app.get(RedisConnection).run((client) => client.del(['activity', 'activity:another']));
    await dietitian.delete('/api/activity/heartbeat').expect(204);
  });

  test('an entry is forgotten 10 minutes after its last heartbeat', async () => {
    const before = Date.now();
    await dietitian
      .post('/api/activity/heartbeat', { ...heartbeat, patientId: null, stage: null })
      .expect(204);
    const end = await app.get(RedisConnection).run(async (client) => {
      const [key = ''] = await client.keys('activity:*');
      return client.pExpireTime(key);
    });
    expect(end).toBeGreaterThanOrEqual(before + 600_000);
    expect(end).toBeLessThanOrEqual(Date.now() + 600_000);
  });

  test('logout takes the person off the list', async () => {
    const leaving = await app.signIn('dietitian');
    await leaving.post('/api/activity/heartbeat', { ...heartbeat, planId: 'plan-2' }).expect(204);
    await leaving.post('/auth/logout').expect(204);
    expect((await list()).items.map(({ planId }: { planId: string }) => planId)).toEqual(['plan-1']);
  });

  test('[core §6] only the administrator sees the list', async () => {
    const refused = await dietitian.get('/api/admin/active-users').expect(403);
    expect(refused.body.code).toBe('not_administrator');
    await app.http().get('/api/admin/active-users').expect(401);
  });

  test.each([
    ['no plan', { ...heartbeat, planId: undefined }],
    ['a name that is too long', { ...heartbeat, planName: 'x'.repeat(201) }],
    ['a stage out of range', { ...heartbeat, stage: 13 }],
    ['a patient id with a path', { ...heartbeat, patientId: '../p-1' }],
  ])('a heartbeat with %s is a 400', async (_case, body) => {
    await dietitian.post('/api/activity/heartbeat', body).expect(400);
  });
});
