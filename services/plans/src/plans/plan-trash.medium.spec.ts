import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';

let app: PlansApp;
beforeAll(async () => {
  app = await startPlansApp();
});
afterAll(() => app.stop());

const trashed = async (id: string) => {
  const { body } = await app.dietitian.get('/api/diet-plans2/trash').expect(200);
  return body.items.find((item: { id: string }) => item.id === id);
};

test('[decisions 16] the trash names a deleted plan, who deleted it and until when it can come back', async () => {
  const plan = await app.createPlan({ name: 'Wiosna 2026' });
  expect(await trashed(plan.id)).toBeUndefined();
  await app.dietitian.delete(`/api/diet-plans2/${plan.id}`).expect(204);
  const item = await trashed(plan.id);

  expect(item).toMatchObject({
    ...{ id: plan.id, name: 'Wiosna 2026', patientId: null, removedWithPatient: false },
    ...{
      days: plan.days,
      mealsPerDay: plan.mealsPerDay,
      caloriesPerDay: plan.caloriesPerDay,
      meals: 0,
      deletedBy: app.dietitian.email,
    },
  });
  expect((Date.parse(item.until) - Date.parse(item.deletedAt)) / 86_400_000).toBe(30);
  await app.dietitian.post(`/api/diet-plans2/${plan.id}/restore`).expect(200);
  expect(await trashed(plan.id)).toBeUndefined();
});

test('a search in the audit trail finds plans by their name, those in the trash included, and tells their ids alone', async () => {
  const [plan, binned] = [
    await app.createPlan({ name: 'Etap_I_Żaneta' }),
    await app.createPlan({ name: 'Żaneta, jesień 50%' }),
  ];
  await app.dietitian.delete(`/api/diet-plans2/${binned.id}`).expect(204);
  const byName = (text: string, limit = 40) =>
    app.http().post('/internal/plans/by-name').set(app.internal()).send({ text, limit });

  expect((await byName('zaneta').expect(200)).body).toEqual({ ids: [binned.id, plan.id], isMore: false });
  expect((await byName('zaneta', 1).expect(200)).body).toEqual({ ids: [binned.id], isMore: true });
  expect((await byName('0%').expect(200)).body.ids).toEqual([binned.id]);
  expect((await byName('i_ż').expect(200)).body.ids).toEqual([plan.id]);
  await app.http().post('/internal/plans/by-name').send({ text: 'zaneta', limit: 1 }).expect(403);
});

test('[decisions 16] a plan that 30 days have passed is offered no longer', async () => {
  const plan = await app.createPlan();
  await app.dietitian.delete(`/api/diet-plans2/${plan.id}`).expect(204);
  await app.query(`UPDATE plans SET deleted_at = now() - interval '31 days' WHERE id = $1`, [plan.id]);

  expect(await trashed(plan.id)).toBeUndefined();
});

test('[decisions 51] a dietitian removes a plan of the trash for good, with its history, log and hand-outs', async () => {
  const [plan, other] = [
    await app.createPlan({ name: 'Na zawsze' }),
    await app.createPlan({ name: 'Zostaje' }),
  ];
  const path = `/api/diet-plans2/${plan.id}`;
  await app.dietitian.delete(`/api/diet-plans2/trash/${plan.id}`).expect(404);
  await app.dietitian.post(`${path}/generate`, {}).expect(200);
  await app.dietitian.get(`${path}/debug-log`).expect(200);
  await app.dietitian.delete(path).expect(204);
  await app.dietitian.delete(`/api/diet-plans2/${other.id}`).expect(204);
  await app.dietitian.delete(`/api/diet-plans2/trash/${plan.id}`).expect(204);

  expect(await trashed(plan.id)).toBeUndefined();
  expect(await trashed(other.id)).toMatchObject({ name: 'Zostaje' });
  await app.dietitian.post(`${path}/restore`).expect(404);
  await app.dietitian.delete(`/api/diet-plans2/trash/${plan.id}`).expect(404);
  expect(await tracesOf(plan.id)).toEqual({ plans: 0, plan_snapshots: 0, generation_logs: 0, answers: 0 });
  const lines = await app.query(
    `SELECT actor, fields FROM audit_entries WHERE action = 'plans.erase' AND entity_id = $1`,
    [plan.id],
  );
  expect(lines).toEqual([{ actor: app.dietitian.email, fields: [] }]);
});

async function tracesOf(planId: string): Promise<Record<string, number>> {
  const [row] = await app.query(
    `SELECT (SELECT count(*)::int FROM plans WHERE id = $1) AS plans,
            (SELECT count(*)::int FROM plan_snapshots WHERE plan_id = $1) AS plan_snapshots,
            (SELECT count(*)::int FROM generation_logs WHERE plan_id = $1) AS generation_logs,
            (SELECT count(*)::int FROM idempotency_keys WHERE answer::text LIKE '%' || $1 || '%') AS answers`,
    [planId],
  );
  return row as Record<string, number>;
}
