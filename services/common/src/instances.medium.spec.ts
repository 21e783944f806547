import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SessionReader } from './auth/session-reader.js';
import { HouseKeeping } from './maintenance/house-keeping.js';
import { PurgeRegistry } from './maintenance/purge-registry.js';
import { createTestApp, type SignedIn, type TestApp } from './testing/app.js';
import { notesService } from './testing/sample/notes-service.js';
import { until } from './testing/until.js';

describe('two instances of a service on one database and one Redis', () => {
  let one: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    one = await createTestApp(notesService, { env: { RATE_LIMITS: 'on' } });
    const { databaseUrl, redisUrl } = one.config;
    other = await createTestApp(notesService, {
      env: { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, RATE_LIMITS: 'on' },
    });
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
  });

  const by = ({ cookie, csrfToken }: SignedIn) => ({ cookie, 'x-csrf-token': csrfToken });
  const reading = (app: TestApp, person: SignedIn) => app.http().get('/api/notes').set(by(person));
  const writing = (app: TestApp, person: SignedIn, id: string, title = 'x') =>
    app.http().post('/api/notes').set(by(person)).set('Idempotency-Key', `key-of-${id}`).send({ id, title });

  test('[core §2] whoever is signed in is so everywhere, and a session that ends ends everywhere', async () => {
    const person = await one.signIn('dietitian');
    for (const app of [one, other]) await reading(app, person).expect(200);
    await one.get<SessionReader>(SessionReader).end(person.cookie);
    await writing(other, person, 'after-the-end').expect(401);
    await reading(one, person).expect(401);
    // It may trust what Redis said before for half a second; the rest is for a busy machine.
    await until(async () => (await reading(other, person)).status === 401);
    expect(await one.query(`SELECT 1 FROM notes WHERE id = 'after-the-end'`)).toEqual([]);
  });

  test('a write that arrives at both at once has its effect once, and both give the same answer', async () => {
    const person = await one.signIn('admin');
    const answers = await Promise.all([one, other].map((app) => writing(app, person, 'twice')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await one.query(`SELECT version FROM notes WHERE id = 'twice'`)).toHaveLength(1);
    await writing(other, person, 'twice', 'another title').expect(409);
  });

  test('calls are counted together: the limit is not one of each', async () => {
    const person = await other.signIn('dietitian');
    const statuses: number[] = [];
    for (const [index, app] of [one, other, one, other, one, other].entries()) {
      statuses.push((await writing(app, person, `limited-${index}`)).status);
    }
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(3);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test('a round of the house-keeping is done by one of them', async () => {
    let rounds = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    for (const app of [one, other]) {
      app.get<PurgeRegistry>(PurgeRegistry).register('probe', async () => {
        rounds += 1;
        await held;
        return 1;
      });
    }
    const first = one.get<HouseKeeping>(HouseKeeping).round();
    await until(() => rounds === 1);
    // It finds the first one at it and goes on without.
    const second = await other.get<HouseKeeping>(HouseKeeping).round();
    release();
    expect([(await first)['probe'], second['probe'], rounds]).toEqual([1, 0, 1]);
  });
});
