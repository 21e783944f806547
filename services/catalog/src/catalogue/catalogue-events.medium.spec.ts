import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RedisConnection } from '@pora/common/redis';
import { createTestApp, type TestApp } from '@pora/common/testing/app';
import { CATALOGUE_CHANNEL } from '@pora/contracts/catalog/catalog.events';
import { until } from '@pora/common/testing/until';
import { catalogService } from '../service.js';
import { aFood } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';
import { CatalogueService } from './catalogue.service.js';

let app: TestApp;
const heard: string[] = [];
let stopListening: () => void = () => undefined;

beforeAll(async () => {
  app = await createTestApp(catalogService, { faults: true });
  const listener = app.get<RedisConnection>(RedisConnection).client.duplicate();
  listener.on('error', () => undefined);
  await listener.connect();
  await listener.subscribe(CATALOGUE_CHANNEL, (revision) => heard.push(revision));
  stopListening = () => listener.destroy();
});
afterAll(async () => {
  stopListening();
  await app.stop();
});

/** How many connections listen to the channel; none while Redis is away. */
async function listeners(): Promise<number> {
  const counted = app
    .get<RedisConnection>(RedisConnection)
    .run((client) => client.pubSubNumSub([CATALOGUE_CHANNEL]));
  return counted.then((counts) => counts[CATALOGUE_CHANNEL] ?? 0).catch(noneWhileAway);
}

function noneWhileAway(error: unknown): number {
  expect(error).toMatchObject({ status: 503 });
  return 0;
}

/** Stores a food and says so; answers when this service has loaded it without being asked. */
async function expectPrefetch(id: number): Promise<void> {
  await store(app, [aFood({ id })]);
  const known = heard.length;
  await app
    .get<RedisConnection>(RedisConnection)
    .run((client) => client.publish(CATALOGUE_CHANNEL, 'elsewhere'));
  // One message is our own; the second is the service telling what it loaded because of it.
  await until(() => heard.length >= known + 2);

  expect(heard.at(-1)).toBe((await app.get<CatalogueService>(CatalogueService).current()).revision);
}

describe('events of a changed catalogue', () => {
  it('name the new revision once it is loaded, and once only', async () => {
    await store(app, [aFood({ id: 1 })]);
    const { revision } = await app.get<CatalogueService>(CatalogueService).current();
    await until(() => heard.includes(revision));
    // What is published later is heard later: a second message about the first revision would be here by then.
    await store(app, [aFood({ id: 100 })]);
    const { revision: next } = await app.get<CatalogueService>(CatalogueService).current();
    await until(() => heard.includes(next));

    expect(heard.filter((name) => name === revision)).toEqual([revision]);
  });

  it('make this service load what another instance has already found', () => expectPrefetch(2));

  it.each([
    ['a rule', 'put', '/api/rule-config', { config: {} }],
    ['a tested food', 'post', '/api/intolerances/dictionary', { name: 'Żyto' }],
    ['a mapping', 'post', '/api/intolerances/mappings', { intolerance: 'zyto', foodId: 1 }],
    ['a substitute', 'post', '/api/substitutions', { foodId: 1, substituteFoodId: 2 }],
    ['a percentage', 'put', '/api/substitutions/1/2', { percentage: 50 }],
    ['a substitute that goes', 'delete', '/api/substitutions/1/2', undefined],
  ] as const)('follow %s that was saved, without anybody asking', async (_, verb, path, body) => {
    const dietitian = await app.signIn('dietitian');
    const known = heard.length;
    expect((await dietitian[verb](path, body)).status).toBeLessThan(300);
    await until(() => heard.length > known);

    expect(heard.at(-1)).toBe((await app.get<CatalogueService>(CatalogueService).current()).revision);
  });

  it('are heard again after Redis was away', async () => {
    await app.faults.redis.stop();
    await app.faults.redis.start();
    // Both connections come back in their own time: the service's listener and that of this test.
    await until(async () => (await listeners()) === 2);

    await expectPrefetch(3);
  });
});
