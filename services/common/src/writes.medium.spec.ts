import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from './testing/app.js';
import { notesService } from './testing/sample/notes-service.js';

let app: TestApp;
let dietitian: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  app = await createTestApp(notesService);
  [dietitian, admin] = await Promise.all([app.signIn('dietitian'), app.signIn('admin')]);
});
afterAll(() => app.stop());

describe('a repeated POST', () => {
  const key = (value: string) => ({ 'Idempotency-Key': value });

  test('with the same key and body gets the first answer and has one effect', async () => {
    const body = { id: 'k-1', title: 'x', grams: 5 };
    const first = await dietitian.post('/api/notes', body).set(key('key-00001')).expect(201);
    const again = { grams: 5, title: ' x ', id: 'k-1' };
    await dietitian.post('/api/notes', again).set(key('key-00001')).expect(201, first.body);
    expect(await app.query(`SELECT id FROM notes WHERE id = 'k-1'`)).toHaveLength(1);
    expect(await app.query(`SELECT id FROM audit_entries WHERE entity_id = 'k-1'`)).toHaveLength(1);
  });

  test('with the same key and another body is refused', async () => {
    await dietitian.post('/api/notes', { id: 'k-2', title: 'x' }).set(key('key-00002')).expect(201);
    const other = await dietitian.post('/api/notes', { id: 'k-3', title: 'x' }).set(key('key-00002'));
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
    await dietitian.get('/api/notes/k-3').expect(404);
  });

  test('of the same client id needs no key; another body under that id is refused', async () => {
    const body = { id: 'k-4', title: 'x' };
    const first = await dietitian.post('/api/notes', body).expect(201);
    await dietitian.post('/api/notes', body).expect(201, first.body);
    const other = await dietitian.post('/api/notes', { ...body, title: 'y' });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
    expect(other.body.error).toBe('Taki identyfikator jest już zajęty.');
  });

  test('at the very same moment has one effect', async () => {
    const body = { id: 'k-5', title: 'x' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => dietitian.post('/api/notes', body).set(key('key-00005'))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await app.query(`SELECT id FROM audit_entries WHERE entity_id = 'k-5'`)).toHaveLength(1);
  });

  test('of another person is their own, and meets a taken id as a conflict', async () => {
    await dietitian.post('/api/notes', { id: 'k-6', title: 'x' }).set(key('key-00006')).expect(201);
    await admin.post('/api/notes', { id: 'k-7', title: 'x' }).set(key('key-00006')).expect(201);
    const taken = await admin.post('/api/notes', { id: 'k-6', title: 'x' });
    expect([taken.status, taken.body.code]).toEqual([409, 'conflict']);
  });

  test('that failed the first time works the second time', async () => {
    const refused = { id: 'k-6', title: 'z' };
    await admin.post('/api/notes', refused).set(key('key-00008')).expect(409);
    await admin.post('/api/notes', { id: 'k-8', title: 'z' }).set(key('key-00008')).expect(201);
  });
});

describe('a change', () => {
  test('on the stored version gives the next version, on an older one 412 with what is stored', async () => {
    await dietitian.post('/api/notes', { id: 'v-1', title: 'a' }).expect(201);
    const changed = await dietitian
      .patch('/api/notes/v-1', { title: 'b' })
      .set('If-Match', '"1"')
      .expect(200);
    expect(changed.headers['etag']).toBe('"2"');
    const stale = await dietitian.patch('/api/notes/v-1', { title: 'c' }).set('If-Match', '"1"').expect(412);
    expect(stale.body).toMatchObject({
      code: 'stale_version',
      details: { current: { id: 'v-1', version: 2, title: 'b' } },
    });
  });

  test('without If-Match works on whatever is stored', async () => {
    await dietitian.patch('/api/notes/v-1', { title: 'd' }).expect(200);
  });

  test('of two people on the same version saves one and tells the other', async () => {
    await dietitian.post('/api/notes', { id: 'v-2', title: 'a' }).expect(201);
    const statuses = await Promise.all(
      [dietitian, admin].map(async (person) => {
        return (await person.patch('/api/notes/v-2', { title: person.email }).set('If-Match', '"1"')).status;
      }),
    );
    expect(statuses.sort()).toEqual([200, 412]);
  });

  test('keeps who made the object and who changed it last', async () => {
    await dietitian.post('/api/notes', { id: 'v-3', title: 'a' }).expect(201);
    await admin.patch('/api/notes/v-3', { title: 'b' }).expect(200);
    const [row] = await app.query('SELECT created_by, updated_by, version FROM notes WHERE id = $1', ['v-3']);
    expect(row).toEqual({ created_by: dietitian.email, updated_by: admin.email, version: 2 });
  });

  test('moves a deleted object out of sight, not out of the database', async () => {
    await dietitian.post('/api/notes', { id: 'v-4', title: 'a' }).expect(201);
    await dietitian.delete('/api/notes/v-4').expect(204, {});
    await dietitian.get('/api/notes/v-4').expect(404);
    await dietitian.delete('/api/notes/v-4').expect(404);
    expect(await app.query(`SELECT id FROM notes WHERE id = 'v-4' AND deleted_at IS NOT NULL`)).toHaveLength(
      1,
    );
  });
});

