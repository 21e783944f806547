import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@pora/common/testing/until';
import * as oidc from 'openid-client';
import { answers } from '../gateway.mjs';
import { freePorts } from '../ports.mjs';

const MAIN = path.join(import.meta.dirname, 'main.mjs');
const REDIRECT_URI = 'http://localhost/auth/google/callback';
const CLIENT = { CLIENT_ID: 'pora-local', CLIENT_SECRET: 'local secret' };

describe('development identity provider', () => {
  let issuer = '';
  let provider: ChildProcess;

  beforeAll(async () => {
    const [port] = await freePorts(1);
    issuer = `http://127.0.0.1:${port}/dev-idp`;
    const env = {
      ...process.env,
      ...CLIENT,
      NODE_ENV: 'test',
      PORT: String(port),
      ISSUER: issuer,
      REDIRECT_URI,
    };
    provider = spawn(process.execPath, [MAIN], { env, stdio: 'inherit' });
    await until(() => answers(`${issuer}/.well-known/openid-configuration`));
  });
  afterAll(() => {
    provider.kill('SIGTERM');
  });

  async function configuration(auth = oidc.ClientSecretPost(CLIENT.CLIENT_SECRET)) {
    return oidc.discovery(new URL(issuer), CLIENT.CLIENT_ID, CLIENT.CLIENT_SECRET, auth, {
      execute: [oidc.allowInsecureRequests],
    });
  }

  /** A browser that keeps cookies and stops at the address of the panel. */
  async function signIn(
    start: URL,
    form: Record<string, string>,
  ): Promise<{ page: string; policy: string; end: URL }> {
    const cookies = new Map<string, string>();
    let url = start;
    let page = '';
    let policy = '';
    let body: URLSearchParams | undefined;
    for (let step = 0; step < 10 && !url.href.startsWith(REDIRECT_URI); step += 1) {
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        body,
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]!.split('=');
        cookies.set(name, value);
      }
      const next = response.headers.get('location');
      body = undefined;
      if (next) {
        url = new URL(next, url);
      } else {
        page = await response.text();
        policy = response.headers.get('content-security-policy') ?? '';
        body = new URLSearchParams(form);
      }
    }
    return { page, policy, end: url };
  }

  async function request(config: oidc.Configuration) {
    const verifier = oidc.randomPKCECodeVerifier();
    const checks = {
      pkceCodeVerifier: verifier,
      expectedState: oidc.randomState(),
      expectedNonce: oidc.randomNonce(),
    };
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: REDIRECT_URI,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
      state: checks.expectedState,
      nonce: checks.expectedNonce,
    });
    return { url, checks };
  }

  it('[core §1] signs a picked account in with name and confirmed address, without a password', async () => {
    const config = await configuration();
    const { url, checks } = await request(config);
    const { page, policy, end } = await signIn(url, { email: 'alicja@gabinet.example' });
    expect(page).toContain('Alicja Różańska');
    expect(page).toContain('Administrator Pora');
    expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[0-9a-f]{32}'; form-action 'self'/);
    const tokens = await oidc.authorizationCodeGrant(config, end, checks);
    expect(tokens.claims()).toMatchObject({
      email: 'alicja@gabinet.example',
      email_verified: true,
      name: 'Alicja Różańska',
    });
  });

  it('keeps the subject of an address the same and takes both ways of client authentication', async () => {
    const subjects = [];
    for (const auth of [
      oidc.ClientSecretPost(CLIENT.CLIENT_SECRET),
      oidc.ClientSecretBasic(CLIENT.CLIENT_SECRET),
    ]) {
      const config = await configuration(auth);
      const { url, checks } = await request(config);
      const { end } = await signIn(url, { email: 'Ktos@Inny.example' });
      const tokens = await oidc.authorizationCodeGrant(config, end, checks);
      subjects.push([tokens.claims()?.sub, tokens.claims()?.email]);
    }
    expect(subjects[0]).toEqual(subjects[1]);
    expect(subjects[0]?.[1]).toBe('ktos@inny.example');
  });

  it('"Anuluj" leads back to the panel with a refusal', async () => {
    const config = await configuration();
    const { url } = await request(config);
    const { end } = await signIn(url, { cancel: '1' });
    expect(end.searchParams.get('error')).toBe('access_denied');
  });

  it('asks for PKCE', async () => {
    const config = await configuration();
    const { url } = await request(config);
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const { end } = await signIn(url, {});
    expect(end.searchParams.get('error')).toBe('invalid_request');
  });

  it('an address that is none is asked for again, and a stale form gets a Polish page', async () => {
    const config = await configuration();
    const { url } = await request(config);
    const { page, end } = await signIn(url, { email: 'to nie adres' });
    expect(page).toContain('Adres e-mail');
    expect(end.href.startsWith(REDIRECT_URI)).toBe(false);
    const stale = await fetch(`${issuer}/interaction/unknown`);
    expect([stale.status, await stale.text()]).toEqual([400, expect.stringContaining('Logowanie wygasło')]);
  });

  it.each([
    [{ NODE_ENV: 'production' }, 'does not run with NODE_ENV=production: set OIDC_ISSUER.'],
    [
      { ISSUER: 'https://pora.example.test/dev-idp' },
      'serves only this machine, not https://pora.example.test/dev-idp: set OIDC_ISSUER.',
    ],
  ])('[core §1] refuses to run where others could sign in without a password: %j', (setting, sentence) => {
    const env = {
      ...process.env,
      ...CLIENT,
      NODE_ENV: 'test',
      PORT: '0',
      ISSUER: issuer,
      REDIRECT_URI,
      ...setting,
    };
    const { status, stderr } = spawnSync(process.execPath, [MAIN], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
