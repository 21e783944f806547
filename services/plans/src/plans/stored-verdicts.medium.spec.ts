import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan, PlanListItem } from '@pora/contracts/plans/plan.model';
import { aPatient } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { avoiding } from '../testing/safety-data.js';
import { starterSnapshot } from '../testing/starter-data.js';

let app: PlansApp;

beforeAll(async () => {
  app = await startPlansApp();
});
afterAll(() => app.stop());

const path = (plan: Pick<Plan, 'id'>, tail = '') => `/api/diet-plans2/${plan.id}${tail}`;
const read = async (plan: Pick<Plan, 'id'>) => (await app.dietitian.get(path(plan)).expect(200)).body as Plan;
const listed = async (plan: Pick<Plan, 'id'>) => {
  const { body } = await app.dietitian.get('/api/diet-plans2').expect(200);
  return (body.items as PlanListItem[]).find(({ id }) => id === plan.id);
};
/** What list and plan say; both must say the same. */
async function verdictOf(plan: Pick<Plan, 'id'>) {
  const [row, whole] = [await listed(plan), await read(plan)];
  expect(row?.lastVerdict).toEqual(whole.lastVerdict);
  return whole.lastVerdict;
}

let patients = 0;
async function generatedPlan(...what: Parameters<typeof avoiding>) {
  patients += 1;
  const patientId = `p-verdict-${patients}`;
  app.people.set(patientId, { ...aPatient({ id: patientId }), ...avoiding(...what) });
  const plan = await app.createPlan({ patientId, mealsPerDay: 3, generatorSources: ['own', 'AG', 'KB'] });
  expect(await verdictOf(plan)).toBeNull();
  await app.dietitian.post(path(plan, '/generate'), {}).expect(200);
  return { plan, patientId };
}

test('[decisions 35] generating stores the verdict; lists and plans carry it while nothing has changed', async () => {
  const { plan } = await generatedPlan([{ name: 'Mleko krowie', value: 64 }]);
  expect(await verdictOf(plan)).toMatchObject({ state: 'safe', dangerous: 0, meals: 42, isCurrent: true });
});

test('[decisions 35] new results of the patient make the verdict "do sprawdzenia", and a check renews it', async () => {
  const { plan, patientId } = await generatedPlan([]);
  expect(await verdictOf(plan)).toMatchObject({ state: 'safe', isCurrent: true });
  const results = avoiding([{ name: 'Pszenica', value: 90 }]);
  app.people.set(patientId, { ...aPatient({ id: patientId }), ...results });
  expect(await verdictOf(plan)).toMatchObject({ state: 'safe', isCurrent: false });
  await app.dietitian.get(path(plan, '/safety')).expect(200);
  expect(await verdictOf(plan)).toMatchObject({ state: 'dangerous', isCurrent: true });
  expect((await read(plan)).version).toBe(2);
});

test('[decisions 35] a changed link of the catalogue does so too, a changed meal does not', async () => {
  const { plan } = await generatedPlan([{ name: 'Łosoś', value: 40 }]);
  const before = app.catalogue.snapshot;
  const [meal, ...meals] = before.meals;
  app.catalogue.snapshot = {
    ...{ ...before, revision: 'another-meal' },
    meals: [{ ...meal!, favorite: !meal!.favorite }, ...meals],
  };
  expect(await verdictOf(plan)).toMatchObject({ isCurrent: true });
  app.catalogue.snapshot = { ...before, revision: 'fewer-links', mappings: before.mappings.slice(1) };
  expect(await verdictOf(plan)).toMatchObject({ isCurrent: false });
  app.catalogue.snapshot = starterSnapshot('as-before');
  expect(await verdictOf(plan)).toMatchObject({ isCurrent: true });
});

test('[decisions 35] a change by hand is checked with the write; while that cannot be, it is to be checked', async () => {
  const { plan } = await generatedPlan([]);
  await app.dietitian.patch(path(plan), { name: 'Inna nazwa' }).expect(200);
  expect(await verdictOf(plan)).toMatchObject({ isCurrent: true });
  const { planDays } = await read(plan);
  const emptied = planDays.map((day) =>
    day.day === 1 ? { ...day, slots: day.slots.map((slot) => ({ ...slot, entry: null })) } : day,
  );
  await app.patients.switchOff();
  const unchecked = await app.dietitian.patch(path(plan), { planDays: emptied }).expect(200);
  await app.patients.switchOn();
  expect(unchecked.body.lastVerdict).toMatchObject({ meals: 42, isCurrent: false });
  expect(await verdictOf(plan)).toMatchObject({ meals: 42, isCurrent: false });
  const { body } = await app.dietitian.patch(path(plan), { planDays }).expect(200);
  expect(body.lastVerdict).toMatchObject({ meals: 42, isCurrent: true });
  const shorter = await app.dietitian.patch(path(plan), { planDays: emptied }).expect(200);
  expect(shorter.body.lastVerdict).toMatchObject({ meals: 39, isCurrent: true });
  expect(await verdictOf(plan)).toMatchObject({ meals: 39, isCurrent: true });
});

test('[decisions 12] while the patients service or the catalogue is away no verdict is taken for current', async () => {
  const { plan } = await generatedPlan([]);
  await app.patients.switchOff();
  expect(await verdictOf(plan)).toMatchObject({ state: 'safe', isCurrent: false });
  await app.patients.switchOn();
  await app.catalog.switchOff();
  expect(await verdictOf(plan)).toMatchObject({ isCurrent: false });
  await app.catalog.switchOn();
  expect(await verdictOf(plan)).toMatchObject({ isCurrent: true });
});

test('a list of plans asks each service once and runs no check', async () => {
  await generatedPlan([]);
  await generatedPlan([]);
  const [patientsBefore, catalogBefore] = [app.patients.answered.length, app.catalog.answered.length];
  await app.dietitian.get('/api/diet-plans2').expect(200);
  expect(app.patients.answered.slice(patientsBefore)).toEqual(['POST /internal/patients/data-revisions 200']);
  expect(app.catalog.answered.slice(catalogBefore)).toHaveLength(1);
});
