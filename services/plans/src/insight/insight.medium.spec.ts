import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { planSafetySchema } from '@pora/contracts/plans/plan-safety.model';
import { planInsightRoutes, planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { aMealEntry, aPatient, daysWithMeal } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { avoiding } from '../testing/safety-data.js';
import { starterSnapshot } from '../testing/starter-data.js';

const PATIENT = 'p-insight';
const MILK = { name: 'Mleko krowie', value: 64.5 };

let app: PlansApp;
let plan: Plan;

beforeAll(async () => {
  app = await startPlansApp();
  avoid([]);
  plan = await app.createPlan({ patientId: PATIENT, mealsPerDay: 3, generatorSources: ['own', 'AG', 'KB'] });
  await app.dietitian.post(path('/generate'), {}).expect(200);
  plan = (await app.dietitian.get(path()).expect(200)).body as Plan;
});
afterAll(() => app.stop());

const path = (tail = '', of: Pick<Plan, 'id'> = plan) => `/api/diet-plans2/${of.id}${tail}`;
const get = (tail: string, of: Pick<Plan, 'id'> = plan) => app.dietitian.get(path(tail, of));
const preview = (body: object, of: Pick<Plan, 'id'> = plan) =>
  app.dietitian.post(path('/slots/preview', of), body);
const safety = async (of: Pick<Plan, 'id'> = plan) =>
  planSafetySchema.parse((await get('/safety', of).expect(200)).body);

function avoid(...what: Parameters<typeof avoiding>): void {
  app.people.set(PATIENT, { ...aPatient({ id: PATIENT }), ...avoiding(...what) });
}

/** Lines of the audit trail about a plan that begin with `plans.`, oldest first. */
const audited = async (of: Pick<Plan, 'id'> = plan) =>
  (
    await app.query<{ action: string }>('SELECT action FROM audit_entries WHERE entity_id = $1 ORDER BY id', [
      of.id,
    ])
  ).map(({ action }) => action);

test('[diets §4] the check of a plan follows the patient’s results of the moment', async () => {
  expect(await safety()).toMatchObject({
    state: 'safe',
    dangerous: 0,
    unchecked: 0,
    slots: [],
    emptySlots: [],
  });
  avoid([MILK], ['pomidor', 'szarańcza']);
  const risky = await safety();
  expect(risky.state).toBe('dangerous');
  expect(risky.meals).toBe(42);
  expect(risky.slots.filter((slot) => slot.safety === 'dangerous')).toHaveLength(risky.dangerous);
  expect(risky.sentence).toMatch(/^\d+ z 42 ryzykown/);
  expect(risky.notUnderstood).toMatchObject([{ entry: 'szarańcza', source: 'disliked' }]);
  expect(risky.notUnderstood[0]?.sentence).toMatch(
    /^Nie rozumiem: „szarańcza” – nie pasuje do żadnego produktu/,
  );
  const milk = risky.slots.flatMap(({ problems }) => problems.filter(({ kind }) => kind === 'intolerance'));
  expect(milk.length).toBeGreaterThan(0);
  for (const problem of milk) expect(problem).toMatchObject({ cause: 'mleko-krowie', value: 64.5 });
  avoid([{ name: 'Mleko krowie', value: 25 }]);
  expect(await safety()).toMatchObject({ state: 'attention', dangerous: 0 });
  avoid([{ name: 'Transglutaminaza', value: 31 }]);
  expect(await safety()).toMatchObject({
    state: 'attention',
    unmapped: [{ name: 'Transglutaminaza', value: 31 }],
    slots: [],
  });
  avoid([]);
});

test('[diets §4] empty slots are listed per day, and a meal outside the food base is not checked', async () => {
  const other = await app.createPlan({ patientId: PATIENT, mealsPerDay: 3, days: 2 });
  expect(await safety(other)).toMatchObject({
    meals: 0,
    emptySlots: Array.from({ length: 6 }, (_, i) => ({ day: 1 + Math.floor(i / 3), slotIndex: i % 3 })),
    state: 'no_data',
    sentence: 'Plan nie ma jeszcze posiłków – nie ma czego sprawdzać.',
  });
  const strange = { foodId: null, grams: 20, foodName: 'Syrop babci', foodCategory: '' };
  const entry = aMealEntry({ ingredients: [strange], baseIngredients: [strange] });
  await app.dietitian.patch(path('', other), { planDays: daysWithMeal(other, entry) }).expect(200);
  expect(await safety(other)).toMatchObject({
    state: 'attention',
    unchecked: 1,
    sentence: '0 z 1 ryzykownych, 1 niesprawdzony',
    slots: [
      {
        day: 1,
        slotIndex: 0,
        safety: 'unchecked',
        problems: [{ kind: 'unknown_food', foodName: 'Syrop babci' }],
      },
    ],
  });
});

test('a plan whose data are away is "nie sprawdzono", never safe; a plan without a patient has its own state', async () => {
  await app.patients.switchOff();
  expect(await safety()).toMatchObject({
    state: 'unchecked',
    missing: ['intolerances', 'disliked'],
    unchecked: 42,
    sentence:
      'Nie sprawdzono – nie udało się wczytać nietolerancji i ankiety (alergii i nielubianych produktów).',
  });
  await app.catalog.switchOff();
  expect(await safety()).toMatchObject({
    state: 'unchecked',
    missing: ['intolerances', 'disliked', 'mappings'],
  });
  await app.patients.switchOn();
  expect(await safety()).toMatchObject({
    state: 'unchecked',
    missing: ['mappings'],
    sentence: 'Nie sprawdzono – nie udało się wczytać powiązań nietolerancji z produktami.',
  });
  await app.catalog.switchOn();
  expect(await safety()).toMatchObject({ state: 'safe', missing: [] });
  const nobody = await app.createPlan({ mealsPerDay: 3 });
  expect(await safety(nobody)).toMatchObject({ state: 'no_patient', missing: [], slots: [] });
});

test('a patient who is gone leaves the plan unchecked', async () => {
  app.people.delete(PATIENT);
  expect(await safety()).toMatchObject({ state: 'unchecked', missing: ['intolerances', 'disliked'] });
  expect((await app.dietitian.post(path('/generate'), {}).expect(409)).body.error).toMatch(/kartotece/);
  avoid([]);
});

test('[diets §7] a slot explains its meal and why another one is not there, with counts that add up', async () => {
  avoid([MILK]);
  const dairy = app.catalogue.snapshot.meals.find(
    ({ types, ingredients }) =>
      types.includes('breakfast') &&
      ingredients.some(({ foodId, replaceable }) => foodId === 1505 && replaceable === false),
  );
  const { body } = await get(`/explain?day=2&slot=0&mealId=${dairy?.id}`).expect(200);
  const explained = planInsightRoutes.explain.answer.parse(body);
  expect(explained).toMatchObject({
    day: 2,
    slotIndex: 0,
    type: 'breakfast',
    present: { mealId: plan.planDays[1]?.slots[0]?.entry?.mealId },
    asked: { mealId: dairy?.id, rank: null },
  });
  expect(explained.asked?.broken).toContainEqual({
    rule: 'intolerance_key',
    foodName: 'Jogurt grecki, naturalny',
    cause: 'mleko-krowie',
    value: 64.5,
  });
  expect(explained.asked?.sentences[0]).toMatch(/kluczowy składnik.*64,5 U\/ml/);
  for (const { considered, removed, left } of [explained.pool, explained.dynamic]) {
    expect(Object.values(removed).reduce((sum, count) => sum + count, left)).toBe(considered);
  }
  expect(explained.pool.considered).toBe(app.catalogue.snapshot.meals.length);
  expect(explained.sentences.length).toBeGreaterThan(0);
  avoid([]);
});

test('explaining needs a slot, a meal and the patient’s data', async () => {
  expect((await get('/explain?day=14&slot=7').expect(404)).body.error).toBe(
    'Plan nie ma takiego miejsca na posiłek.',
  );
  const unknown = await get('/explain?day=1&slot=0&mealId=m-nie-ma').expect(404);
  expect(unknown.body.error).toBe('Nie ma takiego posiłku w bibliotece.');
  for (const query of [
    '',
    '?day=1',
    '?slot=0',
    '?day=0&slot=0',
    '?day=15&slot=0',
    '?day=1&slot=8',
    '?day=x&slot=0',
  ]) {
    expect((await get(`/explain${query}`).expect(400)).body.code).toBe('invalid_input');
  }
  for (const tail of ['/safety', '/explain?day=1&slot=0', '/feasibility'])
    await get(tail, { id: 'pl-none' }).expect(404);
  await app.patients.switchOff();
  for (const tail of ['/explain?day=1&slot=0', '/feasibility']) {
    expect((await get(tail).expect(503)).body.code).toBe('not_checked');
  }
  await app.patients.switchOn();
});

test('[diets §7] before a run each slot type tells how many meals are left and which rule bites', async () => {
  avoid([MILK], ['kasza gryczana']);
  const { body } = await get('/feasibility?sources=KB,AG').expect(200);
  const { types } = planInsightRoutes.feasibility.answer.parse(body);
  expect(types.map(({ type }) => type)).toEqual(['breakfast', 'lunch', 'dinner']);
  for (const { slots, pool, sentence } of types) {
    expect(slots).toBe(14);
    expect(pool.removed['source']).toBeGreaterThan(0);
    expect(Object.values(pool.removed).reduce((sum, count) => sum + count, pool.left)).toBe(pool.considered);
    expect(sentence).toMatch(/\.$/);
  }
  expect(types.some(({ pool }) => (pool.removed['intolerance_key'] ?? 0) > 0)).toBe(true);
  avoid([]);
  for (const sources of ['', 'XX', 'own,XX', 'own,AG,KB,KS,own', 'own,'.repeat(20)]) {
    await get(`/feasibility?sources=${sources}`).expect(400);
  }
});

test('a plan that cannot be generated says why before a run, too', async () => {
  const hungry = await app.createPlan({ patientId: PATIENT, mealsPerDay: 3, caloriesPerDay: 0 });
  expect((await get('/feasibility', hungry).expect(422)).body.code).toBe('no_calorie_target');
  const { body } = await get('/explain?day=1&slot=1', hungry).expect(200);
  expect(JSON.stringify(body)).not.toMatch(/NaN|null,"kcal"|Infinity/);
  const full = starterSnapshot('insight-no-dinners');
  app.catalogue.snapshot = { ...full, meals: full.meals.filter(({ types }) => !types.includes('dinner')) };
  const { types } = (await get('/feasibility').expect(200)).body;
  expect(types[2]).toMatchObject({ type: 'dinner', verdict: 'none', capacity: 0, pool: { left: 0 } });
  expect(types[2].sentence).toMatch(/ – dodaj /);
  app.catalogue.snapshot = { ...full, meals: [], revision: 'insight-empty' };
  expect((await get('/feasibility').expect(422)).body.code).toBe('no_meals');
  expect((await get('/explain?day=1&slot=0').expect(200)).body.pool).toMatchObject({
    considered: 0,
    left: 0,
  });
  app.catalogue.snapshot = starterSnapshot('insight-again');
});

test('[diets §5] a meal about to be put into a slot shows its portion, swaps, risks and type, and saves nothing', async () => {
  avoid([MILK], ['pomidor']);
  const { meals } = app.catalogue.snapshot;
  const swappable = meals.find(
    ({ types, ingredients }) =>
      types.includes('breakfast') &&
      ingredients.some(({ foodId, replaceable }) => foodId === 1504 && replaceable !== false),
  );
  const risky = meals.find(
    ({ types, ingredients }) =>
      !types.includes('dinner') && ingredients.some(({ foodId }) => foodId === 1510),
  );
  const inBreakfast = await preview({ day: 3, slotIndex: 0, mealId: swappable?.id }).expect(200);
  const good = planStepRoutes.previewSlot.answer.parse(inBreakfast.body);
  expect(good).toMatchObject({ typeMatches: true, slot: { id: 'd3-s1', entry: { mealId: swappable?.id } } });
  expect(good.slot.entry?.ingredients).toContainEqual(
    expect.objectContaining({ foodId: 2210, originalFoodId: 1504, wasSubstituted: true }),
  );
  expect(good.sentence).toContain('Zamiast „Jogurt naturalny 2 %” jest „Jogurt sojowy, naturalny”.');
  const inDinner = await preview({ day: 1, slotIndex: 2, mealId: risky?.id }).expect(200);
  expect(inDinner.body).toMatchObject({ safety: 'dangerous', typeMatches: false, acceptedTypes: ['dinner'] });
  expect(inDinner.body.problems).toContainEqual(
    expect.objectContaining({ kind: 'intolerance', value: 64.5 }),
  );
  expect(inDinner.body.sentence).toMatch(
    /^Ryzykowny posiłek: „[^”]+” \(nietolerancja 64,5 U\/ml\).*Slot "Kolacja" akceptuje posiłki typu: Kolacja\. Czy na pewno chcesz kontynuować\?$/,
  );
  expect((await app.dietitian.get(path()).expect(200)).body.planDays).toEqual(plan.planDays);
  avoid([]);
});

test('a meal can be looked at while the patient is away, but is not checked then', async () => {
  const [meal] = app.catalogue.snapshot.meals;
  await app.patients.switchOff();
  const { body } = await preview({ day: 1, slotIndex: 0, mealId: meal?.id }).expect(200);
  expect(body.safety).toBe('unchecked');
  expect(body.sentence).toMatch(/^Nie sprawdzono – /);
  await app.patients.switchOn();
  await app.catalog.switchOff();
  await preview({ day: 1, slotIndex: 0, mealId: meal?.id }).expect(503);
  await app.catalog.switchOn();
});

test('a preview needs a slot and a meal that exist', async () => {
  const mealId = app.catalogue.snapshot.meals[0]?.id;
  await preview({ day: 1, slotIndex: 0, mealId }, { id: 'pl-none' }).expect(404);
  await preview({ day: 1, slotIndex: 5, mealId }).expect(404);
  await preview({ day: 1, slotIndex: 0, mealId: 'm-nie-ma' }).expect(404);
  for (const body of [
    {},
    { day: 1, slotIndex: 0 },
    { day: 0, slotIndex: 0, mealId },
    { day: 1, slotIndex: 8, mealId },
    { day: 1, slotIndex: 0, mealId: 5 },
  ]) {
    expect((await preview(body).expect(400)).body.code).toBe('invalid_input');
  }
});

test('whoever reads what a patient must avoid leaves a line in the audit trail', async () => {
  const watched = await app.createPlan({ patientId: PATIENT, mealsPerDay: 3, days: 3 });
  await app.dietitian.post(path('/generate', watched), {}).expect(200);
  const before = (await audited(watched)).length;
  const mealId = app.catalogue.snapshot.meals[0]?.id;
  await get('/safety', watched).expect(200);
  await get('/explain?day=1&slot=0', watched).expect(200);
  await get('/feasibility', watched).expect(200);
  await preview({ day: 1, slotIndex: 0, mealId }, watched).expect(200);
  await get('/debug-log', watched).expect(200);
  expect((await audited(watched)).slice(before)).toEqual([
    'plans.safety',
    'plans.explain',
    'plans.feasibility',
    'plans.preview-slot',
    'plans.debug-log',
  ]);
  const nobody = await app.createPlan({ mealsPerDay: 3 });
  await get('/safety', nobody).expect(200);
  expect(await audited(nobody)).toEqual(['plans.create']);
});
