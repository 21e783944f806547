import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { startPatientsApp, type PatientsTestApp } from '../testing/patients-app.js';
import { HouseKeeping } from '@pora/common/maintenance/house-keeping';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';

let app: PatientsTestApp;
let dietitian: SignedIn;

beforeAll(async () => {
  app = await startPatientsApp();
  dietitian = await app.signIn('dietitian');
});
afterAll(() => app.stop());
beforeEach(() => {
  app.plans.calls.length = 0;
  app.plans.fail(false);
});

const PATIENT = { personal: { firstName: 'Ewa', lastName: 'Kos' }, tdee: 1900 };

async function create(id: string) {
  await dietitian.post('/api/patients', { id, ...PATIENT }).expect(201);
  await dietitian.post(`/api/patients/${id}/measurements`, { weightKg: 60 }).expect(201);
}

async function idsInList(): Promise<string[]> {
  const { body } = await dietitian.get('/api/patients').expect(200);
  return body.items.map(({ id }: { id: string }) => id);
}

async function aVisitOf(patientId: string): Promise<void> {
  const times = { start: '2026-08-03T08:00:00.000Z', end: '2026-08-03T08:30:00.000Z' };
  await dietitian.post('/api/schedule', { patientId, ...times }).expect(201);
}

describe('deleting a patient', () => {
  it('[core §7] takes the patient from every screen and the plans along with them', async () => {
    await create('p-gone');
    await dietitian.delete('/api/patients/p-gone').expect(204);

    expect(await idsInList()).not.toContain('p-gone');
    await dietitian.get('/api/patients/p-gone').expect(404);
    await dietitian.patch('/api/patients/p-gone', { tdee: 1 }).expect(404);
    await dietitian.post('/api/patients/p-gone/measurements', { weightKg: 1 }).expect(404);
    await dietitian.delete('/api/patients/p-gone').expect(404);
    await app.http().get('/internal/patients/p-gone').set(app.internal()).expect(404);
    expect(app.plans.calls).toEqual([
      { method: 'DELETE', path: '/internal/plans/of-patient/p-gone', secret: app.config.internalSecret },
    ]);
  });

  it('is refused on an older version, with the newer one beside it', async () => {
    await create('p-stale');
    const { body } = await dietitian.delete('/api/patients/p-stale').set('If-Match', '"1"').expect(412);

    expect(body.details.current).toMatchObject({ id: 'p-stale', version: 2 });
    expect(app.plans.calls).toEqual([]);
    await dietitian.delete('/api/patients/p-stale').set('If-Match', '"2"').expect(204);
  });

  it('deletes nothing while the plans service is away, and works again when it is back', async () => {
    await create('p-stays');
    app.plans.fail(true);
    const refused = await dietitian.delete('/api/patients/p-stays').expect(503);

    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.body.code).toBe('service_unavailable');
    expect(await idsInList()).toContain('p-stays');
    const [trail] = await app.query<{ count: string }>(
      `SELECT count(*) FROM audit_entries WHERE entity_id = 'p-stays' AND action = 'patients.delete'`,
    );
    expect(trail?.count).toBe('0');
    app.plans.fail(false);
    await dietitian.delete('/api/patients/p-stays').expect(204);
  });
});

