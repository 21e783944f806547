import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { regenerateRefusalSchema } from '@pora/contracts/plans/plan-steps.model';
import { checkPlan } from '@pora/engine/testing/checker';
import { verdictOfCheck } from '../safety/plan-check.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { starterSnapshot } from '../testing/starter-data.js';
import { mealAt, stepBench, withSlot, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
});
afterAll(() => app.stop());

const REGENERATE = 'slots/regenerate';
const RECALCULATE = 'slots/recalculate';
const LUNCH = 2;
const SNACK = 3;

test('[diets §7] a slot gets another meal that breaks no rule, saved with its check, and undo brings the old one back', async () => {
  const patientId = bench.patientAvoiding([{ name: 'Mleko krowie', value: 64 }], ['pomidory']);
  const plan = await bench.generated({ patientId });
  const place = { day: 3, slotIndex: 0 };
  const slot = plan.planDays[2]?.slots[0];
  const answer = await bench.draw(plan, { ...place, slotType: slot?.type, slotTime: slot?.time });
  expect(answer).toMatchObject({ version: 3, updatedSlot: place, split: false });
  expect(answer.changed).toEqual([{ ...place, mealId: answer.updatedSlot.slot.entry?.mealId }]);
  expect(answer.updatedSlot.slot.entry?.mealId).not.toBe(mealAt(plan, place).mealId);
  expect(answer.validation).toMatchObject({ state: 'safe', dangerous: 0, meals: 70 });
  const saved = await bench.read(plan);
  expect(saved).toMatchObject({ planDays: answer.planDays, planSummary: answer.planSummary, version: 3 });
  expect(saved.generation).toEqual(answer.generation);
  const verdict = verdictOfCheck(answer.validation);
  expect(saved.generation?.verdict).toEqual(verdict);
  const { snapshot } = app.catalogue;
  const patient = {
    isChild: false,
    intolerances: [{ name: 'Mleko krowie', value: 64 }],
    disliked: ['pomidory'],
  };
  expect(
    checkPlan({ plan, patient, catalog: snapshot, config: snapshot.ruleConfig }, saved.planDays),
  ).toEqual([]);
  const undone = await bench.undo(plan);
  expect(undone.planDays).toEqual(plan.planDays);
  expect(undone.generation).toEqual(plan.generation);
});

test('[diets §7] twenty draws in a row give at least ten different meals', async () => {
  const plan = await bench.generated({ mealsPerDay: 3, days: 7 });
  const meals = new Set<string>();
  let last = mealAt(plan, { day: 5, slotIndex: 0 }).mealId;
  for (let i = 0; i < 20; i += 1) {
    const { updatedSlot } = await bench.draw(plan, { day: 5, slotIndex: 0 });
    const { mealId = null } = updatedSlot.slot.entry ?? {};
    expect(mealId).not.toBe(last);
    last = mealId;
    meals.add(mealId ?? '');
  }
  expect(meals.size).toBeGreaterThanOrEqual(10);
});

test('both days of a pair change together, a locked partner stays', async () => {
  const plan = await bench.generated();
  const { changed, planDays } = await bench.draw(plan, { day: 3, slotIndex: LUNCH });
  expect(changed.map(({ day }) => day)).toEqual([3, 4]);
  const both = [3, 4].map((day) => mealAt({ planDays }, { day, slotIndex: LUNCH }).mealId);
  expect(new Set(both).size).toBe(1);
  await bench.save(plan, withSlot(planDays, { day: 4, slotIndex: LUNCH }, { locked: true }));
  const alone = await bench.draw(plan, { day: 3, slotIndex: LUNCH });
  expect(alone.changed.map(({ day }) => day)).toEqual([3]);
  expect(mealAt(alone, { day: 4, slotIndex: LUNCH }).mealId).toBe(both[1]);
  // Free slots of the block are what a split is told of; the locked one is not free.
  expect(alone.generation?.splitPairs).toEqual(plan.generation?.splitPairs);
});

test('[diets §2] an empty slot is filled, also in a plan nothing was generated for', async () => {
  const plan = await app.createPlan({ mealsPerDay: 3 });
  const { updatedSlot, planSummary, generation, validation } = await bench.draw(plan, {
    day: 2,
    slotIndex: 0,
  });
  expect(updatedSlot.slot.entry).not.toBeNull();
  expect(planSummary.averageCalories).toBe(updatedSlot.slot.entry?.calories);
  expect(generation).toBeNull();
  expect(validation).toMatchObject({ state: 'no_patient', meals: 1 });
  expect((await bench.undo(plan)).filledSlots).toBe(0);
});

