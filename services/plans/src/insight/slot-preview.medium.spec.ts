import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { mealAt, stepBench, type Place, type StepBench } from '../testing/step-fixtures.js';

const BREAKFAST = { day: 1, slotIndex: 0 };
const LUNCH = { day: 1, slotIndex: 1 };
const NEXT_BREAKFAST = { day: 2, slotIndex: 0 };
const RYE_BREAD = 1801;
const YOGURT = 1504;

let app: PlansApp;
let bench: StepBench;
let patientId: string;
let plan: Plan;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
  patientId = bench.patientAvoiding([]);
  plan = await bench.generated({ patientId, mealsPerDay: 3 });
}, 60_000);
beforeEach(() => bench.nowAvoids(patientId, []));
afterAll(() => app.stop());

const send = (body: object) => bench.send(plan, 'slots/preview', body);
const preview = async (body: object) =>
  planStepRoutes.previewSlot.answer.parse((await send(body).expect(200)).body);
/** Sums of a day once `PATCH …/slots` has kept what was shown; the plan is put back. */
const totalsOnceSaved = async (edits: object[], day: number) => {
  const { body } = await app.dietitian.patch(`/api/diet-plans2/${plan.id}/slots`, edits).expect(200);
  await bench.save(plan, plan.planDays);
  return body.dayTotals.find((one: { day: number }) => one.day === day).totals;
};
const edit = (place: Place, { slot }: { slot: Plan['planDays'][number]['slots'][number] }) => ({
  ...place,
  entry: slot.entry,
});

describe('[decisions 20] what is shown can be kept as it is', () => {
  test('a library meal in many places, each with its own portion, range and day', async () => {
    const { mealId } = mealAt(plan, LUNCH);
    const targets = [BREAKFAST, NEXT_BREAKFAST, { day: 3, slotIndex: 2 }];
    const answer = await preview({ mealId, targets });
    expect(answer.targets.map(({ day, slotIndex }) => ({ day, slotIndex }))).toEqual(targets);
    expect(answer.slot).toEqual(answer.targets[0]?.slot);
    expect(answer.days.map(({ day }) => day)).toEqual([1, 2, 3]);
    for (const target of answer.targets) {
      expect(target).toMatchObject({ isPortionInRange: true, safety: 'safe' });
      expect(target.portionRange.sentence).toMatch(/^Porcja musi /);
      expect(target.dayTotals.before).toEqual(plan.planDays[target.day - 1]?.totals);
    }
    const after = answer.targets[1]?.dayTotals.after;
    const edits = answer.targets.map((target) =>
      edit({ day: target.day, slotIndex: target.slotIndex }, target),
    );
    expect(await totalsOnceSaved(edits, 2)).toEqual(after);
  });

  test('a food joins the meal that stands there and is checked with it', async () => {
    bench.nowAvoids(patientId, [{ name: 'Mleko krowie', value: 64 }]);
    const before = mealAt(plan, LUNCH);
    const { targets, ...asked } = await preview({ ...LUNCH, food: { foodId: YOGURT, grams: 150 } });
    expect(asked).toMatchObject({ safety: 'dangerous', typeMatches: true });
    expect(asked.problems).toContainEqual(expect.objectContaining({ foodId: YOGURT, value: 64 }));
    expect(asked.slot.entry?.mealId).toBe(before.mealId);
    expect(asked.slot.entry?.portionPercent).toBe(before.portionPercent);
    const [shown] = targets;
    if (!shown) throw new Error('no target');
    expect(await totalsOnceSaved([edit(LUNCH, shown)], 1)).toEqual(shown.dayTotals.after);
  });

  test('[decisions 42] an own meal is computed from its ingredients, whatever it says of itself', async () => {
    const entry = { name: 'Grzanki', calories: 5, ingredients: [{ foodId: RYE_BREAD, grams: 70 }] };
    const { slot, targets } = await preview({ targets: [LUNCH, { day: 2, slotIndex: 1 }], entry });
    expect(slot.entry).toMatchObject({ name: 'Grzanki', calories: 181, foods: ['Chleb żytni'] });
    expect(targets).toHaveLength(2);
    const { body } = await send({ ...LUNCH, entry: { ...entry, portionPercent: 205 } }).expect(400);
    expect(body.error).toContain('Grzanki');
    expect(body.error).toContain('200');
  });

  test('a move, a swap and a copy keep the portion and show both ends', async () => {
    const [breakfast, lunch] = [mealAt(plan, BREAKFAST), mealAt(plan, LUNCH)];
    const moved = await preview({ ...NEXT_BREAKFAST, move: BREAKFAST });
    expect(moved).toMatchObject({ slot: { id: 'd2-s1', entry: breakfast }, emptied: [BREAKFAST] });
    expect(moved.days).toHaveLength(2);
    const swapped = await preview({ ...LUNCH, swap: BREAKFAST });
    expect(swapped).toMatchObject({ emptied: [], slot: { entry: breakfast } });
    expect(swapped.targets[1]).toMatchObject({ ...BREAKFAST, slot: { entry: lunch } });
    const copied = await preview({ targets: [NEXT_BREAKFAST, { day: 3, slotIndex: 0 }], copy: BREAKFAST });
    expect(copied.targets.map(({ slot }) => slot.entry)).toEqual([breakfast, breakfast]);
    const after = copied.targets[0]?.dayTotals.after;
    expect(await totalsOnceSaved([{ ...NEXT_BREAKFAST, entry: breakfast }], 2)).toEqual(after);
  });
});

