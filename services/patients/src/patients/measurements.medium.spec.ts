import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import type { Patient } from '@pora/contracts/patients/patient.model';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';

let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());

const NO_CIRCUMFERENCES = { waistCm: null, hipCm: null, chestCm: null, armCm: null, thighCm: null };

async function create(lastName: string): Promise<Patient> {
  const personal = { firstName: 'Ewa', lastName };
  return (await dietitian.post('/api/patients', { personal }).expect(201)).body as Patient;
}

describe('corrected measurements', () => {
  const take = async () => {
    const { id } = await create('Pomiary');
    const body = { id: `m-${id}`, weightKg: 81.4, circumferences: { waistCm: 96 }, date: '2026-07-01' };
    const { body: patient } = await dietitian.post(`/api/patients/${id}/measurements`, body).expect(201);
    return { id, patient, body, path: `/api/patients/${id}/measurements/m-${id}` };
  };

  it('[core §3] one that is entered later is of noon of its day in Warsaw, one of today of now', async () => {
    const { id, patient } = await take();
    expect(patient.measurements[0].date).toBe('2026-07-01T10:00:00.000Z');
    const { body } = await dietitian
      .post(`/api/patients/${id}/measurements`, { weightKg: 80, date: '2026-07-15' })
      .expect(201);

    expect(body.measurements[0].date).toBe('2026-07-15T10:00:00.000Z');
  });

  it('[core §3] is changed as a whole, keeps its day unless another is given, and the patient changes with it', async () => {
    const { id, patient, path } = await take();
    const { body } = await dietitian.put(path, { weightKg: 80.2 }).expect(200);
    const { body: moved } = await dietitian.put(path, { weightKg: 80.2, date: '2026-06-30' }).expect(200);

    expect(body.measurements).toEqual([
      { ...patient.measurements[0], weightKg: 80.2, circumferences: { ...NO_CIRCUMFERENCES } },
    ]);
    expect(body.version).toBe(patient.version + 1);
    expect(moved.measurements[0].date).toBe('2026-06-30T10:00:00.000Z');
    expect(moved.lastMeasurement).toEqual({ date: '2026-06-30T10:00:00.000Z', weightKg: 80.2 });
    const trail = await app.query(
      `SELECT fields FROM audit_entries WHERE entity_id = $1 AND action = 'patients.change-measurement'`,
      [id],
    );
    expect(trail).toEqual([{ fields: ['measurements'] }, { fields: ['measurements'] }]);
  });

  it('[core §4] one that is taken away is gone, and comes back when it is added again under its id', async () => {
    const { id, patient, body, path } = await take();
    const { body: without } = await dietitian.delete(path).expect(200);
    expect(without.measurements).toEqual([]);
    await dietitian.delete(path).expect(404);
    const { body: back } = await dietitian.post(`/api/patients/${id}/measurements`, body).expect(201);

    expect(back.measurements).toEqual(patient.measurements);
  });

  it('is that of the patient in the address alone, not in the future, not empty, not on an older version', async () => {
    const { patient, path } = await take();
    const other = await create('Kto inny');
    const foreign = path.replace(patient.id, other.id);
    await dietitian.put(foreign, { weightKg: 1 }).expect(404);
    await dietitian.delete(foreign).expect(404);
    await dietitian.put(path, {}).expect(400);
    await dietitian.put(path, { weightKg: 70, date: '2026-08-01' }).expect(400);
    await dietitian.put(path, { weightKg: 70, date: '2026-02-30' }).expect(400);
    await dietitian.put(path, { weightKg: 70 }).set('If-Match', '"1"').expect(412);
    await dietitian.delete(path).set('If-Match', '"1"').expect(412);

    const { body } = await dietitian.get(`/api/patients/${patient.id}`).expect(200);
    expect(body.measurements).toEqual(patient.measurements);
  });
});
