import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { mealAt, stepBench, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;
let plan: Plan;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
  plan = await bench.generated({ patientId: bench.patientAvoiding([], ['pomidory']) });
});
afterAll(() => app.stop());

const path = (of: Pick<Plan, 'id'> = plan) => `/api/diet-plans2/${of.id}/slots`;
const send = (edits: readonly SlotEdit[], of?: Pick<Plan, 'id'>) => app.dietitian.patch(path(of), edits);
const edit = async (edits: readonly SlotEdit[], of?: Pick<Plan, 'id'>) =>
  planSlotRoutes.edit.answer.parse((await send(edits, of).expect(200)).body);
const LUNCH = { day: 6, slotIndex: 2 };
/** A normal edit stays below this each way. */
const MOST_BYTES = 10 * 1024;

test('[decisions 44] an edited meal is answered alone, with its day, the averages and the check of the whole plan', async () => {
  const before = await bench.read(plan);
  const entry = mealAt(before, { day: 1, slotIndex: 2 });
  const body = [{ ...LUNCH, entry }];
  const { text } = await send(body).expect(200);
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(MOST_BYTES);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
  const answer = planSlotRoutes.edit.answer.parse(JSON.parse(text));
  const after = await bench.read(plan);
  expect(answer.changed.map(({ day, slotIndex }) => ({ day, slotIndex }))).toEqual([LUNCH]);
  expect(answer.changed[0]?.slot).toEqual(after.planDays[5]?.slots[2]);
  expect(answer.dayTotals).toEqual([{ day: 6, totals: after.planDays[5]?.totals }]);
  expect(answer).toMatchObject({
    planSummary: after.planSummary,
    version: before.version + 1,
    updatedAt: after.updatedAt,
    verdict: { meals: 70, dangerous: 0 },
  });
  const lines = await app.query(
    `SELECT fields FROM audit_entries WHERE action = 'plans.edit-slots' AND entity_id = $1`,
    [plan.id],
  );
  expect(lines.at(-1)).toMatchObject({ fields: expect.arrayContaining(['planDays']) });
});

test('[diets §4] what the patient must not eat is told with its slot at once', async () => {
  const tomato = app.catalogue.snapshot.foods.find(({ name }) => name.startsWith('Pomidor'));
  if (!tomato) throw new Error('no tomato');
  const meal = mealAt(plan, LUNCH);
  const ingredient = { foodId: tomato.id, grams: 80, foodName: tomato.name, foodCategory: tomato.category };
  const entry = { ...meal, ingredients: [ingredient], baseIngredients: [ingredient] };
  const { verdict } = await edit([{ ...LUNCH, entry }]);
  expect(verdict).toMatchObject({ state: 'dangerous', dangerous: 1 });
  expect(verdict.slots).toContainEqual(
    expect.objectContaining({
      ...LUNCH,
      safety: 'dangerous',
      problems: [expect.objectContaining({ foodId: tomato.id })],
    }),
  );
  await edit([{ ...LUNCH, entry: meal }]);
});

test('[decisions 44] a lock of all days is spread by the server and stays small on the wire', async () => {
  const { text } = await send([{ ...LUNCH, lockedInAllDays: true }]).expect(200);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES);
  const { planDays } = await bench.read(plan);
  expect(planDays.map(({ slots }) => slots[2]?.lockedInAllDays)).toEqual(Array(14).fill(true));
  await edit([{ ...LUNCH, lockedInAllDays: false }]);
});

test('hours, labels and shares of a slot change alone; an edit that changes nothing keeps the version', async () => {
  const { changed, mealTimes, version } = await edit([
    { day: 1, slotIndex: 0, time: '06:50', label: 'Wczesne śniadanie', calorieSharePercent: 22.5 },
  ]);
  expect(changed[0]?.slot).toMatchObject({
    time: '06:50',
    label: 'Wczesne śniadanie',
    calorieSharePercent: 22.5,
  });
  expect(mealTimes[0]).toBe('06:50');
  const again = await edit([{ day: 1, slotIndex: 0, time: '06:50' }]);
  expect(again).toMatchObject({ changed: [], dayTotals: [], version });
});

test('an edit of an older version is a 412 with the plan as it is now', async () => {
  const { body } = await send([{ ...LUNCH, locked: true }])
    .set('If-Match', '"1"')
    .expect(412);
  expect(body).toMatchObject({ code: 'stale_version', details: { current: { id: plan.id } } });
  expect(body.details.current.planDays).toHaveLength(14);
});

test('bad edits are refused with a sentence and change nothing', async () => {
  const before = await bench.read(plan);
  const meal = mealAt(before, LUNCH);
  const bad: [string, unknown, number][] = [
    ['an object', { ...LUNCH, locked: true }, 400],
    ['no edit', [], 400],
    ['day 15', [{ ...LUNCH, day: 15 }], 400],
    ['a misspelt field', [{ ...LUNCH, lockedInAllDay: true }], 400],
    ['a misspelt portion', [{ ...LUNCH, entry: { ...meal, portionPrecent: 50 } }], 400],
    ['a text as a lock', [{ ...LUNCH, locked: 'tak' }], 400],
    ['an hour that is none', [{ ...LUNCH, time: '24:10' }], 400],
    ['a share above 100', [{ ...LUNCH, calorieSharePercent: 101 }], 400],
    ['a portion nobody may type', [{ ...LUNCH, entry: { ...meal, portionPercent: 260 } }], 400],
    ['a slot the plan does not have', [{ ...LUNCH, slotIndex: 7, locked: true }], 404],
  ];
  for (const [what, body, status] of bad) {
    const answer = await app.dietitian.patch(path(), body as object);
    expect([what, answer.status, typeof answer.body.error]).toEqual([what, status, 'string']);
  }
  expect(await bench.read(plan)).toEqual(before);
  await app.dietitian.patch('/api/diet-plans2/pl-nobody/slots', [{ ...LUNCH, locked: true }]).expect(404);
});

test('while the patient’s data are away an edit is saved, and nobody calls the plan safe', async () => {
  await app.patients.switchOff();
  const { verdict } = await edit([{ ...LUNCH, locked: true }]);
  expect(verdict.state).toBe('unchecked');
  await app.patients.switchOn();
  const { verdict: known } = await edit([{ ...LUNCH, locked: false }]);
  expect(known.state).not.toBe('unchecked');
});

test('of two edits of one version the first is saved and the other is told', async () => {
  const { version } = await bench.read(plan);
  const both = await Promise.all(
    [3, 4].map((day) =>
      send([{ day, slotIndex: 1, locked: true }])
        .set('If-Match', `"${version}"`)
        .then((answer) => answer.status),
    ),
  );
  expect(both.sort()).toEqual([200, 412]);
});

test('[diets §7] a change of the whole plan answers its check as well', async () => {
  const { body } = await app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { name: 'Etap I' }).expect(200);
  expect(body).toMatchObject({ name: 'Etap I', verdict: { meals: 70, slots: expect.any(Array) } });
});
