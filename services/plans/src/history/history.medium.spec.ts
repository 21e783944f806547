import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { laterEditsSchema, type HistoryStep } from '@pora/contracts/plans/plan-history.model';
import { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { mealAt, stepBench, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
});
afterAll(() => app.stop());

const path = (plan: Pick<Plan, 'id'>, tail: string) => `/api/diet-plans2/${plan.id}/${tail}`;
const historyOf = async (plan: Pick<Plan, 'id'>) => {
  const { body } = await app.dietitian.get(path(plan, 'history')).expect(200);
  const { items, ...moves } = planHistoryRoutes.list.answer.parse(body);
  return { ...moves, items: items.filter((item): item is HistoryStep => item.kind !== 'risk') };
};
const editSlot = (plan: Pick<Plan, 'id'>, slot: object) =>
  app.dietitian.patch(path(plan, 'slots'), [slot]).expect(200);
const BREAKFAST = { day: 1, slotIndex: 0 };

test('[decisions 45] the history names who did what and when, big steps and small edits apart', async () => {
  const plan = await bench.generated({ mealsPerDay: 3, patientId: bench.patientAvoiding([]) });
  await editSlot(plan, { ...BREAKFAST, entry: null });
  await editSlot(plan, { day: 2, slotIndex: 1, locked: true });
  const { items, undo, redo } = await historyOf(plan);
  expect(items).toMatchObject([
    { cause: 'lock', kind: 'small', changedSlots: 1, places: [{ day: 2, slotIndex: 1 }] },
    { cause: 'remove', kind: 'small', sentence: 'Usunięto posiłek', places: [BREAKFAST] },
    { cause: 'generate', kind: 'big', sentence: 'Wygenerowano plan', changedSlots: 42, undone: false },
  ]);
  expect(items.every(({ author, at }) => author.includes('@') && at.endsWith('Z'))).toBe(true);
  expect(undo).toEqual(items[2]);
  expect(redo).toBeNull();
  const looked = await app.query(
    `SELECT 1 FROM audit_entries WHERE action = 'plans.history' AND entity_id = $1`,
    [plan.id],
  );
  expect(looked).toHaveLength(1);
});

test('[decisions 45] an undo names the step and what would be lost with it, and takes later edits away only when told so', async () => {
  const plan = await bench.generated({ mealsPerDay: 3, days: 7 });
  await editSlot(plan, { ...BREAKFAST, locked: true });
  const edited = await bench.read(plan);
  const { body } = await bench.send(plan, 'undo').expect(409);
  expect(body).toMatchObject({
    code: 'later_edits',
    error:
      'Cofnięcie kroku „Wygenerowano plan” zabierze też 1 późniejszą zmianę w planie. Czy na pewno chcesz je cofnąć?',
  });
  const { step, lost } = laterEditsSchema.parse(body.details);
  expect([step.cause, lost.map(({ cause }) => cause)]).toEqual(['generate', ['lock']]);
  expect(await bench.read(plan)).toEqual(edited);
  const undone = await bench.send(plan, 'undo', { confirm: true }).expect(200);
  expect(undone.body).toMatchObject({ filledSlots: 0, step: { cause: 'generate', undone: true } });
  expect(undone.body.verdict).toMatchObject({ meals: 0 });
  const redone = await bench.send(plan, 'redo').expect(200);
  expect(redone.body.planDays).toEqual(edited.planDays);
  expect(redone.body.generation).toEqual(edited.generation);
  expect((await historyOf(plan)).items.map(({ undone: gone }) => gone)).toEqual([false, false]);
  const none = await bench.send(plan, 'redo').expect(409);
  expect(none.body).toMatchObject({ code: 'conflict', error: 'Nie ma czego ponowić.' });
});

test('small edits are taken back one by one, and done again in their order', async () => {
  const plan = await bench.generated({ mealsPerDay: 3, days: 7 });
  const states = [await bench.read(plan)];
  const meal = mealAt(states[0] as Plan, { day: 3, slotIndex: 1 });
  const edits = [
    { ...BREAKFAST, entry: meal },
    { ...BREAKFAST, time: '06:10' },
    { ...BREAKFAST, lockedInAllDays: true },
  ];
  for (const edit of edits) {
    await editSlot(plan, edit);
    states.push(await bench.read(plan));
  }
  for (const state of states.slice(0, -1).reverse()) {
    const { body } = await bench.send(plan, 'undo', { of: 'last' }).expect(200);
    expect(body.planDays).toEqual(state.planDays);
  }
  expect((await historyOf(plan)).redo).toMatchObject({ cause: 'exchange' });
  for (const state of states.slice(1)) {
    const { body } = await bench.send(plan, 'redo').expect(200);
    expect(body.planDays).toEqual(state.planDays);
  }
});

test('another change after an undo leaves nothing to be done again', async () => {
  const plan = await bench.generated({ mealsPerDay: 3, days: 7 });
  await bench.send(plan, 'undo').expect(200);
  await editSlot(plan, { ...BREAKFAST, locked: true });
  expect(await historyOf(plan)).toMatchObject({ items: [{ cause: 'lock' }], undo: null, redo: null });
  await bench.send(plan, 'redo').expect(409);
});

