import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Queue } from 'bull';
import { queueToken } from '../queues.js';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.js';
import { notesService } from '../testing/sample/notes-service.js';
import { MAINTENANCE_QUEUE, PURGE_JOB } from './maintenance.processor.js';

describe('the hourly house-keeping', () => {
  let app: TestApp;
  let dietitian: SignedIn;

  beforeAll(async () => {
    app = await createTestApp(notesService);
    dietitian = await app.signIn('dietitian');
  });
  afterAll(() => app.stop());

  test('is planned once for all instances of a service, and carries no data', async () => {
    const queue = app.get<Queue>(queueToken(MAINTENANCE_QUEUE));
    // Bull notes the repetition first and its next turn right after.
    const [planned, delayed] = await eventually(async () => {
      const found = [await queue.getRepeatableJobs(), await queue.getDelayed()] as const;
      return found.every(({ length }) => length > 0) ? found : undefined;
    });
    expect(planned).toMatchObject([{ name: PURGE_JOB, every: 3_600_000 }]);
    expect(delayed.map(({ data }) => data as unknown)).toEqual([{}]);
  });

  test('deletes keys older than 24 hours and trash older than 30 days, and nothing younger', async () => {
    for (const id of ['old', 'young', 'kept'])
      await dietitian.post('/api/notes', { id, title: 'x' }).expect(201);
    await dietitian.delete('/api/notes/old').expect(204);
    await dietitian.delete('/api/notes/young').expect(204);
    await app.query(`UPDATE notes SET deleted_at = now() - interval '30 days 1 minute' WHERE id = 'old'`);
    await app.query(`UPDATE notes SET deleted_at = now() - interval '29 days' WHERE id = 'young'`);
    await app.query(
      `UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = 'id:old'`,
    );

    const queue = app.get<Queue>(queueToken(MAINTENANCE_QUEUE));
    const job = await queue.add(PURGE_JOB, {});
    expect(await job.finished()).toEqual({ 'notes-trash': 1, 'idempotency-keys': 1 });

    const notes = await app.query('SELECT id FROM notes ORDER BY id');
    const keys = await app.query('SELECT key FROM idempotency_keys ORDER BY key');
    expect(notes).toEqual([{ id: 'kept' }, { id: 'young' }]);
    expect(keys).toEqual([{ key: 'id:kept' }, { key: 'id:young' }]);
  });
});

/** What `look` finds, as soon as it finds something. @throws Error after 5 s */
async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + 5_000;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('Nothing was planned within 5 s.');
    await wait(20);
  }
}
