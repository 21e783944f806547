import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Database } from '@pora/common/database';
import { planListItemSchema, type Plan, type PlanListItem } from '@pora/contracts/plans/plan.model';
import { aPatient } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { avoiding } from '../testing/safety-data.js';
import { PlanListService } from './plan-list.service.js';

const PLANS = 5_000;
const PATIENT = 'p-list';

let app: PlansApp;
let checked: Plan;

/** A checked plan of one patient, and 5,000 more like it, each of a patient of its own. */
beforeAll(async () => {
  app = await startPlansApp();
  const person = { ...aPatient({ id: PATIENT }), ...avoiding([{ name: 'Łosoś', value: 40 }]) };
  app.people.set(PATIENT, person);
  checked = await app.createPlan({
    patientId: PATIENT,
    mealsPerDay: 3,
    generatorSources: ['own', 'AG', 'KB'],
  });
  await app.dietitian.post(`/api/diet-plans2/${checked.id}/generate`, {}).expect(200);
  for (let n = 1; n <= PLANS; n += 1) app.people.set(`p-many-${n}`, { ...person, id: `p-many-${n}` });
  const same = `name, days, calories_per_day, meals_per_day, status, created, stage, tdee, calorie_deficit,
    generator_sources, meal_times, plan_summary, filled_slots, generation_count, removed_with_patient, created_by,
    updated_by, last_check, food_fingerprint`;
  await app.query(
    `INSERT INTO plans (id, patient_id, plan_days, ${same})
     SELECT 'many-' || n, 'p-many-' || n, '[]', ${same} FROM plans, generate_series(1, $1) n WHERE id = $2`,
    [PLANS, checked.id],
  );
}, 60_000);
afterAll(() => app.stop());

const read = (headers: Record<string, string> = {}) => app.dietitian.get('/api/diet-plans2').set(headers);
const list = async () => (await read().expect(200)).body.items as PlanListItem[];
const tag = async () => String((await read().expect(200)).headers['etag']);
const verdictOf = async () => (await list()).find(({ id }) => id === checked.id)?.lastVerdict;

/** Statements that read whole rows; the house-keeping may ask for its locks meanwhile. */
async function readsOf(work: () => Promise<unknown>): Promise<string[]> {
  const queries = jest.spyOn(app.get<Database>(Database), 'query');
  await work();
  const sent = queries.mock.calls.map(([sql]) => sql.trim());
  queries.mockRestore();
  return sent.filter((sql) => sql.startsWith('SELECT') && sql.includes('FROM plans'));
}

/** Calls that the other services answered meanwhile. */
async function callsOf(work: () => Promise<unknown>) {
  const before = [app.patients.answered.length, app.catalog.answered.length];
  await work();
  return {
    patients: app.patients.answered.slice(before[0]),
    catalog: app.catalog.answered.slice(before[1]),
  };
}

