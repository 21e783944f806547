import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { acceptedRiskRoutes } from '@pora/contracts/plans/accepted-risk.routes';
import { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import type { PlanHistory } from '@pora/contracts/plans/plan-history.model';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { BREAKFAST, NUT_ALLERGY, NUT_REASON, nutBench, type NutBench } from '../testing/nut-allergy.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { mealAt, stepBench, type StepBench } from '../testing/step-fixtures.js';

/** The one cause with a reason of its own. */
const accepting = (reason: string) => ({
  forbidden: 'accept',
  reasons: [{ cause: NUT_ALLERGY.allergies, reason }],
});
const ACCEPTED = accepting(NUT_REASON);

let app: PlansApp;
let bench: StepBench;
let nuts: NutBench;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
  nuts = nutBench(app, bench);
});
afterAll(() => app.stop());

const path = ({ id }: Pick<Plan, 'id'>, tail: string) => `/api/diet-plans2/${id}/${tail}`;
const edit = (plan: Pick<Plan, 'id'>, ...edits: object[]) => app.dietitian.patch(path(plan, 'slots'), edits);
const undoLast = (plan: Pick<Plan, 'id'>, body: object = {}) =>
  bench.send(plan, 'undo', { of: 'last', ...body });
const risksOf = async (plan: Pick<Plan, 'id'>) =>
  acceptedRiskRoutes.list.answer.parse(
    (await app.dietitian.get(path(plan, 'accepted-risks')).expect(200)).body,
  ).items;
const historyOf = async (plan: Pick<Plan, 'id'>): Promise<PlanHistory> =>
  planHistoryRoutes.list.answer.parse((await app.dietitian.get(path(plan, 'history')).expect(200)).body);
const lastStep = async (plan: Pick<Plan, 'id'>) => {
  const step = (await historyOf(plan)).items.find((item) => item.kind !== 'risk' && !item.undone);
  if (step?.kind !== 'small' && step?.kind !== 'big') throw new Error('no step in the history');
  return step;
};
const trail = ({ id }: Pick<Plan, 'id'>) =>
  app.query(`SELECT 1 FROM audit_entries WHERE entity_id = $1 AND action = 'plans.accept-risk'`, [id]);

/** A plan whose breakfast with walnuts was taken out, of a patient who has the allergy by now. */
async function withoutItsNuts(): Promise<Plan> {
  const plan = await nuts.plan();
  await edit(plan, { ...BREAKFAST, entry: null }).expect(200);
  nuts.nowAllergic(plan);
  return bench.read(plan);
}

/** Reading the risks looks the plan over, so its last check is left out. */
const standOf = async (plan: Pick<Plan, 'id'>) => {
  const { lastVerdict: _, ...stored } = await bench.read(plan);
  return [stored, await historyOf(plan), await risksOf(plan)];
};

/** The move is refused with the food and its place, and leaves plan, history and risks as they were. */
async function expectQuestion(plan: Pick<Plan, 'id'>, move: string, body: object): Promise<void> {
  const before = await standOf(plan);
  const refused = await bench.send(plan, move, body).expect(409);
  expect(refused.body).toMatchObject({
    code: 'allergy_not_confirmed',
    details: {
      ...{ forbidden: 1, swappable: 1 },
      causes: [{ kind: 'allergy', level: 'block', foods: [nuts.nuts.name], places: [BREAKFAST] }],
    },
  });
  expect(refused.body.error).toContain(nuts.nuts.name);
  await bench.send(plan, move, { ...body, ...accepting(' za krótk ') }).expect(400);
  // A reason for something else is none for this.
  const other = { forbidden: 'accept', reasons: [{ cause: 'seler', reason: NUT_REASON }] };
  await bench.send(plan, move, { ...body, ...other }).expect(409);
  expect(await standOf(plan)).toEqual(before);
}

test('[decisions 61] [decisions 45] an undo that brings back a food of an allergy asks for a reason, which is kept; an accepted one comes and goes without a question', async () => {
  const plan = await withoutItsNuts();
  await expectQuestion(plan, 'undo', { of: 'last' });
  const { body } = await undoLast(plan, ACCEPTED).expect(200);
  expect(nuts.nutty(body as Plan)).toEqual([BREAKFAST]);
  // An accepted allergy stays red (decision 61).
  expect(body.verdict).toMatchObject({ state: 'dangerous', dangerous: 1, accepted: 1 });
  expect(body.lastVerdict).toMatchObject({ state: 'dangerous', isCurrent: true });
  expect(await risksOf(plan)).toMatchObject([
    { cause: NUT_ALLERGY.allergies, reason: NUT_REASON, stands: true },
  ]);
  expect(await trail(plan)).toHaveLength(1);
  expect((await historyOf(plan)).items).toContainEqual(
    expect.objectContaining({ kind: 'risk', cause: 'accept_risk', reason: NUT_REASON }),
  );

  // There and back again, with the reason that stands.
  await bench.send(plan, 'redo').expect(200);
  expect(nuts.nutty(await bench.read(plan))).toEqual([]);
  const again = await undoLast(plan).expect(200);
  expect(again.body.verdict).toMatchObject({ state: 'dangerous', accepted: 1 });
  expect(again.body.lastVerdict).toMatchObject({ state: 'dangerous', isCurrent: true });
  expect(await risksOf(plan)).toHaveLength(1);
  expect(await trail(plan)).toHaveLength(1);
});

