import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { indexVerdicts, judgeEntry, judgeMeal } from '@pora/engine/safety/judge-entry';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { filledSlots, mealAt, stepBench, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;
/** A plan whose patient has become intolerant to milk since. */
let plan: Plan;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
  plan = await bench.nowMilky({ mealsPerDay: 5 });
});
afterAll(() => app.stop());

const path = (tail: string, of: Pick<Plan, 'id'> = plan) => `/api/diet-plans2/${of.id}/${tail}`;
const verdictsOf = async (of?: Pick<Plan, 'id'>) =>
  planAlternativeRoutes.foodVerdicts.answer.parse(
    (await app.dietitian.get(path('food-verdicts', of)).expect(200)).body,
  );
const safetyOf = async (of: Pick<Plan, 'id'> = plan) =>
  planInsightRoutes.safety.answer.parse((await app.dietitian.get(path('safety', of)).expect(200)).body);
const candidatesOf = async (query: string) =>
  planAlternativeRoutes.candidates.answer.parse(
    (await app.dietitian.get(path(`slots/candidates?${query}`)).expect(200)).body,
  );
const auditOf = (action: string) =>
  app.query('SELECT 1 FROM audit_entries WHERE action = $1 AND entity_id = $2', [action, plan.id]);

test('[diets §4] a browser colours the meals of a plan as its check does, from the verdicts on foods alone', async () => {
  const [verdicts, safety] = [await verdictsOf(), await safetyOf()];
  const index = indexVerdicts(verdicts);
  let dangerous = 0;
  for (const { day, slotIndex, entry } of filledSlots(plan)) {
    const told = safety.slots.find((slot) => slot.day === day && slot.slotIndex === slotIndex);
    const judged = judgeEntry(entry, index);
    expect(judged).toEqual({ safety: told?.safety ?? 'safe', problems: told?.problems ?? [] });
    dangerous += judged.safety === 'dangerous' ? 1 : 0;
  }
  expect(dangerous).toBe(safety.dangerous);
  expect(dangerous).toBeGreaterThan(0);
  const milk = bench.milkFoods();
  const named = verdicts.foods.filter(({ problems }) => problems.some(({ kind }) => kind === 'intolerance'));
  expect(new Set(named.map(({ foodId }) => foodId))).toEqual(milk);
  expect(named[0]?.problems[0]).toMatchObject({ cause: 'mleko-krowie', value: 64, level: 'risk' });
  expect(await auditOf('plans.food-verdicts')).toHaveLength(1);
});

test('verdicts are answered by their tag, and anew when the patient’s results change', async () => {
  const first = await app.dietitian.get(path('food-verdicts')).expect(200);
  const etag = String(first.headers['etag']);
  await app.dietitian.get(path('food-verdicts')).set('If-None-Match', etag).expect(304);
  bench.nowAvoids(String(plan.patientId), [{ name: 'Mleko krowie', value: 65 }]);
  const second = await app.dietitian.get(path('food-verdicts')).set('If-None-Match', etag).expect(200);
  expect(second.headers['etag']).not.toBe(etag);
  bench.nowAvoids(String(plan.patientId), [{ name: 'Mleko krowie', value: 64 }]);
});

test('[decisions 33] a word the practice explained is part of the verdict, of its tag and of what lists show', async () => {
  const patientId = bench.patientAvoiding([], ['bez xylobusiowych']);
  const chatty = await bench.generated({ patientId, mealsPerDay: 3, days: 7 });
  const first = await app.dietitian.get(path('food-verdicts', chatty)).expect(200);
  expect(first.body.notUnderstood).toMatchObject([{ entry: 'bez xylobusiowych' }]);
  const stored = async () => (await bench.read(chatty)).lastVerdict;
  expect(await stored()).toMatchObject({ state: 'attention', isCurrent: true });
  const eaten = mealAt(chatty, { day: 1, slotIndex: 0 }).ingredients[0]?.foodId ?? 0;
  const full = app.catalogue.snapshot;
  const word = {
    word: 'xylobusiowych',
    kind: 'means' as const,
    foodIds: [eaten],
    categories: [],
    allergens: [],
  };
  app.catalogue.snapshot = { ...full, revision: `${full.revision}-words`, ownWords: [word] };
  try {
    const ask = app.dietitian.get(path('food-verdicts', chatty));
    const second = await ask.set('If-None-Match', String(first.headers['etag'])).expect(200);
    expect(second.body).toMatchObject({ notUnderstood: [], best: 'safe' });
    expect(second.body.foods).toContainEqual(
      expect.objectContaining({
        foodId: eaten,
        problems: [expect.objectContaining({ kind: 'disliked', cause: 'bez xylobusiowych' })],
      }),
    );
    expect(await stored()).toMatchObject({ isCurrent: false });
    expect(await safetyOf(chatty)).toMatchObject({ state: 'dangerous', notUnderstood: [] });
  } finally {
    app.catalogue.snapshot = full;
  }
});