describe('a practice of 5,000 plans', () => {
  test('[diets §2] is listed as the contract says, without anybody’s days, each with the state of its check', async () => {
    const items = await list();
    expect(items).toHaveLength(PLANS + 1);
    // The service runs in this process: thousands of comparisons one by one would keep it from hearing Redis for seconds.
    expect(planListItemSchema.strict().array().parse(items)).toEqual(items);
    const verdicts = items.map(({ lastVerdict }) => `${lastVerdict?.state} ${lastVerdict?.isCurrent}`);
    expect([...new Set(verdicts)]).toEqual(['safe true']);
  });

  test('[decisions 8] is not sent again (304) to who has it, also by the weaker tag a gateway makes of it', async () => {
    const etag = await tag();
    await read({ 'If-None-Match': etag }).expect(304, '');
    await read({ 'If-None-Match': `W/${etag}` }).expect(304, '');
    await read({ 'If-None-Match': '"another"' }).expect(200);
  });

  test('comes compressed to who takes that, with the same content', async () => {
    const plain = await read({ 'Accept-Encoding': 'identity' }).expect(200);
    const packed = await read({ 'Accept-Encoding': 'br, gzip' }).expect(200);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(Number(packed.headers['content-length'])).toBeLessThan(
      Number(plain.headers['content-length']) / 5,
    );
    expect(packed.body).toEqual(plain.body);
  });

  test('is read from the database once after a change and then no more; the services are asked at every reading', async () => {
    await app.dietitian.patch(`/api/diet-plans2/${checked.id}`, { name: 'Po zmianie' }).expect(200);
    expect(await readsOf(list)).toHaveLength(1);
    expect(await readsOf(list)).toEqual([]);
    expect(await callsOf(list)).toEqual({
      patients: ['POST /internal/patients/data-revisions 200'],
      catalog: [expect.stringMatching(/ 304$/)],
    });
  });

  test('[decisions 35] asks about thousands of patients again only after a change of somebody’s records', async () => {
    const questionOf = async (work: () => Promise<unknown>) => {
      const before = app.patients.bodies.length;
      await work();
      return app.patients.bodies
        .slice(before)
        .map((body) => (JSON.parse(body) as { ids: string[] }).ids.length);
    };
    await list();
    expect(await questionOf(list)).toEqual([0]);
    const known = app.people.get('p-many-7')!;
    app.people.set('p-many-7', aPatient({ id: 'p-many-7' }));
    expect(await questionOf(list)).toEqual([0, PLANS + 1]);
    expect((await list()).filter(({ lastVerdict }) => lastVerdict?.isCurrent)).toHaveLength(PLANS);
    app.people.set('p-many-7', known);
    expect(await questionOf(() => app.dietitian.get(`/api/diet-plans2/${checked.id}`).expect(200))).toEqual([
      0, 1,
    ]);
    expect(await questionOf(list)).toEqual([0, PLANS + 1]);
  });

  test('is asked for by fifty readers at once with two rounds of questions: the one under way and the next', async () => {
    const lists = app.get<PlanListService>(PlanListService);
    const calls = await callsOf(() => Promise.all(Array.from({ length: 50 }, () => lists.answer())));
    expect(calls.patients).toHaveLength(2);
    expect(calls.catalog).toHaveLength(2);
  });

  const path = (tail = '') => `/api/diet-plans2/${checked.id}${tail}`;
  const CHANGES: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a new plan', () => app.createPlan({ name: 'Nowy' })],
    ['a changed plan', async () => app.dietitian.patch(path(), { name: 'Inna nazwa' }).expect(200)],
    ['a new check of a plan', async () => app.dietitian.get(path('/safety')).expect(200)],
    ['a plan that goes to the trash', async () => app.dietitian.delete(path()).expect(204)],
    ['a plan that comes back', async () => app.dietitian.post(path('/restore')).expect(200)],
  ];
  test.each(CHANGES)('is another one after %s', async (_, change) => {
    const before = await read().expect(200);
    await change();
    const after = await read({ 'If-None-Match': String(before.headers['etag']) }).expect(200);
    expect(after.body.items).not.toEqual(before.body.items);
  });

  test('[decisions 35] is another one after new results of one patient, and the old one again when they are taken back', async () => {
    const before = await tag();
    const known = app.people.get(PATIENT)!;
    app.people.set(PATIENT, { ...aPatient({ id: PATIENT }), ...avoiding([{ name: 'Pszenica', value: 90 }]) });
    await read({ 'If-None-Match': before }).expect(200);
    expect(await verdictOf()).toMatchObject({ isCurrent: false });
    expect((await list()).filter(({ lastVerdict }) => lastVerdict?.isCurrent)).toHaveLength(PLANS);
    app.people.set(PATIENT, known);
    await read({ 'If-None-Match': before }).expect(304);
  });

  test('[decisions 35] is another one after a changed link of the catalogue, not after a changed meal', async () => {
    const before = await tag();
    const { snapshot } = app.catalogue;
    const [meal, ...meals] = snapshot.meals;
    app.catalogue.snapshot = {
      ...{ ...snapshot, revision: 'another-meal' },
      meals: [{ ...meal!, favorite: !meal!.favorite }, ...meals],
    };
    await read({ 'If-None-Match': before }).expect(304);
    app.catalogue.snapshot = { ...snapshot, revision: 'fewer-links', mappings: snapshot.mappings.slice(1) };
    await read({ 'If-None-Match': before }).expect(200);
    expect(await verdictOf()).toMatchObject({ isCurrent: false });
    app.catalogue.snapshot = snapshot;
    await read({ 'If-None-Match': before }).expect(304);
  });

  test.each(['patients', 'catalog'] as const)(
    '[decisions 12] is answered while the service %s is away, with no verdict taken for current',
    async (service) => {
      const before = await tag();
      await app[service].switchOff();
      const { body } = await read({ 'If-None-Match': before }).expect(200);
      await app[service].switchOn();
      const items = body.items as PlanListItem[];
      expect(items).toHaveLength(PLANS + 2);
      expect(items.filter(({ lastVerdict }) => lastVerdict?.isCurrent)).toEqual([]);
      await read({ 'If-None-Match': before }).expect(304);
    },
  );
});