test('a version is compared with the plan now and with what its step made, and restored as a step of its own', async () => {
  const plan = await bench.generated({ mealsPerDay: 3, days: 7 });
  await bench.draw(plan, { day: 2, slotIndex: 0 });
  const drawn = await bench.read(plan);
  await editSlot(plan, { ...BREAKFAST, entry: null });
  const { items } = await historyOf(plan);
  const draw = items.find(({ cause }) => cause === 'regenerate');
  const compare = async (what: string, step = draw) =>
    planHistoryRoutes.compare.answer.parse(
      (await app.dietitian.get(path(plan, `history/${step?.id}/compare${what}`)).expect(200)).body,
    );
  const byStep = await compare('?with=step');
  expect(byStep.changed).toMatchObject([
    {
      ...{ day: 2, slotIndex: 0 },
      before: { name: mealAt(plan, { day: 2, slotIndex: 0 }).name },
      after: { name: mealAt(drawn, { day: 2, slotIndex: 0 }).name },
    },
  ]);
  const now = await compare('');
  expect(now.changed.map(({ day }) => day)).toEqual([1, 2]);
  expect(now.changed[0]).toMatchObject({ after: { name: null, calories: 0 } });
  const energyOf = ({ planDays }: Plan, day: number) => planDays[day - 1]?.totals.calories;
  expect(now.days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(now.days[0]).toMatchObject({ before: energyOf(plan, 1) });
  expect(now.days[1]).toMatchObject({ before: energyOf(plan, 2), after: energyOf(drawn, 2) });
  expect(now.days[6]).toMatchObject({ before: energyOf(plan, 7), after: energyOf(plan, 7) });
  const emptied = await compare('', items[0]?.kind === 'small' ? items[0] : undefined);
  expect(emptied.days[0]).toMatchObject({
    before: energyOf(plan, 1),
    after: energyOf(await bench.read(plan), 1),
  });
  // Every place stands in one of the two lists.
  expect(now.same).toHaveLength(7 * 3 - 2);
  const last = { day: 7, slotIndex: 2 };
  expect(now.same.at(-1)).toMatchObject({ ...last, digest: { name: mealAt(plan, last).name } });
  const { version } = await bench.read(plan);
  const restored = await bench
    .send(plan, `history/${draw?.id}/restore`)
    .set('If-Match', `"${version}"`)
    .expect(200);
  expect(restored.body.planDays).toEqual(plan.planDays);
  expect((await historyOf(plan)).items[0]).toMatchObject({ cause: 'restore', kind: 'big', changedSlots: 2 });
  expect((await bench.undo(plan)).planDays[1]?.slots[0]).toEqual(drawn.planDays[1]?.slots[0]);
  await bench.send(plan, `history/${draw?.id}/restore`).set('If-Match', '"1"').expect(412);
});

test('one day of a version is brought back with the other days as they are, and can be undone', async () => {
  const plan = await bench.generated({ mealsPerDay: 3, days: 7 });
  await editSlot(plan, { ...BREAKFAST, entry: null });
  await editSlot(plan, { day: 2, slotIndex: 1, entry: null });
  const edited = await bench.read(plan);
  const first = (await historyOf(plan)).items.find(({ places }) => places[0]?.day === 1);
  const restore = (day: number) => bench.send(plan, `history/${first?.id}/restore`, { day });
  const { body } = await restore(1).expect(200);
  expect(body.planDays).toEqual([plan.planDays[0], ...edited.planDays.slice(1)]);
  expect((await historyOf(plan)).items[0]).toMatchObject({
    ...{ cause: 'restore_day', kind: 'big', sentence: 'Przywrócono wcześniejszy dzień', changedSlots: 1 },
  });
  expect((await bench.undo(plan)).planDays).toEqual(edited.planDays);
  const refused = await restore(9).expect(409);
  expect(refused.body.error).toBe(
    'Dnia 9 nie da się przywrócić osobno: plan miał wtedy inną liczbę dni albo posiłków.',
  );
});

test('steps of another plan, steps that are gone and misspelt options are refused', async () => {
  const [plan, other] = [
    await bench.generated({ mealsPerDay: 3, days: 7 }),
    await bench.generated({ mealsPerDay: 3, days: 7 }),
  ];
  const [step] = (await historyOf(other)).items;
  await app.dietitian.get(path(plan, `history/${step?.id}/compare`)).expect(404);
  await bench.send(plan, `history/${step?.id}/restore`).expect(404);
  await bench.send(plan, 'history/999999/restore').expect(404);
  await bench.send(plan, 'history/abc/restore').expect(400);
  for (const body of [{ confirmed: true }, { of: 'small' }, { confirm: 'tak' }]) {
    await bench.send(plan, 'undo', body).expect(400);
  }
  await bench.send(plan, 'redo', { confirm: true }).expect(400);
  await app.dietitian.get('/api/diet-plans2/pl-nobody/history').expect(404);
});

test('[decisions 45] fifty steps of each kind are kept: small edits never push a big step out', async () => {
  const plan = await bench.generated({ mealsPerDay: 3, days: 7 });
  const first = await bench.read(plan);
  for (let minute = 0; minute < 55; minute += 1) {
    const time = `06:${String(minute).padStart(2, '0')}`;
    await editSlot(plan, { ...BREAKFAST, time });
  }
  const before = await historyOf(plan);
  expect(before.items.filter(({ kind }) => kind === 'small')).toHaveLength(50);
  expect(before.undo).toMatchObject({ cause: 'generate' });
  await app.get(PurgeRegistry).runAll(new Date());
  expect(await historyOf(plan)).toEqual(before);
  const generated = before.items.find(({ cause }) => cause === 'generate');
  const { body } = await bench.send(plan, `history/${generated?.id}/restore`).expect(200);
  expect(body.filledSlots).toBe(0);
  const oldest = before.items.filter(({ kind }) => kind === 'small').at(-1);
  const again = await bench.send(plan, `history/${oldest?.id}/restore`).expect(200);
  expect(again.body.planDays[0].slots[0]).toMatchObject({
    entry: first.planDays[0]?.slots[0]?.entry,
    time: '06:04',
  });
}, 60_000);