describe('undoing a deletion', () => {
  it('brings back the patient with measurements and plans', async () => {
    await create('p-back');
    const before = await dietitian.get('/api/patients/p-back').expect(200);
    await dietitian.delete('/api/patients/p-back').expect(204);
    const { body } = await dietitian.post('/api/patients/p-back/restore').expect(200);

    expect(body).toEqual({ ...before.body, version: 4, updatedAt: body.updatedAt });
    expect(await idsInList()).toContain('p-back');
    expect(app.plans.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /internal/plans/of-patient/p-back',
      'POST /internal/plans/of-patient/p-back/restore',
    ]);
  });

  it('does no harm the second time, and is a 404 for a patient there never was', async () => {
    await create('p-twice');
    await dietitian.delete('/api/patients/p-twice').expect(204);
    const first = await dietitian.post('/api/patients/p-twice/restore').expect(200);
    const second = await dietitian.post('/api/patients/p-twice/restore').expect(200);

    expect(second.body).toEqual(first.body);
    await dietitian.post('/api/patients/p-never/restore').expect(404);
  });

  it('leaves the patient in the trash while the plans service is away', async () => {
    await create('p-wait');
    await dietitian.delete('/api/patients/p-wait').expect(204);
    app.plans.fail(true);
    await dietitian.post('/api/patients/p-wait/restore').expect(503);

    await dietitian.get('/api/patients/p-wait').expect(404);
    app.plans.fail(false);
    await dietitian.post('/api/patients/p-wait/restore').expect(200);
  });

  it('does not answer a repeated creation as if the deleted patient were there', async () => {
    await create('p-retry');
    await dietitian.delete('/api/patients/p-retry').expect(204);

    await dietitian.post('/api/patients', { id: 'p-retry', ...PATIENT }).expect(409);
  });
});

describe('the trash', () => {
  it('is emptied for good after 30 days, measurements included', async () => {
    await create('p-old');
    await create('p-fresh');
    await dietitian.delete('/api/patients/p-old').expect(204);
    await dietitian.delete('/api/patients/p-fresh').expect(204);
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
    await app.query(`UPDATE patients SET deleted_at = $1 WHERE id = 'p-old'`, [days(31)]);

    const purged = await app.get<PurgeRegistry>(PurgeRegistry).runAll(new Date());

    expect(purged).toMatchObject({ 'patients-trash': 1 });
    expect(await app.query(`SELECT id FROM patients WHERE id IN ('p-old', 'p-fresh')`)).toEqual([
      { id: 'p-fresh' },
    ]);
    expect(await app.query(`SELECT id FROM measurements WHERE patient_id = 'p-old'`)).toEqual([]);
    await dietitian.post('/api/patients/p-old/restore').expect(404);
    await dietitian.post('/api/patients/p-fresh/restore').expect(200);
  });

  it('[decisions 51] lets go of plans and hand-outs as well, and of whoever asked for it as an erasure', async () => {
    for (const id of ['p-left', 'p-asked']) await create(id);
    await dietitian.put('/api/patients/p-asked/erasure-request').expect(204);
    for (const id of ['p-left', 'p-asked']) await dietitian.delete(`/api/patients/${id}`).expect(204);
    await app.query(
      `UPDATE patients SET deleted_at = now() - interval '31 days' WHERE id IN ('p-left', 'p-asked')`,
    );
    app.plans.calls.length = 0;
    app.plans.fail(true);
    const round = () => app.get<HouseKeeping>(HouseKeeping).round();

    expect(await round()).toMatchObject({ 'patients-trash': 2, 'patient-erasures': 0 });
    app.plans.fail(false);
    app.plans.calls.length = 0;
    expect(await round()).toMatchObject({ 'patients-trash': 0, 'patient-erasures': 2 });
    expect(app.plans.calls.map(({ path }) => path).sort()).toEqual([
      '/internal/plans/of-patient/p-asked/trash',
      '/internal/plans/of-patient/p-left/trash',
    ]);
    const lines = await app.query(
      `SELECT actor, action, entity_id FROM audit_entries WHERE action IN ('patients.erase', 'patients.purge')
       AND entity_id IN ('p-left', 'p-asked') ORDER BY entity_id`,
    );
    expect(lines).toEqual([
      { actor: 'system@pora', action: 'patients.erase', entity_id: 'p-asked' },
      { actor: 'system@pora', action: 'patients.purge', entity_id: 'p-left' },
    ]);
  });
});

