import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { filledSlots, stepBench, type StepBench } from '../testing/step-fixtures.js';

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

/** Meals that hold a milk food which has a listed substitute. */
const swappable = () => {
  const listed = new Set((app.catalogue.snapshot.substitutions ?? []).map(({ foodId }) => foodId));
  const milk = bench.milkFoods();
  return filledSlots(plan).flatMap(({ day, slotIndex, entry }) =>
    entry.baseIngredients.flatMap(({ foodId, replaceable }) =>
      foodId !== null && listed.has(foodId) && milk.has(foodId) && replaceable !== false
        ? [{ day, slotIndex, foodId, mealId: entry.mealId }]
        : [],
    ),
  );
};

/** A food that a meal hangs on is never swapped, so one that is nowhere such a food can leave the plan. */
const isKeySomewhere = (food: number) =>
  filledSlots(plan).some(({ entry }) =>
    entry.baseIngredients.some(({ foodId, replaceable }) => foodId === food && replaceable === false),
  );

test('[diets §8] one food is swapped wherever it stands, and the other risks are left as they are', async () => {
  const first = swappable().find(({ foodId }) => !isKeySomewhere(foodId));
  if (!first) throw new Error('no milk with a substitute in the plan');
  const all = swappable().filter(({ foodId }) => foodId === first.foodId);
  const answer = await bench.substitute(plan, { foodId: first.foodId, dryRun: true });
  expect(answer.changed?.map(({ day, slotIndex }) => `${day} ${slotIndex}`).sort()).toEqual(
    all.map(({ day, slotIndex }) => `${day} ${slotIndex}`).sort(),
  );
  const left = filledSlots(answer).flatMap(({ entry }) => entry.ingredients.map(({ foodId }) => foodId));
  expect(left).not.toContain(first.foodId);
  expect(answer.outcome).toBe('success');
});

test('the substitute of one’s choice stands in, in the meals that were named and their pair partners alone', async () => {
  const [first] = swappable();
  if (!first) throw new Error('no milk with a substitute in the plan');
  const milk = bench.milkFoods();
  const water = app.catalogue.snapshot.foods.find(({ id, name }) => !milk.has(id) && /^Banan/.test(name));
  const places = [{ day: first.day, slotIndex: first.slotIndex }];
  const body = { foodId: first.foodId, substituteFoodId: water?.id, places };
  const { changed, replacements, version } = await bench.substitute(plan, body);
  expect(version).toBe(plan.version + 1);
  expect(changed).toContainEqual(places[0]);
  expect(replacements.every(({ to }) => to === water?.name)).toBe(true);
  const saved = await bench.read(plan);
  for (const { day, slotIndex } of changed ?? []) {
    expect(saved.planDays[day - 1]?.slots[slotIndex]?.entry?.mealId).toBe(first.mealId);
  }
  const history = await app.dietitian.get(`/api/diet-plans2/${plan.id}/history`).expect(200);
  expect(history.body.items[0]).toMatchObject({ cause: 'substitute', kind: 'big' });
  await bench.undo(plan);
});

test('what one cause speaks against is swapped in the whole plan', async () => {
  const before = await bench.read(plan);
  const answer = await bench.substitute(plan, { cause: 'mleko-krowie', dryRun: true });
  expect(answer.replacements.length + answer.failedReplacements.length).toBeGreaterThan(0);
  const other = await bench.substitute(plan, { cause: 'orzech-wloski', dryRun: true });
  expect(other).toMatchObject({ outcome: 'nothing_to_do', changed: [], planDays: before.planDays });
  expect(other.message).toBe('W tych posiłkach nie ma czego podmieniać.');
});

test('no choice puts in what the patient must not get, swaps what is safe, or goes by a misspelt option', async () => {
  const milk = [...bench.milkFoods()];
  const [first] = swappable();
  const safe = app.catalogue.snapshot.foods.find(({ id }) => !milk.includes(id));
  const other = milk.find((id) => id !== first?.foodId);
  const refused: [object, number, string][] = [
    [{ foodId: first?.foodId, substituteFoodId: other }, 422, 'unsafe_substitute'],
    [{ foodId: safe?.id }, 422, 'safe_food'],
    [{ foodId: 999_999 }, 422, 'unknown_foods'],
    [{ substituteFoodId: safe?.id }, 400, 'invalid_input'],
    [{ foodID: 1 }, 400, 'invalid_input'],
    [{ place: { day: 1, slotIndex: 0 }, places: [{ day: 1, slotIndex: 0 }] }, 400, 'invalid_input'],
    [{ places: [{ day: 14, slotIndex: 7 }] }, 404, 'not_found'],
  ];
  const before = await bench.read(plan);
  for (const [body, status, code] of refused) {
    const answer = await bench.send(plan, 'substitute', body);
    expect([body, answer.status, answer.body.code]).toEqual([body, status, code]);
  }
  expect(await bench.read(plan)).toEqual(before);
});