test('[decisions 61] [decisions 36] a meal that was accepted with a reason comes back without one, until the reason is taken back or the amount is another', async () => {
  const plan = await nuts.plan();
  nuts.nowAllergic(plan);
  await bench.send(plan, 'accepted-risks', { place: BREAKFAST, reason: NUT_REASON }).expect(200);
  await edit(plan, { ...BREAKFAST, entry: null }).expect(200);
  await undoLast(plan).expect(200);
  await bench.send(plan, 'redo').expect(200);
  const [risk] = await risksOf(plan);
  await app.dietitian.delete(path(plan, `accepted-risks/${risk?.id}`)).expect(200);
  await expectQuestion(plan, 'undo', { of: 'last' });

  const other = await nuts.plan();
  nuts.nowAllergic(other);
  await bench.send(other, 'accepted-risks', { place: BREAKFAST, reason: NUT_REASON }).expect(200);
  const entry = { ...mealAt(other, BREAKFAST), portionPercent: 60 };
  await edit(other, { ...BREAKFAST, entry }).expect(200);
  await edit(other, { ...BREAKFAST, entry: null }).expect(200);
  await expectQuestion(other, 'undo', { of: 'last' });
});

test('[decisions 61] a redo that brings back a food of an allergy asks for a reason; taking the food away never asks', async () => {
  const plan = await nuts.plan();
  nuts.nowAllergic(plan);
  await undoLast(plan).expect(200);
  expect(nuts.nutty(await bench.read(plan))).toEqual([]);
  await expectQuestion(plan, 'redo', {});
  const { body } = await bench.send(plan, 'redo', ACCEPTED).expect(200);
  expect(nuts.nutty(body as Plan)).toEqual([BREAKFAST]);
  expect(await risksOf(plan)).toMatchObject([
    { cause: NUT_ALLERGY.allergies, reason: NUT_REASON, stands: true },
  ]);
  await bench.send(plan, 'redo', { reason: NUT_REASON }).expect(400);
});

test('[decisions 61] a version, and one day of it, are brought back with a food of an allergy only for a reason', async () => {
  const plan = await withoutItsNuts();
  const restore = `history/${(await lastStep(plan)).id}/restore`;
  await expectQuestion(plan, restore, {});
  await expectQuestion(plan, restore, { day: 1 });
  await bench.send(plan, restore, { day: 2 }).expect(200);
  const { body } = await bench.send(plan, restore, { day: 1, ...ACCEPTED }).expect(200);
  expect(nuts.nutty(body as Plan)).toEqual([BREAKFAST]);
  expect(await risksOf(plan)).toMatchObject([
    { cause: NUT_ALLERGY.allergies, reason: NUT_REASON, stands: true },
  ]);
  // The reason stands for the whole version, too.
  await bench.send(plan, 'undo').expect(200);
  await bench.send(plan, restore).expect(200);
  expect(await risksOf(plan)).toHaveLength(1);
});

test('[decisions 61] taking back a generation, another number of meals or a reset asks when that brings a food of an allergy back', async () => {
  const steps: [string, (plan: Plan) => Promise<unknown>][] = [
    ['generate', (plan) => bench.send(plan, 'generate', { seed: 3 }).expect(200)],
    ['repair', (plan) => bench.repair(plan)],
    [
      'meals_per_day',
      (plan) => app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { mealsPerDay: 4 }).expect(200),
    ],
    [
      'reset',
      (plan) => {
        const planDays = plan.planDays.map((day) => ({
          ...day,
          slots: day.slots.map((slot) => ({ ...slot, entry: null })),
        }));
        return app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { planDays }).expect(200);
      },
    ],
  ];
  for (const [cause, step] of steps) {
    const plan = await nuts.plan();
    nuts.nowAllergic(plan);
    await step(plan);
    expect([cause, (await lastStep(plan)).cause, nuts.nutty(await bench.read(plan))]).toEqual([
      cause,
      cause,
      [],
    ]);
    await expectQuestion(plan, 'undo', {});
    const { body } = await bench.send(plan, 'undo', ACCEPTED).expect(200);
    expect(nuts.nutty(body as Plan)).toEqual([BREAKFAST]);
    // Doing it again takes the food away.
    await bench.send(plan, 'redo').expect(200);
  }
});

test('[decisions 61] [decisions 45] later edits are asked about first, then the food of an allergy', async () => {
  const plan = await nuts.plan();
  nuts.nowAllergic(plan);
  await bench.send(plan, 'generate', { seed: 3 }).expect(200);
  await edit(plan, { day: 4, slotIndex: 1, locked: true }).expect(200);
  expect((await bench.send(plan, 'undo').expect(409)).body.code).toBe('later_edits');
  const reasoned = ACCEPTED;
  expect((await bench.send(plan, 'undo', reasoned).expect(409)).body.code).toBe('later_edits');
  await expectQuestion(plan, 'undo', { confirm: true });
  await bench.send(plan, 'undo', { confirm: true, ...reasoned }).expect(200);
  expect(await risksOf(plan)).toMatchObject([{ cause: NUT_ALLERGY.allergies, reason: NUT_REASON }]);
});

