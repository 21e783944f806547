import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { ANNA, aMealEntry, aNewPlan, daysWithMeal } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';

const CHILD = 'p-child';
let app: PlansApp;

beforeAll(async () => {
  app = await startPlansApp();
  const anna = app.people.get(ANNA);
  if (anna) app.people.set(CHILD, { ...anna, id: CHILD, isChild: true });
});
afterAll(() => app.stop());

const createPlan: PlansApp['createPlan'] = (overrides) => app.createPlan(overrides);

const patch = (plan: Plan, body: object) => app.dietitian.patch(`/api/diet-plans2/${plan.id}`, body);

test('[diets §4] another number of meals clears the meals and lays the slots out anew; one undo brings all back', async () => {
  const plan = await createPlan({ mealsPerDay: 5 });
  const filled = await patch(plan, { planDays: daysWithMeal(plan, aMealEntry()) }).expect(200);
  const changed = await patch(plan, { mealsPerDay: 4 }).expect(200);
  expect(changed.body).toMatchObject({ mealsPerDay: 4, filledSlots: 0, planSummary: null });
  expect(changed.body.mealTimes).toEqual(['07:30', '10:30', '14:00', '19:00']);
  expect((changed.body as Plan).planDays.every(({ slots }) => slots.length === 4)).toBe(true);
  const undone = await app.dietitian.post(`/api/diet-plans2/${plan.id}/undo`).expect(200);
  expect(undone.body).toMatchObject({ mealsPerDay: 5, filledSlots: 1, version: 4 });
  expect(undone.body.planDays).toEqual(filled.body.planDays);
  const nothing = await app.dietitian.post(`/api/diet-plans2/${plan.id}/undo`).expect(409);
  expect(nothing.body).toMatchObject({ code: 'conflict', error: 'Nie ma czego cofnąć.' });
});

test('[diets §5] an adult’s plan takes 3 to 6 meals a day, a child’s up to 8', async () => {
  const adult = await createPlan({ patientId: ANNA, stage: 1 });
  const refused = await patch(adult, { mealsPerDay: 7 }).expect(400);
  expect(refused.body.details.fields[0]).toMatchObject({ path: 'mealsPerDay' });
  await patch(adult, { mealsPerDay: 2 }).expect(400);
  await patch(adult, { mealsPerDay: 6 }).expect(200);
  const child = await createPlan({ patientId: CHILD, stage: 1 });
  const { body } = await patch(child, { mealsPerDay: 8 }).expect(200);
  expect(body.planDays[0].slots).toHaveLength(8);
});

test('[diets §9] a plan created with 8 meals keeps them and stays saveable', async () => {
  const plan = await createPlan({ patientId: ANNA, stage: 2, mealsPerDay: 8 });
  const { body } = await patch(plan, {
    name: 'Osiem posiłków',
    mealsPerDay: 8,
    planDays: plan.planDays,
  }).expect(200);
  expect(body).toMatchObject({ name: 'Osiem posiłków', mealsPerDay: 8 });
});

test('[decisions 21] an adult’s plan of 8 meals goes down to 6, not to 7, and one undo brings the 8 back', async () => {
  const plan = await createPlan({ patientId: ANNA, stage: 3, mealsPerDay: 8 });
  const filled = await patch(plan, { planDays: daysWithMeal(plan, aMealEntry()) }).expect(200);
  const refused = await patch(plan, { mealsPerDay: 7 }).expect(400);
  expect(refused.body.details.fields[0]).toMatchObject({ path: 'mealsPerDay' });
  const { body } = await patch(plan, { mealsPerDay: 6 }).expect(200);
  expect(body.mealsPerDay).toBe(6);
  expect(body.mealTimes).toHaveLength(6);
  expect((body as Plan).planDays.every(({ slots }) => slots.length === 6)).toBe(true);
  const shares =
    (body as Plan).planDays[0]?.slots.map(({ calorieSharePercent }) => calorieSharePercent) ?? [];
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6);
  const undone = await app.dietitian.post(`/api/diet-plans2/${plan.id}/undo`).expect(200);
  expect(undone.body).toMatchObject({ mealsPerDay: 8, planDays: filled.body.planDays });
});

test('[diets §5] hours must be as many as meals, and every day takes them', async () => {
  const plan = await createPlan({ mealsPerDay: 3 });
  const refused = await patch(plan, { mealTimes: ['08:00', '13:00'] }).expect(400);
  expect(refused.body.error).toBe('Dla 3 posiłków musi być podanych dokładnie 3 godzin.');
  await patch(plan, { mealTimes: ['8:00', '13:00', '19:00'] }).expect(400);
  const { body } = await patch(plan, { mealTimes: ['06:45', '12:15', '18:05'] }).expect(200);
  expect(body.mealTimes).toEqual(['06:45', '12:15', '18:05']);
  expect((body as Plan).planDays.map(({ slots }) => slots[2]?.time)).toEqual(Array<string>(14).fill('18:05'));
});

