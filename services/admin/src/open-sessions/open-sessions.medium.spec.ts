import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { RedisConnection } from '@pora/common/redis';
import { createTestApp, TEST_ACCOUNTS, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import type { OpenSession } from '@pora/contracts/admin/open-session.routes';
import { adminService } from '../service.js';

const env = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const away = { PATIENTS_URL: 'http://127.0.0.1:9' };

describe('sessions of everybody', () => {
  let app: TestApp;
  /** Another service that shares the sessions. */
  let other: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    app = await createTestApp(adminService, { env: { ...env, ...away } });
    other = await createTestApp(adminService, { env: { ...env, ...away, REDIS_URL: app.config.redisUrl } });
  });
  beforeEach(async () => {
    await forgetAll('sess:*');
    await forgetAll('activity*');
    admin = await app.signIn('admin', { createdAt: signedIn.admin });
  });
  afterAll(async () => {
    await other.stop();
    await app.stop();
  });

  const signedIn = { admin: hoursAgo(30), dietitian: hoursAgo(2) };
  const forgetAll = (pattern: string) =>
    app.get(RedisConnection).run(async (client) => {
      const keys = await client.keys(pattern);
      if (keys.length > 0) await client.del(keys);
    });
  const list = async (): Promise<OpenSession[]> =>
    (await admin.get('/api/admin/sessions').expect(200)).body.items;
  const idOf = async (email: string) => (await list()).find(({ userEmail }) => userEmail === email)?.id ?? '';

  test('each tells whose it is, of which device and since when; a plan need not be open', async () => {
    await app.signIn('dietitian', { createdAt: signedIn.dietitian, device: 'Safari, iPad' });
    expect(await list()).toEqual([
      {
        ...{ id: expect.stringMatching(/^[0-9a-f]{32}$/), userName: 'Anna Dietetyk', isOwn: false },
        ...{ userEmail: TEST_ACCOUNTS.dietitian.email, device: 'Safari, iPad' },
        signedInAt: signedIn.dietitian,
      },
      {
        ...{ id: expect.stringMatching(/^[0-9a-f]{32}$/), userName: 'Ewa Administrator', isOwn: true },
        ...{ userEmail: admin.email, device: null, signedInAt: signedIn.admin },
      },
    ]);
  });

  test('no session id stands in the list, nor one of an unfinished sign-in or of somebody off the allow-list', async () => {
    const dietitian = await app.signIn('dietitian');
    await app.signIn('dietitian', { user: { email: 'byla@pora.test', name: 'Była', sub: 'x' } });
    await app.get(RedisConnection).run((client) => client.set('sess:unfinished-sign-in', '{"cookie":{}}'));
    const items = await list();
    expect(items.map(({ userEmail }) => userEmail).sort()).toEqual([admin.email, dietitian.email].sort());
    for (const { redisKey } of [admin, dietitian])
      expect(JSON.stringify(items)).not.toContain(redisKey.slice('sess:'.length));
  });

  test('one that is ended opens nothing in any service, and leaves the list of who works', async () => {
    const dietitian = await app.signIn('dietitian');
    const heartbeat = { planId: 'plan-1', view: 'plan-details', planName: 'Plan 1' };
    await dietitian.post('/api/activity/heartbeat', heartbeat).expect(204);
    const elsewhere = () => other.http().get('/api/auth/me').set('Cookie', dietitian.cookie);
    await elsewhere().expect(200);
    await admin.post(`/api/admin/sessions/${await idOf(dietitian.email)}/revoke`).expect(204);

    await dietitian.post('/api/activity/heartbeat', heartbeat).expect(401);
    await until(async () => (await elsewhere()).status === 401);
    await until(async () => (await dietitian.get('/api/auth/me')).status === 401);
    expect((await admin.get('/api/admin/active-users')).body.items).toEqual([]);
    expect(await list()).toHaveLength(1);
    const [entry] = await app.query(
      'SELECT actor, action, entity_id FROM audit_entries ORDER BY id DESC LIMIT 1',
    );
    expect(entry).toEqual({ actor: admin.email, action: 'session.revoke', entity_id: dietitian.email });
  });

  test('another session of the same person goes on', async () => {
    const [first, second] = [await app.signIn('dietitian'), await app.signIn('dietitian')];
    const ids = (await list()).filter(({ userEmail }) => userEmail === first.email).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    await admin.post(`/api/admin/sessions/${ids[0]}/revoke`).expect(204);
    const statuses = async () =>
      (await Promise.all([first, second].map((one) => one.get('/api/auth/me'))))
        .map(({ status }) => status)
        .sort();
    await until(async () => (await statuses()).includes(401));
    expect(await statuses()).toEqual([200, 401]);
  });

  test('one that several end at once is ended once, and the trail says so once', async () => {
    const dietitian = await app.signIn('dietitian');
    const id = await idOf(dietitian.email);
    const lines = `SELECT count(*)::int AS count FROM audit_entries WHERE action = 'session.revoke'`;
    const [before] = await app.query<{ count: number }>(lines);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        admin.post(`/api/admin/sessions/${id}/revoke`).then(({ status }) => status),
      ),
    );
    expect(answers.sort()).toEqual([204, 404, 404, 404]);
    expect(await app.query(lines)).toEqual([{ count: (before?.count ?? 0) + 1 }]);
  });

  test('the own one is not ended here, and one that is over is not found', async () => {
    const own = await admin.post(`/api/admin/sessions/${await idOf(admin.email)}/revoke`).expect(409);
    expect(own.body.error).toBe('Swoją sesję zakończysz przez „Wyloguj”.');
    await admin.get('/api/auth/me').expect(200);
    await admin.post(`/api/admin/sessions/${'0'.repeat(32)}/revoke`).expect(404);
    await admin.post('/api/admin/sessions/x/revoke').expect(400);
  });

  test('both calls are the administrator’s alone', async () => {
    const dietitian = await app.signIn('dietitian');
    const revoke = `/api/admin/sessions/${await idOf(admin.email)}/revoke`;
    expect((await dietitian.get('/api/admin/sessions').expect(403)).body.code).toBe('not_administrator');
    expect((await dietitian.post(revoke).expect(403)).body.code).toBe('not_administrator');
    await app.http().get('/api/admin/sessions').expect(401);
    await app.http().post(revoke).expect(401);
    await admin.get('/api/auth/me').expect(200);
  });
});
