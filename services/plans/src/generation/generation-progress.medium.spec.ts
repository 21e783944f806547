import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RedisConnection } from '@pora/common/redis';
import { until } from '@pora/common/testing/until';
import { WORKER_LAUNCHER } from '@pora/common/workers/worker-entry';
import type { GenerationProgress, LastGeneration } from '@pora/contracts/plans/plan-generation.model';
import type { Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import { checkPlan } from '@pora/engine/testing/checker';
import { ENGINE_LIMITS, engineLimits } from '../engine/engine.service.js';
import { launchHaltingEngine } from '../testing/engine-launchers.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { released } from '../testing/released.js';

const AT_ONCE = 8;
const PATIENCE_MS = 60_000;
const HALTS = ['no-day', 'six-days'];

let app: PlansApp;
let runs = 0;

beforeAll(async () => {
  app = await startPlansApp({
    override: (builder) =>
      builder
        .overrideProvider(WORKER_LAUNCHER)
        .useValue(launchHaltingEngine)
        .overrideProvider(ENGINE_LIMITS)
        .useValue({ ...engineLimits, timeoutMs: 60_000 }),
  });
});
afterAll(() => app.stop());

const path = ({ id }: Plan) => `/api/diet-plans2/${id}`;
const read = async (plan: Plan) => (await app.dietitian.get(path(plan)).expect(200)).body as Plan;
const history = async (plan: Plan) =>
  (await app.dietitian.get(`${path(plan)}/history`).expect(200)).body.items as { cause: string }[];

/** Begins to generate; the generator halts before the first day and after the sixth. */
function begin(plan: Plan) {
  const run = `run-${(runs += 1).toString().padStart(6, '0')}`;
  const request = app.dietitian.post(`${path(plan)}/generate`, {}).set('Idempotency-Key', run);
  return { run, request, answer: request.then(({ status, body }) => ({ status, body })) };
}

const place = (plan: Plan, run: string) => `${path(plan)}/generations/${run}`;
const progressOf = async (plan: Plan, run: string) =>
  (await app.dietitian.get(place(plan, run)).expect(200)).body.progress as GenerationProgress | null;
const lastOf = async (plan: Plan) =>
  (await app.dietitian.get(`${path(plan)}/generations`).expect(200)).body as LastGeneration;
const currentOf = async (plan: Plan) => (await lastOf(plan)).current;
/** Why the plan's last generation left no plan, once it has ended. */
async function endOf(plan: Plan) {
  await until(async () => (await currentOf(plan)) === null, PATIENCE_MS);
  return (await lastOf(plan)).ended;
}
const stop = (plan: Plan, run: string) => app.dietitian.delete(place(plan, run)).expect(204);
/** Waits until the generator has begun; no day is finished. */
const atWork = (plan: Plan, run: string) =>
  until(async () => (await progressOf(plan, run))?.stage === 'days', PATIENCE_MS);
/** Waits until six days are finished, and no more. */
const atSixDays = (plan: Plan, run: string) =>
  released(
    until(async () => (await progressOf(plan, run))?.finishedDays === 6, PATIENCE_MS),
    ['no-day'],
  );

const stopped = {
  status: 409,
  body: { code: 'generation_stopped', error: 'Przerwano generowanie. Plan się nie zmienił.' },
};

/** Days after the sixth are judged as what stood there before. */
const closed = (days: readonly PlanDay[]): PlanDay[] =>
  days.map((day) =>
    day.day <= 6 ? day : { ...day, slots: day.slots.map((slot) => ({ ...slot, locked: true })) },
  );

test(
  '[diets §4] a generation says how far it is, and nothing once it has ended',
  async () => {
    const plan = await app.createPlan();
    expect(await progressOf(plan, 'never-begun')).toBeNull();
    expect(await lastOf(plan)).toEqual({ current: null, ended: null });
    const { run, answer } = begin(plan);
    await atSixDays(plan, run);
    expect(await progressOf(plan, run)).toMatchObject({ stage: 'days', days: 14, finishedDays: 6 });
    expect(await lastOf(plan)).toMatchObject({
      current: { run, progress: { finishedDays: 6 } },
      ended: null,
    });
    const { status, body } = await released(answer, HALTS);
    expect([status, body.generation.stoppedAfterDays]).toEqual([200, undefined]);
    await until(async () => (await progressOf(plan, run)) === null);
    expect(await lastOf(plan)).toEqual({ current: null, ended: null });
  },
  PATIENCE_MS,
);

test(
  '[diets §4] a stopped generation keeps its finished days as one step that can be undone',
  async () => {
    const plan = await app.createPlan();
    const first = begin(plan);
    expect((await released(first.answer, HALTS)).status).toBe(200);
    const before = await read(plan);
    const { run, answer } = begin(plan);
    await atSixDays(plan, run);
    await stop(plan, run);
    const { status, body } = await released(answer, HALTS);
    expect([status, body.generation.stoppedAfterDays]).toEqual([200, 6]);
    expect(body.verdict.state).toBe('no_patient');
    const after = await read(plan);
    expect(after.planDays).toEqual(body.planDays);
    expect(after.planDays.slice(6)).toEqual(before.planDays.slice(6));
    expect(after.planDays.slice(0, 6)).not.toEqual(before.planDays.slice(0, 6));
    expect(after.version).toBe(before.version + 1);
    const { snapshot: catalog } = app.catalogue;
    const input = { plan: { ...before, planDays: closed(before.planDays) }, patient: { isChild: false } };
    expect(checkPlan({ ...input, catalog, config: catalog.ruleConfig }, closed(after.planDays))).toEqual([]);
    expect((await history(plan)).map(({ cause }) => cause)).toEqual(['generate', 'generate']);
    const log = await app.dietitian.get(`${path(plan)}/debug-log`).expect(200);
    expect(log.text).toMatch(/^STOP after=6$/m);
    await app.dietitian.post(`${path(plan)}/undo`, { of: 'last', confirm: true }).expect(200);
    expect((await read(plan)).planDays).toEqual(before.planDays);
  },
  PATIENCE_MS,
);

test(
  '[diets §4] stopped before a day is finished, or in the queue, a generation leaves the plan as it was',
  async () => {
    const [plan, next] = [await app.createPlan(), await app.createPlan()];
    const before = await read(plan);
    const { run, answer } = begin(plan);
    await atWork(plan, run);
    const waiting = begin(next);
    await until(async () => (await progressOf(next, waiting.run))?.stage === 'waiting');
    await stop(next, waiting.run);
    // It leaves the queue although the one before it still works.
    expect(await waiting.answer).toEqual(stopped);
    await stop(plan, run);
    expect(await released(answer, HALTS)).toEqual(stopped);
    expect(await read(plan)).toEqual(before);
    expect(await history(plan)).toEqual([]);
    await app.dietitian.get(`${path(plan)}/debug-log`).expect(404);
    // The same plan can be generated again.
    expect((await released(begin(plan).answer, HALTS)).status).toBe(200);
  },
  PATIENCE_MS,
);

test(
  'a stop that another instance was asked for reaches the one that generates',
  async () => {
    const [plan, next] = [await app.createPlan(), await app.createPlan()];
    const { run, answer } = begin(plan);
    await atSixDays(plan, run);
    const waiting = begin(next);
    await until(async () => (await progressOf(next, waiting.run))?.stage === 'waiting');
    const redis = app.get<RedisConnection>(RedisConnection);
    const tell = (name: string) => redis.run((client) => client.publish('plans:generation-stop', name));
    await tell(`plans:generation:${plan.id}:${run}`);
    await tell(`plans:generation:${next.id}:${waiting.run}`);
    // What was told first is heard first.
    expect(await waiting.answer).toEqual(stopped);
    expect((await released(answer, HALTS)).body.generation.stoppedAfterDays).toBe(6);
    // Of what does not run there is nothing to stop.
    await stop(plan, run);
  },
  PATIENCE_MS,
);

test(
  '[diets §4] a caller who goes away does not stop what they began: it is finished, saved, and found again',
  async () => {
    const plan = await app.createPlan();
    const { run, request, answer } = begin(plan);
    const gone = expect(answer).rejects.toThrow();
    await atWork(plan, run);
    const { version } = await read(plan);
    request.abort();
    await gone;
    expect(await currentOf(plan)).toMatchObject({ run, progress: { stage: 'days' } });
    await released(
      until(async () => (await currentOf(plan)) === null, PATIENCE_MS),
      HALTS,
    );
    const after = await read(plan);
    expect([after.filledSlots, after.version]).toEqual([70, version + 1]);
  },
  PATIENCE_MS,
);

test(
  'a generation nobody waits for never overwrites what somebody changed meanwhile',
  async () => {
    const plan = await app.createPlan();
    const { run, request, answer } = begin(plan);
    const gone = expect(answer).rejects.toThrow();
    await atWork(plan, run);
    request.abort();
    await gone;
    await app.dietitian.patch(path(plan), { name: 'Zmieniony w trakcie' }).expect(200);
    const message = 'Ktoś zapisał już nowszą wersję tych danych.';
    expect(await released(endOf(plan), HALTS)).toEqual({ run, code: 'stale_version', message });
    expect(await read(plan)).toMatchObject({ name: 'Zmieniony w trakcie', filledSlots: 0, generation: null });
  },
  PATIENCE_MS,
);

test(
  '[diets §4] whoever comes back hears why a generation left no plan, until another is begun',
  async () => {
    const [plan, empty] = [await app.createPlan(), await app.createPlan({ caloriesPerDay: 0 })];
    const first = begin(plan);
    await atWork(plan, first.run);
    await stop(plan, first.run);
    expect(await released(first.answer, HALTS)).toEqual(stopped);
    expect(await endOf(plan)).toEqual({
      ...{ run: first.run, code: 'generation_stopped' },
      message: 'Przerwano generowanie. Plan się nie zmienił.',
    });
    expect(await progressOf(plan, first.run)).toBeNull();
    const second = begin(plan);
    await atWork(plan, second.run);
    expect(await lastOf(plan)).toMatchObject({ current: { run: second.run }, ended: null });
    expect((await released(second.answer, HALTS)).status).toBe(200);
    expect(await endOf(plan)).toBeNull();
    const refused = begin(empty);
    const { status, body } = await refused.answer;
    expect([status, body.code]).toEqual([422, 'no_calorie_target']);
    expect(await endOf(empty)).toEqual({ run: refused.run, code: body.code, message: body.error });
  },
  PATIENCE_MS,
);

test(
  '[diets §7] of eight plans at once every other is stopped, in the queue as at work, and the rest are generated',
  async () => {
    const plans = await Promise.all(Array.from({ length: AT_ONCE }, () => app.createPlan()));
    const begun = plans.map((plan) => ({ plan, ...begin(plan) }));
    await until(async () => {
      const told = await Promise.all(begun.map(({ plan, run }) => progressOf(plan, run)));
      return told.every((progress) => progress !== null) && told.some((each) => each?.stage === 'days');
    }, PATIENCE_MS);
    const given = begun.filter((_, i) => i % 2 === 0);
    await Promise.all(given.map(({ plan, run }) => stop(plan, run)));
    const rest = begun.filter((each) => !given.includes(each));
    const answers = await released(Promise.all(begun.map(({ answer }) => answer)), HALTS);
    for (const [i, answer] of answers.entries())
      if (i % 2 === 0) expect(answer).toEqual(stopped);
      else expect(answer.status).toBe(200);
    for (const { plan } of given) expect((await read(plan)).filledSlots).toBe(0);
    for (const { plan } of rest) expect((await read(plan)).filledSlots).toBe(70);
  },
  PATIENCE_MS,
);
