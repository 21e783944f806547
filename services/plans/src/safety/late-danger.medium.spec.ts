import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { acceptedRiskRoutes } from '@pora/contracts/plans/accepted-risk.routes';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import { planSafetySchema, type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { until } from '@pora/common/testing/until';
import { WORKER_LAUNCHER } from '@pora/common/workers/worker-entry';
import { ENGINE_LIMITS, engineLimits } from '../engine/engine.service.js';
import { launchHaltingEngine } from '../testing/engine-launchers.js';
import { BREAKFAST, NUT_ALLERGY, NUT_REASON, nutBench, type NutBench } from '../testing/nut-allergy.js';
import { released } from '../testing/released.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { filledSlots, mealAt, stepBench, withSlot, type StepBench } from '../testing/step-fixtures.js';

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
const safetyOf = async (plan: Pick<Plan, 'id'>): Promise<PlanSafety> =>
  planSafetySchema.parse((await app.dietitian.get(path(plan, 'safety')).expect(200)).body);
const edit = (plan: Pick<Plan, 'id'>, ...edits: object[]) => app.dietitian.patch(path(plan, 'slots'), edits);
const risksOf = async (plan: Pick<Plan, 'id'>) =>
  acceptedRiskRoutes.list.answer.parse(
    (await app.dietitian.get(path(plan, 'accepted-risks')).expect(200)).body,
  ).items;
const undated = ({ checkedAt: _, ...verdict }: PlanSafety) => verdict;
test('[decisions 47] what a step shows beforehand is checked exactly as what it saves', async () => {
  const plan = await nuts.plan();
  await edit(plan, { ...BREAKFAST, locked: true }).expect(200);
  bench.nowAvoids(String(plan.patientId), [{ name: 'Mleko krowie', value: 64 }], ['ryby'], NUT_ALLERGY);
  const [milky] = bench.milky(await bench.read(plan)).filter(({ day }) => day > 1);
  if (milky) {
    const place = { day: milky.day, slotIndex: milky.slotIndex };
    await bench.send(plan, 'accepted-risks', { place, reason: NUT_REASON }).expect(200);
  }
  const mealId = mealAt(plan, { day: 4, slotIndex: 1 }).mealId;
  const other = mealAt(plan, { day: 5, slotIndex: 1 }).mealId;
  const steps: [string, object][] = [
    ['slots/regenerate', { places: [{ day: 2, slotIndex: 0 }], seed: 3 }],
    ['replace-meal', { mealId: other, target: { kind: 'same_meal', mealId } }],
    ['substitute', { place: { day: 3, slotIndex: 2 } }],
    ['substitute', {}],
    ['adjust', {}],
    ['auto-repair', {}],
    ['generate', { seed: 8 }],
  ];
  for (const [step, body] of steps) {
    const shown = await bench.send(plan, step, { ...body, dryRun: true });
    const saved = await bench.send(plan, step, body);
    expect([step, saved.status]).toEqual([step, shown.status]);
    if (saved.status !== 200) continue;
    const [before, after] = [shown, saved].map(({ body: { verdict, validation } }) =>
      undated(planSafetySchema.parse(verdict ?? validation)),
    );
    expect([step, before]).toEqual([step, after]);
    expect([step, undated(await safetyOf(plan))]).toEqual([step, after]);
    // The locked breakfast is dangerous in each of them.
    expect(after).toMatchObject({ state: 'dangerous' });
  }
});

test('[decisions 8, 34] a change made on an older plan, or kept while the browser was offline, asks for a reason when an allergy became known since', async () => {
  const plan = await nuts.plan();
  const place = { day: 3, slotIndex: 1 };
  const entry = nuts.withNuts(mealAt(plan, place));
  const send = (version: number, more: object = {}) =>
    edit(plan, { ...place, entry, ...more }).set('If-Match', `"${version}"`);
  nuts.nowAllergic(plan);
  // Kept offline: nobody changed the plan, only the patient's answers are other ones.
  expect((await send(plan.version).expect(409)).body.code).toBe('allergy_not_confirmed');
  // Somebody else changed it: first the newer version, then the same question for "mine".
  await edit(plan, { day: 5, slotIndex: 0, locked: true }).expect(200);
  const newer = await bench.read(plan);
  await send(plan.version).expect(412);
  const refused = await send(newer.version).expect(409);
  expect(refused.body).toMatchObject({ code: 'allergy_not_confirmed', details: { slots: [place] } });
  const planDays = withSlot(newer.planDays, place, { entry });
  const whole = (body: object) =>
    app.dietitian.patch(`/api/diet-plans2/${plan.id}`, body).set('If-Match', `"${newer.version}"`);
  expect((await whole({ planDays, name: 'Moja' }).expect(409)).body.code).toBe('allergy_not_confirmed');
  expect(await bench.read(plan)).toMatchObject({ version: newer.version, planDays: newer.planDays });
  expect(await risksOf(plan)).toEqual([]);

  await send(newer.version, { reason: NUT_REASON }).expect(200);
  expect(await risksOf(plan)).toMatchObject([{ place, reason: NUT_REASON, stands: true }]);
  expect((await safetyOf(plan)).state).toBe('dangerous');
});

test('[decisions 31] a library meal that got walnuts later leaves the plan its own copy, and brings them nowhere by itself', async () => {
  const patientId = bench.patientAvoiding([], [], NUT_ALLERGY);
  const plan = await bench.generated({ patientId, mealsPerDay: 3, days: 7 });
  const own = mealAt(plan, BREAKFAST);
  const full = app.catalogue.snapshot;
  const meals = full.meals.map((meal) => {
    const [first] = meal.ingredients;
    return meal.id === own.mealId && first
      ? { ...meal, ingredients: [...meal.ingredients, { ...first, foodId: nuts.nuts.id, grams: 20 }] }
      : meal;
  });
  app.catalogue.snapshot = { ...full, revision: `${full.revision}-nutty-breakfast`, meals };
  try {
    expect(await safetyOf(plan)).toMatchObject({ dangerous: 0 });
    // The copy of the plan, without walnuts, may be put elsewhere; the library's dish may not.
    const target = { day: 2, slotIndex: 0 };
    await edit(plan, { ...target, entry: own }).expect(200);
    expect(nuts.nutty(await bench.read(plan))).toEqual([]);
    const ofLibrary = { kind: 'same_slot', slotIndex: 0 };
    const refused = await bench.send(plan, 'replace-meal', { mealId: own.mealId, target: ofLibrary });
    expect([refused.status, refused.body.code]).toEqual([422, 'unsafe_meal']);
    const preview = await bench.send(plan, 'slots/preview', { ...target, mealId: own.mealId }).expect(200);
    expect(JSON.stringify(preview.body)).toContain('"kind":"allergy"');
    const places = filledSlots(plan).map(({ day, slotIndex }) => ({ day, slotIndex }));
    expect(nuts.nutty(await bench.draw(plan, { places, seed: 4 }))).toEqual([]);
    await bench.send(plan, 'generate', { seed: 5 }).expect(200);
    const now = await bench.read(plan);
    expect(nuts.nutty(now)).toEqual([]);
    const { mealsPerDay, days, caloriesPerDay } = now;
    const next = { name: 'Etap_12', stage: 12, patientId, mealsPerDay, days, caloriesPerDay };
    const { body } = await app.dietitian
      .post('/api/diet-plans2', { ...next, planDays: plan.planDays })
      .expect(201);
    expect(nuts.nutty(body as Plan)).toEqual([]);
    expect(await safetyOf(body as Plan)).toMatchObject({ dangerous: 0 });
  } finally {
    app.catalogue.snapshot = full;
  }
});

test('[decisions 36, 45] undo, redo and restore never leave a risk accepted without its standing reason', async () => {
  const plan = await bench.nowMilky({ mealsPerDay: 3, days: 7 });
  const dangerous = (await safetyOf(plan)).dangerous;
  const [milky] = bench.milky(plan);
  if (!milky) throw new Error('no milk in the plan');
  const place = { day: milky.day, slotIndex: milky.slotIndex };
  const { body } = await bench.send(plan, 'accepted-risks', { place, reason: NUT_REASON }).expect(200);
  const riskId = acceptedRiskRoutes.list.answer.parse(body).items[0]?.id ?? '';
  const standing = async () => {
    const [safety, risks] = [await safetyOf(plan), await risksOf(plan)];
    const stands = new Set(risks.filter((risk) => risk.stands).map(({ id }) => id));
    const taken = safety.slots.flatMap(({ problems }) =>
      problems.flatMap(({ acceptedBy }) => acceptedBy ?? []),
    );
    expect(taken.every(({ id, reason }) => stands.has(id) && reason === NUT_REASON)).toBe(true);
    expect(safety.accepted).toBe(taken.length);
    expect(safety.state).not.toBe('safe');
    return { dangerous: safety.dangerous, isAccepted: taken.length > 0 };
  };
  const taken = { dangerous: dangerous - 1, isAccepted: true };
  expect(await standing()).toEqual(taken);
  const portionPercent = milky.entry.portionPercent === 100 ? 90 : 100;
  await edit(plan, { ...place, entry: { ...milky.entry, portionPercent } }).expect(200);
  expect(await standing()).toEqual({ dangerous, isAccepted: false });
  await bench.send(plan, 'undo', { of: 'last' }).expect(200);
  expect(await standing()).toEqual(taken);
  await bench.send(plan, 'redo').expect(200);
  expect(await standing()).toEqual({ dangerous, isAccepted: false });
  const { body: history } = await app.dietitian.get(path(plan, 'history')).expect(200);
  const [last] = planHistoryRoutes.list.answer.parse(history).items.filter(({ kind }) => kind !== 'risk');
  const step = last && 'id' in last ? last.id : 0;
  await bench.send(plan, `history/${step}/restore`).expect(200);
  expect(await standing()).toEqual(taken);
  // Another result of the patient ends it, whatever is brought back.
  bench.nowAvoids(String(plan.patientId), [{ name: 'Mleko krowie', value: 65 }]);
  await bench.send(plan, 'undo').expect(200);
  await bench.send(plan, 'redo').expect(200);
  expect(await standing()).toEqual({ dangerous, isAccepted: false });
  bench.nowAvoids(String(plan.patientId), [{ name: 'Mleko krowie', value: 64 }]);
  // A reason that was taken back does not come again with the meal.
  await app.dietitian.delete(path(plan, `accepted-risks/${riskId}`)).expect(200);
  await bench.send(plan, 'undo').expect(200);
  await bench.send(plan, 'redo').expect(200);
  expect(await standing()).toEqual({ dangerous, isAccepted: false });
});

test('[decisions 34] copied to other days, to the second week or to the next stage, a food of an allergy asks for a reason', async () => {
  const plan = await nuts.plan({ days: 14 });
  nuts.nowAllergic(plan);
  expect(await safetyOf(plan)).toMatchObject({ state: 'dangerous', dangerous: 1 });
  const day = plan.planDays[0]?.slots ?? [];
  const toDays = [2, 3].flatMap((number) =>
    day.map(({ entry }, slotIndex) => ({ day: number, slotIndex, entry })),
  );
  const refused = await edit(plan, ...toDays).expect(409);
  expect(refused.body.details.slots).toMatchObject([
    { day: 2, slotIndex: 0 },
    { day: 3, slotIndex: 0 },
  ]);
  const planDays = plan.planDays.map((one, i) =>
    i < 7 ? one : { ...one, slots: plan.planDays[i - 7]?.slots ?? one.slots },
  );
  const whole = app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { planDays });
  expect((await whole.expect(409)).body.details.slots).toMatchObject([{ day: 8, slotIndex: 0 }]);
  const { patientId, mealsPerDay, days, caloriesPerDay } = plan;
  const stage = { name: 'Etap_11', stage: 11, patientId, mealsPerDay, days, caloriesPerDay };
  const next = await app.dietitian
    .post('/api/diet-plans2', { ...stage, planDays: plan.planDays })
    .expect(409);
  expect(next.body).toMatchObject({ code: 'allergy_not_confirmed', details: { slots: [BREAKFAST] } });
  expect(await bench.read(plan)).toMatchObject({ version: plan.version, planDays: plan.planDays });
});

