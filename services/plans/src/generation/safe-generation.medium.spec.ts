import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { planSchema, type Plan, type PlanDay } from '@pora/contracts/plans/plan.model';
import { planVerdictSchema } from '@pora/contracts/plans/plan-safety.model';
import { checkPlan } from '@pora/engine/testing/checker';
import { makeLibrary } from '@pora/engine/testing/library';
import { ANNA, aPatient } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { avoiding } from '../testing/safety-data.js';
import { starterSnapshot } from '../testing/starter-data.js';

let app: PlansApp;

beforeAll(async () => {
  app = await startPlansApp();
});
afterAll(() => app.stop());

const path = (plan: Pick<Plan, 'id'>, tail = '') => `/api/diet-plans2/${plan.id}${tail}`;
const generate = (plan: Pick<Plan, 'id'>, body: object = {}) =>
  app.dietitian.post(path(plan, '/generate'), body);
const read = async (plan: Pick<Plan, 'id'>) => (await app.dietitian.get(path(plan)).expect(200)).body as Plan;
const log = async (plan: Pick<Plan, 'id'>) =>
  (await app.dietitian.get(path(plan, '/debug-log')).expect(200)).text;

/** A patient of their own for each test, who avoids what is given. */
let patients = 0;
function patientAvoiding(...what: Parameters<typeof avoiding>): string {
  patients += 1;
  const id = `p-avoids-${patients}`;
  app.people.set(id, { ...aPatient({ id }), ...avoiding(...what) });
  return id;
}

const foodsOf = (days: readonly PlanDay[]) =>
  days.flatMap(({ slots }) => slots.flatMap(({ entry }) => entry?.ingredients ?? []));
const isMilk = (foodId: number | null) =>
  app.catalogue.snapshot.mappings.some(
    (link) => link.intolerance === 'mleko-krowie' && link.foodId === foodId,
  );

test('[diets §5] a generated plan holds nothing the patient does not tolerate or like, and says so', async () => {
  const patientId = patientAvoiding([{ name: 'MLEKO KROWIE', value: 64 }], ['pomidory', 'Jajka']);
  const plan = await app.createPlan({ patientId, generatorSources: ['own', 'AG', 'KB', 'KS'] });
  const { body } = await generate(plan).expect(200);
  const foods = foodsOf(body.planDays as PlanDay[]);
  expect(foods.filter(({ foodId }) => isMilk(foodId))).toEqual([]);
  expect(foods.filter(({ foodName }) => /^pomidor[yk]?|^jajk/i.test(foodName))).toEqual([]);
  expect(planVerdictSchema.parse(body.generation.verdict)).toMatchObject({
    state: 'safe',
    missing: [],
    dangerous: 0,
    unchecked: 0,
    unmapped: [],
    notUnderstood: [],
    meals: body.generation.filledSlots,
    sentence: `0 z ${body.generation.filledSlots} ryzykownych`,
  });
  expect((await read(plan)).generation).toEqual(body.generation);
});

test('a swapped ingredient names what it stands for, and 29 U/ml is not yet a risk', async () => {
  const [tolerates, avoids] = [29, 30].map((value) => patientAvoiding([{ name: 'Kazeina', value }]));
  const yogurts = async (patientId: string | undefined) => {
    const plan = await app.createPlan({
      patientId: patientId ?? null,
      generatorSources: ['own', 'AG', 'KB'],
    });
    const { body } = await generate(plan).expect(200);
    return { verdict: body.generation.verdict, foods: foodsOf(body.planDays as PlanDay[]) };
  };
  const [before, after] = [await yogurts(tolerates), await yogurts(avoids)];
  expect(before.foods.some(({ foodId }) => isMilk(foodId))).toBe(true);
  expect(before.verdict).toMatchObject({ state: 'attention', dangerous: 0 });
  expect(after.foods.some(({ foodId }) => isMilk(foodId))).toBe(false);
  const swapped = after.foods.filter(({ wasSubstituted }) => wasSubstituted);
  expect(swapped.length).toBeGreaterThan(0);
  for (const item of swapped) {
    expect(isMilk(item.originalFoodId ?? null)).toBe(true);
    expect(item.substitution).toMatchObject({ reason: 'intolerance', to: item.foodName });
  }
});

test('a result no food is linked to and a dislike no food has are holes the verdict shows', async () => {
  const item = { name: 'Transglutaminaza', value: 55.5 };
  const plan = await app.createPlan({ patientId: patientAvoiding([item], ['pomidor', 'szarańcza']) });
  const { body } = await generate(plan).expect(200);
  expect(body.generation.verdict).toMatchObject({
    state: 'attention',
    unmapped: [item],
    notUnderstood: [{ entry: 'szarańcza', source: 'disliked' }],
    dangerous: 0,
  });
});