test('[decisions 12, 31] without the patient’s data, or without a patient, no meal is coloured safe', async () => {
  const entry = mealAt(plan, { day: 1, slotIndex: 0 });
  await app.patients.switchOff();
  const verdicts = await verdictsOf();
  expect(verdicts).toMatchObject({ best: 'unchecked', missing: ['intolerances', 'disliked'] });
  expect(judgeMeal(entry, indexVerdicts(verdicts))).toBe('unchecked');
  await app.patients.switchOn();
  const nobody = await bench.generated({ mealsPerDay: 3, days: 7 });
  expect(await verdictsOf(nobody)).toMatchObject({ hasPatient: false, best: 'no_patient', foods: [] });
  await app.dietitian.get('/api/diet-plans2/pl-nobody/food-verdicts').expect(404);
});

test('alternatives of a slot are what a draw chooses from, the best first, with portion and distance to the target', async () => {
  const place = { day: 3, slotIndex: 0 };
  const { total, candidates, version } = await candidatesOf('day=3&slot=0&limit=200');
  expect(version).toBe(plan.version);
  expect(candidates).toHaveLength(Math.min(200, total));
  expect(candidates.map(({ rank }) => rank)).toEqual(candidates.map((_, i) => i + 1));
  const { updatedSlot } = await bench.draw(plan, { ...place, dryRun: true });
  const { mealId, portionPercent, calories } = updatedSlot.slot.entry ?? {};
  const drawn = candidates.find((item) => item.mealId === mealId);
  expect(drawn?.portions).toMatchObject([{ ...place, portionPercent, kcal: calories }]);
  const [portion] = drawn?.portions ?? [];
  expect(portion?.distanceKcal).toBe((portion?.kcal ?? 0) - (portion?.targetKcal ?? 0));
  expect(drawn?.reasons.join()).toMatch(/kcal od celu/);
  expect((await bench.read(plan)).version).toBe(plan.version);
  const few = await candidatesOf('day=3&slot=0&limit=4');
  expect(few.candidates).toEqual(candidates.slice(0, 4));
  const pair = await candidatesOf('day=3&slot=2');
  expect(pair.candidates[0]?.portions.map(({ day }) => day)).toEqual([3, 4]);
  for (const query of ['day=0&slot=0', 'day=1', 'day=1&slot=0&limit=0', 'day=1&slot=x']) {
    await app.dietitian.get(path(`slots/candidates?${query}`)).expect(400);
  }
  await app.dietitian.get(path('slots/candidates?day=1&slot=7')).expect(404);
  expect(await auditOf('plans.candidates')).toHaveLength(3);
});