test('a slot that was filled by a draw is no longer reported as empty', async () => {
  const full = starterSnapshot('few-dinners');
  const dinners = full.meals.filter(({ types, source }) => types.includes('dinner') && source === 'own');
  const kept = new Set(dinners.slice(0, 2).map(({ id }) => id));
  app.catalogue.snapshot = {
    ...full,
    meals: full.meals.filter(({ id, types }) => !types.includes('dinner') || kept.has(id)),
  };
  const plan = await bench.generated({ generatorSources: ['own'], mealsPerDay: 3, caloriesPerDay: 1800 });
  const [empty] = plan.generation?.emptySlots ?? [];
  if (!empty) throw new Error('nothing stayed empty');
  app.catalogue.snapshot = starterSnapshot('all-dinners-again');
  const { generation, changed } = await bench.draw(plan, { day: empty.day, slotIndex: empty.slotIndex });
  const before = plan.generation;
  expect(changed.length).toBeGreaterThan(0);
  expect(generation?.emptySlots).toHaveLength((before?.emptySlots.length ?? 0) - changed.length);
  expect(generation?.filledSlots).toBe((before?.filledSlots ?? 0) + changed.length);
});

test('[diets §8] without another candidate the reason is duplicate_only, with the counts behind it', async () => {
  const plan = await bench.generated();
  const full = starterSnapshot('one-snack');
  const present = mealAt(plan, { day: 1, slotIndex: SNACK }).mealId;
  const accepted = full.ruleConfig.slotPools['snack'] ?? ['snack'];
  app.catalogue.snapshot = {
    ...full,
    meals: full.meals.filter(
      ({ id, types }) => id === present || !types.some((type) => accepted.includes(type)),
    ),
  };
  const { body } = await bench.send(plan, REGENERATE, { day: 1, slotIndex: SNACK }).expect(422);
  expect(body).toMatchObject({
    code: 'duplicate_only',
    error:
      'Nie znaleziono alternatywy dla tego slotu. Wszystkie kandydaty zostały wykluczone (duplikaty, nietolerancje, nielubiane).',
  });
  const details = regenerateRefusalSchema.parse(body.details);
  expect(details.reason).toBe('duplicate_only');
  for (const { considered, removed, left } of [details.pool, details.counts]) {
    expect(Object.values(removed).reduce((sum, count) => sum + count, left)).toBe(considered);
  }
  expect(details.sentences).toHaveLength(2);
  app.catalogue.snapshot = {
    ...full,
    revision: 'no-snack',
    meals: full.meals.filter(({ types }) => !types.some((type) => accepted.includes(type))),
  };
  const mismatch = await bench.send(plan, REGENERATE, { day: 1, slotIndex: SNACK }).expect(422);
  expect(mismatch.body).toMatchObject({
    code: 'slot_pool_mismatch',
    error: expect.stringMatching(/^Nie znaleziono posiłku pasującego do typu tego slotu\. .* ręcznie\.$/),
    details: { reason: 'slot_pool_mismatch', pool: { left: 0 } },
  });
  expect((await bench.read(plan)).version).toBe(plan.version);
  app.catalogue.snapshot = starterSnapshot('starter-back');
});

test('[diets §8] a slot that is not there, another one than the person saw, and a locked one are refused', async () => {
  const plan = await bench.generated({ mealsPerDay: 3, days: 7 });
  for (const place of [
    { day: 8, slotIndex: 0 },
    { day: 1, slotIndex: 3 },
  ]) {
    const { body } = await bench.send(plan, REGENERATE, place).expect(404);
    expect(body.error).toBe('Nie znaleziono slotu do regeneracji.');
  }
  const slot = plan.planDays[0]?.slots[0];
  for (const seen of [{ slotType: 'dinner' }, { slotTime: '03:15' }]) {
    const { body } = await bench.send(plan, REGENERATE, { day: 1, slotIndex: 0, ...seen }).expect(412);
    expect(body).toMatchObject({
      code: 'stale_version',
      details: { current: { id: plan.id, version: plan.version } },
    });
  }
  await bench.draw(plan, { day: 1, slotIndex: 0, slotType: 'first_breakfast', slotTime: slot?.time });
  const { planDays } = await bench.read(plan);
  for (const lock of [{ locked: true }, { lockedInAllDays: true }]) {
    await bench.save(plan, withSlot(planDays, { day: 2, slotIndex: 0 }, lock));
    const { body } = await bench.send(plan, REGENERATE, { day: 2, slotIndex: 0 }).expect(422);
    expect(body).toEqual({
      code: 'slot_locked',
      error: 'To miejsce jest zablokowane. Odblokuj je, aby zmienić posiłek.',
    });
  }
  const hungry = await app.createPlan({ caloriesPerDay: 0 });
  const { body } = await bench.send(hungry, REGENERATE, { day: 1, slotIndex: 0 }).expect(422);
  expect(body.code).toBe('no_calorie_target');
});