describe('the trash of patients', () => {
  const trashed = async (id: string) => {
    const { body } = await dietitian.get('/api/patients/trash').expect(200);
    return body.items.find((item: { id: string }) => item.id === id);
  };

  it('[decisions 16] names who can come back, who deleted them, until when, and what comes back along', async () => {
    await create('p-listed');
    await aVisitOf('p-listed');
    const results = [{ name: 'RYBY', items: [{ name: 'Dorsz', value: 3 }] }];
    await dietitian
      .post('/api/patient-intolerances', { patientId: 'p-listed', categories: results })
      .expect(201);
    expect(await trashed('p-listed')).toBeUndefined();
    await dietitian.delete('/api/patients/p-listed').expect(204);
    const item = await trashed('p-listed');

    expect(item).toMatchObject({
      ...{ id: 'p-listed', firstName: 'Ewa', lastName: 'Kos', deletedBy: dietitian.email },
      ...{
        weightKg: 60,
        goal: 'weight_loss',
        measurements: 1,
        visits: 1,
        hasSurvey: false,
        hasIntolerances: true,
      },
    });
    const days = (Date.parse(item.until) - Date.parse(item.deletedAt)) / 86_400_000;
    expect(days).toBe(30);
    await dietitian.post('/api/patients/p-listed/restore').expect(200);
    expect(await trashed('p-listed')).toBeUndefined();
  });

  it('[decisions 16] tells the starting weight of who was never weighed, and nothing where there is none', async () => {
    const anthropometrics = { startingWeightKg: 71.5 };
    await dietitian.post('/api/patients', { id: 'p-unweighed', ...PATIENT, anthropometrics }).expect(201);
    await dietitian.post('/api/patients', { id: 'p-weightless', ...PATIENT }).expect(201);
    for (const id of ['p-unweighed', 'p-weightless'])
      await dietitian.delete(`/api/patients/${id}`).expect(204);

    expect(await trashed('p-unweighed')).toMatchObject({ weightKg: 71.5 });
    expect(await trashed('p-weightless')).toMatchObject({ weightKg: null });
  });

  it('[decisions 16] no longer offers whom 30 days have passed', async () => {
    await create('p-late');
    await dietitian.delete('/api/patients/p-late').expect(204);
    await app.query(`UPDATE patients SET deleted_at = now() - interval '31 days' WHERE id = 'p-late'`);

    expect(await trashed('p-late')).toBeUndefined();
    await app.query(`DELETE FROM patients WHERE id = 'p-late'`);
  });
});