test('[decisions 31, 35] a meal of a risen intolerance that is copied is as dangerous there', async () => {
  const plan = await bench.nowMilky({ mealsPerDay: 3, days: 7 });
  const milkyPlaces = bench.milky(plan);
  const isMilky = (day: number, slotIndex: number) =>
    milkyPlaces.some((one) => one.day === day && one.slotIndex === slotIndex);
  // The same slot of another day: a lunch may be larger than a breakfast may be.
  const [{ milky, free } = { milky: undefined, free: undefined }] = milkyPlaces.flatMap((milky) => {
    const free = filledSlots(plan).find(
      ({ day, slotIndex }) => slotIndex === milky.slotIndex && !isMilky(day, slotIndex),
    );
    return free ? [{ milky, free }] : [];
  });
  if (!milky || !free) throw new Error('all or nothing holds milk');
  const { dangerous } = await safetyOf(plan);
  const { body } = await edit(plan, { day: free.day, slotIndex: free.slotIndex, entry: milky.entry }).expect(
    200,
  );
  expect(body.verdict).toMatchObject({ state: 'dangerous', dangerous: dangerous + 1 });
  const { patientId, mealsPerDay, days, caloriesPerDay, planDays } = await bench.read(plan);
  const stage = { name: 'Etap_10', stage: 10, patientId, mealsPerDay, days, caloriesPerDay, planDays };
  const made = (await app.dietitian.post('/api/diet-plans2', stage).expect(201)).body as Plan;
  expect(made.lastVerdict?.state ?? 'none').not.toBe('safe');
  expect(await safetyOf(made)).toMatchObject({ state: 'dangerous', dangerous: dangerous + 1, accepted: 0 });
});