const RYE_BREAD = 1801;
const YOGURT = 1504;

test('[diets §7] new ingredients give the meal its energy, names, measures and check; nothing is saved', async () => {
  const patientId = bench.patientAvoiding([{ name: 'Mleko krowie', value: 64 }]);
  const plan = await bench.generated({ patientId });
  const ingredients = [
    { foodId: RYE_BREAD, grams: 70, unitName: 'kromka', unitQty: 7 },
    { foodId: YOGURT, grams: 100 },
    { foodId: YOGURT, grams: 50 },
  ];
  const place = { dayIndex: 0, slotIndex: 0 };
  const { slot, dayTotals, safety, problems } = await bench.recalculate(plan, { ...place, ingredients });
  const food = (id: number) => {
    const found = app.catalogue.snapshot.foods.find((one) => one.id === id);
    if (!found) throw new Error(`food ${id} is missing`);
    return found;
  };
  const [bread, yogurt] = [food(RYE_BREAD), food(YOGURT)];
  const kromka = bread.units.find(({ name }) => name === 'kromka')?.grams ?? 0;
  expect(slot.entry?.ingredients).toMatchObject([
    { foodId: RYE_BREAD, foodName: bread.name, unitName: 'kromka', unitQty: Math.round(7000 / kromka) / 100 },
    { foodId: YOGURT, foodName: yogurt.name, grams: 150 },
  ]);
  expect(slot.entry?.ingredients[1]).not.toHaveProperty('unitName');
  expect(slot.entry?.calories).toBe(Math.round(bread.calories * 0.7 + yogurt.calories * 1.5));
  expect({ safety, problems }).toMatchObject({
    safety: 'dangerous',
    problems: [{ kind: 'intolerance', foodId: YOGURT, cause: 'mleko-krowie', value: 64 }],
  });
  const others = plan.planDays[0]?.slots.slice(1).reduce((sum, { entry }) => sum + (entry?.calories ?? 0), 0);
  expect(dayTotals.calories).toBe((others ?? 0) + (slot.entry?.calories ?? 0));
  expect(await bench.read(plan)).toEqual(plan);
});

test('[diets §2] foods put into an empty slot become a meal of their own', async () => {
  const plan = await app.createPlan({ patientId: bench.patientAvoiding([]) });
  const place = { dayIndex: 0, slotIndex: 0 };
  const { slot, safety } = await bench.recalculate(plan, {
    ...place,
    ingredients: [{ foodId: RYE_BREAD, grams: 35 }],
  });
  expect(slot.entry).toMatchObject({
    name: 'Chleb żytni',
    mealId: null,
    portionPercent: 100,
    unmapped: false,
  });
  expect(safety).toBe('safe');
  const { body } = await bench.send(plan, RECALCULATE, { ...place, ingredients: [] }).expect(422);
  expect(body.error).toBe('Dodaj co najmniej jeden składnik, aby powstał posiłek.');
});

