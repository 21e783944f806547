import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { planSafetySchema, type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { filledSlots, stepBench, type StepBench } from '../testing/step-fixtures.js';

let app: PlansApp;
let bench: StepBench;

beforeAll(async () => {
  app = await startPlansApp();
  bench = stepBench(app);
});
afterAll(() => app.stop());

const path = ({ id }: Pick<Plan, 'id'>, tail: string) => `/api/diet-plans2/${id}/${tail}`;
const safetyOf = async (plan: Pick<Plan, 'id'>): Promise<PlanSafety> =>
  planSafetySchema.parse((await app.dietitian.get(path(plan, 'safety')).expect(200)).body);
const CELIAC = { field: 'chronic' as const, phrase: 'celiakia', foodIds: [], categories: [], allergens: [] };

test('[decisions 55] celiac disease under chronic diseases keeps gluten out at once, and no plan is safe before somebody decided', async () => {
  const said = { chronic: 'celiakia' };
  const patientId = bench.patientAvoiding([], [], said);
  const plan = await bench.generated({ patientId, mealsPerDay: 3, days: 3 });
  const gluten = new Set(
    app.catalogue.snapshot.foods
      .filter(({ allergenInfo }) => allergenInfo?.allergens.includes('gluten'))
      .map(({ id }) => id),
  );
  const eaten = filledSlots(plan).flatMap(({ entry }) => entry.ingredients.map(({ foodId }) => foodId));
  expect(gluten.size).toBeGreaterThan(0);
  expect(eaten.filter((id) => id !== null && gluten.has(id))).toEqual([]);
  const open = await safetyOf(plan);
  expect(open).toMatchObject({
    state: 'attention',
    dangerous: 0,
    notUnderstood: [{ entry: 'celiakia', source: 'chronic', reason: 'elsewhere' }],
  });
  expect(open.notUnderstood[0]?.sentence).toMatch(/^Napisano w polu, które nie pyta o jedzenie: „celiakia”/);

  bench.nowAvoids(patientId, [], [], { ...said, decisions: [{ ...CELIAC, answer: 'confirmed' }] });
  expect((await bench.read(plan)).lastVerdict).toMatchObject({ isCurrent: false });
  expect(await safetyOf(plan)).toMatchObject({ state: 'safe', notUnderstood: [] });
});

test.each([
  ['purpose', 'dieta przy celiakii', 'Dieta przy celiakii'],
  ['past', 'ospa, celiakia', 'Celiakia'],
  ['meds', 'Euthyrox 50, mam celiakię', 'Mam celiakię'],
] as const)(
  '[decisions 55] celiac disease written as %s keeps gluten out, too',
  async (field, text, phrase) => {
    const patientId = bench.patientAvoiding([], [], { [field]: text });
    const plan = await bench.generated({ patientId, mealsPerDay: 3, days: 3 });
    const open = await safetyOf(plan);
    expect(open).toMatchObject({ state: 'attention', dangerous: 0, notUnderstood: [{ source: field }] });
    expect(open.notUnderstood[0]?.entry.toLowerCase()).toBe(phrase.toLowerCase());
  },
);

test('[decisions 55] a visit for celiac disease in a survey without an answer about food keeps gluten out; the survey counts as none', async () => {
  const said = { purpose: 'celiakia', saysAnything: false };
  const patientId = bench.patientAvoiding([], [], said);
  app.people.set(patientId, { ...app.people.get(patientId), intoleranceSet: null } as never);
  const plan = await bench.generated({ patientId, mealsPerDay: 3, days: 3 });
  const safety = await safetyOf(plan);
  expect(safety).toMatchObject({ dangerous: 0, notUnderstood: [{ entry: 'celiakia', source: 'purpose' }] });
  expect(safety.state).not.toBe('safe');
});

test('[decisions 72] what the dietitian minds herself keeps a plan from being safe; what concerns a relative does not', async () => {
  const said = { chronic: 'celiakia' };
  const patientId = bench.patientAvoiding([], [], said);
  const plan = await bench.generated({ patientId, mealsPerDay: 3, days: 3 });
  bench.nowAvoids(patientId, [], [], { ...said, decisions: [{ ...CELIAC, answer: 'note' }] });
  const noted = await safetyOf(plan);
  expect(noted).toMatchObject({ state: 'attention', notUnderstood: [{ entry: 'celiakia', reason: 'note' }] });
  const { body } = await app.dietitian.get(path(plan, 'food-verdicts')).expect(200);
  const verdicts = planAlternativeRoutes.foodVerdicts.answer.parse(body);
  expect(verdicts.notUnderstood).toEqual(noted.notUnderstood);

  bench.nowAvoids(patientId, [], [], { ...said, decisions: [{ ...CELIAC, answer: 'relative' }] });
  expect(await safetyOf(plan)).toMatchObject({ state: 'safe', notUnderstood: [] });
});

test('[decisions 72] a word the whole practice minds itself keeps a plan at attention, without a question', async () => {
  const patientId = bench.patientAvoiding([], ['bez xylobusiowych']);
  const plan = await bench.generated({ patientId, mealsPerDay: 3, days: 3 });
  expect(await safetyOf(plan)).toMatchObject({
    state: 'attention',
    notUnderstood: [{ entry: 'bez xylobusiowych', source: 'disliked', reason: 'no_food' }],
  });
  const full = app.catalogue.snapshot;
  const nothing = { foodIds: [], categories: [], allergens: [] };
  const ownWords = [{ word: 'xylobusiowych', kind: 'note' as const, ...nothing }];
  app.catalogue.snapshot = { ...full, revision: `${full.revision}-note`, ownWords };
  try {
    expect((await bench.read(plan)).lastVerdict).toMatchObject({ isCurrent: false });
    const noted = await safetyOf(plan);
    expect(noted).toMatchObject({
      ...{ state: 'attention', dangerous: 0 },
      notUnderstood: [{ entry: 'bez xylobusiowych', source: 'disliked', reason: 'note' }],
    });
    await app.dietitian.get(path(plan, 'export-docx')).expect(200);
  } finally {
    app.catalogue.snapshot = full;
  }
});

const MILK_OF_DAUGHTER = { allergies: 'córka ma alergię na mleko' };

test('[decisions 55] what a parent writes of the child is kept out of its plan; of a grown-up patient it is asked about', async () => {
  const patientId = bench.patientAvoiding([]);
  const of = (isChild: boolean) => {
    bench.nowAvoids(patientId, [], [], MILK_OF_DAUGHTER);
    const patient = app.people.get(patientId);
    if (patient) app.people.set(patientId, { ...patient, isChild });
  };
  const plan = await bench.generated({ patientId, mealsPerDay: 3, days: 7 });
  expect(bench.milky(plan).length).toBeGreaterThan(0);

  of(true);
  const ofChild = await safetyOf(plan);
  expect(ofChild).toMatchObject({ state: 'dangerous', notUnderstood: [] });
  const block = { kind: 'allergy', level: 'block', cause: 'mleko' };
  expect(ofChild.slots.flatMap(({ problems }) => problems)).toContainEqual(expect.objectContaining(block));
  await bench.send(plan, 'generate', { seed: 5 }).expect(200);
  const drawn = await bench.read(plan);
  expect(bench.milky(drawn)).toEqual([]);
  expect(drawn.lastVerdict).toMatchObject({ dangerous: 0, isCurrent: true });

  // A corrected birth year: the verdict of the child's plan does not stand for the grown-up.
  of(false);
  expect((await bench.read(plan)).lastVerdict).toMatchObject({ isCurrent: false });
  expect(await safetyOf(plan)).toMatchObject({
    state: 'attention',
    dangerous: 0,
    notUnderstood: [{ entry: MILK_OF_DAUGHTER.allergies, source: 'allergies', reason: 'unread_name' }],
  });
});

test('[decisions 55] what concerns the father of a child stays the father’s', async () => {
  const patientId = bench.patientAvoiding([], [], { allergies: 'tata ma alergię na mleko' });
  const patient = app.people.get(patientId);
  if (patient) app.people.set(patientId, { ...patient, isChild: true });
  const plan = await bench.generated({ patientId, mealsPerDay: 3, days: 7 });
  expect(bench.milky(plan).length).toBeGreaterThan(0);
  expect(await safetyOf(plan)).toMatchObject({ state: 'safe', dangerous: 0 });
});