/** Foods as a person reads their names. */
const FORBIDDEN = [
  /łoso[sś]|tuńczyk|dorsz|śledź|śledzi|makrel|pstrąg|mintaj|sardyn|halibut|\bryba|\brybn/i,
  /cytryn|pomarańcz|limonk|grejpfrut|mandaryn/i,
  /pestki|nasiona (dyni|słonecznika)/i,
];
const forbiddenIn = (entries: readonly { ingredients: readonly { foodName: string }[] }[]) =>
  entries.flatMap(({ ingredients }) =>
    ingredients.map(({ foodName }) => foodName).filter((name) => FORBIDDEN.some((word) => word.test(name))),
  );

test('[decisions 33, 34] draws, repair, adjustment and candidates heed group words of allergies, intolerances and dislikes', async () => {
  const plan = await bench.generated({ patientId: bench.patientAvoiding([]), mealsPerDay: 4 });
  expect(forbiddenIn(filledSlots(plan).map(({ entry }) => entry)).length).toBeGreaterThan(0);
  const said = { allergies: 'ryby', intolerances: 'cytrusy' };
  bench.nowAvoids(String(plan.patientId), [], ['pestki'], said);
  const before = await safetyOf(plan);
  expect(before).toMatchObject({ state: 'dangerous', notUnderstood: [] });
  const suspects = filledSlots(plan).filter(({ entry }) => forbiddenIn([entry]).length > 0);
  const seen = new Set(before.slots.map(({ day, slotIndex }) => `${day}/${slotIndex}`));
  expect(suspects.filter(({ day, slotIndex }) => !seen.has(`${day}/${slotIndex}`))).toEqual([]);

  const places = filledSlots(plan)
    .slice(0, 12)
    .map(({ day, slotIndex }) => ({ day, slotIndex }));
  const drawn = await bench.draw(plan, { places, seed: 6, dryRun: true });
  expect(forbiddenIn(drawn.changed.map((place) => mealAt(drawn, place)))).toEqual([]);
  const { body } = await app.dietitian.get(path(plan, 'slots/candidates?day=1&slot=0&limit=200')).expect(200);
  const { candidates } = planAlternativeRoutes.candidates.answer.parse(body);
  expect(candidates.length).toBeGreaterThan(0);
  const { meals, foods } = app.catalogue.snapshot;
  const nameOf = new Map(foods.map(({ id, name }) => [id, name]));
  const unswapped = candidates.flatMap(({ mealId, swaps }) => {
    const swapped = new Set(swaps.map(({ from }) => from));
    const dish = meals.find(({ id }) => id === mealId);
    const ingredients = (dish?.ingredients ?? []).map(({ foodId }) => ({
      foodName: nameOf.get(foodId ?? 0) ?? '',
    }));
    return forbiddenIn([{ ingredients }]).filter((name) => !swapped.has(name));
  });
  expect(unswapped).toEqual([]);

  const adjusted = await bench.adjust(plan, { dryRun: true });
  const repaired = await bench.repair(plan);
  for (const { verdict, planDays } of [adjusted, repaired]) {
    const marked = new Set(verdict.slots.map(({ day, slotIndex }) => `${day}/${slotIndex}`));
    const silent = filledSlots({ planDays }).filter(
      ({ day, slotIndex, entry }) => forbiddenIn([entry]).length > 0 && !marked.has(`${day}/${slotIndex}`),
    );
    expect(silent).toEqual([]);
  }
  expect(repaired.verdict.dangerous).toBeLessThanOrEqual(repaired.failed.length);
  expect(forbiddenIn(filledSlots(repaired).map(({ entry }) => entry))).toHaveLength(
    repaired.verdict.dangerous,
  );
});

