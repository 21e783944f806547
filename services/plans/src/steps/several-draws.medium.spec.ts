import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { regenerateRefusalSchema } from '@pora/contracts/plans/plan-steps.model';
import { checkPlan } from '@pora/engine/testing/checker';
import { verdictOfCheck } from '../safety/plan-check.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { starterSnapshot } from '../testing/starter-data.js';
import { mealAt, stepBench, withSlot, type Place, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
});
afterAll(() => app.stop());

const REGENERATE = 'slots/regenerate';
const [LUNCH, SNACK] = [2, 3];

const historyOf = async ({ id }: Pick<Plan, 'id'>) =>
  planHistoryRoutes.list.answer.parse(
    (await app.dietitian.get(`/api/diet-plans2/${id}/history`).expect(200)).body,
  );
const auditOf = ({ id }: Pick<Plan, 'id'>) =>
  app.query('SELECT id FROM audit_entries WHERE action = $1 AND entity_id = $2', [
    'plans.regenerate-slot',
    id,
  ]);
const mealsAt = (plan: Pick<Plan, 'planDays'>, places: readonly Place[]) =>
  places.map((place) => mealAt(plan, place).mealId);

/** A library without a meal for the slots of snacks. */
function withoutSnacks(): void {
  const full = starterSnapshot('no-snack');
  const accepted = full.ruleConfig.slotPools['snack'] ?? ['snack'];
  app.catalogue.snapshot = {
    ...full,
    meals: full.meals.filter(({ types }) => !types.some((type) => accepted.includes(type))),
  };
}

test('[diets §7] several slots are drawn in one step: one version, one history step, one audit line, one undo and redo', async () => {
  const patientId = bench.patientAvoiding([{ name: 'Mleko krowie', value: 64 }], ['pomidory']);
  const plan = await bench.generated({ patientId });
  const places = [
    { day: 1, slotIndex: 0 },
    { day: 1, slotIndex: 1 },
    { day: 6, slotIndex: SNACK },
  ];
  const [before, lines] = [await historyOf(plan), (await auditOf(plan)).length];
  const seen = places.map((place) => {
    const slot = plan.planDays[place.day - 1]?.slots[place.slotIndex];
    return { ...place, slotType: slot?.type, slotTime: slot?.time };
  });
  const answer = await bench.draw(plan, { places: seen });
  expect(answer).toMatchObject({ version: plan.version + 1, failed: [], locked: [], updatedSlot: places[0] });
  expect(answer.changed).toEqual(places.map((place) => ({ ...place, mealId: mealAt(answer, place).mealId })));
  for (const [index, mealId] of mealsAt(answer, places).entries())
    expect(mealId).not.toBe(mealsAt(plan, places)[index]);
  const saved = await bench.read(plan);
  expect(saved).toMatchObject({ planDays: answer.planDays, version: plan.version + 1 });
  expect(saved.generation?.verdict).toEqual(verdictOfCheck(answer.validation));
  const { snapshot } = app.catalogue;
  const patient = {
    isChild: false,
    intolerances: [{ name: 'Mleko krowie', value: 64 }],
    disliked: ['pomidory'],
  };
  expect(
    checkPlan({ plan, patient, catalog: snapshot, config: snapshot.ruleConfig }, saved.planDays),
  ).toEqual([]);
  const after = await historyOf(plan);
  expect(after.items).toHaveLength(before.items.length + 1);
  expect(after.items[0]).toMatchObject({ cause: 'regenerate', changedSlots: 3 });
  expect(await auditOf(plan)).toHaveLength(lines + 1);
  expect((await bench.undo(plan)).planDays).toEqual(plan.planDays);
  await bench.send(plan, 'redo').expect(200);
  expect((await bench.read(plan)).planDays).toEqual(answer.planDays);
});

test('a pair drawn for its first day is not drawn again for its second, and stays one dish', async () => {
  const plan = await bench.generated();
  const pair = [
    { day: 3, slotIndex: LUNCH },
    { day: 4, slotIndex: LUNCH },
  ];
  const { changed, planDays } = await bench.draw(plan, { places: [...pair, ...pair], seed: 7 });
  expect(changed).toHaveLength(2);
  expect(new Set(mealsAt({ planDays }, pair)).size).toBe(1);
  const other = await bench.generated();
  await bench.save(other, plan.planDays);
  const once = await bench.draw(other, { ...pair[0], seed: 7 });
  expect(mealsAt(once, pair)).toEqual(mealsAt({ planDays }, pair));
});