test('[diets §4] a plan that was reset gets all its meals back by one undo', async () => {
  const plan = await createPlan({ mealsPerDay: 3 });
  const filled = await patch(plan, { planDays: daysWithMeal(plan, aMealEntry()) }).expect(200);
  const reset = await patch(plan, { planDays: plan.planDays }).expect(200);
  expect(reset.body).toMatchObject({ filledSlots: 0, planSummary: null });
  const undone = await app.dietitian.post(`/api/diet-plans2/${plan.id}/undo`).expect(200);
  expect(undone.body.planDays).toEqual(filled.body.planDays);
});

test('fewer days cut the last ones off, more days add empty ones; what was lost can be undone', async () => {
  const plan = await createPlan({ mealsPerDay: 3 });
  const lastDay = daysWithMeal(plan, aMealEntry(), { day: 14, slot: 1 });
  await patch(plan, { planDays: lastDay }).expect(200);
  const shorter = await patch(plan, { days: 7 }).expect(200);
  expect(shorter.body).toMatchObject({ days: 7, filledSlots: 0 });
  const longer = await patch(plan, { days: 9 }).expect(200);
  expect((longer.body as Plan).planDays.map(({ day, slots }) => [day, slots.length])).toContainEqual([9, 3]);
  const asked = await app.dietitian.post(`/api/diet-plans2/${plan.id}/undo`).expect(409);
  expect(asked.body).toMatchObject({ code: 'later_edits', details: { step: { cause: 'days' } } });
  const undone = await app.dietitian.post(`/api/diet-plans2/${plan.id}/undo`, { confirm: true }).expect(200);
  expect(undone.body).toMatchObject({ days: 14, filledSlots: 1 });
});

test.each([
  ['too few days', (days: Plan['planDays']) => days.slice(1), 'Plan musi mieć 14 dni o numerach od 1 do 14.'],
  [
    'a day twice',
    (days: Plan['planDays']) => [days[0]!, ...days.slice(0, 13)],
    'Plan musi mieć 14 dni o numerach od 1 do 14.',
  ],
  [
    'a day with a slot missing',
    (days: Plan['planDays']) =>
      days.map((day) => (day.day === 3 ? { ...day, slots: day.slots.slice(1) } : day)),
    'Dzień 3 musi mieć 3 posiłki, tyle co plan.',
  ],
  [
    'a slot twice in one day',
    (days: Plan['planDays']) =>
      days.map((day) =>
        day.day === 2 ? { ...day, slots: [day.slots[0]!, day.slots[0]!, day.slots[2]!] } : day,
      ),
    'W dniu 2 dwa posiłki mają ten sam identyfikator.',
  ],
])('days that do not fit the plan are refused: %s', async (_, spoil, sentence) => {
  const plan = await createPlan({ mealsPerDay: 3 });
  const { body } = await patch(plan, { planDays: spoil(plan.planDays) }).expect(400);
  expect(body).toMatchObject({ code: 'invalid_input', error: sentence });
});

test('[diets §5] a portion set by hand stays within the narrower range; a larger one of the generator may stay or move', async () => {
  const plan = await createPlan({ mealsPerDay: 3 });
  const large = aMealEntry({ portionPercent: 250 });
  await patch(plan, { planDays: daysWithMeal(plan, large) }).expect(400);
  // As the generator leaves it.
  await app.query('UPDATE plans SET plan_days = $2 WHERE id = $1', [
    plan.id,
    JSON.stringify(daysWithMeal(plan, large)),
  ]);
  await patch(plan, { planDays: daysWithMeal(plan, large, { day: 2, slot: 1 }) }).expect(200);
  const { body } = await patch(plan, {
    planDays: daysWithMeal(plan, { ...large, portionPercent: 260 }, { day: 2, slot: 1 }),
  }).expect(400);
  expect(body.error).toBe(
    'Porcja dania „Kanapki” w dniu 2 musi mieścić się w zakresie 50–200\u00a0% – tak mówi konfiguracja reguł dla tego rodzaju posiłku.',
  );
});

test('at least one meal source must remain', async () => {
  const plan = await createPlan();
  await patch(plan, { generatorSources: [] }).expect(400);
  const { body } = await patch(plan, { generatorSources: ['AG', 'AG', 'KB'] }).expect(200);
  expect(body.generatorSources).toEqual(['AG', 'KB']);
});

test('a plan may be created with days of its own', async () => {
  const template = await createPlan({ mealsPerDay: 3 });
  const planDays = daysWithMeal(template, aMealEntry());
  const plan = await createPlan({ mealsPerDay: 3, planDays });
  expect(plan).toMatchObject({ filledSlots: 1, planSummary: { averageCalories: 181 } });
  await app.dietitian
    .post('/api/diet-plans2', aNewPlan({ patientId: null, mealsPerDay: 4, planDays }))
    .expect(400);
});
