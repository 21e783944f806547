import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { filledSlots, mealAt, stepBench, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;
/** A generated plan; each test of a hole starts from its days. */
let whole: Plan;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
  whole = await aPlan();
});
afterAll(() => app.stop());

type Known = Pick<Plan, 'id'>;
const path = ({ id }: Known, tail = '') => `/api/diet-plans2/${id}${tail}`;
const aPlan = (patientId = bench.patientAvoiding([], ['pomidory'])) => bench.generated({ patientId });
/** Writes the days past the service, as an older version, a backup or a hand would have left them. */
const damage = (plan: Known, expression: string) =>
  app.query(`UPDATE plans SET plan_days = ${expression} WHERE id = $1`, [plan.id]);
const mend = ({ id, planDays }: Plan) =>
  app.query('UPDATE plans SET plan_days = $2 WHERE id = $1', [id, JSON.stringify(planDays)]);
const read = async (plan: Known) =>
  planRoutes.get.answer.parse((await app.dietitian.get(path(plan)).expect(200)).body);
const storedDays = async (plan: Known) => {
  const [row] = await app.query('SELECT plan_days FROM plans WHERE id = $1', [plan.id]);
  return (row as { plan_days: Plan['planDays'] }).plan_days;
};
const listed = async (plan: Known) => {
  const { items } = planRoutes.list.answer.parse(
    (await app.dietitian.get('/api/diet-plans2').expect(200)).body,
  );
  return items.find(({ id }) => id === plan.id)?.lastVerdict;
};
const safety = async (plan: Known) =>
  planInsightRoutes.safety.answer.parse((await app.dietitian.get(path(plan, '/safety')).expect(200)).body);

/** One hole of each kind, as the SQL that makes it, and the days the person is told of. */
const HOLES: readonly (readonly [string, string, readonly number[]])[] = [
  ['a day is missing', `plan_days - 2`, [3]],
  ['a slot is missing', `plan_days #- '{4,slots,1}'`, [5]],
  ['the slots of a day are missing', `plan_days #- '{4,slots}'`, [5]],
  ['a slot is null', `jsonb_set(plan_days, '{4,slots,1}', 'null')`, [5]],
  ['a slot has lost its hour', `plan_days #- '{4,slots,1,time}'`, [5]],
  ['a meal has no ingredients', `plan_days #- '{4,slots,1,entry,ingredients}'`, [5]],
  ['an ingredient is no object', `jsonb_set(plan_days, '{4,slots,1,entry,ingredients,0}', '7')`, [5]],
  ['a meal has no macros', `plan_days #- '{4,slots,1,entry,macros}'`, [5]],
  ['a meal has no recipe', `plan_days #- '{4,slots,1,entry,baseIngredients}'`, [5]],
  ['a meal is a word', `jsonb_set(plan_days, '{4,slots,1,entry}', '"zupa"')`, [5]],
  ['the sums of a day are missing', `plan_days #- '{4,totals}'`, []],
  ['the number of a day is missing', `plan_days #- '{4,day}'`, []],
  ['a day stands twice', `jsonb_insert(plan_days, '{4}', plan_days -> 4)`, []],
  ['there are no days at all', `'[]'`, Array.from({ length: 14 }, (_, i) => i + 1)],
  ['the days are no list', `'{}'`, Array.from({ length: 14 }, (_, i) => i + 1)],
];

test.each(HOLES)(
  '[diets §4] a plan of which %s opens, is told of and works in every way',
  async (_, sql, told) => {
    const before = whole;
    await mend(before);
    await damage(before, sql);
    const opened = await read(before);
    expect(opened.planDays.map(({ day }) => day)).toEqual(before.planDays.map(({ day }) => day));
    expect(opened.planDays.every(({ slots }) => slots.length === before.mealsPerDay)).toBe(true);
    expect(opened.unreadableDays ?? []).toEqual(told);

    await app.dietitian.get(path(before, '/safety')).expect(200);
    await app.dietitian.get(path(before, '/shopping-lists')).expect(200);
    await app.dietitian
      .get(path(before, '/hand-out'))
      .expect(({ status }) => expect(status).toBeLessThan(500));
    await app.dietitian
      .get(path(before, '/export-docx'))
      .expect(({ status }) => expect(status).toBeLessThan(500));
    await app.dietitian.get('/api/diet-plans2').expect(200);
    await app.dietitian.get(path(before, '/history')).expect(200);

    // The meals that can be read are where they were.
    const kept = filledSlots(opened).filter(({ entry }) => !entry.unmapped);
    expect(
      kept.every(({ day, slotIndex, entry }) => mealAt(before, { day, slotIndex }).name === entry.name),
    ).toBe(true);

    // Written by place, the edit hits its own day, and the rest is whole from then on.
    const edit = { day: 6, slotIndex: 0, time: '06:45', entry: null };
    await app.dietitian.patch(path(before, '/slots'), [edit]).expect(200);
    const after = await read(before);
    expect(after.unreadableDays).toBeUndefined();
    expect(await storedDays(before)).toEqual(after.planDays);
    expect(after.planDays[5]?.slots[0]).toMatchObject({ time: '06:45', entry: null });
    const others = (plan: Plan) => plan.planDays.filter(({ day }) => day !== 6);
    expect(others(after)).toEqual(others(opened));

    await damage(before, sql);
    await bench.send(before, 'generate', { dryRun: true }).expect(200);
    await bench.send(before, 'auto-repair').expect(200);
    expect((await read(before)).unreadableDays).toBeUndefined();
  },
);

