import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { aMealEntry, daysWithMeal } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { starterSnapshot } from '../testing/starter-data.js';
import { mealAt, stepBench, withSlot, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;
/** A plan that every step has something to do in. */
let plan: Plan;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
  plan = await bench.nowMilky({ mealsPerDay: 3 });
  await app.dietitian.patch(`/api/diet-plans2/${plan.id}`, { caloriesPerDay: 1900 }).expect(200);
  plan = await bench.read(plan);
});
afterAll(() => app.stop());

const lunch = () => {
  const milk = bench.milkFoods();
  const found = app.catalogue.snapshot.meals.find(
    ({ types, ingredients }) =>
      types.includes('lunch') && ingredients.every(({ foodId }) => !milk.has(foodId)),
  );
  return found?.id ?? '';
};
/** Every step that saves, with a body that changes the plan and its name in the audit trail. */
const STEPS: [step: string, body: () => object, action: string][] = [
  ['slots/regenerate', () => ({ day: 1, slotIndex: 0 }), 'plans.regenerate-slot'],
  ['adjust', () => ({}), 'plans.adjust'],
  ['auto-repair', () => ({}), 'plans.auto-repair'],
  ['substitute', () => ({}), 'plans.substitute'],
  [
    'replace-meal',
    () => ({ mealId: lunch(), target: { kind: 'same_slot', slotIndex: 1 } }),
    'plans.replace-meal',
  ],
  ['generate', () => ({ seed: 77 }), 'plans.generate'],
];
const auditOf = (action: string) =>
  app.query('SELECT entity_id, fields FROM audit_entries WHERE action = $1 AND entity_id = $2', [
    action,
    plan.id,
  ]);
const snapshots = async () =>
  (
    await app.query(
      'SELECT step FROM plan_snapshots WHERE plan_id = $1 AND undone_with IS NULL ORDER BY id',
      [plan.id],
    )
  ).map(({ step }) => step);

test.each(STEPS)(
  '%s is saved once with one audit line and one snapshot, and undone as a whole',
  async (step, body, action) => {
    const before = await bench.read(plan);
    const [lines, steps] = [(await auditOf(action)).length, (await snapshots()).length];
    const send = () =>
      bench
        .send(plan, step, body())
        .set('Idempotency-Key', `once-${step.replace('/', '-')}`)
        .set('If-Match', `"${before.version}"`);
    const first = await send().expect(200);
    expect(first.headers['etag']).toBe(`"${before.version + 1}"`);
    const second = await send().expect(200);
    expect(second.body).toEqual(first.body);
    const after = await bench.read(plan);
    expect(after).toMatchObject({ version: before.version + 1, planDays: first.body.planDays });
    const { slots, emptySlots, uncertain, absent, calledAfter, ...verdict } =
      first.body.verdict ?? first.body.validation;
    expect(after.generation?.verdict).toEqual(verdict);
    // Every step tells which slots are not safe, beside the counts.
    expect([slots, emptySlots, uncertain, absent, calledAfter].every(Array.isArray)).toBe(true);
    const audit = await auditOf(action);
    expect(audit).toHaveLength(lines + 1);
    expect(audit.at(-1)).toMatchObject({ fields: expect.arrayContaining(['planDays']) });
    expect(await snapshots()).toHaveLength(steps + 1);
    const { body: misspelt } = await bench.send(plan, step, { ...body(), dryrun: true }).expect(400);
    expect(misspelt).toMatchObject({ code: 'invalid_input', error: expect.stringContaining('dryrun') });
    const undone = await bench.undo(plan);
    expect(undone).toMatchObject({ planDays: before.planDays, planSummary: before.planSummary });
    expect(undone.generation).toEqual(before.generation);
  },
);

