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
    ...{ days: plan.days, mealsPerDay: plan.mealsPerDay, meals: 0, deletedBy: app.dietitian.email },
  });
  expect((Date.parse(item.until) - Date.parse(item.deletedAt)) / 86_400_000).toBe(30);
  await app.dietitian.post(`/api/diet-plans2/${plan.id}/restore`).expect(200);
  expect(await trashed(plan.id)).toBeUndefined();
});

test('[decisions 16] a plan that 30 days have passed is offered no longer', async () => {
  const plan = await app.createPlan();
  await app.dietitian.delete(`/api/diet-plans2/${plan.id}`).expect(204);
  await app.query(`UPDATE plans SET deleted_at = now() - interval '31 days' WHERE id = $1`, [plan.id]);

  expect(await trashed(plan.id)).toBeUndefined();
});
