import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PLAN_STAGE_TAKEN, planSchema, type Plan } from '@pora/contracts/plans/plan.model';
import { practiceYear, todayIso } from '@pora/text-pl/dates';
import { ANNA, aMealEntry, aNewPlan, aPatient, daysWithMeal } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';

const TOMASZ = 'p-demo-tomasz-kowalczyk';
let app: PlansApp;

beforeAll(async () => {
  app = await startPlansApp();
});
afterAll(() => app.stop());

const createPlan: PlansApp['createPlan'] = (overrides) => app.createPlan(overrides);

test('[diets §2] a new plan has 14 days of empty slots laid out by the rules for its number of meals', async () => {
  const plan = await createPlan({ patientId: ANNA, mealsPerDay: 5 });
  expect(planSchema.parse(plan)).toEqual(plan);
  expect(plan).toMatchObject({
    status: 'draft',
    created: todayIso(),
    generatorSources: ['own'],
    days: 14,
    version: 1,
    filledSlots: 0,
    planSummary: null,
    generation: null,
    mealTimes: ['07:00', '10:00', '13:30', '16:30', '19:00'],
    createdBy: app.dietitian.email,
  });
  expect(plan.planDays.map(({ day }) => day)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  expect(
    plan.planDays[13]?.slots.map(({ type, label, calorieSharePercent, entry }) => [
      type,
      label,
      calorieSharePercent,
      entry,
    ]),
  ).toEqual([
    ['breakfast', 'Śniadanie', 25, null],
    ['second_breakfast', 'Drugie śniadanie', 15, null],
    ['lunch', 'Obiad', 30, null],
    ['snack', 'Przekąska', 10, null],
    ['dinner', 'Kolacja', 20, null],
  ]);
});

test('[diets §5] the energy need comes from the patient and the deficit is the need minus the calories', async () => {
  // 37 years, 168 cm, weight 73.6 kg, factor 1.4:
  // 447.593 + 9.247·73.6 + 3.098·168 − 4.33·37 = 1488.4; × 1.4 = 2083.8
  const birthYear = practiceYear() - 37;
  const person = aPatient({ id: 'p-37', personal: { ...aPatient().personal, birthYear } });
  app.people.set(person.id, person);
  const plan = await createPlan({ patientId: person.id, stage: 7, caloriesPerDay: 1600 });
  expect(plan).toMatchObject({ tdee: 2084, calorieDeficit: 484 });
});

test('[diets §5] the deficit stays within ±2000', async () => {
  const plan = await createPlan({ patientId: ANNA, stage: 8, caloriesPerDay: 9000 });
  expect(plan.calorieDeficit).toBe(-2000);
});

test('[diets §5] a second plan for the same patient and stage is refused with the stage and the other plan', async () => {
  const first = await createPlan({ patientId: TOMASZ, stage: 2 });
  const { body } = await app.dietitian
    .post('/api/diet-plans2', aNewPlan({ patientId: TOMASZ, stage: 2 }))
    .expect(409);
  expect(body).toEqual({
    error: PLAN_STAGE_TAKEN,
    code: 'plan_exists',
    details: { stage: 2, planId: first.id },
  });
});

test('[diets §5] of ten plans created at once for one stage exactly one is kept', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      app.dietitian.post('/api/diet-plans2', aNewPlan({ patientId: TOMASZ, stage: 3 })),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
});

test('plans without a patient may share a stage', async () => {
  await createPlan({ patientId: null, stage: 1 });
  await createPlan({ patientId: null, stage: 1 });
});

test('a plan for an unknown patient is refused at the field of the patient', async () => {
  const { body } = await app.dietitian
    .post('/api/diet-plans2', aNewPlan({ patientId: 'p-nobody' }))
    .expect(400);
  expect(body).toMatchObject({
    code: 'invalid_input',
    details: { fields: [{ path: 'patientId', message: 'Nie znaleziono pacjenta.' }] },
  });
});

test('the same Idempotency-Key creates one plan and answers it again', async () => {
  const send = (name: string) =>
    app.dietitian
      .post('/api/diet-plans2', aNewPlan({ patientId: null, name }))
      .set('Idempotency-Key', 'new-plan-once-1');
  const first = await send('Jeden').expect(201);
  const second = await send('Jeden').expect(201);
  expect(second.body).toEqual(first.body);
  const other = await send('Inny').expect(409);
  expect(other.body.code).toBe('idempotency_conflict');
});

test('[diets §2] the list shows plans without their days, the last changed first', async () => {
  const older = await createPlan({ name: 'Starszy' });
  const newer = await createPlan({ name: 'Nowszy' });
  await app.dietitian.patch(`/api/diet-plans2/${older.id}`, { name: 'Starszy, zmieniony' }).expect(200);
  const { body } = await app.dietitian.get('/api/diet-plans2').expect(200);
  const names = (body.items as Plan[]).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Starszy, zmieniony', 'Nowszy']);
  expect(body.items[0]).not.toHaveProperty('planDays');
  expect(body.items[1]).toMatchObject({ id: newer.id, filledSlots: 0, version: 1 });
});