test.each([
  ['generate', { dryrun: true }, 'dryrun'],
  ['substitute', { place: { day: 1, slotIndex: 0, slot: 1 } }, 'slot'],
  ['substitute', { places: [{ day: 1, slotIndex: 0, slot: 1 }] }, 'slot'],
  ['replace-meal', { mealId: 'm-1', target: { kind: 'same_slot', slotIndex: 1, day: 1 } }, 'day'],
  ['accepted-risks', { place: { day: 1, slotIndex: 0, slot: 1 }, reason: 'Sprawdzone' }, 'slot'],
  ['slots/recalculate', { dayIndex: 0, slotIndex: 0, portion: 50 }, 'portion'],
])('[decisions 47] %s refuses what nobody reads and names it', async (step, body, key) => {
  const before = await bench.read(plan);
  const { body: refusal } = await bench.send(plan, step, body).expect(400);
  expect(refusal).toMatchObject({
    code: 'invalid_input',
    error: expect.stringContaining(`Nieznane pole: ${key}`),
  });
  expect(await bench.read(plan)).toEqual(before);
});

test.each(STEPS)(
  '%s as a dry run changes nothing; the trail says that somebody looked',
  async (step, body, action) => {
    const [lines, steps, before] = [
      (await auditOf(action)).length,
      await snapshots(),
      await bench.read(plan),
    ];
    const { body: answer } = await bench.send(plan, step, { ...body(), dryRun: true }).expect(200);
    expect(answer).toMatchObject({ dryRun: true, version: before.version, updatedAt: before.updatedAt });
    expect(answer.planDays).not.toEqual(before.planDays);
    expect(await bench.read(plan)).toEqual(before);
    expect(await auditOf(action)).toHaveLength(lines);
    expect(await auditOf(`${action}-preview`)).toHaveLength(1);
    expect(await snapshots()).toEqual(steps);
  },
);

test.each(STEPS)(
  '%s on an older version, or on a plan that changes meanwhile, is a 412 with the newer one',
  async (step, body) => {
    const { body: stale } = await bench.send(plan, step, body()).set('If-Match', '"1"').expect(412);
    expect(stale).toMatchObject({ code: 'stale_version', details: { current: { id: plan.id } } });
    const running = bench.send(plan, step, body()).then((answer) => answer);
    await app.query('UPDATE plans SET version = version + 1, name = $2 WHERE id = $1', [
      plan.id,
      'Z innego okna',
    ]);
    const answers = await Promise.all([running]);
    // The other window may also have been quicker than the reading of the plan: then the step stands on its version.
    expect([200, 412]).toContain(answers[0]?.status);
    if (answers[0]?.status === 200) await bench.undo(plan);
    else expect(answers[0]?.body.details.current.name).toBe('Z innego okna');
  },
);

test('of two steps at once one wins and the other is told; nothing is half done', async () => {
  const before = await bench.read(plan);
  const [adjust, draw] = await Promise.all([
    bench.send(plan, 'adjust'),
    bench.send(plan, 'slots/regenerate', { day: 2, slotIndex: 0 }),
  ]);
  expect([adjust?.status, draw?.status].sort()).toEqual([200, 412]);
  const winner = adjust?.status === 200 ? adjust : draw;
  expect(await bench.read(plan)).toMatchObject({
    version: before.version + 1,
    planDays: winner?.body.planDays,
  });
  expect((await bench.undo(plan)).planDays).toEqual(before.planDays);
});

test('several steps are undone one after the other, the last one first', async () => {
  const states = [await bench.read(plan)];
  for (const [step, body] of STEPS.filter(([name]) => name !== 'substitute')) {
    await bench.send(plan, step, body()).expect(200);
    states.push(await bench.read(plan));
  }
  states.pop();
  for (const state of states.reverse()) expect((await bench.undo(plan)).planDays).toEqual(state.planDays);
});

test('a meal changed by hand takes the verdict of the plan with it; a lock does not', async () => {
  const known = await bench.generated({ patientId: bench.patientAvoiding([]), mealsPerDay: 3 });
  const verdict = known.generation?.verdict;
  expect(verdict).toMatchObject({ state: 'safe' });
  const place = { day: 1, slotIndex: 0 };
  const locked = await bench.save(known, withSlot(known.planDays, place, { locked: true }));
  expect(locked.generation?.verdict).toEqual(verdict);
  const entry = { ...mealAt(known, place), ingredients: aMealEntry().ingredients };
  const edited = await bench.save(known, withSlot(known.planDays, place, { entry }));
  expect(edited.generation).toEqual({ ...known.generation, verdict: null });
  await app.dietitian.patch(`/api/diet-plans2/${known.id}`, { planDays: known.planDays }).expect(200);
  const { generation } = await bench.draw(known, { day: 2, slotIndex: 0 });
  expect(generation?.verdict).toMatchObject({ state: 'safe', meals: 42 });
});

