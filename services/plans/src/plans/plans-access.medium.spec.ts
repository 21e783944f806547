import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Plan, PlanDay, PlanSlot } from '@pora/contracts/plans/plan.model';
import { acceptedRiskRoutes } from '@pora/contracts/plans/accepted-risk.routes';
import { handOutRoutes } from '@pora/contracts/plans/hand-out.routes';
import { planAlternativeRoutes } from '@pora/contracts/plans/plan-alternatives.routes';
import { planGenerationRoutes } from '@pora/contracts/plans/plan-generation.routes';
import { planHistoryRoutes } from '@pora/contracts/plans/plan-history.routes';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { planInsightRoutes, planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import type { Route } from '@pora/contracts/route';
import { aMealEntry, aNewPlan } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';

let app: PlansApp;
let plan: Plan;

beforeAll(async () => {
  app = await startPlansApp();
  const { body } = await app.dietitian.post('/api/diet-plans2', aNewPlan({ patientId: null })).expect(201);
  plan = body as Plan;
});
afterAll(() => app.stop());

const LIST = '/api/diet-plans2';
/** No step, and no risk, of this number exists. */
const pathOf = (path: string) =>
  path.replace(':id', plan.id).replace(':n', '1').replace(':riskId', 'r-1').replace(':run', 'run-1');
const one = () => `${LIST}/${plan.id}`;

const withSlots = (days: PlanDay[], change: (slots: PlanSlot[]) => unknown[]) =>
  days.map((day) => (day.day === 1 ? { ...day, slots: change(day.slots) } : day));
const withEntry = (days: PlanDay[], spoiled: object) =>
  withSlots(days, ([slot, ...rest]) => [{ ...slot!, entry: { ...aMealEntry(), ...spoiled } }, ...rest]);
const allRoutes = [
  ...[planRoutes, planStepRoutes, planInsightRoutes, planSlotRoutes],
  ...[planHistoryRoutes, planAlternativeRoutes, planGenerationRoutes, acceptedRiskRoutes, handOutRoutes],
].flatMap((table) => Object.values(table) as Route[]);
const userRoutes = allRoutes.filter(({ access }) => access === 'user');

test.each(userRoutes.map(({ method, path }) => [method, path]))(
  '%s %s answers 401 to nobody',
  async (method, path) => {
    const verb = method.toLowerCase() as 'get';
    const { body } = await app.http()[verb](pathOf(path)).expect(401);
    expect(body.code).toBe('not_signed_in');
  },
);

test.each(
  userRoutes
    .filter(({ method }) => method !== 'GET')
    .map((route) => [route.method, route.path, route] as const),
)(
  '%s %s answers 403 without the anti-forgery header and changes nothing',
  async (method, path, { upload }) => {
    const verb = method.toLowerCase() as 'post';
    const request = app.http()[verb](pathOf(path)).set('Cookie', app.dietitian.cookie);
    const sent = upload
      ? request.attach(upload.field, Buffer.from('PK'), 'plan.docx')
      : request.send({ name: 'Podrzucona' });
    const { body } = await sent.expect(403);
    expect(body.code).toBe('csrf');
    const { body: kept } = await app.dietitian.get(one()).expect(200);
    expect(kept).toEqual(plan);
  },
);

test.each([
  ['GET', ''],
  ['PATCH', ''],
  ['DELETE', ''],
  ['POST', '/restore'],
  ['POST', '/generate'],
  ['POST', '/undo'],
  ['GET', '/export-docx'],
  ['GET', '/debug-log'],
  ['GET', '/generations'],
  ['GET', '/generations/run-1'],
  ['DELETE', '/generations/run-1'],
  ['GET', '/safety'],
  ['GET', '/explain?day=1&slot=0'],
  ['GET', '/feasibility'],
])('%s of a plan that does not exist, …%s, is a 404 with a Polish sentence', async (method, tail) => {
  const verb = method.toLowerCase() as 'post';
  const { body } = await app.dietitian[verb](
    `${LIST}/pl-nie-ma${tail}`,
    method === 'GET' ? undefined : {},
  ).expect(404);
  expect(body).toEqual({ error: 'Nie znaleziono planu.', code: 'not_found' });
});

describe('[core §8] bad input is a 400 with the error body', () => {
  const badPlans: [string, object][] = [
    ['no name', { name: '   ' }],
    ['a name of 201 letters', { name: 'x'.repeat(201) }],
    ['a name with a NUL', { name: 'a\u0000b' }],
    ['a name with half a character', { name: 'a\ud800' }],
    ['stage 0', { stage: 0 }],
    ['stage 13', { stage: 13 }],
    ['a stage as text', { stage: '2' }],
    ['half a stage', { stage: 1.5 }],
    ['negative calories', { caloriesPerDay: -1 }],
    ['too many calories', { caloriesPerDay: 10001 }],
    ['2 meals a day', { mealsPerDay: 2 }],
    ['9 meals a day', { mealsPerDay: 9 }],
    ['0 days', { days: 0 }],
    ['15 days', { days: 15 }],
    ['an id with a slash', { id: 'a/b' }],
    ['a patient id with a quote', { patientId: "p-'--" }],
    ['a date that does not exist', { created: '2026-02-30' }],
    ['no meal source', { generatorSources: [] }],
    ['an unknown meal source', { generatorSources: ['XX'] }],
    ['days that are no list', { planDays: { day: 1 } }],
    [
      'a slot with an unknown type',
      {
        planDays: [
          { day: 1, slots: [{ id: 's', type: 'brunch', time: '10:00', label: '', calorieSharePercent: 10 }] },
        ],
      },
    ],
    [
      'a slot at 25 o’clock',
      {
        planDays: [
          { day: 1, slots: [{ id: 's', type: 'lunch', time: '25:00', label: '', calorieSharePercent: 10 }] },
        ],
      },
    ],
    [
      'a share of 101 %',
      {
        planDays: [
          { day: 1, slots: [{ id: 's', type: 'lunch', time: '12:00', label: '', calorieSharePercent: 101 }] },
        ],
      },
    ],
  ];

  test.each(badPlans)('a new plan with %s', async (_, spoiled) => {
    const { body } = await app.dietitian
      .post(LIST, { ...aNewPlan({ patientId: null }), ...spoiled })
      .expect(400);
    expect(body).toMatchObject({ code: 'invalid_input', error: expect.any(String) });
  });

  test.each([
    ['an empty name', { name: '' }],
    ['calories as text', { caloriesPerDay: '1500' }],
    ['null meals', { mealsPerDay: null }],
    ['hours out of the clock', { mealTimes: ['24:00'] }],
    ['a deficit of 2001', { calorieDeficit: 2001 }],
    ['a list instead of an object', [1, 2, 3]],
  ])('a change with %s', async (_, body) => {
    const answer = await app.dietitian.patch(one(), body).expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid_input', error: expect.any(String) });
  });

  test.each([
    ['an unknown source', { sources: ['ZZ'] }],
    ['no source', { sources: [] }],
    ['a negative seed', { seed: -1 }],
    ['a seed above 32 bits', { seed: 2 ** 32 }],
    ['a seed with a fraction', { seed: 1.5 }],
  ])('a generation with %s', async (_, body) => {
    const answer = await app.dietitian.post(`${one()}/generate`, body).expect(400);
    expect(answer.body.code).toBe('invalid_input');
  });

  const spoiledDays: [string, (days: PlanDay[]) => unknown][] = [
    ['a day that stands twice', (days) => days.map((day) => (day.day === 2 ? { ...day, day: 1 } : day))],
    ['a day number beyond the plan', (days) => [...days.slice(0, 6), { ...days[6]!, day: 8 }]],
    ['a day too few', (days) => days.slice(1)],
    ['a day too many', (days) => [...days, { ...days[0]!, day: 8 }]],
    ['a million days', () => Array<number>(1_000_000).fill(0)],
    ['nine meals on a day', (days) => withSlots(days, (slots) => [...slots, ...slots, ...slots])],
    [
      'two slots of one id',
      (days) => withSlots(days, (slots) => slots.map((slot) => ({ ...slot, id: 'same' }))),
    ],
    [
      'a slot id with a slash',
      (days) => withSlots(days, ([slot, ...rest]) => [{ ...slot!, id: 'a/b' }, ...rest]),
    ],
    ['a day number as text', (days) => days.map((day) => ({ ...day, day: String(day.day) }))],
    ['a meal of negative energy', (days) => withEntry(days, { calories: -1 })],
    ['a meal of negative macros', (days) => withEntry(days, { macros: { carbs: -1, fat: 1, protein: 1 } })],
    ['a meal of endless macros', (days) => withEntry(days, { macros: { carbs: 1e308, fat: 1, protein: 1 } })],
    [
      'endless macros of the recipe',
      (days) => withEntry(days, { baseMacros: { carbs: 1, fat: 1e308, protein: 1 } }),
    ],
    ['negative grams', (days) => withEntry(days, { ingredients: [{ foodId: 1, grams: -5 }] })],
    [
      'endless energy of an ingredient',
      (days) =>
        withEntry(days, {
          ingredients: [
            { foodId: 1, grams: 5, nutrition: { calories: 1e308, carbs: 0, fat: 0, protein: 0 } },
          ],
        }),
    ],
    ['a portion of 0 %', (days) => withEntry(days, { portionPercent: 0 })],
    ['a portion of 201 % by hand', (days) => withEntry(days, { portionPercent: 201 })],
    [
      'sixty-one ingredients',
      (days) => withEntry(days, { ingredients: Array(61).fill({ foodId: 1, grams: 1 }) }),
    ],
    ['a meal name with a NUL', (days) => withEntry(days, { name: 'a\u0000b' })],
  ];

  test.each(spoiledDays)('days with %s', async (_, spoil) => {
    const { body: week } = await app.dietitian
      .post(LIST, aNewPlan({ patientId: null, days: 7, mealsPerDay: 3 }))
      .expect(201);
    const planDays = spoil((week as Plan).planDays);
    const { body } = await app.dietitian.patch(`${LIST}/${week.id}`, { planDays }).expect(400);
    expect(body).toMatchObject({ code: 'invalid_input', error: expect.any(String) });
    const { body: kept } = await app.dietitian.get(`${LIST}/${week.id}`).expect(200);
    expect(kept).toEqual(week);
  });

  test.each(['NaN', 'Infinity', '-Infinity', '1e999', '"1500"', '[1500]', '{}', 'true'])(
    'calories of %s',
    async (number) => {
      const text = `{"caloriesPerDay":${number}}`;
      await app.dietitian
        .patch(one(), undefined)
        .set('Content-Type', 'application/json')
        .send(text)
        .expect(400);
    },
  );

  test.each(['%00', "pl-'--", 'pl%2F1', '%ED%A0%80', 'pl%201', '.pl', `pl-${'a'.repeat(100)}`])(
    'the address of a plan %s',
    async (id) => {
      const { status, body } = await app.dietitian.get(`${LIST}/${id}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid_input', error: expect.any(String) });
    },
  );

  test('an If-Match that is no version', async () => {
    const { body } = await app.dietitian.patch(one(), { name: 'X' }).set('If-Match', 'abc').expect(400);
    expect(body.code).toBe('invalid_input');
  });

  test('a body that is no JSON, and one of another type', async () => {
    const send = (type: string, text: string) =>
      app.dietitian.post(LIST).set('Content-Type', type).send(text);
    await send('application/json', '{"name":').expect(400);
    await send('text/plain', 'name=x').expect(415);
  });
});

test('a full plan of 14 × 8 slots with 12 ingredients each is saved; more than 3 MB is a 413', async () => {
  const { body: large } = await app.dietitian
    .post(LIST, aNewPlan({ patientId: null, mealsPerDay: 8 }))
    .expect(201);
  const [bread] = aMealEntry().ingredients;
  const twelve = Array.from({ length: 12 }, () => ({
    ...bread!,
    intolerances: [{ key: 'gluten', name: 'Gluten' }],
    nutrition: { calories: 181, carbs: 33.8, fat: 2.3, protein: 6 },
  }));
  const entry = aMealEntry({
    ingredients: twelve,
    baseIngredients: twelve,
    description: 'Pokrój. '.repeat(20),
  });
  const planDays = (large as Plan).planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, entry })),
  }));
  const { body } = await app.dietitian.patch(`${LIST}/${large.id}`, { planDays }).expect(200);
  expect(body.filledSlots).toBe(112);
  const tooLong = { ...entry, description: 'x'.repeat(4000), name: 'y'.repeat(200) };
  const huge = planDays.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({
      ...slot,
      entry: { ...tooLong, foods: Array<string>(60).fill('z'.repeat(400)) },
    })),
  }));
  await app.dietitian.patch(`${LIST}/${large.id}`, { planDays: huge }).expect(413);
});
