import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedIn } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import { WORKER_LAUNCHER } from '@pora/common/workers/worker-entry';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { ENGINE_LIMITS, engineLimits } from './engine/engine.service.js';
import { aNewPlan, ANNA } from './testing/builders.js';
import { launchHaltingEngine } from './testing/engine-launchers.js';
import { startPlansApp, type PlansApp, type PlansAppOptions } from './testing/plans-app.js';
import { released } from './testing/released.js';

const PATIENCE_MS = 60_000;
const HALTS = ['no-day', 'six-days'];

describe('two instances of the plans service', () => {
  let one: PlansApp;
  let other: PlansApp;
  let here: SignedIn;
  let there: SignedIn;
  let isOtherUp = true;

  beforeAll(async () => {
    const override: NonNullable<PlansAppOptions['override']> = (builder) =>
      builder
        .overrideProvider(WORKER_LAUNCHER)
        .useValue(launchHaltingEngine)
        .overrideProvider(ENGINE_LIMITS)
        .useValue({ ...engineLimits, timeoutMs: PATIENCE_MS });
    one = await startPlansApp({ override });
    const { databaseUrl, redisUrl } = one.config;
    const store = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
    const neighbours = { PATIENTS_URL: one.patients.url, CATALOG_URL: one.catalog.url };
    other = await startPlansApp({ override, env: { ...store, ...neighbours } });
    [here, there] = [one.dietitian, other.dietitian];
  });
  afterAll(async () => {
    if (isOtherUp) await other.stop();
    await one.stop();
  });

  const path = ({ id }: Pick<Plan, 'id'>) => `/api/diet-plans2/${id}`;
  const read = async (who: SignedIn, plan: Plan) => (await who.get(path(plan)).expect(200)).body as Plan;
  const list = async (who: SignedIn) => {
    const { headers, body } = await who.get('/api/diet-plans2').expect(200);
    const items = body.items as { id: string }[];
    return { etag: headers['etag'] as string, ids: items.map(({ id }) => id), items };
  };
  const verdict = async (who: SignedIn, plan: Plan) =>
    (await who.get(`${path(plan)}/safety`).expect(200)).body as PlanSafety;
  const begin = (who: SignedIn, plan: Plan, key: string) =>
    who
      .post(`${path(plan)}/generate`, {})
      .set('Idempotency-Key', key)
      .then(({ status, body }) => ({ status, body }));

  it('[diets §2] the list of plans is right at once in both, whoever changes it, and has the same tag', async () => {
    for (const who of [here, there, here]) {
      await Promise.all([list(here), list(there)]);
      const { body } = await who.post('/api/diet-plans2', aNewPlan({ patientId: null })).expect(201);
      const [mine, theirs] = await Promise.all([list(here), list(there)]);
      expect(mine.ids).toContain(body.id);
      expect(theirs).toEqual(mine);
      const headers = { cookie: there.cookie, 'if-none-match': mine.etag };
      expect((await other.http().get('/api/diet-plans2').set(headers)).status).toBe(304);
    }
  });

  it('a version that one has raised is known to the other: the second of two changes is refused', async () => {
    const plan = await one.createPlan();
    const rename = (who: SignedIn, name: string) =>
      who.patch(path(plan), { name }).set('If-Match', `"${plan.version}"`);
    const answers = await Promise.all([rename(here, 'Tu'), rename(there, 'Tam')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(await read(there, plan)).toEqual(await read(here, plan));
  });

  it(
    '[diets §4] a generation that began at one is followed and stopped at the other, and undone there',
    async () => {
      const [plan, next] = [await one.createPlan(), await one.createPlan()];
      const [run, after] = ['dwie-instancje-1', 'dwie-instancje-4'];
      const placeOf = (of: Plan, key: string) => `${path(of)}/generations/${key}`;
      const place = placeOf(plan, run);
      const answer = begin(here, plan, run);
      const progress = async () => (await there.get(place).expect(200)).body.progress;
      await released(
        until(async () => (await progress())?.finishedDays === 6, PATIENCE_MS),
        ['no-day'],
      );
      const { body: last } = await there.get(`${path(plan)}/generations`).expect(200);
      expect(last).toMatchObject({ current: { run, progress: { finishedDays: 6 } }, ended: null });
      const waiting = begin(here, next, after);
      const isWaiting = async () =>
        (await there.get(placeOf(next, after)).expect(200)).body.progress !== null;
      await until(isWaiting, PATIENCE_MS);
      await there.delete(place).expect(204);
      await there.delete(placeOf(next, after)).expect(204);
      // What was told first is heard first: the engine may go on once the second stop has come.
      expect((await waiting).body.code).toBe('generation_stopped');
      const { status, body } = await released(answer, HALTS);
      expect([status, body.generation.stoppedAfterDays]).toEqual([200, 6]);
      expect(await read(there, plan)).toMatchObject({ planDays: body.planDays, version: plan.version + 1 });
      await there.post(`${path(plan)}/undo`, { of: 'last', confirm: true, others: true }).expect(200);
      expect((await read(here, plan)).planDays).toEqual(plan.planDays);
    },
    2 * PATIENCE_MS,
  );

  it(
    'a generation that is asked for twice, once of each, is made once',
    async () => {
      const plan = await one.createPlan();
      const key = 'dwie-instancje-2';
      const both = Promise.all([begin(here, plan, key), begin(there, plan, key)]);
      const answers = await released(both, HALTS);
      const made = answers.filter(({ status }) => status === 200);
      expect(made.length).toBeGreaterThan(0);
      const stored = await read(there, plan);
      expect(stored.version).toBe(plan.version + 1);
      for (const { body } of made) expect(body.planDays).toEqual(stored.planDays);
      const { body } = await here.get(`${path(plan)}/history`).expect(200);
      expect(body.items.map(({ cause }: { cause: string }) => cause)).toEqual(['generate']);
    },
    2 * PATIENCE_MS,
  );

  it(
    'a catalogue that changed is judged by both, whichever of them has read it before',
    async () => {
      const plan = await one.createPlan({ patientId: ANNA });
      const { status } = await released(begin(here, plan, 'dwie-instancje-3'), HALTS);
      expect(status).toBe(200);
      const undated = ({ checkedAt: _, ...rest }: PlanSafety) => rest;
      const [mine, theirs] = await Promise.all([verdict(here, plan), verdict(there, plan)]);
      expect(undated(theirs)).toEqual(undated(mine));
      const { snapshot } = one.catalogue;
      const foods = snapshot.foods.map((food) => ({ ...food, calories: food.calories + 1 }));
      one.catalogue.snapshot = { ...snapshot, foods, revision: `${snapshot.revision}-nowa` };
      const asked = () => one.catalog.answered.filter((call) => call.endsWith(' 200')).length;
      const before = asked();
      const [after, there2] = await Promise.all([verdict(here, plan), verdict(there, plan)]);
      expect(undated(there2)).toEqual(undated(after));
      expect(asked()).toBe(before + 2);
    },
    2 * PATIENCE_MS,
  );

  it('what one leaves when it ends goes on at the other', async () => {
    const plan = await other.createPlan();
    isOtherUp = false;
    await other.stop();
    expect(await read(here, plan)).toEqual(plan);
    await here.patch(path(plan), { name: 'Dalej' }).set('If-Match', `"${plan.version}"`).expect(200);
  });
});
