import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database } from '@pora/common/database';
import type { SignedIn } from '@pora/common/testing/app';
import { patientListItemSchema, type PatientListItem } from '@pora/contracts/patients/patient.model';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

const PATIENTS = 5_000;
const MEASUREMENTS_EACH = 6;
const READERS = 30;

let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
  // Statistics of empty tables are the worst that a bulk load can leave behind.
  await app.query('ALTER TABLE patients SET (autovacuum_enabled = off)');
  await app.query('ALTER TABLE measurements SET (autovacuum_enabled = off)');
  await app.query('ANALYZE');
  await app.query(
    `INSERT INTO patients (id, created_by, updated_by, status, first_name, last_name, email, phone, activity_factor, goal)
     SELECT 'p-' || n, 'x', 'x', 'active', 'Imię' || n, 'Nazwisko' || (n * 7919 % $1), '', '', 1.2, 'medical'
     FROM generate_series(1, $1) n`,
    [PATIENTS],
  );
  await app.query(
    `INSERT INTO measurements (id, practice_id, patient_id, taken_at, weight_kg, waist_cm, created_by)
     SELECT 'm-' || n || '-' || k, '00000000-0000-4000-8000-000000000001', 'p-' || n,
            timestamptz '2026-01-01' + k * interval '7 days', 60 + k, 80 + k, 'x'
     FROM generate_series(1, $1) n, generate_series(1, $2) k`,
    [PATIENTS, MEASUREMENTS_EACH],
  );
}, 60_000);
afterAll(() => app.stop());

const read = (headers: Record<string, string> = {}) => dietitian.get('/api/patients').set(headers);

async function list(): Promise<PatientListItem[]> {
  const { body } = await read().expect(200);
  return body.items as PatientListItem[];
}

/** Statements that read whole rows; the house-keeping may ask for its locks meanwhile. */
async function readsOf(work: () => Promise<unknown>): Promise<string[]> {
  const queries = jest.spyOn(app.get<Database>(Database), 'query');
  await work();
  const sent = queries.mock.calls.map(([sql]) => sql.trim());
  queries.mockRestore();
  return sent.filter((sql) => sql.startsWith('SELECT') && sql.includes('FROM patients'));
}

describe('a practice of 5,000 patients', () => {
  it('[core §7] is listed whole right after a bulk load, before the database has counted it', async () => {
    const items = await list();

    expect(items).toHaveLength(PATIENTS);
    expect(items.every(({ lastMeasurement }) => lastMeasurement?.weightKg === 60 + MEASUREMENTS_EACH)).toBe(
      true,
    );
  });

  it('[core §2] is listed as the contract says, without anybody’s history', async () => {
    const [first] = await list();

    expect(patientListItemSchema.strict().parse(first)).toEqual(first);
  });

  it('is read from the database by one query after a change, however many ask at once, and then no more', async () => {
    await app.query('ANALYZE');
    await dietitian.patch('/api/patients/p-1', { tdee: 2001 }).expect(200);
    const reads = await readsOf(() => Promise.all([list(), list(), list()]));

    expect(reads).toHaveLength(1);
    expect(await readsOf(list)).toEqual([]);
  });

  it('leaves one line in the audit trail for each reading of the list, without anybody’s id', async () => {
    await app.query('TRUNCATE audit_entries');
    await list();

    expect(await app.query('SELECT actor, action, entity, entity_id, fields FROM audit_entries')).toEqual([
      { actor: dietitian.email, action: 'patients.list', entity: 'patient', entity_id: '*', fields: [] },
    ]);
  });

  it('leaves a line for each of many who read at once', async () => {
    await app.query('TRUNCATE audit_entries');
    await Promise.all(Array.from({ length: READERS }, list));
    const lines = await app.query<{ request_id: string }>('SELECT request_id FROM audit_entries');

    expect(lines).toHaveLength(READERS);
    expect(new Set(lines.map(({ request_id }) => request_id)).size).toBe(READERS);
  });

  it('is answered to nobody whose line could not be stored', async () => {
    await app.query('ALTER TABLE audit_entries ADD CONSTRAINT no_room CHECK (false) NOT VALID');
    const refused = await Promise.all(Array.from({ length: READERS }, () => read()));
    await app.query('ALTER TABLE audit_entries DROP CONSTRAINT no_room');

    expect(refused.filter(({ status, body }) => status < 500 || body.items !== undefined)).toEqual([]);
    expect(await list()).toHaveLength(PATIENTS);
  });

  it('[decisions 8] is not sent again (304) to who has it, also by the weaker tag a gateway makes of it', async () => {
    const { headers } = await read().expect(200);
    const etag = headers['etag'] as string;

    await read({ 'If-None-Match': etag }).expect(304, '');
    await read({ 'If-None-Match': `W/${etag}` }).expect(304, '');
    await read({ 'If-None-Match': `"another", ${etag}` }).expect(304, '');
    await read({ 'If-None-Match': '"another"' }).expect(200);
  });

  it('comes compressed to who takes that, with the same content', async () => {
    const plain = await read({ 'Accept-Encoding': 'identity' }).expect(200);
    const packed = await read({ 'Accept-Encoding': 'br, gzip' }).expect(200);

    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(Number(packed.headers['content-length'])).toBeLessThan(
      Number(plain.headers['content-length']) / 5,
    );
    expect(packed.body).toEqual(plain.body);
    expect(packed.headers['etag']).toBe(plain.headers['etag']);
  });

  const CHANGES: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a new patient', async () => dietitian.post('/api/patients', NEW).expect(201)],
    ['a changed field', async () => dietitian.patch('/api/patients/p-2', { tdee: 2222 }).expect(200)],
    ['a measurement', async () => dietitian.post('/api/patients/p-3/measurements', WEIGHT).expect(201)],
    ['a patient who goes to the trash', async () => dietitian.delete('/api/patients/p-4').expect(204)],
    ['a patient who comes back', async () => dietitian.post('/api/patients/p-4/restore').expect(200)],
  ];
  it.each(CHANGES)('is read anew after %s', async (_, change) => {
    const before = await read().expect(200);
    await change();
    const after = await read({ 'If-None-Match': before.headers['etag'] as string }).expect(200);

    expect(after.body.items).not.toEqual(before.body.items);
  });
});

const NEW = { personal: { firstName: 'Ewa', lastName: 'Nowa' } };
const WEIGHT = { date: '2026-07-01T08:00:00Z', weightKg: 55.5 };
