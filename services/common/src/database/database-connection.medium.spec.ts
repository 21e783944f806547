import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HealthRegistry } from '../health.js';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.js';
import { movableClock } from '../testing/movable-clock.js';
import { notesService } from '../testing/sample/notes-service.js';
import { IDLE_CONNECTION_MS } from './data-source-options.js';
import { DatabaseConnection } from './database-connection.js';

describe('connections of a service to the database', () => {
  let app: TestApp;
  let dietitian: SignedIn;
  const clock = movableClock();

  beforeAll(async () => {
    app = await createTestApp(notesService);
    dietitian = await app.signIn('dietitian');
  });
  afterAll(async () => {
    clock.restore();
    await app.stop();
  });

  const open = () => app.get<DatabaseConnection>(DatabaseConnection).pool.totalCount;
  const work = () => dietitian.get('/api/notes/none').expect(404);
  const ask = async () => {
    const { components } = await app.get<HealthRegistry>(HealthRegistry).check();
    expect(components['database']).toBe('up');
  };

  test('one that was worked with a moment ago is kept for the next call, also when somebody asks how the service does', async () => {
    await work();
    const kept = open();
    expect(kept).toBeGreaterThan(0);
    await ask();
    expect(open()).toBe(kept);
  });

  test('none is kept for the question alone whether the database answers', async () => {
    clock.moveAhead(IDLE_CONNECTION_MS);
    for (let left = open(); left > 0; left -= 1) await ask();
    expect(open()).toBe(0);
    await ask();
    expect(open()).toBe(0);
  });

  test('whoever works again after a rest finds the next one kept', async () => {
    await work();
    await ask();
    expect(open()).toBe(1);
  });
});