test('foods nobody knows are named, amounts beyond a meal and missing ones refused', async () => {
  const plan = await bench.generated();
  const send = (ingredients: object[], place: object = { dayIndex: 0, slotIndex: 0 }) =>
    bench.send(plan, RECALCULATE, { ...place, ingredients });
  const unknown = await send([
    { foodId: 1_999_999_998, grams: 5 },
    { foodId: RYE_BREAD, grams: 5 },
    { foodId: 1_999_999_999, grams: 5 },
  ]).expect(422);
  expect(unknown.body).toEqual({
    code: 'unknown_foods',
    error: 'Nie ma w bazie produktów o numerach: 1999999998, 1999999999.',
    details: { foodIds: [1_999_999_998, 1_999_999_999] },
  });
  const huge = Array.from({ length: 60 }, () => ({
    foodId: null,
    grams: 10_000,
    nutrition: { calories: 100_000, carbs: 0, fat: 0, protein: 0 },
  }));
  await send(huge).expect(422);
  await send([{ foodId: RYE_BREAD, grams: 0 }]).expect(400);
  await send([...huge, ...huge]).expect(400);
  await send([], { dayIndex: 14, slotIndex: 0 }).expect(400);
  await send([], { dayIndex: 0, slotIndex: 5 }).expect(404);
  const emptied = await bench.recalculate(plan, { dayIndex: 0, slotIndex: 0, ingredients: [] });
  expect(emptied).toMatchObject({ safety: 'no_patient', slot: { entry: { calories: 0 } } });
});

test('a meal by hand that names no food stays unchecked, and so does every meal while the patient’s data is away', async () => {
  const plan = await bench.generated({ patientId: bench.patientAvoiding([]) });
  const place = { dayIndex: 0, slotIndex: 0 };
  const own = [
    {
      foodId: null,
      grams: 100,
      sourceText: 'zupa babci',
      nutrition: { calories: 80, carbs: 1, fat: 1, protein: 1 },
    },
  ];
  expect(await bench.recalculate(plan, { ...place, ingredients: own })).toMatchObject({
    safety: 'unchecked',
    problems: [{ kind: 'unknown_food', foodName: 'zupa babci' }],
    slot: { entry: { calories: 80 } },
  });
  const bread = { ...place, ingredients: [{ foodId: RYE_BREAD, grams: 35 }] };
  expect(await bench.recalculate(plan, bread)).toMatchObject({ safety: 'safe' });
  await app.patients.switchOff();
  expect(await bench.recalculate(plan, bread)).toMatchObject({ safety: 'unchecked', problems: [] });
  await app.patients.switchOn();
});

test('[decisions 20] a portion by itself follows the recipe, and the answer says which portions are allowed and why', async () => {
  const plan = await bench.generated({ patientId: bench.patientAvoiding([]), mealsPerDay: 3 });
  const lunch = { dayIndex: 0, slotIndex: 1 };
  const before = plan.planDays[0]?.slots[1]?.entry;
  const { slot, portionRange } = await bench.recalculate(plan, {
    ...lunch,
    portionPercent: 150,
    servings: 3,
  });
  expect(slot.entry).toMatchObject({ mealId: before?.mealId, portionPercent: 150, servings: 3 });
  expect(Math.abs((slot.entry?.calories ?? 0) - (before?.baseCalories ?? 0) * 1.5)).toBeLessThanOrEqual(1);
  const amounts = slot.entry?.baseIngredients.map(({ foodId, grams }) => ({ foodId, grams }));
  expect(before?.baseIngredients).toMatchObject(amounts ?? []);
  expect(portionRange).toEqual({
    min: expect.any(Number),
    max: expect.any(Number),
    narrowedBy: expect.stringMatching(/^(rules|both)$/),
    sentence: expect.stringContaining(`${portionRange.min}–${portionRange.max}\u00a0%`),
  });
  const edit = [{ day: 1, slotIndex: 1, entry: slot.entry }];
  const { body: saved } = await app.dietitian.patch(`/api/diet-plans2/${plan.id}/slots`, edit).expect(200);
  expect(saved.changed[0].slot.entry).toEqual(slot.entry);

  const { body } = await bench
    .send(plan, RECALCULATE, { ...lunch, portionPercent: portionRange.max + 1 })
    .expect(400);
  expect(body).toMatchObject({
    code: 'invalid_input',
    error: portionRange.sentence,
    details: { fields: [{ path: 'portionPercent' }], portionRange },
  });
});

test('amounts sent with another portion are those of that portion', async () => {
  const plan = await app.createPlan({ patientId: bench.patientAvoiding([]), mealsPerDay: 3 });
  const { slot } = await bench.recalculate(plan, {
    dayIndex: 0,
    slotIndex: 1,
    ingredients: [{ foodId: RYE_BREAD, grams: 70 }],
    portionPercent: 200,
  });
  expect(slot.entry).toMatchObject({ portionPercent: 200, calories: 181, ingredients: [{ grams: 70 }] });
  expect(slot.entry?.baseIngredients).toMatchObject([{ grams: 35 }]);
});
