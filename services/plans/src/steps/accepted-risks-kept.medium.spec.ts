import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { mealAt, stepBench, withSlot, type Place, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;
/** A plan whose patient has become intolerant to milk since, and the place of a meal with milk whose risk was taken. */
let plan: Plan;
let place: Place;

/** Foods of the starter base: one of wheat, and yoghurt, which has a safe substitute. */
const [WHEAT, YOGHURT] = [1413, 1504];
const ONE_LEFT = 'Posiłki z zaakceptowanym ryzykiem pozostały bez zmian: 1.';

const key = ({ day, slotIndex }: Place) => `${day} ${slotIndex}`;
const accept = (what: object) =>
  bench.send(plan, 'accepted-risks', { reason: 'Próba mleka uzgodniona na wizycie', ...what }).expect(200);
const withdrawAll = async () => {
  const path = `/api/diet-plans2/${plan.id}/accepted-risks`;
  const { body } = await app.dietitian.get(path).expect(200);
  for (const { id } of body.items) await app.dietitian.delete(`${path}/${id}`).expect(200);
};

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
});
afterAll(() => app.stop());

beforeEach(async () => {
  plan = await bench.nowMilky();
  const [first] = bench.milky(plan);
  if (!first) throw new Error('no milk');
  place = { day: first.day, slotIndex: first.slotIndex };
  await accept({ place });
});

test('[decisions 36] a repair makes all meals safe but the accepted one, and says how many it left', async () => {
  const answer = await bench.repair(plan);
  expect(answer).toMatchObject({ outcome: 'partial', title: 'Częściowy sukces' });
  expect(answer.message).toContain(ONE_LEFT);
  expect(bench.milky(answer)).toMatchObject([place]);
  expect(answer.verdict).toMatchObject({ state: 'attention', dangerous: 0 });
  expect(answer.verdict.accepted).toBeGreaterThan(0);
  expect(mealAt(answer, place)).toEqual(mealAt(plan, place));
  expect((await bench.read(plan)).planDays).toEqual(answer.planDays);

  const again = await bench.repair(plan);
  expect(again).toMatchObject({
    ...{ outcome: 'partial', title: 'Wymaga uwagi', steps: [], failed: [], version: answer.version },
    message: `${ONE_LEFT} Plan wymaga uwagi – zobacz ostrzeżenia.`,
  });

  await withdrawAll();
  const repaired = await bench.repair(plan);
  expect(bench.milky(repaired)).toEqual([]);
  expect(repaired).toMatchObject({ outcome: 'success', verdict: { state: 'safe' } });
});

test('[decisions 36] an adjustment leaves the accepted meal with its portion', async () => {
  await app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { caloriesPerDay: 1700 }).expect(200);
  const answer = await bench.adjust(plan);
  expect(mealAt(answer, place)).toEqual(mealAt(plan, place));
  expect(answer.message).toContain(ONE_LEFT);
  expect(answer.report.unchanged).toContainEqual(
    expect.objectContaining({
      ...{ ...place, code: 'accepted_risk' },
      sentence: 'Ryzyko tego posiłku zaakceptowano przy tej porcji.',
    }),
  );
  expect(answer.verdict.accepted).toBeGreaterThan(0);
});

test('[decisions 36] a substitution in the whole plan leaves the accepted meal, one that names it swaps it', async () => {
  const answer = await bench.substitute(plan);
  expect(mealAt(answer, place)).toEqual(mealAt(plan, place));
  expect(answer.message).toContain(ONE_LEFT);
  expect(answer.verdict.accepted).toBeGreaterThan(0);

  const milk = mealAt(plan, place).ingredients.find(({ foodId }) => bench.milkFoods().has(foodId ?? 0));
  const named = await bench.substitute(plan, { places: [place], foodId: milk?.foodId });
  expect([...(named.changed ?? []), ...named.failedReplacements]).not.toEqual([]);
});

test('[decisions 36] a meal with another risk keeps the accepted food and asks to have it judged again', async () => {
  await withdrawAll();
  const patientId = String(plan.patientId);
  bench.nowAvoids(patientId, [
    { name: 'Mleko krowie', value: 64 },
    { name: 'Pszenica', value: 70 },
  ]);
  const meal = mealAt(plan, place);
  const [line] = meal.ingredients;
  if (!line) throw new Error('no ingredient');
  const held = [WHEAT, YOGHURT].map((foodId) => ({ ...line, foodId, grams: 60, replaceable: true }));
  const entry = { ...meal, ingredients: held, baseIngredients: held };
  await bench.save(plan, withSlot(plan.planDays, place, { entry }));
  await accept({ cause: 'pszenica' });

  const answer = await bench.repair(plan);
  const foods = mealAt(answer, place).ingredients.map(({ foodId }) => foodId);
  expect(foods).toContain(WHEAT);
  expect(foods).not.toContain(YOGHURT);
  expect(answer.steps).toContainEqual(expect.objectContaining({ ...place, action: 'substituted' }));
  const at = answer.verdict.slots.find(({ day, slotIndex }) => `${day} ${slotIndex}` === key(place));
  expect(at).toMatchObject({ safety: 'dangerous' });
  expect(answer.message).toMatch(
    /Posiłki ze składnikiem, którego akceptacja wygasła po podmianie innych: \d+\. Oceń ich ryzyko ponownie\./,
  );
});