test('[diets §4] saved days get their sums, averages and filled slots from the server, whatever was sent', async () => {
  const plan = await createPlan();
  const planDays = daysWithMeal(plan, aMealEntry()).map((day) => ({
    ...day,
    totals: { calories: 99999, carbs: 1, fat: 1, protein: 1 },
  }));
  const { body, headers } = await app.dietitian
    .patch(`/api/diet-plans2/${plan.id}`, {
      planDays,
      planSummary: { averageCalories: 1, averageMacros: { carbs: 1, fat: 1, protein: 1 }, targetCalories: 1 },
    })
    .set('If-Match', '"1"')
    .expect(200);
  expect(headers['etag']).toBe('"2"');
  expect(body).toMatchObject({
    version: 2,
    filledSlots: 1,
    planSummary: {
      averageCalories: 181,
      averageMacros: { carbs: 33.8, fat: 2.3, protein: 6 },
      targetCalories: 1600,
    },
  });
  expect(body.planDays[0].totals).toEqual({ calories: 181, carbs: 33.8, fat: 2.3, protein: 6 });
  expect(body.planDays[1].totals).toEqual({ calories: 0, carbs: 0, fat: 0, protein: 0 });
});

test('a change that changes nothing keeps the version', async () => {
  const plan = await createPlan({ name: 'Bez zmian' });
  const { body } = await app.dietitian
    .patch(`/api/diet-plans2/${plan.id}`, { name: 'Bez zmian', planDays: plan.planDays })
    .expect(200);
  const { verdict, lastVerdict, ...kept } = body;
  const { lastVerdict: _none, ...stored } = plan;
  expect(kept).toEqual(stored);
  expect([verdict.state, lastVerdict.state]).toEqual(['no_patient', 'no_patient']);
});

test('a change made on an older version is refused and shows the newer one', async () => {
  const plan = await createPlan();
  const path = `/api/diet-plans2/${plan.id}`;
  await app.dietitian.patch(path, { name: 'Pierwsza' }).set('If-Match', '"1"').expect(200);
  const { body } = await app.dietitian.patch(path, { name: 'Druga' }).set('If-Match', '"1"').expect(412);
  expect(body).toMatchObject({
    code: 'stale_version',
    details: { current: { name: 'Pierwsza', version: 2 } },
  });
});

test('[diets §5] moving a plan to a stage that is taken is refused; to a free one it is saved', async () => {
  const taken = await createPlan({ patientId: TOMASZ, stage: 4 });
  const plan = await createPlan({ patientId: TOMASZ, stage: 5 });
  const refused = await app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { stage: 4 }).expect(409);
  expect(refused.body).toMatchObject({ code: 'plan_exists', details: { stage: 4, planId: taken.id } });
  const moved = await app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { stage: 6 }).expect(200);
  expect(moved.body.stage).toBe(6);
});

test('[diets §4] a patient has at most one active plan, and the refusal names the other', async () => {
  const first = await createPlan({ patientId: TOMASZ, stage: 9, name: 'Etap_IX', status: 'active' });
  const second = await createPlan({ patientId: TOMASZ, stage: 10, name: 'Etap_X' });
  const activate = () => app.dietitian.patch(`/api/diet-plans2/${second.id}`, { status: 'Aktywny' });
  const refused = await activate().expect(409);
  expect(refused.body).toMatchObject({
    code: 'conflict',
    details: { planId: first.id, planName: 'Etap_IX' },
  });
  await app.dietitian.patch(`/api/diet-plans2/${first.id}`, { status: 'zakończony' }).expect(200);
  const activated = await activate().expect(200);
  expect(activated.body.status).toBe('active');
});

test('[diets §5] new calories take the patient’s present need and the deficit with them', async () => {
  const plan = await createPlan({ patientId: ANNA, stage: 12 });
  const { body } = await app.dietitian
    .patch(`/api/diet-plans2/${plan.id}`, { caloriesPerDay: 1500, tdee: 5000, calorieDeficit: 1 })
    .expect(200);
  expect(body).toMatchObject({
    caloriesPerDay: 1500,
    tdee: plan.tdee,
    calorieDeficit: (plan.tdee ?? 0) - 1500,
  });
});

test('[decisions 47] the patient of a plan may come back in a change, another one is refused by name', async () => {
  const plan = await createPlan({ patientId: null });
  const change = (body: object) => app.dietitian.patch(`/api/diet-plans2/${plan.id}`, body);
  const { body: kept } = await change({ patientId: null, caloriesPerDay: 1700 }).expect(200);
  expect(kept).toMatchObject({ patientId: null, caloriesPerDay: 1700 });
  const { body } = await change({ patientId: ANNA, caloriesPerDay: 1600 }).expect(400);
  expect(body).toMatchObject({
    code: 'invalid_input',
    error: expect.stringContaining('patientId'),
    details: { fields: [{ path: 'patientId', message: expect.any(String) }] },
  });
  const { body: after } = await app.dietitian.get(`/api/diet-plans2/${plan.id}`).expect(200);
  expect(after).toMatchObject({ patientId: null, caloriesPerDay: 1700, version: kept.version });
});