const NOBODY = { id: 'pl-nobody' };
const GARBAGE: [string, unknown][] = [
  ['a list', []],
  ['a text as dryRun', { dryRun: 'tak' }],
  ['null as dryRun', { dryRun: null }],
];
/** Bodies that can be read, of the steps that need more than none. */
const GOOD: ReadonlyMap<string, object> = new Map([
  ['slots/regenerate', { day: 1, slotIndex: 0 }],
  ['slots/recalculate', { dayIndex: 0, slotIndex: 0, ingredients: [] }],
  ['replace-meal', { mealId: 'm-1', target: { kind: 'same_slot', slotIndex: 0 } }],
]);
const BAD: Readonly<Record<string, [string, unknown][]>> = {
  'slots/regenerate': [
    ['a list', []],
    ['nothing', {}],
    ['day 0', { day: 0, slotIndex: 0 }],
    ['day 15', { day: 15, slotIndex: 0 }],
    ['half a day', { day: 1.5, slotIndex: 0 }],
    ['a text', { day: '1', slotIndex: 0 }],
    ['slot −1', { day: 1, slotIndex: -1 }],
    ['slot 8', { day: 1, slotIndex: 8 }],
    ['an unknown type', { day: 1, slotIndex: 0, slotType: 'brunch' }],
    ['no time of day', { day: 1, slotIndex: 0, slotTime: '25:00' }],
    ['a negative seed', { day: 1, slotIndex: 0, seed: -1 }],
  ],
  'slots/recalculate': [
    ['a list', []],
    ['nothing', {}],
    ['an object for a list', { dayIndex: 0, slotIndex: 0, ingredients: {} }],
    ['a text for an ingredient', { dayIndex: 0, slotIndex: 0, ingredients: ['mleko'] }],
    ['too many', { dayIndex: 0, slotIndex: 0, ingredients: Array(61).fill({ foodId: 1801, grams: 1 }) }],
    ['negative grams', { dayIndex: 0, slotIndex: 0, ingredients: [{ foodId: 1801, grams: -1 }] }],
    ['grams beyond a meal', { dayIndex: 0, slotIndex: 0, ingredients: [{ foodId: 1801, grams: 10_001 }] }],
    ['a text for a food', { dayIndex: 0, slotIndex: 0, ingredients: [{ foodId: '1801', grams: 1 }] }],
    ['a misspelt option', { dayIndex: 0, slotIndex: 0, ingredients: [], portion: 50 }],
    ['a portion of nothing', { dayIndex: 0, slotIndex: 0, portionPercent: 0 }],
    ['a text for a portion', { dayIndex: 0, slotIndex: 0, portionPercent: '50' }],
    ['half a serving', { dayIndex: 0, slotIndex: 0, servings: 0.5 }],
    ['eleven servings', { dayIndex: 0, slotIndex: 0, servings: 11 }],
  ],
  adjust: GARBAGE,
  'auto-repair': GARBAGE,
  substitute: [
    ...GARBAGE,
    ['a place without a slot', { place: { day: 1 } }],
    ['a text for a place', { place: '1/0' }],
    ['day 15', { place: { day: 15, slotIndex: 0 } }],
  ],
  'replace-meal': [
    ...GARBAGE,
    ['nothing', {}],
    ['no target', { mealId: 'm-1' }],
    ['an unknown kind', { mealId: 'm-1', target: { kind: 'all' } }],
    ['a path for an id', { mealId: '../m-1', target: { kind: 'same_slot', slotIndex: 0 } }],
    ['slot 9', { mealId: 'm-1', target: { kind: 'same_slot', slotIndex: 9 } }],
    ['a meal without id', { mealId: 'm-1', target: { kind: 'same_meal' } }],
  ],
};

