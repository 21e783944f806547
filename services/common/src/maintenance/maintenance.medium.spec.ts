import { AsyncResource } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '../testing/app.js';
import { notesService } from '../testing/sample/notes-service.js';
import { HouseKeeping } from './house-keeping.js';
import { PurgeRegistry } from './purge-registry.js';

describe('the hourly house-keeping', () => {
  let app: TestApp;
  let dietitian: SignedIn;

  beforeAll(async () => {
    app = await createTestApp(notesService);
    dietitian = await app.signIn('dietitian');
  });
  afterAll(() => app.stop());

  test('is done by one instance at a time: another one leaves it alone', async () => {
    const houseKeeping = app.get<HouseKeeping>(HouseKeeping);
    const registry = app.get<PurgeRegistry>(PurgeRegistry);
    // Outside of the transaction of the first round.
    const outside = new AsyncResource('another-instance');
    let meanwhile: Record<string, number> | undefined;
    let isOuter = true;
    registry.register('probe', async () => {
      if (isOuter) {
        isOuter = false;
        meanwhile = await new Promise((resolve, reject) => {
          outside.runInAsyncScope(() => void houseKeeping.round().then(resolve, reject));
        });
      }
      return 1;
    });
    expect(await houseKeeping.round()).toMatchObject({ probe: 1 });
    expect(meanwhile).toMatchObject({ probe: 0 });
    expect(await houseKeeping.round()).toMatchObject({ probe: 1 });
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

    const counts = await app.get<HouseKeeping>(HouseKeeping).round();
    expect(counts).toMatchObject({ 'notes-trash': 1, 'idempotency-keys': 1 });

    const notes = await app.query('SELECT id FROM notes ORDER BY id');
    const keys = await app.query('SELECT key FROM idempotency_keys ORDER BY key');
    expect(notes).toEqual([{ id: 'kept' }, { id: 'young' }]);
    expect(keys).toEqual([{ key: 'id:kept' }, { key: 'id:young' }]);
  });
});