test('a locked meal that is a risk is left alone and counted', async () => {
  const patientId = patientAvoiding([]);
  const plan = await app.createPlan({ patientId, mealsPerDay: 3, generatorSources: ['own', 'AG', 'KB'] });
  await generate(plan).expect(200);
  const { planDays } = await read(plan);
  let locked = 0;
  const withLocks = planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => {
      const isLocked = locked < 2 && (slot.entry?.ingredients.some(({ foodId }) => isMilk(foodId)) ?? false);
      if (isLocked) locked += 1;
      return { ...slot, locked: isLocked };
    }),
  }));
  await app.dietitian.patch(path(plan), { planDays: withLocks }).expect(200);
  app.people.set(patientId, {
    ...aPatient({ id: patientId }),
    ...avoiding([{ name: 'mleko krowie', value: 90 }]),
  });
  const { body } = await generate(plan).expect(200);
  expect(body.generation).toMatchObject({ lockedSlots: 2 });
  expect(body.generation.verdict).toMatchObject({
    state: 'dangerous',
    dangerous: 2,
    sentence: expect.stringMatching(/^2 z \d+ ryzykowne$/),
  });
});

test('[decisions 31] a patient with nothing on file is never called safe; a plan without a patient has nothing to check against', async () => {
  const checked = await generate(await app.createPlan({ patientId: ANNA })).expect(200);
  expect(checked.body.generation.verdict).toMatchObject({
    state: 'no_data',
    meals: 70,
    sentence: 'Brak ankiety i wyników – nie ma czego sprawdzać.',
  });
  const { body } = await generate(await app.createPlan()).expect(200);
  expect(body.generation.verdict).toMatchObject({
    state: 'no_patient',
    meals: 70,
    sentence: 'Plan nie ma pacjenta, więc nie ma z czym porównać posiłków.',
  });
});

test('a plan generated before there were verdicts is shown without one, and so is what an undo brings back', async () => {
  const plan = await app.createPlan({ patientId: patientAvoiding([]), mealsPerDay: 3 });
  await generate(plan).expect(200);
  await app.query(`UPDATE plans SET generation = generation - 'verdict' WHERE id = $1`, [plan.id]);
  expect(planSchema.parse(await read(plan)).generation).toMatchObject({ seed: 1, verdict: null });
  await generate(plan).expect(200);
  expect((await read(plan)).generation?.verdict).toMatchObject({ state: 'safe' });
  const { body } = await app.dietitian.post(path(plan, '/undo')).expect(200);
  expect(planSchema.parse(body).generation).toMatchObject({ seed: 1, verdict: null });
});

test('a refused generation may be sent again with its key; the key then stands for one seed', async () => {
  const plan = await app.createPlan({ patientId: patientAvoiding([]), mealsPerDay: 3 });
  const send = (seed: number) => generate(plan, { seed }).set('Idempotency-Key', 'generate-after-outage');
  await app.patients.switchOff();
  await send(5).expect(503);
  await app.patients.switchOn();
  const { body } = await send(5).expect(200);
  expect(body.generation.seed).toBe(5);
  expect((await send(5).expect(200)).body).toEqual(body);
  expect((await send(6).expect(409)).body.code).toBe('idempotency_conflict');
  expect((await read(plan)).version).toBe(2);
});

test('while the patient’s data or the mappings cannot be loaded nothing is generated and nothing changes', async () => {
  const plan = await app.createPlan({ patientId: patientAvoiding([]), mealsPerDay: 3 });
  const refused = async () => {
    const { body, headers } = await generate(plan).expect(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.code).toBe('not_checked');
    expect((await read(plan)).version).toBe(1);
    return body as { error: string; details: object };
  };
  await app.patients.switchOff();
  expect(await refused()).toMatchObject({
    error:
      'Nie udało się wczytać nietolerancji i ankiety (alergii i nielubianych produktów), więc nie można sprawdzić posiłków. Plan się nie zmienił. Spróbuj ponownie za kilka sekund.',
    details: { missing: ['intolerances', 'disliked'] },
  });
  await app.catalog.switchOff();
  expect(await refused()).toMatchObject({ details: { missing: ['intolerances', 'disliked', 'mappings'] } });
  await app.patients.switchOn();
  expect(await refused()).toMatchObject({ details: { missing: ['mappings'] } });
  await app.catalog.switchOn();
  const { mappings, ...bare } = starterSnapshot('without-mappings');
  app.catalogue.snapshot = bare as typeof app.catalogue.snapshot;
  expect(mappings.length).toBeGreaterThan(0);
  expect(await refused()).toMatchObject({ details: { missing: ['mappings'] } });
  await generate(await app.createPlan({ mealsPerDay: 3 })).expect(200);
  app.catalogue.snapshot = starterSnapshot('with-mappings-again');
  await generate(plan).expect(200);
});

test('a patients service that says less than it should leaves the plan unchecked, not free of intolerances', async () => {
  const patientId = patientAvoiding([{ name: 'Mleko krowie', value: 90 }]);
  const plan = await app.createPlan({ patientId, mealsPerDay: 3 });
  app.people.set(patientId, Object.assign(aPatient({ id: patientId }), { intoleranceSet: undefined }));
  expect((await generate(plan).expect(503)).body.code).toBe('not_checked');
});

