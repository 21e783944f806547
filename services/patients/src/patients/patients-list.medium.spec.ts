import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Database } from '@pora/common/database';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';
import { PatientsService } from './patients.service.js';

const PATIENTS = 5_000;
const MEASUREMENTS_EACH = 6;

let app: PatientsTestApp;

beforeAll(async () => {
  app = await startPatientsApp();
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
  await app.query('ANALYZE');
});
afterAll(() => app.stop());

describe('a practice of 5,000 patients', () => {
  it('is listed whole, measurements included, by one query however many they are', async () => {
    const queries = jest.spyOn(app.get<Database>(Database), 'query');
    const { items } = await app.get<PatientsService>(PatientsService).list();

    expect(items).toHaveLength(PATIENTS);
    expect(items.every(({ measurements }) => measurements.length === MEASUREMENTS_EACH)).toBe(true);
    expect(queries).toHaveBeenCalledTimes(1);
  });
});
