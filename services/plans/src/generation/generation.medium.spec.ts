import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { planSchema, type Plan } from '@pora/contracts/plans/plan.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { PlanningContextService } from '../planning/planning-context.service.js';
import { ANNA, aMealEntry, daysWithMeal } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { starterSnapshot } from '../testing/starter-data.js';

let app: PlansApp;

beforeAll(async () => {
  app = await startPlansApp();
});
afterAll(() => app.stop());

const createPlan: PlansApp['createPlan'] = (overrides) => app.createPlan(overrides);

const path = (plan: Pick<Plan, 'id'>, tail = '') => `/api/diet-plans2/${plan.id}${tail}`;
const generate = (plan: Pick<Plan, 'id'>, body: object = {}) =>
  app.dietitian.post(path(plan, '/generate'), body);
const read = async (plan: Pick<Plan, 'id'>) => (await app.dietitian.get(path(plan)).expect(200)).body as Plan;

test('[diets §7] generating fills 14 days × 5 meals from the starter catalogue and saves them', async () => {
  const plan = await createPlan({ patientId: ANNA });
  const { body } = await generate(plan).expect(200);
  const answer = planRoutes.generate.answer.parse(body);
  expect(answer.generation).toMatchObject({
    seed: 1,
    filledSlots: 70,
    lockedSlots: 0,
    emptySlots: [],
    targetCalories: 1600,
  });
  expect(Math.abs(answer.planSummary.averageCalories - 1600)).toBeLessThanOrEqual(80);
  const saved = planSchema.parse(await read(plan));
  expect(saved).toMatchObject({
    version: 2,
    filledSlots: 70,
    planDays: answer.planDays,
    planSummary: answer.planSummary,
    generation: answer.generation,
  });
  const [breakfast] = saved.planDays[0]?.slots ?? [];
  expect(breakfast?.entry?.ingredients[0]).toMatchObject({
    foodName: expect.any(String),
    grams: expect.any(Number),
  });
});

test('the same seed gives the same plan; without one the next number is the seed', async () => {
  const [first, second] = [await createPlan(), await createPlan()];
  const a = await generate(first, { seed: 4_294_967_295 }).expect(200);
  const b = await generate(second, { seed: 4_294_967_295 }).expect(200);
  expect(b.body.planDays).toEqual(a.body.planDays);
  const c = await generate(second).expect(200);
  expect(c.body.generation.seed).toBe(2);
  expect(c.body.planDays).not.toEqual(b.body.planDays);
});

test('[decisions 47] a dry run shows the plan and its verdict, and is no generation of its own', async () => {
  const plan = await createPlan({ patientId: ANNA });
  const { body } = await generate(plan, { dryRun: true }).expect(200);
  const shown = planRoutes.generate.answer.parse(body);
  expect(shown).toMatchObject({ dryRun: true, version: 1, generation: { seed: 1, filledSlots: 70 } });
  expect(shown.verdict?.meals).toBe(70);
  expect(await read(plan)).toMatchObject({ version: 1, filledSlots: 0, generation: null });
  await app.dietitian.get(path(plan, '/debug-log')).expect(404);
  const kept = await generate(plan).expect(200);
  expect(kept.body).toMatchObject({ dryRun: false, version: 2, planDays: shown.planDays });
});

test('generating the same plan again is a generation of its own: it has its number, its step and its log', async () => {
  const plan = await createPlan({ mealsPerDay: 3 });
  const first = await generate(plan, { seed: 5 }).expect(200);
  const again = await generate(plan, { seed: 5 }).expect(200);
  expect(again.body.planDays).toEqual(first.body.planDays);
  expect(again.body.version).toBe(3);
  const logs = await app.query('SELECT seed FROM generation_logs WHERE plan_id = $1', [plan.id]);
  expect(logs).toHaveLength(2);
});

test('[diets §4] a locked slot comes back untouched', async () => {
  const plan = await createPlan({ mealsPerDay: 3 });
  const place = { day: 4, slot: 1 };
  const planDays = daysWithMeal(plan, aMealEntry({ name: 'Obiad u babci', mealId: null }), place).map(
    (day) => ({
      ...day,
      slots: day.slots.map((slot, index) => ({
        ...slot,
        locked: day.day === place.day && index === place.slot,
      })),
    }),
  );
  const { body: before } = await app.dietitian.patch(path(plan), { planDays }).expect(200);
  const { body } = await generate(plan).expect(200);
  expect(body.planDays[3].slots[1]).toEqual(before.planDays[3].slots[1]);
  expect(body.generation).toMatchObject({ lockedSlots: 1, filledSlots: 41 });
});

test('[diets §7] the sources of the call take the place of the plan’s own', async () => {
  const plan = await createPlan({ mealsPerDay: 3, caloriesPerDay: 1800 });
  const { body } = await generate(plan, { sources: ['KB'] }).expect(200);
  const sourceOf = new Map(app.catalogue.snapshot.meals.map(({ id, source }) => [id, source]));
  const sources = new Set(
    (body.planDays as Plan['planDays']).flatMap(({ slots }) =>
      slots.flatMap(({ entry }) => (entry ? [sourceOf.get(entry.mealId ?? '')] : [])),
    ),
  );
  expect([...sources]).toEqual(['KB']);
});