describe('the audit trail', () => {
  test('says who did what to which object and which fields, never the values', async () => {
    await dietitian.post('/api/notes', { id: 'a-1', title: 'Cukrzyca' }).expect(201);
    const requestId = '0123456789abcdef';
    await admin
      .patch('/api/notes/a-1', { title: 'Astma', grams: 3 })
      .set('x-request-id', requestId)
      .expect(200);
    const rows = await app.query(
      `SELECT actor, action, entity, fields, request_id FROM audit_entries WHERE entity_id = 'a-1' ORDER BY id`,
    );
    expect(rows).toEqual([
      expect.objectContaining({ actor: dietitian.email, action: 'surveys.create', fields: [] }),
      {
        actor: admin.email,
        action: 'surveys.update',
        entity: 'note',
        fields: ['title', 'grams'],
        request_id: requestId,
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Cukrzyca|Astma/);
  });

  test('cannot be changed or shortened by the service itself, nor can it create tables', async () => {
    const { Database } = await import('./database.js');
    const database = app.get(Database);
    for (const sql of [
      'DELETE FROM audit_entries',
      `UPDATE audit_entries SET actor = 'x'`,
      'TRUNCATE audit_entries',
      'CREATE TABLE extra (id int)',
      'DROP TABLE notes',
      'DELETE FROM migrations',
      'CREATE TABLE public.extra (id int)',
    ]) {
      await expect(database.query(sql)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  test('is not written when the effect is not', async () => {
    await admin.post('/api/notes', { id: 'a-1', title: 'x' }).expect(409);
    expect(
      await app.query(`SELECT id FROM audit_entries WHERE entity_id = 'a-1' AND action = 'surveys.create'`),
    ).toHaveLength(1);
  });
});

describe('transactions', () => {
  test('that disturb each other are tried again until all are done', async () => {
    const [{ Transactions }, { Database }] = await Promise.all([
      import('./transactions.js'),
      import('./database.js'),
    ]);
    const transactions = app.get(Transactions);
    const database = app.get(Database);
    await dietitian.post('/api/notes', { id: 't-1', title: 'x', grams: 0 }).expect(201);
    const addOne = () =>
      transactions.run(
        async () => {
          const [row] = await database.query<{ portion_grams: number }>(
            `SELECT portion_grams FROM notes WHERE id = 't-1'`,
          );
          await database.query(`UPDATE notes SET portion_grams = $1 WHERE id = 't-1'`, [
            Number(row?.portion_grams) + 1,
          ]);
        },
        { isolation: 'serializable' },
      );
    await Promise.all([addOne(), addOne(), addOne()]);
    expect((await dietitian.get('/api/notes/t-1')).body.grams).toBe(3);
  });

  test('inside a transaction join it: all is saved or nothing', async () => {
    const [{ Transactions }, { NotesService }] = await Promise.all([
      import('./transactions.js'),
      import('./testing/sample/notes.service.js'),
    ]);
    const caller = { email: 'x@pora.test', name: 'x', isAdmin: false, requestId: 'r', sessionKey: 's' };
    const input = { params: {}, query: {}, body: { id: 't-2', title: 'x' } };
    const outer = app.get(Transactions).run(async () => {
      await app.get(NotesService).create(input, caller);
      throw new Error('the outer work failed');
    });
    await expect(outer).rejects.toThrow('the outer work failed');
    await dietitian.get('/api/notes/t-2').expect(404);
  });
});