test.each(Object.keys(BAD))(
  '%s answers bad input with a 4xx that names the field, and changes nothing',
  async (step) => {
    const before = await bench.read(plan);
    for (const [what, body] of BAD[step] ?? []) {
      const answer = await bench.send(plan, step, body as object);
      expect([what, answer.status, answer.body.code]).toEqual([what, 400, 'invalid_input']);
      expect(answer.body.error).toEqual(expect.any(String));
    }
    const known = BAD[step]?.length;
    expect(known).toBeGreaterThan(0);
    const good = GOOD.get(step) ?? {};
    expect((await bench.send(NOBODY, step, good).expect(404)).body.code).toBe('not_found');
    await app.http().post(`/api/diet-plans2/${plan.id}/${step}`).send(good).expect(401);
    const { cookie } = app.dietitian;
    await app.http().post(`/api/diet-plans2/${plan.id}/${step}`).set('Cookie', cookie).send(good).expect(403);
    expect(await bench.read(plan)).toEqual(before);
  },
);

test('meals typed by hand with extreme amounts end in an answer or a reasoned refusal, never in a plan that cannot be saved', async () => {
  const odd = await app.createPlan({ mealsPerDay: 3, caloriesPerDay: 10_000 });
  const [ingredient] = aMealEntry().ingredients;
  if (!ingredient) throw new Error('no ingredient');
  const lots = { ...ingredient, grams: 10_000, unitQty: 1000, foodId: 1003 };
  const entries = [
    aMealEntry({ ingredients: [lots], baseIngredients: [lots] }),
    aMealEntry({ calories: 100_000, baseCalories: 100_000, ingredients: [], baseIngredients: [] }),
    aMealEntry({ calories: 0, baseCalories: 0, ingredients: [], baseIngredients: [], portionPercent: 200 }),
    aMealEntry({ portionPercent: 50, baseIngredients: [] }),
  ];
  const LUNCH = { day: 1, slot: 1 };
  const statuses = new Set<number>();
  for (const entry of entries) {
    await bench.save(odd, daysWithMeal(odd, entry, LUNCH));
    // A generation does not read what was typed: it puts other meals in its place.
    for (const [step, body] of STEPS.filter(([name]) => name !== 'generate')) {
      const answer = await bench.send(odd, step, { ...body(), dryRun: true });
      statuses.add(answer.status);
      expect([200, 422]).toContain(answer.status);
      expect(JSON.stringify(answer.body)).not.toMatch(/NaN|null,"carbs"|Infinity/);
      if (answer.status === 200) await bench.save(odd, answer.body.planDays);
      await bench.save(odd, daysWithMeal(odd, entry, LUNCH));
    }
  }
  expect(statuses).toEqual(new Set([200, 422]));
});

test('a plan in the trash is out of reach of every step', async () => {
  const gone = await app.createPlan();
  await app.dietitian.delete(`/api/diet-plans2/${gone.id}`).expect(204);
  for (const [step, body] of STEPS) await bench.send(gone, step, body()).expect(404);
});

test('while the patient’s data or the mappings are away no step changes a plan, and each works again afterwards', async () => {
  const before = await bench.read(plan);
  await app.patients.switchOff();
  for (const [step, body] of STEPS) {
    const { body: refusal, headers } = await bench.send(plan, step, body()).expect(503);
    expect(refusal).toMatchObject({
      code: 'not_checked',
      details: { missing: ['intolerances', 'disliked'] },
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await app.patients.switchOn();
  const { mappings: _, ...bare } = starterSnapshot('steps-without-mappings');
  app.catalogue.snapshot = bare as typeof app.catalogue.snapshot;
  for (const [step, body] of STEPS.filter(([name]) => name !== 'replace-meal')) {
    const { body: refusal } = await bench.send(plan, step, body()).expect(503);
    expect(refusal).toMatchObject({ code: 'not_checked', details: { missing: ['mappings'] } });
  }
  app.catalogue.snapshot = starterSnapshot('steps-with-mappings');
  await app.catalog.switchOff();
  for (const step of ['adjust', 'auto-repair']) await bench.send(plan, step).expect(503);
  await app.catalog.switchOn();
  expect(await bench.read(plan)).toEqual(before);
  await bench.adjust(plan, { dryRun: true });
});
