import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { catalogService } from '../service.js';

const PATH = '/api/rule-config';

let app: TestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await createTestApp(catalogService);
  dietitian = await app.signIn('dietitian');
});
beforeEach(() => app.query('DELETE FROM rule_configs'));
beforeEach(() => app.query('DELETE FROM rule_config_versions'));
afterAll(() => app.stop());

const save = (config: unknown) => dietitian.put(PATH, { config });
const read = async () => (await dietitian.get(PATH).expect(200)).body;
const snapshot = () => app.http().get('/internal/catalog/snapshot').set(app.internal());

describe('the rules of the generator', () => {
  it('[library §7] are the factory rules until somebody saves others', async () => {
    const { body, headers } = await dietitian.get(PATH).expect(200);

    expect(headers['etag']).toBe('"1"');
    expect(body).toEqual({
      config: DEFAULT_RULE_CONFIG,
      defaults: DEFAULT_RULE_CONFIG,
      source: 'defaults',
      updatedAt: null,
      migrated: false,
      version: 1,
    });
  });

  it('[library §7] are the saved ones from then on, with the factory rules beside them', async () => {
    const config = { ...DEFAULT_RULE_CONFIG, repeatKeywordGroups: ['placki'] };
    const { body, headers } = await save(config).expect(200);

    expect(headers['etag']).toBe('"2"');
    expect(body).toEqual({ config, updatedAt: expect.any(String), version: 2 });
    expect(await read()).toEqual({
      ...{ config, defaults: DEFAULT_RULE_CONFIG, source: 'database', migrated: false },
      ...{ updatedAt: body.updatedAt, version: 2 },
    });
  });

  it('[library §5] are saved in their normal form, whatever was sent', async () => {
    const { body } = await save({
      ...DEFAULT_RULE_CONFIG,
      version: 1,
      fixedPortions: { lunch: 100, snack: 999 },
      repeatKeywordGroups: 'Zupa, zupa ,\u0000placki',
      calorieBudget: { tolerancePercent: 7 },
      kosmos: { a: 1 },
    }).expect(200);

    expect(body.config).toMatchObject({
      version: 4,
      fixedPortions: { snack: 150 },
      repeatKeywordGroups: ['Zupa', 'placki'],
      calorieBudget: { tolerancePercent: 7, planAverageTolerancePercent: 7 },
    });
    expect(body.config).not.toHaveProperty('kosmos');
    expect((await read()).config).toEqual(body.config);
  });

  it('[library §4] of an older form are answered in today’s form and say so', async () => {
    const { slotPools: _, ...older } = { ...DEFAULT_RULE_CONFIG, version: 1, fixedPortions: { dinner: 100 } };
    await app.query(
      `INSERT INTO rule_configs (id, config, created_by, updated_by, updated_at) VALUES (1, $1, 'x', 'x', $2)`,
      [older, '2026-07-01T10:00:00Z'],
    );

    expect(await read()).toEqual({
      ...{ config: DEFAULT_RULE_CONFIG, defaults: DEFAULT_RULE_CONFIG, source: 'database' },
      ...{ updatedAt: '2026-07-01T10:00:00.000Z', migrated: true, version: 1 },
    });
    expect((await snapshot().expect(200)).body.ruleConfig).toEqual(DEFAULT_RULE_CONFIG);
  });

  it('are never overwritten by somebody who has not seen the newest', async () => {
    await save(DEFAULT_RULE_CONFIG).set('If-Match', '"1"').expect(200);
    const stale = await save({ repeatKeywordGroups: [] }).set('If-Match', '"1"').expect(412);
    await save({ repeatKeywordGroups: ['x'] })
      .set('If-Match', '"2"')
      .expect(200);

    expect(stale.body).toMatchObject({
      code: 'stale_version',
      details: { current: { version: 2, source: 'database' } },
    });
    expect((await read()).config.repeatKeywordGroups).toEqual(['x']);
  });

  it('stay unsaved when the first save is refused', async () => {
    const { body } = await save({}).set('If-Match', '"5"').expect(412);

    expect(body.details.current).toMatchObject({ source: 'defaults', version: 1 });
    expect(await read()).toMatchObject({ source: 'defaults', version: 1 });
  });

  it('are saved once each by people who save at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => save({}).set('If-Match', '"1"')));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    expect((await read()).version).toBe(2);
  });

  it('keep every save with its author, in the form of today, the last one first', async () => {
    expect((await dietitian.get(`${PATH}/history`).expect(200)).body).toEqual({ items: [] });
    await save({ ...DEFAULT_RULE_CONFIG, repeatKeywordGroups: ['placki'] }).expect(200);
    await save({ repeatKeywordGroups: [] }).set('If-Match', '"1"').expect(412);
    await save({ ...DEFAULT_RULE_CONFIG, fixedPortions: { snack: 80 } }).expect(200);
    await app.query(
      `UPDATE rule_config_versions SET config = '{"repeatKeywordGroups":["placki"]}' WHERE version = 2`,
    );
    const { body } = await dietitian.get(`${PATH}/history`).expect(200);

    expect(body.items).toEqual([
      {
        ...{ version: 3, savedAt: (await read()).updatedAt, savedBy: dietitian.email },
        config: { ...DEFAULT_RULE_CONFIG, fixedPortions: { snack: 80 } },
      },
      {
        ...{ version: 2, savedAt: expect.any(String), savedBy: dietitian.email },
        config: { ...DEFAULT_RULE_CONFIG, repeatKeywordGroups: ['placki'] },
      },
    ]);
    await app.http().get(`${PATH}/history`).expect(401);
  });

  it('leave a line in the trail that names the changed parts, and a new snapshot for the engine', async () => {
    const before = (await snapshot().expect(200)).headers['etag'];
    await save({ ...DEFAULT_RULE_CONFIG, fixedPortions: { snack: 80 } }).expect(200);
    const after = await snapshot().expect(200);

    expect(after.headers['etag']).not.toBe(before);
    expect(after.body.ruleConfig.fixedPortions).toEqual({ snack: 80 });
    const lines = await app.query('SELECT actor, action, fields FROM audit_entries ORDER BY id DESC LIMIT 1');
    expect(lines).toEqual([
      { actor: dietitian.email, action: 'rule-config.save', fields: ['fixedPortions'] },
    ]);
  });
});

