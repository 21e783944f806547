import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { adminService } from '../service.js';

const env = {
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'x',
  OIDC_CLIENT_SECRET: 'x',
  PATIENTS_URL: 'http://127.0.0.1:9',
};
const release = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

describe('the description of the API', () => {
  let app: TestApp;
  let dietitian: SignedIn;

  beforeAll(async () => {
    app = await createTestApp(adminService, { env });
    dietitian = await app.signIn('dietitian');
  });
  afterAll(() => app.stop());

  test.each(['/api/openapi.json', '/api/docs'])('%s is for signed-in people', async (path) => {
    const refused = await app.http().get(path).expect(401);
    expect(refused.body.code).toBe('not_signed_in');
  });

  test('is answered with the version of the release, and kept by nobody on the way', async () => {
    const { body, headers } = await dietitian.get('/api/openapi.json').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, max-age=60',
    });
    expect(body.info).toMatchObject({ title: 'Pora API', version: release.version });
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/patients/{id}', '/auth/logout']));
  });

  test('is a page that runs nothing and loads nothing', async () => {
    const { text, headers } = await dietitian.get('/api/docs').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, max-age=60',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/=]{44}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(text).toContain(`<h1>Pora API ${release.version}</h1>`);
    expect(text).not.toMatch(/<script|<img|<link|style=|https?:/);
  });
});
