import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan, PlanDay } from '@pora/contracts/plans/plan.model';
import { createRandom, type Random } from '@pora/engine/random';
import { checkPlan, type CheckedInput } from '@pora/engine/testing/checker';
import { ENGINE_LIMITS, engineLimits } from '../engine/engine.service.js';
import { aPatient } from '../testing/builders.js';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { avoiding } from '../testing/safety-data.js';
import { fullStarterSnapshot } from '../testing/starter-data.js';
import { testSeed } from '../testing/test-seed.js';

/** Given or drawn; the title names it, so that a failing run can be repeated. */
const SEED = testSeed();
const ROUNDS = 10;

let app: PlansApp;

beforeAll(async () => {
  // Nothing here is about time, and the machine may be busy with other tests.
  const limits = { ...engineLimits, timeoutMs: 60_000 };
  app = await startPlansApp({
    override: (builder) => builder.overrideProvider(ENGINE_LIMITS).useValue(limits),
  });
  app.catalogue.snapshot = fullStarterSnapshot('starter-full');
});
afterAll(() => app.stop());

test(`an independent checker finds no broken rule in plans for random patients (seed ${SEED})`, async () => {
  const random = createRandom(SEED);
  const { snapshot } = app.catalogue;
  const made: { input: CheckedInput; planDays: PlanDay[]; round: number; verdict: object }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const patient = randomPatient(random);
    const patientId = `p-random-${round}`;
    const { intolerances, disliked, isChild } = patient;
    app.people.set(patientId, {
      ...aPatient({ id: patientId, isChild }),
      ...avoiding(intolerances, disliked),
    });
    const plans = [await randomPlan(random, patientId, 1), await randomPlan(random, patientId, 2)];
    const uses: Record<string, number> = {};
    for (const plan of plans) {
      const seed = random.below(1_000_000);
      const { body } = await app.dietitian.post(`/api/diet-plans2/${plan.id}/generate`, { seed }).expect(200);
      const planDays = body.planDays as PlanDay[];
      const usesInOtherStages = { ...uses };
      const input = { plan, patient, catalog: snapshot, config: snapshot.ruleConfig, usesInOtherStages };
      made.push({ input, planDays, round, verdict: body.generation.verdict });
      for (const id of mealsOf(planDays)) uses[id] = (uses[id] ?? 0) + 1;
    }
  }
  // Only now, as the checker's long comparisons would keep the service in this process from answering.
  for (const { input, planDays, round, verdict } of made) {
    expect({ round, violations: checkPlan(input, planDays) }).toEqual({ round, violations: [] });
    expect(verdict).toMatchObject({ dangerous: 0, unchecked: 0 });
  }
  expect(made).toHaveLength(2 * ROUNDS);
}, 300_000);

const mealsOf = (planDays: readonly PlanDay[]) =>
  planDays.flatMap(({ slots }) => slots.flatMap(({ entry }) => entry?.mealId ?? []));

function randomPlan(random: Random, patientId: string, stage: number): Promise<Plan> {
  return app.createPlan({
    patientId,
    stage,
    days: random.below(3) === 0 ? 1 + random.below(14) : 14,
    mealsPerDay: 3 + random.below(4),
    caloriesPerDay: 1200 + random.below(1800),
    generatorSources: random.below(2) === 0 ? ['own', 'AG', 'KB', 'KS'] : ['own'],
  });
}

/** Up to twenty results printed as laboratories print them, and up to eight dislikes of all kinds. */
function randomPatient(random: Random) {
  const { dictionary, foods } = app.catalogue.snapshot;
  const pick = <T>(all: readonly T[]) => all[random.below(all.length)] as T;
  const names = () => {
    const { name, aliases = [] } = pick(dictionary);
    const written = pick([name, ...aliases]);
    return random.below(2) === 0 ? written : written.toUpperCase();
  };
  const dislikes = () => pick(foods).name.split(/[ ,]/)[0] ?? '';
  const list = <T>(most: number, make: () => T) => Array.from({ length: random.below(most + 1) }, make);
  return {
    isChild: random.below(4) === 0,
    intolerances: list(20, () => ({ name: names(), value: random.below(900) / 10 })),
    disliked: [...new Set(list(8, dislikes))],
  };
}