describe('bad input', () => {
  it.each([{}, { config: null }, { config: 'x' }, { config: [1] }, { config: 7 }, []])(
    'is refused: %j',
    async (body) => {
      const answer = await dietitian.put(PATH, body).expect(400);

      expect(answer.body).toMatchObject({ error: expect.any(String), code: 'invalid_input' });
      expect((await read()).source).toBe('defaults');
    },
  );

  it('wild content becomes rules within the limits and never a failure', async () => {
    const wild = JSON.parse(
      `{"__proto__":{"a":1},"fixedPortions":{"__proto__":5,"a\\u0000":1e308},"slotPools":{"lunch":[{}]},
        "pairingRules":[null,[],{"days":1e308}],"defaultMealTimes":{"3":[{"time":"\\ud800"}]},"version":-1e308}`,
    );
    const { body } = await save(wild).expect(200);

    expect(body.config).toMatchObject({
      version: 4,
      fixedPortions: { a: 150 },
      slotPools: { lunch: ['lunch'] },
    });
  });

  it('a document beyond the limits of depth or size is refused', async () => {
    await save(JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)).expect(400);
    await save({ repeatKeywordGroups: ['x'.repeat(300_000)] }).expect(413);
  });

  it('[library §6] nobody gets in without a session or its token', async () => {
    await app.http().get(PATH).expect(401);
    await app.http().put(PATH).send({ config: {} }).expect(401);
    await app.http().put(PATH).set('Cookie', dietitian.cookie).send({ config: {} }).expect(403);
  });
});
