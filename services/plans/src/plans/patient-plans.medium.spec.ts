import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { ANNA, aNewPlan } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';

let app: PlansApp;

beforeAll(async () => {
  app = await startPlansApp();
});
afterAll(() => app.stop());

const ofPatient = `/internal/plans/of-patient/${ANNA}`;

async function stages(): Promise<number[]> {
  const { body } = await app.dietitian.get('/api/diet-plans2').expect(200);
  return (body.items as Plan[]).map(({ stage }) => stage).sort();
}

test('plans go to the trash with their patient and come back with the patient, except one deleted before', async () => {
  const [first] = await Promise.all(
    [1, 2, 3].map(async (stage) => {
      const { body } = await app.dietitian.post('/api/diet-plans2', aNewPlan({ stage })).expect(201);
      return body as Plan;
    }),
  );
  await app.dietitian.delete(`/api/diet-plans2/${first?.id}`).expect(204);
  const removed = await app.http().delete(ofPatient).set(app.internal('dietetyk@pora.test')).expect(200);
  expect(removed.body).toEqual({ removed: 2 });
  expect(await stages()).toEqual([]);
  const again = await app.http().delete(ofPatient).set(app.internal()).expect(200);
  expect(again.body).toEqual({ removed: 0 });
  const restored = await app.http().post(`${ofPatient}/restore`).set(app.internal()).expect(200);
  expect(restored.body).toEqual({ restored: 2 });
  expect(await stages()).toEqual([2, 3]);
});

test('a plan that went with its patient does not come back alone', async () => {
  const { body: plan } = await app.dietitian.post('/api/diet-plans2', aNewPlan({ stage: 7 })).expect(201);
  await app.http().delete(ofPatient).set(app.internal()).expect(200);
  const { body } = await app.dietitian.post(`/api/diet-plans2/${plan.id}/restore`).expect(409);
  expect(body.error).toBe('Ten plan usunięto razem z pacjentem. Przywróć najpierw pacjenta.');
  await app.http().post(`${ofPatient}/restore`).set(app.internal()).expect(200);
});

test('the trail of a patient is that of the plans the patient has, also in the trash, by kind and person', async () => {
  const patientId = 'p-demo-piotr-mazur';
  const path = `/internal/plans/of-patient/${patientId}/access-history`;
  const trail = async (query: string) =>
    (await app.http().get(`${path}?limit=50${query}`).set(app.internal()).expect(200)).body as {
      items: { id: string; action: string }[];
      total: number;
      people: string[];
    };
  const actions = async (query = '') => (await trail(query)).items.map(({ action }) => action);
  const { body: plan } = await app.dietitian
    .post('/api/diet-plans2', aNewPlan({ patientId, stage: 1 }))
    .expect(201);
  await app.dietitian.get(`/api/diet-plans2/${plan.id}`).expect(200);
  await app.dietitian.delete(`/api/diet-plans2/${plan.id}`).expect(204);

  expect(await actions()).toEqual(['plans.remove', 'plans.read', 'plans.create']);
  expect(await actions('&kind=read')).toEqual(['plans.read']);
  expect(await actions('&person=nikt@pora.test')).toEqual([]);
  const { items, total, people } = await trail('');
  expect([total, people]).toEqual([3, [app.dietitian.email]]);
  expect(await actions(`&before=${items[0]?.id}`)).toEqual(['plans.read', 'plans.create']);
  await app.http().get(`${path}?limit=50`).expect(403);
});

test('the audit trail names the person on whose behalf the patients service called', async () => {
  const lines = await app.query(
    `SELECT DISTINCT actor FROM audit_entries WHERE action = 'plans.remove-with-patient' ORDER BY actor`,
  );
  expect(lines).toContainEqual({ actor: 'dietetyk@pora.test' });
});

test('a browser cannot reach the calls between services', async () => {
  await app.http().delete(ofPatient).expect(403);
  await app.dietitian.delete(ofPatient).expect(403);
  await app.dietitian.delete(`${ofPatient}/trash`).expect(403);
});

test('[decisions 51] with a patient who is removed for good every plan and every hand-out goes, those in use included', async () => {
  const [kept, own] = await Promise.all([
    app.createPlan(),
    app.dietitian.post('/api/diet-plans2', aNewPlan({ stage: 9 })).expect(201),
  ]);
  await app.dietitian.delete(`/api/diet-plans2/${own.body.id}`).expect(204);
  await app.dietitian.post('/api/diet-plans2', aNewPlan({ stage: 10 })).expect(201);
  await app.query(
    `INSERT INTO docx_archive (sha256, bytes, file_name, plan_id, patient_id, stage, plan, created_by)
     VALUES ('a', '', 'Etap_I.docx', 'pl-long-gone', $1, 1, '{}', 'kto@pora.test')`,
    [ANNA],
  );
  const { body } = await app.http().delete(`${ofPatient}/trash`).set(app.internal()).expect(200);

  expect(body.erased).toBeGreaterThanOrEqual(2);
  expect(await app.query('SELECT id FROM plans WHERE patient_id = $1', [ANNA])).toEqual([]);
  expect(await app.query('SELECT id FROM docx_archive WHERE patient_id = $1', [ANNA])).toEqual([]);
  await app.dietitian.get(`/api/diet-plans2/${kept.id}`).expect(200);
  const again = await app.http().delete(`${ofPatient}/trash`).set(app.internal()).expect(200);
  expect(again.body).toEqual({ erased: 0 });
});

test('[decisions 51] a plan that waits in the trash for its patient is not removed alone', async () => {
  const { body: plan } = await app.dietitian.post('/api/diet-plans2', aNewPlan({ stage: 8 })).expect(201);
  await app.http().delete(ofPatient).set(app.internal()).expect(200);
  const { body } = await app.dietitian.delete(`/api/diet-plans2/trash/${plan.id}`).expect(409);
  expect(body.error).toBe('Ten plan usunięto razem z pacjentem i tylko razem z nim można go usunąć trwale.');
  await app.http().post(`${ofPatient}/restore`).set(app.internal()).expect(200);
});
