import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import supertest from 'supertest';
import { SESSION_TRUST_MS } from './auth/recent-sessions.js';
import { listen } from './bootstrap.js';
import { createTestApp, type SignedIn, type TestApp } from './testing/app.js';
import { movableClock } from './testing/movable-clock.js';
import { notesService } from './testing/sample/notes-service.js';
import { untilSlowNoteRuns } from './testing/sample/slow-note.js';
import { until } from './testing/until.js';

describe('when a component is away', () => {
  let app: TestApp;
  let dietitian: SignedIn;
  const clock = movableClock();

  beforeAll(async () => {
    app = await createTestApp(notesService, { faults: true });
    dietitian = await app.signIn('dietitian');
    await dietitian.post('/api/notes', { id: 'n-1', title: 'x' }).expect(201);
  });
  afterAll(async () => {
    clock.restore();
    await app.stop();
  });

  async function expectAway(call: () => supertest.Test): Promise<void> {
    const answer = await call();
    expect({ status: answer.status, code: answer.body.code }).toEqual({
      status: 503,
      code: 'service_unavailable',
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }

  async function expectBack(call: () => supertest.Test): Promise<void> {
    await until(async () => (await call()).status === 200);
  }

  const read = () => dietitian.get('/api/notes/n-1');
  const write = () => dietitian.patch('/api/notes/n-1', { title: 'y' });

  describe.each(['postgres', 'redis'] as const)('%s', (component) => {
    test.each(['stop', 'freeze'] as const)('%s: 503, and back by itself', async (how) => {
      await app.faults[component][how]();
      // A read may trust what Redis said about the session a moment ago.
      clock.moveAhead(SESSION_TRUST_MS);
      await expectAway(read);
      await expectAway(write);
      await app.http().get('/ready').expect(503);
      await app.faults[component].start();
      await expectBack(read);
      await expectBack(write);
      await app.http().get('/ready').expect(200);
    });
  });

  test('every writer of a crowd hears that Postgres hangs while it still does', async () => {
    app.faults.postgres.freeze();
    await Promise.all(Array.from({ length: 15 }, () => expectAway(write)));
    await app.faults.postgres.start();
    await expectBack(write);
  });

  // As Postgres says it when it cannot extend a table or its log.
  test('a full disk of Postgres is a 503 that says so, nothing is saved, and reading goes on', async () => {
    await app.query(`CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
    await app.query(
      'CREATE TRIGGER disk_full BEFORE UPDATE ON notes FOR EACH ROW EXECUTE FUNCTION disk_full()',
    );
    const before = await read().expect(200);
    const { body, headers } = await dietitian.patch('/api/notes/n-1', { title: 'z' }).expect(503);
    expect(body).toEqual({
      error: 'Brak miejsca na dysku serwera. Zmiana nie została zapisana.',
      code: 'service_unavailable',
      details: { component: 'database' },
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await read().expect(200)).body).toEqual(before.body);
    await app.query('DROP FUNCTION disk_full CASCADE');
    await dietitian.patch('/api/notes/n-1', { title: 'z' }).expect(200);
  });

  test('a transaction cut in the middle leaves nothing behind and is not acknowledged', async () => {
    const slow = dietitian.post('/api/notes-slow', { sleepMs: 2_000 }).then(({ status }) => status);
    await untilSlowNoteRuns(app);
    await app.faults.postgres.stop();
    expect(await slow).toBe(503);
    await app.faults.postgres.start();
    await expectBack(read);
  });

  test('a statement that takes too long is given up within 3 s', async () => {
    await expectAway(() => dietitian.post('/api/notes-slow', { sleepMs: 9_000 }));
    await expectBack(read);
  });

  test('a service starts while Postgres and Redis are away, and works when they come', async () => {
    await Promise.all([app.faults.postgres.stop(), app.faults.redis.stop()]);
    const second = await listen(notesService, app.config);
    await supertest(second.url).get('/live').expect(200);
    await supertest(second.url).get('/ready').expect(503);
    await supertest(second.url).get('/api/notes').set('Cookie', dietitian.cookie).expect(503);
    await Promise.all([app.faults.postgres.start(), app.faults.redis.start()]);
    await expectBack(() => supertest(second.url).get('/api/notes').set('Cookie', dietitian.cookie));
    await second.stop();
  });

  test.each(['stop', 'freeze'] as const)('a service stops while both %s', async (how) => {
    const second = await listen(notesService, app.config);
    await supertest(second.url).get('/ready').expect(200);
    await Promise.all([app.faults.postgres[how](), app.faults.redis[how]()]);
    await second.stop();
    await Promise.all([app.faults.postgres.start(), app.faults.redis.start()]);
    await expectBack(read);
  });
});