test('a big step can be undone as a whole', async () => {
  const plan = await createPlan({ mealsPerDay: 3 });
  const byHand = await app.dietitian
    .patch(path(plan), { planDays: daysWithMeal(plan, aMealEntry()) })
    .expect(200);
  await generate(plan).expect(200);
  const { body } = await app.dietitian.post(path(plan, '/undo')).set('If-Match', '"3"').expect(200);
  expect(body).toMatchObject({
    version: 4,
    filledSlots: 1,
    generation: null,
    planDays: byHand.body.planDays,
  });
});

test('an undo that is sent twice with one key takes back one step', async () => {
  const plan = await createPlan({ mealsPerDay: 3 });
  await generate(plan).expect(200);
  const { planDays } = await read(plan);
  await generate(plan).expect(200);
  const undo = () =>
    app.dietitian.post(path(plan, '/undo')).set('Idempotency-Key', 'undo-once-1').expect(200);
  const [first, second] = [await undo(), await undo()];
  expect(second.body).toEqual(first.body);
  expect((await read(plan)).planDays).toEqual(planDays);
});

test('the same Idempotency-Key generates once', async () => {
  const plan = await createPlan({ mealsPerDay: 3 });
  const send = () => generate(plan).set('Idempotency-Key', 'generate-once-1').expect(200);
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect((await read(plan)).version).toBe(2);
});

test('a plan that changed while it was generated is not overwritten', async () => {
  const plan = await createPlan();
  const context = app.get<PlanningContextService>(PlanningContextService);
  const contextOf = context.of.bind(context);
  // Once the generation has read the row, it changes, as if another window had saved it.
  const reading = jest.spyOn(context, 'of').mockImplementationOnce(async (...asked) => {
    const found = await contextOf(...asked);
    await app.query('UPDATE plans SET version = version + 1, name = $2 WHERE id = $1', [
      plan.id,
      'Z innego okna',
    ]);
    return found;
  });
  const { body } = await generate(plan).expect(412);
  reading.mockRestore();
  expect(body).toMatchObject({
    code: 'stale_version',
    details: { current: { name: 'Z innego okna' } },
  });
  expect((await read(plan)).filledSlots).toBe(0);
});

test('of two generations at once one wins and the other is told', async () => {
  const plan = await createPlan();
  const answers = await Promise.all([generate(plan), generate(plan)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('an If-Match of an older version is refused before any work', async () => {
  const plan = await createPlan();
  await app.dietitian.patch(path(plan), { name: 'Nowsza' }).expect(200);
  await generate(plan).set('If-Match', '"1"').expect(412);
});

test('without calories the generator says what to do', async () => {
  const plan = await createPlan({ caloriesPerDay: 0 });
  const { body } = await generate(plan).expect(422);
  expect(body).toEqual({
    error: 'Ustaw kaloryczność planu większą od zera, aby wygenerować posiłki.',
    code: 'no_calorie_target',
  });
});

test('shares that do not sum to 100 are refused with the day and the sum', async () => {
  const plan = await createPlan({ mealsPerDay: 3 });
  const planDays = plan.planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot, index) =>
      day.day === 2 && index === 0 ? { ...slot, calorieSharePercent: 25.5 } : slot,
    ),
  }));
  await app.dietitian.patch(path(plan), { planDays }).expect(200);
  const { body } = await generate(plan).expect(422);
  expect(body).toMatchObject({
    code: 'generation_failed',
    error: 'Udziały kalorii w dniu 2 dają razem 95,5\u00a0%, a muszą dać 100%. Popraw harmonogram posiłków.',
  });
});

test('an empty library is refused; slots that nothing fills are reported with the reason', async () => {
  const plan = await createPlan({ mealsPerDay: 3, caloriesPerDay: 1800 });
  app.catalogue.snapshot = { ...starterSnapshot('no-meals'), meals: [] };
  const refused = await generate(plan).expect(422);
  expect(refused.body.code).toBe('no_meals');
  const full = starterSnapshot('no-dinners');
  app.catalogue.snapshot = { ...full, meals: full.meals.filter(({ types }) => !types.includes('dinner')) };
  const { body } = await generate(plan).expect(200);
  expect(body.generation.emptySlots).toHaveLength(14);
  expect(body.generation.emptySlots[0]).toEqual({
    day: 1,
    slotIndex: 2,
    label: 'Kolacja',
    reason: expect.stringContaining('dodaj'),
  });
  app.catalogue.snapshot = starterSnapshot('starter-again');
});