const HEAD =
  /^PLAN id=(\S+) seed=(\d+) engine=\S+ config=sha256:[0-9a-f]{64} library=sha256:[0-9a-f]{64} patient=sha256:[0-9a-f]{64} work=\d+ J=\d+\.\d\d$/;
const RECORDS = [
  /^POOL [a-z_]+ considered=\d+( [a-z_]+=-\d+)* left=\d+$/,
  /^DAY \d+ SLOT \d+ [a-z_]+ FILLED \S+ \d+% \d+kcal target=\d+( block=\d+(-\d+)+)?( subs=\d+>\d+@\d+(\.\d+)?(,\d+>\d+@\d+(\.\d+)?)*)?$/,
  /^DAY \d+ SLOT \d+ [a-z_]+ EMPTY left=\d+( [a-z_]+=-\d+)* free=\d+$/,
  /^DAY \d+ SLOT \d+ [a-z_]+ LOCKED/,
  /^MEAL \S+ OUT [a-z_]+( food=\d+)?( key=\S+)?( value=\d+(\.\d+)?)?$/,
  /^PAIR [a-z_]+ \d+(-\d+)+ SPLIT no common meal$/,
  /^WARN day=\d+ low \d+<\d+$/,
];

test('[diets §7] every line of the debug log has its form, and its counts add up', async () => {
  const patientId = patientAvoiding([{ name: 'Mleko krowie', value: 64.5 }], ['ryż']);
  const plan = await app.createPlan({ patientId });
  await generate(plan, { seed: 12 }).expect(200);
  const [head = '', ...lines] = (await log(plan)).trimEnd().split('\n');
  expect(head).toMatch(HEAD);
  expect(HEAD.exec(head)?.slice(1)).toEqual([plan.id, '12']);
  for (const line of lines) expect(RECORDS.filter((form) => form.test(line))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('DAY '))).toHaveLength(70);
  expect(
    lines.some((line) => /^MEAL \S+ OUT intolerance_\w+ food=\d+ key=mleko-krowie value=64.5$/.test(line)),
  ).toBe(true);
  for (const line of lines.filter((one) => one.startsWith('POOL '))) {
    const [considered = 0, ...removed] = Array.from(line.matchAll(/=-?(\d+)/g), ([, count]) => Number(count));
    expect(removed.reduce((sum, count) => sum + count, 0)).toBe(considered);
  }
});

test('the stored seed replays a generation: the same days and the same log, line by line', async () => {
  const patientId = patientAvoiding([{ name: 'Mleko krowie', value: 64 }], ['pomidory']);
  const plan = await app.createPlan({ patientId, generatorSources: ['own', 'KB'] });
  await generate(plan).expect(200);
  const { body: first } = await generate(plan).expect(200);
  const firstLog = await log(plan);
  const { generation } = await read(plan);
  expect(generation?.seed).toBe(2);
  await generate(plan, { seed: 77 }).expect(200);
  expect(await log(plan)).not.toBe(firstLog);
  const emptied = (await read(plan)).planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, entry: null })),
  }));
  await app.dietitian.patch(path(plan), { planDays: emptied }).expect(200);
  const { body: again } = await generate(plan, { seed: generation?.seed }).expect(200);
  expect(again.planDays).toEqual(first.planDays);
  expect(await log(plan)).toBe(firstLog);
});

test.each([-1, 1.5, 4_294_967_296, '7', null, Number.MAX_SAFE_INTEGER, {}])(
  'the seed %j is refused before any work',
  async (seed) => {
    const plan = await app.createPlan({ mealsPerDay: 3 });
    const { body } = await generate(plan, { seed }).expect(400);
    expect(body).toMatchObject({ code: 'invalid_input', details: { fields: [{ path: 'seed' }] } });
    expect((await read(plan)).version).toBe(1);
  },
);

test('ten thousand meals are no trouble, and everybody else is answered meanwhile', async () => {
  const large = makeLibrary({ seed: 7, meals: 10_000, foods: 600 });
  const small = app.catalogue.snapshot;
  app.catalogue.snapshot = { ...small, ...(large as typeof small), revision: 'ten-thousand' };
  const patientId = patientAvoiding([{ name: 'Mleko', value: 70 }], ['ryby']);
  const plan = await app.createPlan({
    patientId,
    caloriesPerDay: 2000,
    generatorSources: ['own', 'AG', 'KB', 'KS'],
  });
  const generating = generate(plan)
    .expect(200)
    .then(({ body }) => body);
  await Promise.all(Array.from({ length: 5 }, () => app.dietitian.get(path(plan)).expect(200)));
  const body = await generating;
  expect(body.generation).toMatchObject({ filledSlots: 70, emptySlots: [], daysOutsideTolerance: [] });
  expect(body.generation.verdict).toMatchObject({ dangerous: 0, unchecked: 0 });
  const input = {
    plan,
    patient: { isChild: false, intolerances: [{ name: 'Mleko', value: 70 }], disliked: ['ryby'] },
  };
  const { ruleConfig: config } = small;
  expect(checkPlan({ ...input, catalog: large, config }, body.planDays as PlanDay[])).toEqual([]);
  app.catalogue.snapshot = starterSnapshot('small-again');
}, 60_000);
