import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { acceptedRiskRoutes } from '@pora/contracts/plans/accepted-risk.routes';
import { BREAKFAST, NUT_ALLERGY, NUT_REASON, nutBench, type NutBench } from '../testing/nut-allergy.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { mealAt, stepBench, withSlot, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;
let plan: Plan;
let nuts: NutBench['nuts'];
let withNuts: NutBench['withNuts'];
const reason = NUT_REASON;
const here = BREAKFAST;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
  ({ nuts, withNuts } = nutBench(app, bench));
  plan = await bench.generated({
    patientId: bench.patientAvoiding([], [], NUT_ALLERGY),
    mealsPerDay: 3,
    days: 7,
  });
});
afterAll(() => app.stop());

const path = (tail: string) => `/api/diet-plans2/${plan.id}/${tail}`;
const edit = (...edits: object[]) => app.dietitian.patch(path('slots'), edits);
const risks = async ({ id }: Pick<Plan, 'id'> = plan) => {
  const { body } = await app.dietitian.get(`/api/diet-plans2/${id}/accepted-risks`).expect(200);
  return acceptedRiskRoutes.list.answer.parse(body).items;
};

test('[decisions 34] a food of an allergy comes into a plan by hand only with a reason, which is kept', async () => {
  const entry = withNuts(mealAt(plan, here));
  const refused = await edit({ ...here, entry }).expect(409);
  expect(refused.body).toMatchObject({
    code: 'allergy_not_confirmed',
    details: { slots: [{ ...here, problems: [{ kind: 'allergy', foodId: nuts.id }] }] },
  });
  expect(refused.body.error).toContain(nuts.name);
  expect((await bench.read(plan)).version).toBe(plan.version);
  await edit({ ...here, entry, reason: ' x ' }).expect(400);

  const { body } = await edit({ ...here, entry, reason }).expect(200);
  const slot = body.verdict.slots.find((one: { day: number }) => one.day === 1);
  expect(slot.problems).toContainEqual(
    expect.objectContaining({ kind: 'allergy', acceptedBy: expect.objectContaining({ reason }) }),
  );
  expect(body.verdict.state).not.toBe('safe');
  expect(await risks()).toMatchObject([{ place: here, reason, stands: true }]);
  const trail = await app.query(
    `SELECT action FROM audit_entries WHERE entity_id = $1 AND action = 'plans.accept-risk'`,
    [plan.id],
  );
  expect(trail).toHaveLength(1);
});

test('[decisions 34] what the plan holds already may be changed and moved; what is copied needs a reason again', async () => {
  const now = await bench.read(plan);
  const entry = mealAt(now, here);
  const other = { day: 2, slotIndex: 0 };
  await edit({ ...here, locked: true }).expect(200);
  await edit({ ...here, entry: null }, { ...other, entry }).expect(200);
  await edit({ ...here, entry }).expect(409);
  await edit({ ...here, entry, reason }).expect(200);
  expect(await risks()).toHaveLength(2);
});

test('[decisions 34] a change of the whole plan asks for the same reason', async () => {
  const now = await bench.read(plan);
  const third = { day: 3, slotIndex: 0 };
  const planDays = withSlot(now.planDays, third, { entry: withNuts(mealAt(now, third)) });
  const whole = (body: object) => app.dietitian.patch(`/api/diet-plans2/${plan.id}`, body);
  expect((await whole({ planDays }).expect(409)).body.code).toBe('allergy_not_confirmed');
  await whole({ planDays, allergyReason: reason }).expect(200);
  expect(await risks()).toContainEqual(expect.objectContaining({ place: third, reason }));
});

test('[decisions 34] a new plan that comes with its meals asks for the same reason', async () => {
  const { patientId, mealsPerDay, days, planDays, caloriesPerDay } = await bench.read(plan);
  const first = { day: 1, slotIndex: 0 };
  const body = {
    ...{ name: 'Etap_II', stage: 2, patientId, mealsPerDay, days, caloriesPerDay },
    planDays: withSlot(
      planDays.map((day) => ({ ...day, slots: day.slots.map((slot) => ({ ...slot, entry: null })) })),
      first,
      { entry: withNuts(mealAt({ planDays }, { day: 5, slotIndex: 0 })) },
    ),
  };
  const create = (more: object) => app.dietitian.post('/api/diet-plans2', { ...body, ...more });
  const refused = await create({}).expect(409);
  expect(refused.body).toMatchObject({
    code: 'allergy_not_confirmed',
    details: { slots: [{ ...first, problems: [{ kind: 'allergy', foodId: nuts.id }] }] },
  });
  expect(await app.query('SELECT id FROM plans WHERE patient_id = $1 AND stage = 2', [patientId])).toEqual(
    [],
  );
  const made = (await create({ allergyReason: reason }).expect(201)).body as Plan;
  expect(await risks(made)).toMatchObject([{ place: first, reason, stands: true }]);
  const { body: verdict } = await app.dietitian.get(`/api/diet-plans2/${made.id}/safety`).expect(200);
  expect(verdict.state).not.toBe('safe');
});

test('[decisions 12] what cannot be checked now is saved, and the plan is unchecked', async () => {
  const now = await bench.read(plan);
  const fourth = { day: 4, slotIndex: 0 };
  await app.patients.switchOff();
  const { body } = await edit({ ...fourth, entry: withNuts(mealAt(now, fourth)) }).expect(200);
  expect(body.verdict.state).toBe('unchecked');
  await app.patients.switchOn();
});