test('a dinner library that is too small explains the repeat limit in Polish', async () => {
  const full = starterSnapshot('two-dinners');
  const dinners = full.meals.filter(({ types, source }) => types.includes('dinner') && source === 'own');
  const kept = new Set(dinners.slice(0, 3).map(({ id }) => id));
  app.catalogue.snapshot = {
    ...full,
    meals: full.meals.filter(({ id, types }) => !types.includes('dinner') || kept.has(id)),
  };
  const plan = await createPlan({ mealsPerDay: 3, caloriesPerDay: 1800 });
  const { body } = await generate(plan).expect(200);
  const reasons = (body.generation.emptySlots as { reason: string }[]).map(({ reason }) => reason);
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons[0]).toBe(
    'Limit powtórzeń wyklucza 3 pasujące posiłki – podnieś limit albo dodaj posiłki tego typu.',
  );
  app.catalogue.snapshot = starterSnapshot('starter-again-2');
});

test('[diets §7] the debug log tells how the plan came about', async () => {
  const plan = await createPlan({ mealsPerDay: 3 });
  const none = await app.dietitian.get(path(plan, '/debug-log')).expect(404);
  expect(none.body.error).toBe('Ten plan nie był jeszcze generowany.');
  await generate(plan, { seed: 9 }).expect(200);
  const { text, headers } = await app.dietitian.get(path(plan, '/debug-log')).expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(new RegExp(`^PLAN id=${plan.id} seed=9 engine=\\S+ config=sha256:`));
  expect(text).toContain('DAY 14 SLOT 3 dinner FILLED');
  const words = await app.dietitian.get(path(plan, '/debug-log?form=words')).expect(200);
  expect(words.text).toMatch(
    /^Dzień 14, miejsce 3 \(kolacja\): „.+”.*, porcja \d+%, \d+ kcal, cel \d+ kcal/m,
  );
  // Nothing is left in the form of the records.
  expect(words.text).not.toMatch(/^(PLAN|POOL|DAY|MEAL|PAIR|STOP|WARN) /m);
  await app.dietitian.get(path(plan, '/debug-log?form=other')).expect(400);
});

test('meals of the patient’s other plans count towards the limit across stages', async () => {
  const full = starterSnapshot('strict-stages');
  const { repeatLimits } = full.ruleConfig;
  app.catalogue.snapshot = {
    ...full,
    ruleConfig: { ...full.ruleConfig, repeatLimits: { ...repeatLimits, maxAcrossStagesPerMeal: 3 } },
  };
  const lunches = async (number: number) => {
    const plan = await createPlan({
      patientId: 'p-demo-tomasz-kowalczyk',
      stage: number,
      mealsPerDay: 3,
      generatorSources: ['own', 'AG', 'KB', 'KS'],
    });
    const { body } = await generate(plan).expect(200);
    return (body.planDays as Plan['planDays']).flatMap(({ slots }) =>
      slots.map(({ entry }) => entry?.mealId),
    );
  };
  const [first, second] = [await lunches(1), await lunches(2)];
  const uses = new Map<string, number>();
  for (const id of [...first, ...second]) if (id) uses.set(id, (uses.get(id) ?? 0) + 1);
  expect(Math.max(...uses.values())).toBeLessThanOrEqual(3);
  app.catalogue.snapshot = starterSnapshot('starter-again-3');
});

test('a catalogue that changes while several plans are generated holds none of them up', async () => {
  const plans = [];
  for (let count = 0; count < 6; count += 1) plans.push(await createPlan({ mealsPerDay: 3 }));
  let edits = 0;
  const editing = setInterval(() => {
    edits += 1;
    app.catalogue.snapshot = { ...app.catalogue.snapshot, revision: `edited-${edits}` };
  }, 5);
  try {
    const answers = await Promise.all(plans.map((plan) => generate(plan)));
    expect(answers.map(({ status, body }) => body.error ?? status)).toEqual(plans.map(() => 200));
  } finally {
    clearInterval(editing);
    app.catalogue.snapshot = starterSnapshot('starter-again-4');
  }
  expect(edits).toBeGreaterThan(1);
});

test('generations are measured: their time, how near they come, what they fill, and what their checks say', async () => {
  const { text } = await app.http().get('/metrics').expect(200);
  expect(text).toMatch(/pora_generate_duration_seconds_count\{[^}]*result="filled"[^}]*\} \d+/);
  expect(text).toMatch(/^pora_generate_gap_ratio_bucket\{le="0.05",.*\} [1-9]/m);
  expect(text).toMatch(/^pora_generate_slots_total\{result="filled",.*\} [1-9]\d+$/m);
  expect(text).toMatch(/^pora_engine_task_seconds_count\{.*operation="generate".*\} [1-9]/m);
  expect(text).toMatch(/^pora_verdicts_total\{state="\w+",.*\} [1-9]/m);
  // Known before the first: an alert asks how much was added.
  expect(text).toMatch(/^pora_generate_duration_seconds_count\{.*result="failed".*\} \d+$/m);
  expect(text).toMatch(/^pora_verdicts_total\{state="unchecked",.*\} \d+$/m);
  expect(text).toMatch(/^pora_imports_total\{route="[^"]*import-docx",result="failed",.*\} 0$/m);
});