test('[diets §4] locked slots stay and are named, the others are drawn; when all are locked it is refused', async () => {
  const plan = await bench.generated({ mealsPerDay: 3, days: 7 });
  const [locked, open] = [
    { day: 2, slotIndex: 0 },
    { day: 3, slotIndex: 0 },
  ];
  const { planDays, version } = await bench.save(plan, withSlot(plan.planDays, locked, { locked: true }));
  const answer = await bench.draw(plan, { places: [locked, open] });
  expect(answer).toMatchObject({ locked: [locked], failed: [], updatedSlot: open, version: version + 1 });
  expect(answer.changed.map(({ day }) => day)).toEqual([3]);
  expect(answer.planDays[1]).toEqual(planDays[1]);
  const { body } = await bench.send(plan, REGENERATE, { places: [locked] }).expect(422);
  expect(body).toEqual({
    code: 'slot_locked',
    error: 'To miejsce jest zablokowane. Odblokuj je, aby zmienić posiłek.',
  });
});

test('[diets §8] a slot without another candidate does not keep the others from being drawn; each says why', async () => {
  const plan = await bench.generated();
  const [breakfast, snack, later] = [
    { day: 1, slotIndex: 0 },
    { day: 1, slotIndex: SNACK },
    { day: 2, slotIndex: SNACK },
  ];
  withoutSnacks();
  const { changed, failed, version } = await bench.draw(plan, { places: [snack, breakfast, later] });
  expect(changed).toMatchObject([breakfast]);
  expect(failed).toMatchObject([
    { ...snack, reason: 'slot_pool_mismatch', error: expect.stringMatching(/^Nie znaleziono posiłku pas/) },
    { ...later, reason: 'slot_pool_mismatch' },
  ]);
  for (const { sentences } of failed) expect(sentences).toHaveLength(2);
  expect(version).toBe(plan.version + 1);

  const { body } = await bench.send(plan, REGENERATE, { places: [snack, later] }).expect(422);
  const details = regenerateRefusalSchema.parse(body.details);
  expect(details.failed).toMatchObject([snack, later]);
  expect(body).toMatchObject({ code: 'slot_pool_mismatch', error: details.failed[0]?.error });
  expect((await bench.read(plan)).version).toBe(version);
  app.catalogue.snapshot = starterSnapshot('all-snacks-again');
});

test('one slot that is gone, or another than the person saw, keeps the whole draw from being made', async () => {
  const plan = await bench.generated({ mealsPerDay: 3, days: 7 });
  const first = { day: 1, slotIndex: 0 };
  await bench.send(plan, REGENERATE, { places: [first, { day: 8, slotIndex: 0 }] }).expect(404);
  await bench.send(plan, REGENERATE, { places: [first, { ...first, slotType: 'dinner' }] }).expect(412);
  for (const body of [
    {},
    { places: [] },
    { ...first, places: [first] },
    { day: 1 },
    { slotType: 'lunch', places: [first] },
  ])
    await bench.send(plan, REGENERATE, body).expect(400);
  expect(await bench.read(plan)).toEqual(plan);
});

test('the whole plan at once: 70 slots are one step, without a repeat the rules forbid', async () => {
  const plan = await bench.generated();
  const places = plan.planDays.flatMap(({ day, slots }) => slots.map((_, slotIndex) => ({ day, slotIndex })));
  const { changed, version, planDays } = await bench.draw(plan, { places });
  expect(version).toBe(plan.version + 1);
  expect(new Set(changed.map(({ day, slotIndex }) => `${day} ${slotIndex}`)).size).toBe(changed.length);
  const { snapshot } = app.catalogue;
  expect(
    checkPlan(
      { plan, patient: { isChild: false }, catalog: snapshot, config: snapshot.ruleConfig },
      planDays,
    ),
  ).toEqual([]);
});
