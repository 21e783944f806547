import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { RedisConnection } from '@pora/common/redis';
import { createTestApp, TEST_ACCOUNTS, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import { adminService } from '../service.js';
import { TestBrowser } from '../testing/browser.js';
import { startRealProvider, type RealProvider } from '../testing/real-provider.js';
import { TEST_CLIENT } from '../testing/test-client.js';

const PUBLIC_URL = 'http://localhost:8080';
const CALLBACK = `${PUBLIC_URL}/auth/google/callback`;
const anna = {
  sub: 'sub-anna',
  email: TEST_ACCOUNTS.dietitian.email,
  email_verified: true,
  name: 'Anna Zając',
};

const providerVariables = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: TEST_CLIENT.id,
  OIDC_CLIENT_SECRET: TEST_CLIENT.secret,
  PATIENTS_URL: 'http://127.0.0.1:9',
});

describe('sign-in with a real OpenID Connect provider', () => {
  let provider: RealProvider;
  let app: TestApp;
  let browser: TestBrowser;

  beforeAll(async () => {
    provider = await startRealProvider(CALLBACK);
    app = await createTestApp(adminService, { env: providerVariables(provider.issuer), faults: true });
  });
  beforeEach(async () => {
    const left = await keys();
    if (left.length) await app.get(RedisConnection).run((client) => client.del(left));
    provider.visitor = anna;
    browser = new TestBrowser(PUBLIC_URL, app.url);
  });
  afterEach(() => app.query('DELETE FROM users'));
  afterAll(async () => {
    await app.stop();
    await provider.stop();
  });

  const keys = () => app.get(RedisConnection).run((client) => client.keys('sess:*'));
  const isReady = async () => (await app.http().get('/ready')).status === 200;
  const me = () => app.http().get('/api/auth/me').set('Cookie', browser.cookie);

  /** Whether a session that ends when Redis says so, after `seconds`, was made between that moment and now. */
  const madeWhenItLives = async (key: string, seconds: number, from: number) => {
    const end = await app.get(RedisConnection).run((client) => client.pExpireTime(key));
    const made = end - seconds * 1000;
    return made >= from - 1_000 && made <= Date.now() + 1_000;
  };

  test('[core §2] the button sends the browser to the provider with PKCE S256, state and nonce', async () => {
    const { status, location, headers } = await browser.get('/auth/google');
    const request = new URL(location).searchParams;
    expect([status, new URL(location).origin]).toEqual([302, provider.issuer]);
    expect(Object.fromEntries(request)).toMatchObject({
      response_type: 'code',
      client_id: TEST_CLIENT.id,
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(request.get(name)).toMatch(/^[\w-]{43}$/);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-pora\.sid=s%3A[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  test('before sign-in a session lives 10 minutes and signs nobody in', async () => {
    const before = Date.now();
    await browser.get('/auth/google');
    const [key = ''] = await keys();
    expect(await madeWhenItLives(key, 600, before)).toBe(true);
    await me().expect(401);
  });

  test('[core §2] an allowed person comes back to /callback under a new session id, signed in for 7 days', async () => {
    await browser.get('/auth/google');
    const [before] = await keys();
    const begun = Date.now();
    expect(await browser.follow('/auth/google')).toBe('/callback');
    const [after, ...others] = await keys();
    expect(others).toEqual([]);
    expect(after).not.toBe(before);
    expect(await madeWhenItLives(String(after), 7 * 24 * 3600, begun)).toBe(true);
    await me().expect(200, { user: { name: 'Anna Zając', email: anna.email, isAdmin: false } });
    const { body } = await app.http().get('/api/auth/csrf').set('Cookie', browser.cookie).expect(200);
    expect(body.csrfToken).toMatch(/^[\w-]{43}$/);
  });

  test('the administrator is told so', async () => {
    provider.visitor = {
      ...anna,
      sub: 'sub-ewa',
      email: TEST_ACCOUNTS.admin.email.toUpperCase(),
      name: 'Ewa',
    };
    expect(await browser.follow('/auth/google')).toBe('/callback');
    await me().expect(200, { user: { name: 'Ewa', email: TEST_ACCOUNTS.admin.email, isAdmin: true } });
  });

  test('a person is remembered with the provider’s sub, and the sign-in is in the audit trail', async () => {
    await browser.follow('/auth/google');
    const users = await app.query('SELECT issuer, email, sub, name FROM users');
    expect(users).toEqual([{ issuer: provider.issuer, email: anna.email, sub: anna.sub, name: anna.name }]);
    const entries = await app.query(`SELECT actor, action FROM audit_entries ORDER BY id DESC LIMIT 1`);
    expect(entries).toEqual([{ actor: anna.email, action: 'session.sign-in' }]);
  });

  test('everybody who is signed in reads what the addresses are called, by the last sign-in; nobody else does', async () => {
    await browser.follow('/auth/google');
    await app.query(
      `INSERT INTO users (issuer, email, sub, name, last_signed_in_at)
       VALUES ('https://former.example', $1, 'old', 'Anna Dawna', now() - interval '1 year')`,
      [anna.email],
    );
    const people = () => app.http().get('/api/auth/people');
    await people()
      .set('Cookie', browser.cookie)
      .expect(200, { items: [{ email: anna.email, name: anna.name }] });
    await people().expect(401);
  });

  test.each([
    ['is not on the allow-list', { email: 'obca@pora.test' }, 'konto'],
    ['has an unconfirmed address', { email_verified: false }, 'niezweryfikowane'],
    ['says nothing about the address being confirmed', { email_verified: undefined }, 'niezweryfikowane'],
  ])('a person who %s lands on /login with the reason and has no session', async (_case, change, code) => {
    provider.visitor = { ...anna, ...change };
    expect(await browser.follow('/auth/google')).toBe(`/login?odmowa=${code}`);
    const wanted = '%2Fdiets%3FplanId%3D7';
    expect(await browser.follow(`/auth/google?return=${wanted}`)).toBe(
      `/login?odmowa=${code}&return=${wanted}`,
    );
    expect(await browser.follow('/auth/google?return=https://evil.example')).toBe(`/login?odmowa=${code}`);
    await me().expect(401);
    expect(await app.query('SELECT email FROM users')).toEqual([]);
    const { text } = await app.http().get('/metrics').expect(200);
    expect(text).toMatch(new RegExp(`^pora_sign_ins_total\\{result="${code}",.*\\} [1-9]`, 'm'));
  });

  test('the refusal of a stranger is in the audit trail, without the whole address', async () => {
    provider.visitor = { ...anna, email: 'obca@pora.test' };
    await browser.follow('/auth/google');
    const [entry] = await app.query(
      'SELECT actor, action, entity_id, fields FROM audit_entries ORDER BY id DESC LIMIT 1',
    );
    expect(entry).toEqual({
      ...{ actor: 'unknown@pora', action: 'session.refuse', entity_id: 'o***@pora.test', fields: [] },
    });
  });

  test('another account that took over an allowed address is refused and cannot change what is stored', async () => {
    await browser.follow('/auth/google');
    provider.visitor = { ...anna, sub: 'sub-somebody-else', name: 'Ktoś inny' };
    const other = new TestBrowser(PUBLIC_URL, app.url);
    expect(await other.follow('/auth/google')).toBe('/login?odmowa=konto');
    expect(await app.query('SELECT sub, name FROM users')).toEqual([{ sub: anna.sub, name: anna.name }]);
    const [entry] = await app.query('SELECT action FROM audit_entries ORDER BY id DESC LIMIT 1');
    expect(entry).toEqual({ action: 'session.refuse-changed-sub' });
    await me().expect(200);
  });

  test('a person who cancels at the provider is back on /login', async () => {
    provider.visitor = undefined;
    expect(await browser.follow('/auth/google')).toBe('/login?odmowa=blad');
  });

  test('an answer of the provider is of no use in another browser, without its state, or twice', async () => {
    let address = '/auth/google';
    while (!address.startsWith(CALLBACK)) address = (await browser.get(address)).location;
    const thief = new TestBrowser(PUBLIC_URL, app.url);
    expect(await thief.follow(address)).toBe('/login?odmowa=blad');
    await thief.get('/auth/google');
    expect(await thief.follow(address)).toBe('/login?odmowa=blad');
    expect(await browser.follow(address)).toBe('/callback');
    expect(await browser.follow(address)).toBe('/login?odmowa=blad');
  });

  test.each([
    '',
    '?code=x',
    '?error=server_error',
    '?code=x&state=y&iss=https://evil.example',
    '?state=%00',
    '?code=a&code=b',
  ])('a made-up answer %p ends on /login', async (query) => {
    await browser.get('/auth/google');
    expect(await browser.follow(`/auth/google/callback${query}`)).toBe('/login?odmowa=blad');
  });

  test('the way back after sign-in leads only to our own pages', async () => {
    expect(await browser.follow('/auth/google?return=%2Fdiets%3FplanId%3D7')).toBe(
      '/callback?return=%2Fdiets%3FplanId%3D7',
    );
    expect(await browser.follow('/auth/google?return=https://evil.example')).toBe('/callback');
    expect(await browser.follow('/auth/google?return=//evil.example')).toBe('/callback');
  });

  test('a start with an answer in it is still a start', async () => {
    const { location } = await browser.get('/auth/google?code=x&state=y');
    expect(new URL(location).origin).toBe(provider.issuer);
  });

  test('[core §7] logout ends the session in every service and empties the browser', async () => {
    await browser.follow('/auth/google');
    const { body } = await app.http().get('/api/auth/csrf').set('Cookie', browser.cookie);
    const logout = () => app.http().post('/auth/logout').set('Cookie', browser.cookie);
    await logout().expect(403);
    await me().expect(200);
    const answer = await logout().set('x-csrf-token', body.csrfToken).expect(204);
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-pora\.sid=; .*Expires=Thu, 01 Jan 1970/),
    ]);
    await me().expect(401);
    await logout().set('x-csrf-token', body.csrfToken).expect(401);
    expect(await keys()).toEqual([]);
  });

  test('while Redis or Postgres is away, sign-in ends on /login and works again afterwards', async () => {
    await app.faults.redis.stop();
    expect(await browser.follow('/auth/google')).toBe('/login?odmowa=niedostepne');
    await app.faults.redis.start();
    await until(isReady);
    await app.faults.postgres.stop();
    expect(await browser.follow('/auth/google')).toBe('/login?odmowa=niedostepne');
    await app.faults.postgres.start();
    await until(isReady);
    expect(await browser.follow('/auth/google')).toBe('/callback');
  });

  test('Redis that hangs never makes the sign-in blame the provider, at its start or on the way back', async () => {
    expect(await browser.follow('/auth/google')).toBe('/callback');
    app.faults.redis.freeze();
    expect(await browser.follow('/auth/google')).toBe('/login?odmowa=niedostepne');
    await app.faults.redis.start();
    await until(isReady);
  }, 40_000);
});

describe('a provider that is away', () => {
  test('does not keep the service from starting; sign-in works as soon as it is there', async () => {
    const first = await startRealProvider(CALLBACK);
    const port = Number(new URL(first.issuer).port);
    await first.stop();
    const app = await createTestApp(adminService, { env: providerVariables(first.issuer) });
    const browser = new TestBrowser(PUBLIC_URL, app.url);
    expect(await browser.follow('/auth/google')).toBe('/login?odmowa=dostawca');
    const second = await startRealProvider(CALLBACK, port);
    second.visitor = anna;
    expect(await browser.follow('/auth/google')).toBe('/callback');
    await app.stop();
    await second.stop();
  });
});

test.each([
  ['an http issuer on another machine', { OIDC_ISSUER: 'http://login.example.pl' }],
  ['an http issuer in production', { OIDC_ISSUER: 'http://127.0.0.1:9', NODE_ENV: 'production' }],
])('the service does not start with %s', async (_case, env) => {
  const variables = { ...providerVariables('https://x.example'), ...env };
  await expect(createTestApp(adminService, { env: variables })).rejects.toThrow(
    'popraw ustawienia OIDC_ISSUER',
  );
});