test('[decisions 12] a meal of which a part is missing is not checked, and keeps the plan from being safe', async () => {
  const patientId = bench.patientAvoiding([], ['pomidory']);
  const plan = await aPlan(patientId);
  expect((await safety(plan)).state).toBe('safe');
  await damage(plan, `plan_days #- '{4,slots,1,entry,ingredients}'`);
  expect((await read(plan)).lastVerdict).toMatchObject({ isCurrent: false });
  const check = await safety(plan);
  expect(check).toMatchObject({ state: 'attention', unchecked: 1 });
  expect(check.slots).toEqual([expect.objectContaining({ day: 5, slotIndex: 1, safety: 'unchecked' })]);
  const meal = mealAt(await read(plan), { day: 5, slotIndex: 1 });
  expect(meal).toMatchObject({
    name: mealAt(plan, { day: 5, slotIndex: 1 }).name,
    ingredients: [],
    unmapped: true,
  });
});

test('[decisions 35] a plan that was damaged is no longer green in the list, whatever the hole', async () => {
  for (const [, sql] of HOLES) {
    await mend(whole);
    await safety(whole);
    expect(await listed(whole)).toMatchObject({ state: 'safe', isCurrent: true });
    await damage(whole, sql);
    expect(await listed(whole)).toMatchObject({ isCurrent: false });
    expect((await read(whole)).lastVerdict).toEqual(await listed(whole));
    // Checked as it can be read now, list and plan say the same again.
    const { state } = await safety(whole);
    expect(await listed(whole)).toMatchObject({ state, isCurrent: true });
    expect((await read(whole)).lastVerdict).toEqual(await listed(whole));
  }
});

test('a plan with holes does not keep the patient from another plan', async () => {
  const patientId = bench.patientAvoiding([]);
  const first = await aPlan(patientId);
  await damage(first, `jsonb_set(plan_days, '{0,slots}', '"?"')`);
  expect(filledSlots(await aPlan(patientId)).length).toBeGreaterThan(0);
  await damage(first, `'3'`);
  expect(filledSlots(await aPlan(patientId)).length).toBeGreaterThan(0);
});

test('a plan with holes goes to the trash and comes back whole', async () => {
  const plan = await aPlan();
  await damage(plan, `plan_days #- '{4,slots}'`);
  await app.dietitian.delete(path(plan)).expect(({ status }) => expect(status).toBeLessThan(300));
  await app.dietitian.post(path(plan, '/restore')).expect(200);
  expect((await storedDays(plan))[4]?.slots).toHaveLength(plan.mealsPerDay);
});

test('[decisions 45] an older version with holes is shown, brought back and taken back again', async () => {
  const plan = await aPlan();
  await bench.send(plan, 'generate', { seed: 7 }).expect(200);
  await app.query(
    `UPDATE plan_snapshots SET content = content #- '{planDays,4,slots}' WHERE plan_id = $1 AND is_whole`,
    [plan.id],
  );
  const { items } = planHistoryRoutes.list.answer.parse(
    (await app.dietitian.get(path(plan, '/history')).expect(200)).body,
  );
  const id = items.find((item) => item.kind !== 'risk')?.id;
  await app.dietitian.get(path(plan, `/history/${id}/compare`)).expect(200);
  await app.dietitian.post(path(plan, `/history/${id}/restore`), {}).expect(200);
  const restored = await read(plan);
  expect(restored.planDays[4]?.slots.map(({ entry }) => entry)).toEqual(Array(plan.mealsPerDay).fill(null));
  expect(restored.unreadableDays).toBeUndefined();
  await bench.send(plan, 'undo').expect(200);
  expect(filledSlots(await read(plan))).toHaveLength(filledSlots(plan).length);
});