const SLOW_MS = 60_000;

test(
  '[decisions 31, 34] a generation stopped half-way says that a locked meal and the days it left are dangerous',
  async () => {
    const slow = await startPlansApp({
      override: (builder) =>
        builder
          .overrideProvider(WORKER_LAUNCHER)
          .useValue(launchHaltingEngine)
          .overrideProvider(ENGINE_LIMITS)
          .useValue({ ...engineLimits, timeoutMs: SLOW_MS }),
    });
    try {
      const desk = stepBench(slow);
      const patientId = desk.patientAvoiding([], [], NUT_ALLERGY);
      const { id } = await slow.createPlan({ patientId, mealsPerDay: 3 });
      const call = (tail: string) => `/api/diet-plans2/${id}/${tail}`;
      const generate = (run: string) =>
        slow.dietitian
          .post(call('generate'), {})
          .set('Idempotency-Key', run)
          .then(({ status, body }) => ({ status, body }));
      await released(generate('run-first-1'), ['no-day', 'six-days']);
      const plan = await desk.read({ id });
      desk.nowAvoids(patientId, []);
      const [locked, left] = [BREAKFAST, { day: 10, slotIndex: 0 }];
      const edits = [
        { ...locked, entry: nuts.withNuts(mealAt(plan, locked)), locked: true },
        { ...left, entry: nuts.withNuts(mealAt(plan, left)) },
      ];
      await slow.dietitian.patch(call('slots'), edits).expect(200);
      desk.nowAvoids(patientId, [], [], NUT_ALLERGY);

      const run = 'run-second-2';
      const answer = generate(run);
      const isAtSix = async () =>
        (await slow.dietitian.get(call(`generations/${run}`)).expect(200)).body.progress?.finishedDays === 6;
      await released(until(isAtSix, SLOW_MS), ['no-day']);
      await slow.dietitian.delete(call(`generations/${run}`)).expect(204);
      const { status, body } = await released(answer, ['no-day', 'six-days']);
      expect([status, body.generation.stoppedAfterDays]).toEqual([200, 6]);
      const told = planSafetySchema.parse(body.verdict);
      expect(told).toMatchObject({ state: 'dangerous', dangerous: 2 });
      expect(nuts.nutty(await desk.read({ id }))).toEqual([locked, left]);
      const stored = planSafetySchema.parse((await slow.dietitian.get(call('safety')).expect(200)).body);
      expect(undated(stored)).toEqual(undated(told));
      expect((await desk.read({ id })).lastVerdict).toMatchObject({ state: 'dangerous', isCurrent: true });
    } finally {
      await slow.stop();
    }
  },
  2 * SLOW_MS,
);