describe('removing a patient for good', () => {
  let administrator: SignedIn;
  beforeAll(async () => {
    administrator = await app.signIn('admin');
  });
  const openErasures = () => app.query('SELECT patient_id, requested_by FROM patient_erasures');
  const round = () => app.get<HouseKeeping>(HouseKeeping).round();
  const erase = (person: SignedIn, id: string) => person.delete(`/api/patients/trash/${id}`);
  const TABLES = ['measurements', 'patient_surveys', 'patient_intolerance_sets', 'schedule_events'];
  async function rowsOf(id: string): Promise<number> {
    const counts = TABLES.map((table) => `(SELECT count(*)::int FROM ${table} WHERE patient_id = $1)`);
    const kept = `(SELECT count(*)::int FROM idempotency_keys WHERE answer::text LIKE '%"' || $1 || '"%')`;
    const own = '(SELECT count(*)::int FROM patients WHERE id = $1)';
    const [row] = await app.query(`SELECT ${[...counts, kept, own].join(' + ')} AS rows`, [id]);
    return Number(row?.['rows']);
  }

  it('[decisions 51] is the administrator’s, and takes everything about the patient in every service', async () => {
    await create('p-erased');
    await aVisitOf('p-erased');
    const results = [{ name: 'RYBY', items: [{ name: 'Dorsz', value: 3 }] }];
    await dietitian
      .post('/api/patient-intolerances', { patientId: 'p-erased', categories: results })
      .expect(201);
    await dietitian.post('/api/patient-surveys', { patientId: 'p-erased', patientNotes: 'x' }).expect(200);
    await dietitian.delete('/api/patients/p-erased').expect(204);
    const refused = await erase(dietitian, 'p-erased').expect(403);
    expect(refused.body.code).toBe('not_administrator');
    expect(await rowsOf('p-erased')).toBeGreaterThan(3);
    await erase(administrator, 'p-erased').expect(204);

    expect(await rowsOf('p-erased')).toBe(0);
    expect(app.plans.calls.at(-1)).toMatchObject({
      method: 'DELETE',
      path: '/internal/plans/of-patient/p-erased/trash',
    });
    expect(await openErasures()).toEqual([]);
    await dietitian.post('/api/patients/p-erased/restore').expect(404);
    await erase(administrator, 'p-erased').expect(404);
    const lines = await app.query(
      `SELECT actor, fields FROM audit_entries WHERE action = 'patients.erase' AND entity_id = 'p-erased'`,
    );
    expect(lines).toEqual([{ actor: administrator.email, fields: [] }]);
  });

  it('is refused for a patient who is not in the trash', async () => {
    await create('p-in-use');
    await erase(administrator, 'p-in-use').expect(404);

    await dietitian.get('/api/patients/p-in-use').expect(200);
    expect(app.plans.calls).toEqual([]);
  });

  it('[decisions 51] leaves the plans alone when the removal itself cannot be saved', async () => {
    await create('p-half');
    await dietitian.delete('/api/patients/p-half').expect(204);
    app.plans.calls.length = 0;
    await app.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'this COMMIT fails' USING ERRCODE = 'disk_full'; END $$`);
    // A deferred trigger fails nowhere but in COMMIT.
    await app.query(`CREATE CONSTRAINT TRIGGER refuse_commit AFTER DELETE ON patients
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`);
    const { status } = await erase(administrator, 'p-half');
    await app.query('DROP TRIGGER refuse_commit ON patients');

    expect(status).toBe(503);
    expect(app.plans.calls).toEqual([]);
    expect(await openErasures()).toEqual([]);
    const { body } = await dietitian.post('/api/patients/p-half/restore').expect(200);
    expect(body.measurements).toHaveLength(1);
  });

  it('[decisions 51] is final while the plans service is away, whose part is done once it is back', async () => {
    await create('p-later');
    await dietitian.delete('/api/patients/p-later').expect(204);
    app.plans.fail(true);
    await erase(administrator, 'p-later').expect(204);
    expect(await rowsOf('p-later')).toBe(0);
    expect(await openErasures()).toEqual([{ patient_id: 'p-later', requested_by: administrator.email }]);
    expect(await round()).toMatchObject({ 'patient-erasures': 0 });
    // Its plans would come to somebody else.
    await dietitian.post('/api/patients', { id: 'p-later', ...PATIENT }).expect(409);

    app.plans.fail(false);
    app.plans.calls.length = 0;
    expect(await round()).toMatchObject({ 'patient-erasures': 1 });
    expect(app.plans.calls).toMatchObject([{ path: '/internal/plans/of-patient/p-later/trash' }]);
    expect(await openErasures()).toEqual([]);
    expect(await round()).toMatchObject({ 'patient-erasures': 0 });
    expect(app.plans.calls).toHaveLength(1);
  });

  it('is told to the plans service again when a process ended before it had noted the answer', async () => {
    await app.query(
      `INSERT INTO patient_erasures (patient_id, requested_by) VALUES ('p-a', 'x@pora.test'), ('p-b', 'x@pora.test')`,
    );
    expect(await round()).toMatchObject({ 'patient-erasures': 2 });
    expect(app.plans.calls.map(({ path }) => path)).toEqual([
      '/internal/plans/of-patient/p-a/trash',
      '/internal/plans/of-patient/p-b/trash',
    ]);
    expect(await openErasures()).toEqual([]);
  });
});