test('[diets §5] without a patient the need is what was typed', async () => {
  const plan = await createPlan({ patientId: null, caloriesPerDay: 2000 });
  expect(plan).toMatchObject({ tdee: null, calorieDeficit: null });
  const { body } = await app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { tdee: 2400 }).expect(200);
  expect(body).toMatchObject({ tdee: 2400, calorieDeficit: 400 });
});

test('a deleted plan leaves the list, comes back from the trash and keeps its meals', async () => {
  const plan = await createPlan({ name: 'Do kosza' });
  const path = `/api/diet-plans2/${plan.id}`;
  const filled = await app.dietitian.patch(path, { planDays: daysWithMeal(plan, aMealEntry()) }).expect(200);
  await app.dietitian.delete(path).set('If-Match', '"1"').expect(412);
  await app.dietitian.delete(path).expect(204);
  await app.dietitian.get(path).expect(404);
  await app.dietitian.delete(path).expect(404);
  const { body } = await app.dietitian.get('/api/diet-plans2').expect(200);
  expect((body.items as Plan[]).some(({ id }) => id === plan.id)).toBe(false);
  const restored = await app.dietitian.post(`${path}/restore`).expect(200);
  expect(restored.body.planDays).toEqual(filled.body.planDays);
  await app.dietitian.post(`${path}/restore`).expect(404);
});

test('a plan that was deleted is not answered as if it were still there when its creation is sent again', async () => {
  const body = aNewPlan({ id: 'pl-sent-again', patientId: null, name: 'Wysłany dwa razy' });
  const create = () => app.dietitian.post('/api/diet-plans2', body);
  const first = await create().expect(201);
  expect((await create().expect(201)).body).toEqual(first.body);
  await app.dietitian.delete('/api/diet-plans2/pl-sent-again').expect(204);
  expect((await create().expect(409)).body.code).toBe('conflict');
});

test('a return from the trash that is sent twice with one key is answered twice alike', async () => {
  const plan = await createPlan();
  await app.dietitian.delete(`/api/diet-plans2/${plan.id}`).expect(204);
  const restore = () =>
    app.dietitian
      .post(`/api/diet-plans2/${plan.id}/restore`)
      .set('Idempotency-Key', 'restore-once-1')
      .expect(200);
  const [first, second] = [await restore(), await restore()];
  expect(second.body).toEqual(first.body);
});

test('a plan whose stage was taken meanwhile cannot come back from the trash', async () => {
  const plan = await createPlan({ patientId: TOMASZ, stage: 11 });
  await app.dietitian.delete(`/api/diet-plans2/${plan.id}`).expect(204);
  const newer = await createPlan({ patientId: TOMASZ, stage: 11 });
  const { body } = await app.dietitian.post(`/api/diet-plans2/${plan.id}/restore`).expect(409);
  expect(body).toMatchObject({ code: 'plan_exists', details: { planId: newer.id } });
});

test('after 30 days in the trash a plan is gone', async () => {
  const plan = await createPlan();
  await app.dietitian.delete(`/api/diet-plans2/${plan.id}`).expect(204);
  await app.query(`UPDATE plans SET deleted_at = now() - interval '31 days' WHERE id = $1`, [plan.id]);
  await app.dietitian.post(`/api/diet-plans2/${plan.id}/restore`).expect(404);
});

test('every write leaves a line in the audit trail with field names and no values', async () => {
  const plan = await createPlan();
  await app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { name: 'Nowa nazwa' }).expect(200);
  await app.dietitian.delete(`/api/diet-plans2/${plan.id}`).expect(204);
  const lines = await app.query(
    'SELECT actor, action, fields FROM audit_entries WHERE entity_id = $1 ORDER BY id',
    [plan.id],
  );
  expect(lines).toEqual([
    { actor: app.dietitian.email, action: 'plans.create', fields: [] },
    { actor: app.dietitian.email, action: 'plans.update', fields: ['name'] },
    { actor: app.dietitian.email, action: 'plans.remove', fields: [] },
  ]);
});

test('reading the plan of a patient leaves a line in the audit trail, a list or a plan of nobody does not', async () => {
  const [plan, nobody] = [await createPlan({ patientId: TOMASZ, stage: 12 }), await app.createPlan()];
  await app.dietitian.get('/api/diet-plans2').expect(200);
  for (const { id } of [plan, nobody]) await app.dietitian.get(`/api/diet-plans2/${id}`).expect(200);
  const reads = await app.query(
    `SELECT actor, entity_id FROM audit_entries WHERE action = 'plans.read' AND entity_id IN ($1, $2)`,
    [plan.id, nobody.id],
  );
  expect(reads).toEqual([{ actor: app.dietitian.email, entity_id: plan.id }]);
});
