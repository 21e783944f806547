import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Audit } from './audit.js';
import { Database } from './database/database.js';
import { createTestApp, type TestApp } from './testing/app.js';
import { notesService } from './testing/sample/notes-service.js';
import { Transactions } from './transactions.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp(notesService);
});
afterAll(() => app.stop());

const reading = (requestId: string) => ({
  caller: { email: 'anna@example.com', requestId },
  action: 'schedule.list',
  entity: 'note',
  entityId: '*',
});

const stored = () => app.query<{ request_id: string }>('SELECT request_id FROM audit_entries ORDER BY id');

it('stores the lines of many readings at once in two statements, each before it is answered', async () => {
  const statements = jest.spyOn(app.get<Database>(Database), 'queryPrepared');
  const ids = Array.from({ length: 50 }, (_, i) => `r-${i}`);
  const audit = app.get<Audit>(Audit);
  await Promise.all(ids.map((id) => audit.recordReading(reading(id))));

  // In either order: the second statement waits for the first, but not for one that hangs.
  expect(new Set((await stored()).map(({ request_id }) => request_id))).toEqual(new Set(ids));
  expect(await stored()).toHaveLength(ids.length);
  expect(statements).toHaveBeenCalledTimes(2);
  statements.mockRestore();
});

it('stores the line of a reading inside a transaction with it or not at all', async () => {
  await app.query('TRUNCATE audit_entries');
  const undone = app.get<Transactions>(Transactions).run(async () => {
    await app.get<Audit>(Audit).recordReading(reading('r-undone'));
    throw new Error('undone');
  });

  await expect(undone).rejects.toThrow('undone');
  expect(await stored()).toEqual([]);
});
