import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { aMealEntry, aNewPlan, ANNA, daysWithMeal } from './testing/builders.js';
import { startPlansApp, type PlansApp } from './testing/plans-app.js';

let app: PlansApp;
let plan: Plan;

beforeAll(async () => {
  app = await startPlansApp();
  const { body } = await app.dietitian
    .post('/api/diet-plans2', aNewPlan({ patientId: null, mealsPerDay: 3 }))
    .expect(201);
  plan = body as Plan;
});
afterAll(() => app.stop());

const purge = () => app.get(PurgeRegistry).runAll(new Date());
const path = (tail = '') => `/api/diet-plans2/${plan.id}${tail}`;
const count = async (table: string) =>
  Number(
    (await app.query<{ count: string }>(`SELECT count(*) FROM ${table} WHERE plan_id = $1`, [plan.id]))[0]
      ?.count,
  );

test('the hourly clean-up keeps the last fifty steps and ten generation logs of a plan', async () => {
  for (let round = 0; round < 12; round += 1) await app.dietitian.post(path('/generate'), {}).expect(200);
  expect(await purge()).toMatchObject({ 'plan-snapshots': 0, 'generation-logs': 2, 'plans-trash': 0 });
  expect([await count('plan_snapshots'), await count('generation_logs')]).toEqual([12, 10]);
  await app.query(
    `INSERT INTO plan_snapshots (plan_id, step, content, created_by)
     SELECT plan_id, step, content, created_by FROM plan_snapshots, generate_series(1, 4) WHERE plan_id = $1`,
    [plan.id],
  );
  expect(await purge()).toMatchObject({ 'plan-snapshots': 10 });
  expect(await count('plan_snapshots')).toBe(50);
  // The newest step is still the one an undo takes.
  await app.dietitian.patch(path(), { planDays: daysWithMeal(plan, aMealEntry()) }).expect(200);
  const { body } = await app.dietitian.post(path('/undo'), { confirm: true, others: true }).expect(200);
  expect(body).toMatchObject({ step: { cause: 'generate' }, generation: { seed: expect.any(Number) } });
}, 60_000);

test('after 30 days in the trash a plan is deleted with its steps and logs; younger trash stays', async () => {
  await app.dietitian.delete(path()).expect(204);
  expect(await purge()).toMatchObject({ 'plans-trash': 0 });
  await app.query(`UPDATE plans SET deleted_at = now() - interval '30 days 1 hour' WHERE id = $1`, [plan.id]);
  expect(await purge()).toMatchObject({ 'plans-trash': 1, 'generation-logs': 10 });
  expect([await count('plan_snapshots'), await count('generation_logs')]).toEqual([0, 0]);
  expect(await purge()).toMatchObject({ 'plans-trash': 0, 'plan-snapshots': 0, 'generation-logs': 0 });
});

test('a hand-out goes with its plan where no patient keeps it as proof; one of a patient stays until the patient goes', async () => {
  const { body } = await app.dietitian.post('/api/diet-plans2', aNewPlan({ patientId: null })).expect(201);
  const handOut = (sha: string, planId: string, patientId: string | null) =>
    app.query(
      `INSERT INTO docx_archive (sha256, bytes, file_name, plan_id, patient_id, stage, plan, created_by)
       VALUES ($1, '', 'Etap_I.docx', $2, $3, 1, '{}', 'kto@pora.test')`,
      [sha, planId, patientId],
    );
  await handOut('of nobody', body.id, null);
  await handOut('of a patient', body.id, ANNA);
  await handOut('of a plan that went before', 'pl-long-gone', null);
  const kept = async () =>
    (await app.query<{ sha256: string }>('SELECT sha256 FROM docx_archive ORDER BY sha256')).map(
      ({ sha256 }) => sha256,
    );
  await app.dietitian.delete(`/api/diet-plans2/${body.id}`).expect(204);
  expect(await purge()).toMatchObject({ 'hand-outs': 1 });
  expect(await kept()).toEqual(['of a patient', 'of nobody']);
  await app.query(`UPDATE plans SET deleted_at = now() - interval '30 days 1 hour' WHERE id = $1`, [body.id]);
  expect(await purge()).toMatchObject({ 'plans-trash': 1, 'hand-outs': 1 });
  expect(await kept()).toEqual(['of a patient']);
});
