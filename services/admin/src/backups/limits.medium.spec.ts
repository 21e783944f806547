import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { adminService } from '../service.js';
import { ADMIN_SETTINGS } from '../testing/admin-settings.js';

/** More often than anybody needs within ten minutes. */
const TOO_OFTEN = 40;

describe('calls that read the whole practice', () => {
  let app: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    const env = { ...ADMIN_SETTINGS, RATE_LIMITS: 'on' };
    app = await createTestApp(adminService, { env });
    admin = await app.signIn('admin');
  });
  afterAll(() => app.stop());

  test.each([
    ['post', '/api/admin/backups'],
    ['get', '/api/admin/backups/backup-1/file'],
    ['get', '/api/admin/backups/backup-1/restore'],
    ['get', '/api/admin/audit/file'],
  ] as const)('%s %s is refused for a while to who asks again and again', async (verb, address) => {
    const statuses: number[] = [];
    for (let call = 0; call < TOO_OFTEN && !statuses.includes(429); call += 1)
      statuses.push((await admin[verb](address)).status);
    expect(statuses.length).toBeGreaterThan(10);
    const refused = await admin[verb](address).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