test('[decisions 8, 34] of two windows the one whose plan is older hears of the newer plan before it is asked for a reason', async () => {
  const plan = await withoutItsNuts();
  const send = (version: number, body: object = {}) => undoLast(plan, body).set('If-Match', `"${version}"`);
  expect((await send(plan.version).expect(409)).body.code).toBe('allergy_not_confirmed');
  await edit(plan, { day: 5, slotIndex: 0, locked: true }).expect(200);
  // The step that was asked about is no longer the last one.
  await send(plan.version, ACCEPTED).expect(412);
  expect(await risksOf(plan)).toEqual([]);
  const { version } = await bench.read(plan);
  // That one puts no food in.
  await send(version, ACCEPTED).expect(200);
  expect(await risksOf(plan)).toEqual([]);

  const twice = await Promise.all(
    ['a', 'b'].map((window) =>
      undoLast(plan, accepting(`${NUT_REASON} (${window})`)).set('If-Match', `"${version + 1}"`),
    ),
  );
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  expect(await risksOf(plan)).toHaveLength(1);
});

test('[decisions 8] a move with its reason that is sent twice with one key is made once; a refused one may be sent again with the reason', async () => {
  const plan = await withoutItsNuts();
  await undoLast(plan).set('Idempotency-Key', 'move-nuts-1').expect(409);
  const send = () => undoLast(plan, ACCEPTED).set('Idempotency-Key', 'move-nuts-1').expect(200);
  const first = await send();
  expect((await send()).body).toEqual(first.body);
  expect(await risksOf(plan)).toHaveLength(1);
});

test('[decisions 12] what cannot be checked now comes back unchecked, and the hand-out asks', async () => {
  const plan = await withoutItsNuts();
  await app.patients.switchOff();
  const { body } = await undoLast(plan).expect(200);
  expect(body.verdict.state).toBe('unchecked');
  expect(body.lastVerdict?.isCurrent ?? false).toBe(false);
  await app.patients.switchOn();
  const refused = await app.dietitian.get(path(plan, 'export-docx')).expect(409);
  expect(refused.body).toMatchObject({
    code: 'export_not_confirmed',
    details: { verdict: { state: 'dangerous' } },
  });
});

test('[decisions 61] a plan of nobody comes back without a question', async () => {
  const plan = await bench.generated({ patientId: null, mealsPerDay: 3, days: 7 });
  await edit(plan, { ...BREAKFAST, entry: nuts.withNuts(mealAt(plan, BREAKFAST)) }).expect(200);
  await undoLast(plan).expect(200);
  const { body } = await bench.send(plan, 'redo').expect(200);
  expect(body.verdict.state).toBe('no_patient');
});

test('[decisions 61] what would come back forbidden is left empty or swapped to safe, without a reason and without a risk taken', async () => {
  const plan = await withoutItsNuts();
  const empty = await undoLast(plan, { forbidden: 'leave_empty' }).expect(200);
  expect(mealAtOrNone(empty.body as Plan)).toBeNull();
  const other = await withoutItsNuts();
  const { body } = await undoLast(other, { forbidden: 'swap' }).expect(200);
  expect(nuts.nutty(body as Plan)).toEqual([]);
  expect(mealAtOrNone(body as Plan)).not.toBeNull();
  expect(await risksOf(plan)).toEqual([]);
  expect(await risksOf(other)).toEqual([]);
});

test('[decisions 60] a step of another person, and one of an earlier session, is asked about with its author; a reload changes nothing', async () => {
  const plan = await bench.generated({ patientId: null, mealsPerDay: 3, days: 7 });
  await edit(plan, { ...BREAKFAST, entry: null }).expect(200);
  const other = await app.signIn('admin');
  const again = await app.signIn('dietitian');
  const undo = (who: typeof other, body: object = {}) =>
    who.post(path(plan, 'undo'), { of: 'last', ...body });
  const asked = await undo(other).expect(409);
  expect(asked.body).toMatchObject({
    code: 'other_step',
    details: { owner: 'other_person', steps: 1, step: { author: app.dietitian.email, cause: 'remove' } },
  });
  expect((await undo(again).expect(409)).body.details).toMatchObject({ owner: 'earlier' });
  expect((await bench.read(plan)).planDays[0]?.slots[0]?.entry).toBeNull();
  await undo(app.dietitian).expect(200);
  expect((await other.post(path(plan, 'redo'), {}).expect(409)).body).toMatchObject({ code: 'other_step' });
  await other.post(path(plan, 'redo'), { others: true }).expect(200);
});

const mealAtOrNone = ({ planDays }: Plan) => planDays[0]?.slots[0]?.entry ?? null;
