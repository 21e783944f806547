import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { catalogService } from '../service.js';

let app: TestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

describe('the rules of the generator', () => {
  it('[library §7] are the factory rules until somebody saves others', async () => {
    const { body } = await dietitian.get('/api/rule-config').expect(200);

    expect(body).toEqual({
      config: DEFAULT_RULE_CONFIG,
      defaults: DEFAULT_RULE_CONFIG,
      source: 'defaults',
      updatedAt: null,
    });
  });

  it('[library §7] are the saved ones from then on, with the factory rules beside them', async () => {
    const config = { ...DEFAULT_RULE_CONFIG, repeatKeywordGroups: ['placki'] };
    await app.query(
      `INSERT INTO rule_configs (id, config, created_by, updated_by, updated_at) VALUES (1, $1, 'x', 'x', $2)`,
      [config, '2026-07-01T10:00:00Z'],
    );
    const { body } = await dietitian.get('/api/rule-config').expect(200);

    expect(body).toEqual({
      config,
      defaults: DEFAULT_RULE_CONFIG,
      source: 'database',
      updatedAt: '2026-07-01T10:00:00.000Z',
    });
  });

  it('[library §6] need a session', async () => {
    await app.http().get('/api/rule-config').expect(401);
  });
});
