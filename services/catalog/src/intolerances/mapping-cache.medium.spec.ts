import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RedisConnection } from '@pora/common/redis';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import type { IntoleranceMapping } from '@pora/contracts/catalog/intolerance.model';
import { catalogService } from '../service.js';
import { aFood } from '../testing/catalog.builders.js';
import { store } from '../testing/store.js';
import { IntolerancesService } from './intolerances.service.js';

const MAPPINGS = '/api/intolerances/mappings';
const LIST = `${MAPPINGS}?intolerance=mleko`;

let one: TestApp;
let other: TestApp;
let here: SignedIn;
let there: SignedIn;

beforeAll(async () => {
  one = await createTestApp(catalogService, { faults: true });
  const { databaseUrl, redisUrl } = one.config;
  other = await createTestApp(catalogService, { env: { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } });
  [here, there] = await Promise.all([one.signIn('dietitian'), other.signIn('dietitian')]);
  await store(one, [aFood({ id: 1, name: 'Masło' }), aFood({ id: 2, name: 'Kefir' }), aFood({ id: 3 })]);
  await here.post('/api/intolerances/dictionary', { key: 'mleko', name: 'Mleko' }).expect(201);
  await here.post(MAPPINGS, { intolerance: 'mleko', foodId: 1 }).expect(201);
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const read = async (person: SignedIn): Promise<{ items: IntoleranceMapping[]; cached: boolean }> =>
  (await person.get(LIST).expect(200)).body;
const namesOf = ({ items }: { items: IntoleranceMapping[] }) =>
  items.map(({ foodName, intoleranceName }) => `${intoleranceName}: ${foodName}`);

describe('the kept lists of linked foods', () => {
  it('[library §7] made by one instance are ready for every other', async () => {
    const first = await read(here);
    expect([namesOf(first), first.cached]).toEqual([['Mleko: Masło'], false]);
    for (const person of [there, here, there]) {
      expect(await read(person)).toEqual({ items: first.items, cached: true });
    }
  });

  it.each([
    ['a mapping', 'post', MAPPINGS, { intolerance: 'mleko', foodId: 2 }, ['Mleko: Kefir', 'Mleko: Masło']],
    ['a mapping that goes', 'delete', MAPPINGS, { intolerance: 'mleko', foodId: 1 }, ['Mleko: Kefir']],
    [
      'several mappings',
      'post',
      `${MAPPINGS}/batch`,
      { intolerance: 'mleko', foodIds: [1] },
      ['Mleko: Kefir', 'Mleko: Masło'],
    ],
    [
      'several that go',
      'delete',
      `${MAPPINGS}/batch`,
      { intolerance: 'mleko', foodIds: [2] },
      ['Mleko: Masło'],
    ],
    [
      'another name of a food',
      'patch',
      '/api/foods/1',
      { name: 'Masło klarowane' },
      ['Mleko: Masło klarowane'],
    ],
    [
      'another name of the entry',
      'patch',
      '/api/intolerances/dictionary/mleko',
      { name: 'Mleko krowie' },
      ['Mleko krowie: Masło klarowane'],
    ],
    ['a food that is deleted', 'delete', '/api/foods', { ids: [1] }, []],
    ['a food that comes back', 'post', '/api/foods/restore', { ids: [1] }, ['Mleko krowie: Masło klarowane']],
  ] as const)(
    '[library §7] are right at once in every instance after %s',
    async (_, verb, path, body, names) => {
      await Promise.all([read(here), read(there)]);
      const change = verb === 'delete' ? here.delete(path).send(body) : here[verb](path, body);
      expect((await change).status).toBeLessThan(300);

      const elsewhere = await read(there);
      expect([namesOf(elsewhere), elsewhere.cached]).toEqual([names, false]);
      expect(await read(here)).toEqual({ items: elsewhere.items, cached: true });
    },
  );

  it('[library §7] are right while many change them and read them in both instances', async () => {
    await store(
      one,
      Array.from({ length: 10 }, (_, index) => aFood({ id: 100 + index })),
    );
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const [writes, reads] = index % 2 ? [here, there] : [there, here];
        await writes.post(MAPPINGS, { intolerance: 'mleko', foodId: 100 + index }).expect(201);
        const { items } = await read(reads);
        expect(items.map(({ foodId }) => foodId)).toContain(100 + index);
      }),
    );
    expect((await read(here)).items).toHaveLength(11);
  });

  it('that cannot be read are made anew', async () => {
    const { items } = await read(here);
    const { client } = one.get<RedisConnection>(RedisConnection);
    for (const key of await client.keys('catalog:mappings:*')) await client.set(key, '[{"foodId":');
    expect(await read(here)).toEqual({ items, cached: false });
    expect(await read(there)).toEqual({ items, cached: true });
  });

  it('are not needed: without Redis the list is made for every reader', async () => {
    const service = one.get<IntolerancesService>(IntolerancesService);
    const input = { params: {}, query: { intolerance: 'mleko' }, body: {} };
    const before = await service.mappings(input);
    await one.faults.redis.stop();
    expect(await service.mappings(input)).toEqual({ items: before.items, cached: false });
    await one.faults.redis.start();
  });
});