test('what may stand in for a food is listed with the amounts of the meal, what may not with the reason', async () => {
  const substitutesOf = async (query: string) =>
    planAlternativeRoutes.substitutes.answer.parse(
      (await app.dietitian.get(path(`substitutes?${query}`)).expect(200)).body,
    );
  const { substitutions = [] } = app.catalogue.snapshot;
  const [row] = substitutions;
  const listed = await substitutesOf(`foodId=${row?.foodId}`);
  const problems = (foodId: number) => bench.milkFoods().has(foodId);
  expect(listed.problems.some(({ kind }) => kind === 'intolerance')).toBe(problems(row?.foodId ?? 0));
  const safe = listed.substitutes.find(({ foodId }) => foodId === row?.substituteFoodId);
  const refused = listed.refused.find(({ foodId }) => foodId === row?.substituteFoodId);
  expect(Boolean(safe)).toBe(!problems(row?.substituteFoodId ?? 0));
  expect(Boolean(refused)).toBe(problems(row?.substituteFoodId ?? 0));
  if (safe) expect(safe.grams).toBe(row?.percentage);
  const held = filledSlots(plan).find(({ entry }) =>
    entry.ingredients.some(({ foodId }) => substitutions.some((item) => item.foodId === foodId)),
  );
  if (held) {
    const ingredient = held.entry.ingredients.find(({ foodId }) =>
      substitutions.some((item) => item.foodId === foodId),
    );
    const { day, slotIndex } = held;
    const here = await substitutesOf(`foodId=${ingredient?.foodId}&day=${day}&slot=${slotIndex}`);
    expect(here.grams).toBe(ingredient?.grams);
    expect(here.places).toContainEqual(expect.objectContaining({ day, slotIndex, grams: here.grams }));
    expect(listed.substitutes.every(({ mealCalories }) => mealCalories === null)).toBe(true);
  }
  await app.dietitian.get(path('substitutes?foodId=999999')).expect(404);
  await app.dietitian.get(path('substitutes')).expect(400);
});

test('[decisions 42] the energy a meal is said to have after a swap is the one it has after it', async () => {
  const milk = bench.milkFoods();
  const { substitutions = [] } = app.catalogue.snapshot;
  const [held] = filledSlots(plan).flatMap(({ day, slotIndex, entry }) =>
    entry.ingredients.flatMap(({ foodId, replaceable }) =>
      foodId !== null &&
      milk.has(foodId) &&
      replaceable !== false &&
      substitutions.some((item) => item.foodId === foodId && !milk.has(item.substituteFoodId))
        ? [{ day, slotIndex, foodId }]
        : [],
    ),
  );
  if (!held) throw new Error('no milk with a safe substitute in the plan');
  const { day, slotIndex, foodId } = held;
  const query = `substitutes?foodId=${foodId}&day=${day}&slot=${slotIndex}`;
  const answer = await app.dietitian.get(path(query)).expect(200);
  const { substitutes } = planAlternativeRoutes.substitutes.answer.parse(answer.body);
  expect(substitutes.length).toBeGreaterThan(0);
  for (const { foodId: substituteFoodId, mealCalories } of substitutes) {
    const body = { foodId, substituteFoodId, places: [{ day, slotIndex }], dryRun: true };
    expect(mealAt(await bench.substitute(plan, body), { day, slotIndex }).calories).toBe(mealCalories);
  }
});

test('any other food of the base may be asked about: it stands in gram for gram, or it is refused by name', async () => {
  const milk = bench.milkFoods();
  const { foods, substitutions = [] } = app.catalogue.snapshot;
  const foodId = [...milk][0] ?? 0;
  const isListed = (id: number) =>
    substitutions.some((item) => item.foodId === foodId && item.substituteFoodId === id);
  const banana = foods.find(({ id, name }) => !milk.has(id) && !isListed(id) && /^Banan/.test(name));
  const otherMilk = foods.find(({ id }) => id !== foodId && milk.has(id) && !isListed(id));
  const ask = async (other: number | undefined) =>
    planAlternativeRoutes.substitutes.answer.parse(
      (await app.dietitian.get(path(`substitutes?foodId=${foodId}&other=${other}`)).expect(200)).body,
    );
  expect((await ask(banana?.id)).substitutes).toContainEqual(
    expect.objectContaining({ foodId: banana?.id, percentage: 100, grams: 100, mealCalories: null }),
  );
  const { substitutes, refused } = await ask(otherMilk?.id);
  expect(substitutes.map((item) => item.foodId)).not.toContain(otherMilk?.id);
  expect(refused).toContainEqual(
    expect.objectContaining({
      foodId: otherMilk?.id,
      problems: [expect.objectContaining({ cause: 'mleko-krowie' })],
    }),
  );
  const gone = await ask(999_999);
  const named = [...gone.substitutes, ...gone.refused].map((item) => item.foodId);
  expect(named).not.toContain(999_999);
});
