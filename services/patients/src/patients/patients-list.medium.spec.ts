import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database } from '@pora/common/database';
import type { SignedIn } from '@pora/common/testing/app';
import type { Patient } from '@pora/contracts/patients/patient.model';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

const PATIENTS = 5_000;
const MEASUREMENTS_EACH = 6;

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
});
afterAll(() => app.stop());

async function list(): Promise<Patient[]> {
  const { body } = await dietitian.get('/api/patients').expect(200);
  return body.items as Patient[];
}

/** Statements that read, in the order they were sent. */
async function readsOf(work: () => Promise<unknown>): Promise<string[]> {
  const queries = jest.spyOn(app.get<Database>(Database), 'query');
  await work();
  const sent = queries.mock.calls.map(([sql]) => sql.trim());
  queries.mockRestore();
  return sent.filter((sql) => sql.startsWith('SELECT'));
}

describe('a practice of 5,000 patients', () => {
  it('is listed whole, measurements included, right after a bulk load, before the database has counted it', async () => {
    const items = await list();

    expect(items).toHaveLength(PATIENTS);
    expect(items.every(({ measurements }) => measurements.length === MEASUREMENTS_EACH)).toBe(true);
  });

  it('is listed with the statistics of the full tables too, and by one query however many they are', async () => {
    await app.query('ANALYZE');
    const reads = await readsOf(list);

    expect(reads).toHaveLength(1);
  });

  it('leaves one line in the audit trail for each reading of the list, without anybody’s id', async () => {
    await app.query('TRUNCATE audit_entries');
    await list();

    expect(await app.query('SELECT actor, action, entity, entity_id, fields FROM audit_entries')).toEqual([
      { actor: dietitian.email, action: 'patients.list', entity: 'patient', entity_id: '*', fields: [] },
    ]);
  });
});