test('[decisions 8] a preview on an older version gets the plan as it is; nothing is ever saved', async () => {
  const before = await bench.read(plan);
  const { mealId } = mealAt(plan, LUNCH);
  const stale = await send({ ...BREAKFAST, mealId })
    .set('If-Match', `"${before.version + 1}"`)
    .expect(412);
  expect(stale.body).toMatchObject({ code: 'stale_version', details: { current: { id: plan.id } } });
  await send({ ...BREAKFAST, mealId })
    .set('If-Match', `"${before.version}"`)
    .expect(200);
  await preview({ ...NEXT_BREAKFAST, move: BREAKFAST });
  expect(await bench.read(plan)).toEqual(before);
});

test('[decisions 12, 31] without the patient’s data nothing that is moved or copied is called safe', async () => {
  await app.patients.switchOff();
  const { targets, safety } = await preview({ ...LUNCH, swap: BREAKFAST });
  await app.patients.switchOn();
  expect([safety, ...targets.map((one) => one.safety)]).toEqual(['unchecked', 'unchecked', 'unchecked']);
});

test('places, meals and foods that do not exist are named, and so is an empty slot of origin', async () => {
  const { mealId } = mealAt(plan, LUNCH);
  await send({ targets: [BREAKFAST, { day: 1, slotIndex: 7 }], mealId }).expect(404);
  await send({ ...BREAKFAST, copy: { day: 1, slotIndex: 7 } }).expect(404);
  await send({ day: 1, slotIndex: 7, entry: { name: 'Nic' } }).expect(404);
  const unknown = await send({ ...BREAKFAST, food: { foodId: 1_999_999_999, grams: 5 } }).expect(422);
  expect(unknown.body).toMatchObject({ code: 'unknown_foods', details: { foodIds: [1_999_999_999] } });
  const empty = await app.createPlan({ patientId: bench.patientAvoiding([]), mealsPerDay: 3 });
  const { body } = await bench.send(empty, 'slots/preview', { ...LUNCH, swap: BREAKFAST }).expect(422);
  expect(body.code).toBe('slot_empty');
});

test.each<[string, object]>([
  ['[decisions 47] a misspelt option', { ...BREAKFAST, mealId: 'm-1', portion: 50 }],
  ['a misspelt field of a food', { ...BREAKFAST, food: { foodId: RYE_BREAD, gram: 5 } }],
  ['a misspelt field of a place', { targets: [{ ...BREAKFAST, slot: 1 }], mealId: 'm-1' }],
  ['a misspelt portion of a meal', { ...BREAKFAST, entry: { name: 'Owsianka', portionPrecent: 50 } }],
  ['two things at once', { ...BREAKFAST, mealId: 'm-1', copy: LUNCH }],
  ['nothing', BREAKFAST],
  ['one place and many', { ...BREAKFAST, targets: [LUNCH], mealId: 'm-1' }],
  ['no place', { mealId: 'm-1' }],
  ['an empty list of places', { targets: [], mealId: 'm-1' }],
  ['half a place', { day: 1, mealId: 'm-1' }],
  ['a move into two places', { targets: [LUNCH, NEXT_BREAKFAST], move: BREAKFAST }],
  ['a swap with itself', { ...BREAKFAST, swap: BREAKFAST }],
  ['no amount of a food', { ...BREAKFAST, food: { foodId: RYE_BREAD, grams: 0 } }],
  ['a meal without a name', { ...BREAKFAST, entry: { ingredients: [] } }],
])('%s is refused with a sentence', async (_, body) => {
  const answer = await send(body).expect(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input', error: expect.any(String) });
});
