import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from './testing/app.js';
import { notesService } from './testing/sample/notes-service.js';

const PEOPLE = 20;
const KILLS = 4;
/** Acknowledged writes before the next kill, so that each one meets work under way. */
const WRITES_BETWEEN = 30;

describe('Postgres processes that end under 20 people at work', () => {
  let app: TestApp;
  let dietitian: SignedIn;

  beforeAll(async () => {
    app = await createTestApp(notesService);
    dietitian = await app.signIn('dietitian');
    await dietitian.post('/api/notes', { id: 'read', title: 'x' }).expect(201);
  });
  afterAll(() => app.stop());

  /** Ends every process that works for the service, whatever it is doing. */
  const killBackends = () =>
    app.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND usename <> current_user AND backend_type = 'client backend'`);

  test('[core §8] are a 503 to some, an error of ours to nobody, and cost no write that was confirmed', async () => {
    const statuses = new Set<number>();
    const confirmed: string[] = [];
    let kills = 0;
    let over = false;
    let sent = 0;

    const write = async () => {
      const id = `n-${(sent += 1)}`;
      const { status } = await dietitian.post('/api/notes', { id, title: 'x' });
      statuses.add(status);
      if (status === 201) confirmed.push(id);
      if (confirmed.length < (kills + 1) * WRITES_BETWEEN || over) return;
      kills += 1;
      over = kills > KILLS;
      if (!over) await killBackends();
    };
    const read = async () => void statuses.add((await dietitian.get('/api/notes/read')).status);
    const person = async () => {
      while (!over) await Promise.all([write(), read()]);
    };
    await Promise.all(Array.from({ length: PEOPLE }, person));

    expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    const rows = await app.query<{ id: string }>('SELECT id FROM notes');
    const kept = new Set(rows.map(({ id }) => id));
    expect(confirmed.filter((id) => !kept.has(id))).toEqual([]);
    expect(confirmed.length).toBeGreaterThan(KILLS * WRITES_BETWEEN);
    await dietitian.get('/api/notes/read').expect(200);
  });
});
