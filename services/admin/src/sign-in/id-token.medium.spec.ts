import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RedisConnection } from '@pora/common/redis';
import { createTestApp, TEST_ACCOUNTS, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import { adminService } from '../service.js';
import { TestBrowser } from '../testing/browser.js';
import { startFaultyProvider, type TokenFaults, type FaultyProvider } from '../testing/faulty-provider.js';
import { TEST_CLIENT } from '../testing/test-client.js';

const PUBLIC_URL = 'http://localhost:8080';
const account = { sub: 'sub-anna', email: TEST_ACCOUNTS.dietitian.email, email_verified: true, name: 'Anna' };
const nowSeconds = () => Math.floor(Date.now() / 1000);

describe('an ID token', () => {
  let provider: FaultyProvider;
  let app: TestApp;

  beforeAll(async () => {
    provider = await startFaultyProvider(account);
    app = await createTestApp(adminService, {
      env: {
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: TEST_CLIENT.id,
        OIDC_CLIENT_SECRET: TEST_CLIENT.secret,
        PATIENTS_URL: 'http://127.0.0.1:9',
      },
    });
  });
  afterAll(async () => {
    await app.stop();
    provider.stop();
  });

  const signIn = (faults: TokenFaults) => {
    provider.faults = faults;
    return new TestBrowser(PUBLIC_URL, app.url).follow('/auth/google');
  };

  test('with everything right signs a person in', async () => {
    expect(await signIn({})).toBe('/callback');
  });

  test.each<[string, TokenFaults, string]>([
    ['signed with a foreign key', { foreignKey: true }, 'blad'],
    ['without a signature', { unsigned: true }, 'blad'],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }, 'blad'],
    ['for another client', { claims: { aud: 'another-client' } }, 'blad'],
    ['that has expired', { claims: { exp: nowSeconds() - 60 } }, 'blad'],
    ['of another sign-in', { claims: { nonce: 'nonce-of-another-sign-in' } }, 'blad'],
    ['without a nonce', { claims: { nonce: undefined } }, 'blad'],
    ['with an unconfirmed address', { claims: { email_verified: false } }, 'niezweryfikowane'],
    ['of a stranger', { claims: { sub: 'x', email: 'obca@pora.test' } }, 'konto'],
  ])('%s signs nobody in', async (_case, faults, code) => {
    expect(await signIn(faults)).toBe(`/login?odmowa=${code}`);
  });

  test('a session that is ended while a sign-in with it is under way stays ended, however that sign-in ends', async () => {
    const browser = new TestBrowser(PUBLIC_URL, app.url);
    provider.faults = {};
    await browser.follow('/auth/google');
    const { cookie } = browser;
    const me = () => app.http().get('/api/auth/me').set('Cookie', cookie);
    await me().expect(200);
    const redis = app.get<RedisConnection>(RedisConnection);
    const endAll = () => redis.run(async (client) => client.del(await client.keys('sess:*')));
    provider.faults = { unsigned: true, meanwhile: endAll };
    expect(await browser.follow('/auth/google')).toBe('/login?odmowa=blad');
    await until(async () => (await me()).status === 401);
    expect(await redis.run((client) => client.keys('sess:*'))).toEqual([]);
  });
});
